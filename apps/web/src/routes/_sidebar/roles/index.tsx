import { createFileRoute } from '@tanstack/react-router';
import { RolesPage } from '#features/roles/pages/roles-page.tsx';
import { rolesQuery } from '#features/roles/api.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { readListSearch, toListSearch, toListView } from '#lib/list-search.ts';
import { queryClient } from '#lib/query.ts';

const USUAL = 'name';

export const Route = createFileRoute('/_sidebar/roles/')({
  staticData: { who: 'admins' },
  validateSearch: readListSearch,
  loader: async () => {
    void queryClient.prefetchQuery(rolesQuery);
    await loadPhrases('roles', 'personality');
  },
  component: Roles,
});

function Roles() {
  const view = toListView(Route.useSearch(), USUAL);
  const navigate = Route.useNavigate();
  return (
    <RolesPage
      view={view}
      onView={(next) => void navigate({ search: toListSearch(next, USUAL), replace: true })}
    />
  );
}
