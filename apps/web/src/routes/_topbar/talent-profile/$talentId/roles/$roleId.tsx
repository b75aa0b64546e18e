import { createFileRoute } from '@tanstack/react-router';
import { OwnRolePage } from '#features/talents/own-profile/pages/own-role-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_topbar/talent-profile/$talentId/roles/$roleId')({
  staticData: { who: 'talents', blankForJson: true },
  loader: () => loadPhrases('profile', 'documents', 'matching', 'personality', 'people', 'roles', 'record'),
  component: OwnRole,
});

function OwnRole() {
  return <OwnRolePage {...Route.useParams()} />;
}
