import { createFileRoute } from '@tanstack/react-router';
import { OwnProfilePage } from '#features/talents/own-profile/pages/own-profile-page.tsx';
import { readOwnSearch } from '#features/talents/own-profile/search.ts';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_topbar/talent-profile/$talentId/')({
  staticData: { who: 'talents', blankForJson: true },
  validateSearch: readOwnSearch,
  loader: () => loadPhrases('profile', 'appearances', 'documents', 'matching', 'personality', 'people'),
  component: OwnProfile,
});

function OwnProfile() {
  const { tab } = Route.useSearch();
  return <OwnProfilePage talentId={Route.useParams().talentId} tab={tab ?? 'profile'} />;
}
