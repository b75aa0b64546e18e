import { createFileRoute } from '@tanstack/react-router';
import { openSurveyOf } from '#features/survey/participation/model/open-survey.ts';
import { OwnSurveyPage } from '#features/survey/participation/pages/own-survey-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_survey/survey-admin')({
  staticData: { who: 'everyone' },
  beforeLoad: ({ location }) => openSurveyOf(location),
  // The answers must not stay in memory on other pages of an administrator.
  onLeave: () => location.reload(),
  loader: () => loadPhrases('participation'),
  component: OwnSurveyPage,
});
