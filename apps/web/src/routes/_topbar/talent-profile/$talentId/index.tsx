import { createFileRoute } from '@tanstack/react-router';
import { OwnProfilePage } from '#features/own-profile/pages/own-profile-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_topbar/talent-profile/$talentId/')({
  staticData: { who: 'talents', blankForJson: true },
  loader: () => loadPhrases('profile', 'documents', 'matching', 'personality', 'people'),
  component: OwnProfile,
});

function OwnProfile() {
  return <OwnProfilePage talentId={Route.useParams().talentId} />;
}
