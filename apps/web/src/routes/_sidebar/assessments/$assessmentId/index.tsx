import { createFileRoute } from '@tanstack/react-router';
import { AssessmentPage } from '#features/groups/assessments/pages/assessment-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_sidebar/assessments/$assessmentId/')({
  staticData: { who: 'admins' },
  loader: () =>
    loadPhrases(
      'assessments',
      'documents',
      'people',
      'personality',
      'records',
      'vacancy',
      'how-sure',
      'talents',
    ),
  component: Assessment,
});

function Assessment() {
  return <AssessmentPage {...Route.useParams()} />;
}
