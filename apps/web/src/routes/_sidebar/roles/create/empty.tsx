import { createFileRoute } from '@tanstack/react-router';
import { CreateRolePage } from '#features/roles/roles/pages/create-role-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_sidebar/roles/create/empty')({
  staticData: { who: 'admins' },
  loader: () => loadPhrases('roles', 'records'),
  component: CreateRolePage,
});
