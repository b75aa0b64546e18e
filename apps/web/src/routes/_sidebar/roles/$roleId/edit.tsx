import { createFileRoute, Navigate } from '@tanstack/react-router';

export const Route = createFileRoute('/_sidebar/roles/$roleId/edit')({
  staticData: { who: 'admins' },
  component: EditRole,
});

/** The former page of the range editor, which mails and bookmarks may contain. */
function EditRole() {
  const { roleId } = Route.useParams();
  return <Navigate to="/roles/$roleId" params={{ roleId }} search={{ tab: 'ranges' }} replace />;
}
