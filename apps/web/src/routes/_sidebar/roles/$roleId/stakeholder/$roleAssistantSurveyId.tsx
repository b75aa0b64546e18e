import { createFileRoute } from '@tanstack/react-router';
import { StakeholderPage } from '#features/invitations/stakeholders/pages/stakeholder-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_sidebar/roles/$roleId/stakeholder/$roleAssistantSurveyId')({
  staticData: { who: 'admins' },
  loader: () => loadPhrases('role-stakeholders', 'personality', 'roles'),
  component: Stakeholder,
});

function Stakeholder() {
  return <StakeholderPage {...Route.useParams()} />;
}
