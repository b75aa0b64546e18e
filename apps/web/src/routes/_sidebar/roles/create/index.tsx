import { createFileRoute } from '@tanstack/react-router';
import { RoleCreationPage } from '#features/groups/role-creation/pages/role-creation-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_sidebar/roles/create/')({
  staticData: { who: 'admins' },
  loader: () => loadPhrases('role-creation', 'role-assistant', 'records'),
  component: RoleCreationPage,
});
