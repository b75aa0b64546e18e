import { createFileRoute } from '@tanstack/react-router';
import { workspacePages } from '#features/home/administration/api.ts';
import { OrganizationsPage } from '#features/home/administration/pages/organizations-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';
import { readListSearch, toListSearch, toListView } from '#lib/list-search.ts';
import { queryClient } from '#lib/query.ts';

const USUAL = 'name';

export const Route = createFileRoute('/_sidebar/admin/organizations/')({
  staticData: { who: 'platform' },
  validateSearch: readListSearch,
  loaderDeps: ({ search }) => toListView(search, USUAL),
  loader: async ({ deps }) => {
    void queryClient.prefetchQuery(workspacePages(deps, 0));
    await loadPhrases('administration', 'records');
  },
  component: List,
});

function List() {
  const navigate = Route.useNavigate();
  return (
    <OrganizationsPage
      view={Route.useLoaderDeps()}
      onView={(next) => void navigate({ search: toListSearch(next, USUAL), replace: true })}
    />
  );
}
