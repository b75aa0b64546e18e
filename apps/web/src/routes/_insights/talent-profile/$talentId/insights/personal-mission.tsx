import { createFileRoute } from '@tanstack/react-router';
import { PersonalMissionPage } from '#features/measures/insights/pages/personal-mission-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_insights/talent-profile/$talentId/insights/personal-mission')({
  staticData: { who: 'talents' },
  loader: () => loadPhrases('insights-personal-mission'),
  component: Insight,
});

function Insight() {
  return <PersonalMissionPage talentId={Route.useParams().talentId} />;
}
