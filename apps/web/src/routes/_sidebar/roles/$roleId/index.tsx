import { createFileRoute } from '@tanstack/react-router';
import { roleFitsQuery } from '#features/role-people/api.ts';
import { RolePage } from '#features/role-people/pages/role-page.tsx';
import { readRoleSearch } from '#features/role-people/search.ts';
import { roleQuery } from '#features/roles/api.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { queryClient } from '#lib/query.ts';

export const Route = createFileRoute('/_sidebar/roles/$roleId/')({
  staticData: { who: 'admins' },
  validateSearch: readRoleSearch,
  loaderDeps: ({ search }) => ({ view: search.people ?? 'considered' }),
  loader: async ({ params, deps }) => {
    void queryClient.prefetchQuery(roleQuery(params.roleId));
    void queryClient.prefetchInfiniteQuery(roleFitsQuery(params.roleId, deps.view));
    await loadPhrases('roles', 'role-people', 'people', 'personality', 'talents', 'records');
  },
  component: Role,
});

function Role() {
  const { tab, people } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RolePage
      roleId={Route.useParams().roleId}
      tab={tab ?? 'people'}
      view={people ?? 'considered'}
      onTab={(next) =>
        void navigate({ search: { tab: next === 'people' ? undefined : next, people }, replace: true })
      }
      onView={(next) =>
        void navigate({ search: { tab, people: next === 'considered' ? undefined : next }, replace: true })
      }
    />
  );
}
