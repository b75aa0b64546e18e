import { createFileRoute } from '@tanstack/react-router';
import { RoleTalentPage } from '#features/matching/pages/role-talent-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_sidebar/talents/$talentId/roles/$roleId')({
  staticData: { who: 'admins', blankForJson: true },
  loader: () => loadPhrases('documents', 'matching', 'personality', 'roles'),
  component: TalentRole,
});

function TalentRole() {
  return <RoleTalentPage {...Route.useParams()} />;
}
