import { createFileRoute } from '@tanstack/react-router';
import { openSurveyOf } from '#features/survey/participation/model/open-survey.ts';
import { SurveyEntryPage } from '#features/survey/participation/pages/survey-entry-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_survey/survey-youbea')({
  staticData: { who: 'everyone' },
  beforeLoad: ({ location }) => openSurveyOf(location),
  loader: () => loadPhrases('participation'),
  component: Entry,
});

function Entry() {
  return <SurveyEntryPage entryOption="youbea" />;
}
