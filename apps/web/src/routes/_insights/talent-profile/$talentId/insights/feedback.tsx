import { createFileRoute } from '@tanstack/react-router';
import { FeedbackPage } from '#features/measures/insights/pages/feedback-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_insights/talent-profile/$talentId/insights/feedback')({
  staticData: { who: 'talents' },
  loader: () => loadPhrases('insights-feedback'),
  component: Insight,
});

function Insight() {
  return <FeedbackPage talentId={Route.useParams().talentId} />;
}
