import { createFileRoute } from '@tanstack/react-router';
import { loadPhrases } from '#lib/i18n.ts';

/**
 * The pages of the survey render SurveyLayout themselves, because they know the workspace, the status and the progress.
 */
export const Route = createFileRoute('/_survey')({
  staticData: { layout: 'survey' },
  loader: () => loadPhrases('shell'),
});
