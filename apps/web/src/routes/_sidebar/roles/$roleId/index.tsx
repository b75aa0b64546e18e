import { createFileRoute } from '@tanstack/react-router';
import { roleQuery, talentsByFitQuery } from '#features/roles/api.ts';
import { RolePage } from '#features/roles/pages/role-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';
import { queryClient } from '#lib/query.ts';

export const Route = createFileRoute('/_sidebar/roles/$roleId/')({
  staticData: { who: 'admins' },
  loader: async ({ params }) => {
    void queryClient.prefetchQuery(roleQuery(params.roleId));
    void queryClient.prefetchInfiniteQuery(talentsByFitQuery(params.roleId));
    await loadPhrases('roles', 'personality');
  },
  component: Role,
});

function Role() {
  return <RolePage roleId={Route.useParams().roleId} />;
}
