import { createFileRoute } from '@tanstack/react-router';
import { RolePersonPage } from '#features/person/pages/role-person-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_sidebar/talents/$talentId/roles/$roleId')({
  staticData: { who: 'admins', blankForJson: true },
  loader: () => loadPhrases('documents', 'matching', 'people', 'personality', 'record', 'roles'),
  component: TalentRole,
});

function TalentRole() {
  return <RolePersonPage {...Route.useParams()} />;
}
