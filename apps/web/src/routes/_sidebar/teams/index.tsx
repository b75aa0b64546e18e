import { createFileRoute } from '@tanstack/react-router';
import { teamsQuery } from '#features/teams/api.ts';
import { TeamsPage } from '#features/teams/pages/teams-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';
import { readListSearch, toListSearch, toListView } from '#lib/list-search.ts';
import { queryClient } from '#lib/query.ts';

const USUAL = 'name';

export const Route = createFileRoute('/_sidebar/teams/')({
  staticData: { who: 'admins' },
  validateSearch: readListSearch,
  loader: async () => {
    void queryClient.prefetchQuery(teamsQuery);
    await loadPhrases('teams', 'records');
  },
  component: List,
});

function List() {
  const view = toListView(Route.useSearch(), USUAL);
  const navigate = Route.useNavigate();
  return (
    <TeamsPage
      view={view}
      onView={(next) => void navigate({ search: toListSearch(next, USUAL), replace: true })}
    />
  );
}
