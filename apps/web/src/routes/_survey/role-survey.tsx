import { createFileRoute } from '@tanstack/react-router';
import { RoleSurveyPage } from '#features/invitations/stakeholders/pages/role-survey-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_survey/role-survey')({
  staticData: { who: 'everyone' },
  loader: () => loadPhrases('role-survey', 'job-statements', 'personality'),
  component: RoleSurveyPage,
});
