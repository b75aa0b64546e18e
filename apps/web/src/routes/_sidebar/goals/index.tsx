import { createFileRoute } from '@tanstack/react-router';
import { goalPages } from '#features/groups/goals/api.ts';
import { GoalsPage } from '#features/groups/goals/pages/goals-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';
import { readListSearch, toListSearch, toListView } from '#lib/list-search.ts';
import { queryClient } from '#lib/query.ts';

const USUAL = 'objective';

export const Route = createFileRoute('/_sidebar/goals/')({
  staticData: { who: 'admins' },
  validateSearch: readListSearch,
  loaderDeps: ({ search }) => toListView(search, USUAL),
  loader: async ({ deps }) => {
    void queryClient.prefetchQuery(goalPages(deps, 0));
    await loadPhrases('goals', 'records');
  },
  component: List,
});

function List() {
  const navigate = Route.useNavigate();
  return (
    <GoalsPage
      view={Route.useLoaderDeps()}
      onView={(next) => void navigate({ search: toListSearch(next, USUAL), replace: true })}
    />
  );
}
