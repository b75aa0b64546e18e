import { createFileRoute } from '@tanstack/react-router';
import { loadPhrases } from '#lib/i18n.ts';

/** The pages of the survey draw SurveyLayout themselves: they know the workspace, the status and the progress. */
export const Route = createFileRoute('/_survey')({
  staticData: { layout: 'survey' },
  loader: () => loadPhrases('shell'),
});
