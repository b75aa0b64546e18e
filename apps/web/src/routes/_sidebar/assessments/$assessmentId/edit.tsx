import { createFileRoute } from '@tanstack/react-router';
import { EditAssessmentPage } from '#features/groups/assessments/pages/edit-assessment-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_sidebar/assessments/$assessmentId/edit')({
  staticData: { who: 'admins' },
  loader: () => loadPhrases('assessments', 'records'),
  component: EditAssessment,
});

function EditAssessment() {
  return <EditAssessmentPage {...Route.useParams()} />;
}
