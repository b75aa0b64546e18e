import { createFileRoute } from '@tanstack/react-router';
import { WorkEnvironmentPage } from '#features/measures/insights/pages/work-environment-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_insights/talent-profile/$talentId/insights/work-environment')({
  staticData: { who: 'talents' },
  loader: () => loadPhrases('insights-work-environment'),
  component: Insight,
});

function Insight() {
  return <WorkEnvironmentPage talentId={Route.useParams().talentId} />;
}
