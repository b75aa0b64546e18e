import { createFileRoute } from '@tanstack/react-router';
import { CreateRolePage } from '#features/roles/pages/edit-role-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

interface EmptyRoleSearch {
  /** The role to start from. */
  readonly from?: string;
}

export const Route = createFileRoute('/_sidebar/roles/create/empty')({
  validateSearch: (search): EmptyRoleSearch =>
    typeof search['from'] === 'string' ? { from: search['from'] } : {},
  loader: () => loadPhrases('roles', 'personality'),
  component: EmptyRole,
});

function EmptyRole() {
  return <CreateRolePage from={Route.useSearch().from} />;
}
