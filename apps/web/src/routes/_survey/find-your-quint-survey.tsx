import { createFileRoute } from '@tanstack/react-router';

import { SurveyEntryPage } from '#features/survey/participation/pages/survey-entry-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_survey/find-your-quint-survey')({
  staticData: { who: 'everyone' },
  loader: () => loadPhrases('participation'),
  component: Entry,
});

function Entry() {
  return <SurveyEntryPage entryOption="publicCheck" />;
}
