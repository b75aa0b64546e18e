import { createFileRoute } from '@tanstack/react-router';
import { goalsQuery } from '#features/goals/api.ts';
import { GoalsPage } from '#features/goals/pages/goals-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';
import { readListSearch, toListSearch, toListView } from '#lib/list-search.ts';
import { queryClient } from '#lib/query.ts';

const USUAL = 'objective';

export const Route = createFileRoute('/_sidebar/goals/')({
  staticData: { who: 'admins' },
  validateSearch: readListSearch,
  loader: async () => {
    void queryClient.prefetchQuery(goalsQuery);
    await loadPhrases('goals', 'records');
  },
  component: List,
});

function List() {
  const view = toListView(Route.useSearch(), USUAL);
  const navigate = Route.useNavigate();
  return (
    <GoalsPage
      view={view}
      onView={(next) => void navigate({ search: toListSearch(next, USUAL), replace: true })}
    />
  );
}
