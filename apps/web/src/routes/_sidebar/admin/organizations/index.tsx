import { createFileRoute } from '@tanstack/react-router';
import { workspacesQuery } from '#features/administration/api.ts';
import { OrganizationsPage } from '#features/administration/pages/organizations-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';
import { readListSearch, toListSearch, toListView } from '#lib/list-search.ts';
import { queryClient } from '#lib/query.ts';

const USUAL = 'name';

export const Route = createFileRoute('/_sidebar/admin/organizations/')({
  staticData: { who: 'platform' },
  validateSearch: readListSearch,
  loader: async () => {
    void queryClient.prefetchQuery(workspacesQuery);
    await loadPhrases('administration', 'records');
  },
  component: List,
});

function List() {
  const view = toListView(Route.useSearch(), USUAL);
  const navigate = Route.useNavigate();
  return (
    <OrganizationsPage
      view={view}
      onView={(next) => void navigate({ search: toListSearch(next, USUAL), replace: true })}
    />
  );
}
