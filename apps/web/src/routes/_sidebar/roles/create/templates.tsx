import { createFileRoute } from '@tanstack/react-router';
import { RoleTemplatesPage } from '#features/role-creation/pages/templates-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_sidebar/roles/create/templates')({
  staticData: { who: 'admins' },
  loader: () => loadPhrases('role-creation', 'personality'),
  component: RoleTemplatesPage,
});
