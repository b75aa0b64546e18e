import { createFileRoute } from '@tanstack/react-router';
import { PersonalityProfilePage } from '#features/measures/insights/pages/personality-profile-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_insights/talent-profile/$talentId/insights/personality-profile')({
  staticData: { who: 'talents' },
  loader: () => loadPhrases('insights-personality-profile'),
  component: Insight,
});

function Insight() {
  return <PersonalityProfilePage talentId={Route.useParams().talentId} />;
}
