import { createFileRoute } from '@tanstack/react-router';
import { InsightPage } from '#features/insights/pages/insight-page.tsx';

export const Route = createFileRoute('/_insights/talent-profile/$talentId/insights/work-environment')({
  staticData: { who: 'talents' },
  component: Insight,
});

function Insight() {
  return <InsightPage talentId={Route.useParams().talentId} step="work-environment" />;
}
