import { createFileRoute } from '@tanstack/react-router';
import { RolesPage } from '#features/roles/pages/roles-page.tsx';
import { rolePages } from '#features/roles/api.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { readListSearch, toListSearch, toListView } from '#lib/list-search.ts';
import { queryClient } from '#lib/query.ts';

const USUAL = 'name';

export const Route = createFileRoute('/_sidebar/roles/')({
  staticData: { who: 'admins' },
  validateSearch: readListSearch,
  loaderDeps: ({ search }) => toListView(search, USUAL),
  loader: async ({ deps }) => {
    void queryClient.prefetchQuery(rolePages(deps, 0));
    await loadPhrases('roles', 'personality', 'records');
  },
  component: Roles,
});

function Roles() {
  const navigate = Route.useNavigate();
  return (
    <RolesPage
      view={Route.useLoaderDeps()}
      onView={(next) => void navigate({ search: toListSearch(next, USUAL), replace: true })}
    />
  );
}
