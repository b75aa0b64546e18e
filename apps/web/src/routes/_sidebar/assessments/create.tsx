import { createFileRoute } from '@tanstack/react-router';
import { CreateAssessmentPage } from '#features/groups/assessments/pages/edit-assessment-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_sidebar/assessments/create')({
  staticData: { who: 'admins' },
  loader: () => loadPhrases('assessments', 'records'),
  component: CreateAssessmentPage,
});
