import { createFileRoute } from '@tanstack/react-router';
import { CreateRolePage } from '#features/roles/pages/edit-role-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_sidebar/roles/create')({
  loader: () => loadPhrases('roles', 'personality'),
  component: CreateRolePage,
});
