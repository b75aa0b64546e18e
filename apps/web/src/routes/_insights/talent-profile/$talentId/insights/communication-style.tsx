import { createFileRoute } from '@tanstack/react-router';
import { CommunicationStylePage } from '#features/measures/insights/pages/communication-style-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_insights/talent-profile/$talentId/insights/communication-style')({
  staticData: { who: 'talents' },
  loader: () => loadPhrases('insights-communication-style'),
  component: Insight,
});

function Insight() {
  return <CommunicationStylePage talentId={Route.useParams().talentId} />;
}
