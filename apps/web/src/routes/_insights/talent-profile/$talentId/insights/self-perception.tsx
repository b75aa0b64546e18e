import { createFileRoute } from '@tanstack/react-router';
import { SelfPerceptionPage } from '#features/measures/insights/pages/self-perception-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_insights/talent-profile/$talentId/insights/self-perception')({
  staticData: { who: 'talents' },
  loader: () => loadPhrases('insights-self-perception'),
  component: Insight,
});

function Insight() {
  return <SelfPerceptionPage talentId={Route.useParams().talentId} />;
}
