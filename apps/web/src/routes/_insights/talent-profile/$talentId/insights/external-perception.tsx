import { createFileRoute } from '@tanstack/react-router';
import { ExternalPerceptionPage } from '#features/measures/insights/pages/external-perception-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_insights/talent-profile/$talentId/insights/external-perception')({
  staticData: { who: 'talents' },
  loader: () => loadPhrases('insights-external-perception'),
  component: Insight,
});

function Insight() {
  return <ExternalPerceptionPage talentId={Route.useParams().talentId} />;
}
