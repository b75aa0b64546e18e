import { createFileRoute } from '@tanstack/react-router';
import { rangeStateQuery, roleQuery } from '#features/roles/roles/api.ts';
import { EditRolePage } from '#features/roles/roles/pages/edit-role-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';
import { queryClient } from '#lib/query.ts';

export const Route = createFileRoute('/_sidebar/roles/$roleId/edit')({
  staticData: { who: 'admins' },
  loader: async ({ params }) => {
    void queryClient.prefetchQuery(roleQuery(params.roleId));
    void queryClient.prefetchQuery(rangeStateQuery(params.roleId));
    await loadPhrases('roles', 'role-ranges', 'records', 'personality');
  },
  component: EditRole,
});

function EditRole() {
  return <EditRolePage roleId={Route.useParams().roleId} />;
}
