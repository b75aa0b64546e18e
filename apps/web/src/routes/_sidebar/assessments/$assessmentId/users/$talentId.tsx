import { createFileRoute } from '@tanstack/react-router';
import { ParticipantPage } from '#features/assessments/pages/participant-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_sidebar/assessments/$assessmentId/users/$talentId')({
  staticData: { who: 'admins' },
  loader: () => loadPhrases('assessments', 'records'),
  component: Participant,
});

function Participant() {
  return <ParticipantPage {...Route.useParams()} />;
}
