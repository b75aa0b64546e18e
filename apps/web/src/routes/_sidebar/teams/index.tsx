import { createFileRoute } from '@tanstack/react-router';
import { teamPages } from '#features/groups/teams/api.ts';
import { TeamsPage } from '#features/groups/teams/pages/teams-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';
import { readListSearch, toListSearch, toListView } from '#lib/list-search.ts';
import { queryClient } from '#lib/query.ts';

const USUAL = 'name';

export const Route = createFileRoute('/_sidebar/teams/')({
  staticData: { who: 'admins' },
  validateSearch: readListSearch,
  loaderDeps: ({ search }) => toListView(search, USUAL),
  loader: async ({ deps }) => {
    void queryClient.prefetchQuery(teamPages(deps, 0));
    await loadPhrases('teams', 'records', 'personality');
  },
  component: List,
});

function List() {
  const navigate = Route.useNavigate();
  return (
    <TeamsPage
      view={Route.useLoaderDeps()}
      onView={(next) => void navigate({ search: toListSearch(next, USUAL), replace: true })}
    />
  );
}
