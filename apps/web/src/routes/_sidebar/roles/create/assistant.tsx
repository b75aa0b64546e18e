import { createFileRoute } from '@tanstack/react-router';
import { RoleGuidePage } from '#features/role-creation/pages/guide-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_sidebar/roles/create/assistant')({
  staticData: { who: 'admins' },
  loader: () => loadPhrases('role-creation'),
  component: Guide,
});

function Guide() {
  return <RoleGuidePage guide="assistant" />;
}
