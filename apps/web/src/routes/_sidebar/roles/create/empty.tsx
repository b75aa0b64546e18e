import { createFileRoute } from '@tanstack/react-router';
import { CreateRolePage } from '#features/roles/roles/pages/edit-role-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_sidebar/roles/create/empty')({
  staticData: { who: 'admins' },
  loader: () => loadPhrases('roles', 'role-ranges', 'records', 'personality'),
  component: CreateRolePage,
});
