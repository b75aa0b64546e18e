import { createFileRoute } from '@tanstack/react-router';
import { assessmentPages } from '#features/groups/assessments/api.ts';
import { AssessmentsPage } from '#features/groups/assessments/pages/assessments-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';
import { readListSearch, toListSearch, toListView } from '#lib/list-search.ts';
import { queryClient } from '#lib/query.ts';

const USUAL = '-start';

export const Route = createFileRoute('/_sidebar/assessments/')({
  staticData: { who: 'admins' },
  validateSearch: readListSearch,
  loaderDeps: ({ search }) => toListView(search, USUAL),
  loader: async ({ deps }) => {
    void queryClient.prefetchQuery(assessmentPages(deps, 0));
    await loadPhrases('assessments', 'records');
  },
  component: List,
});

function List() {
  const navigate = Route.useNavigate();
  return (
    <AssessmentsPage
      view={Route.useLoaderDeps()}
      onView={(next) => void navigate({ search: toListSearch(next, USUAL), replace: true })}
    />
  );
}
