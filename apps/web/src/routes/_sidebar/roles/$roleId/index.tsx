import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { roleFitsQuery } from '#features/groups/role-people/api.ts';
import { RolePage } from '#features/groups/role-people/pages/role-page.tsx';
import { readRoleSearch } from '#features/groups/role-people/search.ts';
import { roleQuery } from '#features/roles/roles/api.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { queryClient } from '#lib/query.ts';

export const Route = createFileRoute('/_sidebar/roles/$roleId/')({
  staticData: { who: 'deciders' },
  validateSearch: readRoleSearch,
  loaderDeps: ({ search: { people = 'considered', status, team } }) => ({
    view: people,
    filters: { status, team },
  }),
  loader: async ({ params, deps }) => {
    void queryClient.prefetchQuery(roleQuery(params.roleId));
    void queryClient.prefetchInfiniteQuery(roleFitsQuery(params.roleId, deps.view, '', deps.filters));
    await loadPhrases('roles', 'role-people', 'people', 'personality', 'talents', 'records', 'deciders');
  },
  component: Role,
});

function Role() {
  const { tab, people, status, team } = Route.useSearch();
  const filters = useMemo(() => ({ status, team }), [status, team]);
  const navigate = Route.useNavigate();
  const go = (search: Partial<ReturnType<typeof readRoleSearch>>) =>
    void navigate({ search: { tab, people, status, team, ...search }, replace: true });
  return (
    <RolePage
      roleId={Route.useParams().roleId}
      tab={tab ?? 'people'}
      view={people ?? 'considered'}
      filters={filters}
      onTab={(next) => go({ tab: next === 'people' ? undefined : next })}
      onView={(next) => go({ people: next === 'considered' ? undefined : next })}
      onFilters={(next) => go({ status: next.status, team: next.team })}
    />
  );
}
