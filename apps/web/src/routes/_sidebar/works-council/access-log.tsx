import { createFileRoute } from '@tanstack/react-router';
import { accessQuery } from '#features/measures/works-council/api.ts';
import { AccessLogPage } from '#features/measures/works-council/pages/access-log-page.tsx';
import { readLogSearch } from '#features/measures/works-council/search.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { queryClient } from '#lib/query.ts';

export const Route = createFileRoute('/_sidebar/works-council/access-log')({
  staticData: { who: 'oversight' },
  validateSearch: readLogSearch,
  loaderDeps: ({ search: { month, kind } }) => ({ month, kind }),
  loader: async ({ deps }) => {
    void queryClient.prefetchInfiniteQuery(accessQuery(deps));
    await loadPhrases('works-council', 'records');
  },
  component: AccessLog,
});

function AccessLog() {
  const navigate = Route.useNavigate();
  return (
    <AccessLogPage
      view={Route.useLoaderDeps()}
      onView={({ month, kind }) => void navigate({ search: { month, kind }, replace: true })}
    />
  );
}
