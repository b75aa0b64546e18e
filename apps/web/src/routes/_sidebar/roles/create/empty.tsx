import { createFileRoute } from '@tanstack/react-router';
import { CreateRolePage } from '#features/roles/pages/edit-role-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';
import { readId, searchReader } from '#lib/search-values.ts';

export const Route = createFileRoute('/_sidebar/roles/create/empty')({
  staticData: { who: 'admins' },
  // The role to start from.
  validateSearch: searchReader({ from: readId }),
  loader: () => loadPhrases('roles', 'records', 'personality'),
  component: EmptyRole,
});

function EmptyRole() {
  return <CreateRolePage from={Route.useSearch().from} />;
}
