import { createFileRoute } from '@tanstack/react-router';
import { ErrorPage } from '#features/shell/shell/pages/error-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

/** The pages render InsightsLayout themselves, because each knows its number. */
export const Route = createFileRoute('/_insights')({
  staticData: { layout: 'insights' },
  loader: () => loadPhrases('insights', 'matching', 'personality', 'records'),
  errorComponent: ErrorPage,
});
