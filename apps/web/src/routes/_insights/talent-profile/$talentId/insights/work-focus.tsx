import { createFileRoute } from '@tanstack/react-router';
import { WorkFocusPage } from '#features/measures/insights/pages/work-focus-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_insights/talent-profile/$talentId/insights/work-focus')({
  staticData: { who: 'talents' },
  loader: () => loadPhrases('insights-work-focus'),
  component: Insight,
});

function Insight() {
  return <WorkFocusPage talentId={Route.useParams().talentId} />;
}
