import { createFileRoute } from '@tanstack/react-router';
import { SurveyFramesPage } from '#features/invitations/survey-frames/pages/survey-frames-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_sidebar/survey-frames')({
  staticData: { who: 'admins' },
  loader: () => loadPhrases('survey-frames'),
  component: SurveyFramesPage,
});
