import { createFileRoute } from '@tanstack/react-router';
import { rolesQuery } from '#features/measures/works-council/api.ts';
import { RangesPage } from '#features/measures/works-council/pages/ranges-page.tsx';
import { readRolesSearch } from '#features/measures/works-council/search.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { queryClient } from '#lib/query.ts';

export const Route = createFileRoute('/_sidebar/works-council/roles/')({
  staticData: { who: 'oversight' },
  validateSearch: readRolesSearch,
  loaderDeps: ({ search: { search = '' } }) => ({ search }),
  loader: async ({ deps }) => {
    void queryClient.prefetchInfiniteQuery(rolesQuery(deps.search));
    await loadPhrases('works-council', 'personality', 'records');
  },
  component: Ranges,
});

function Ranges() {
  const navigate = Route.useNavigate();
  return (
    <RangesPage
      search={Route.useLoaderDeps().search}
      onSearch={(search) =>
        void navigate({ search: { search: search === '' ? undefined : search }, replace: true })
      }
    />
  );
}
