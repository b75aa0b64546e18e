import { createFileRoute } from '@tanstack/react-router';
import { talentQuery } from '#features/matching/api.ts';
import { TalentPage } from '#features/matching/pages/talent-page.tsx';
import { readTalentSearch } from '#features/matching/talent-tabs.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { queryClient } from '#lib/query.ts';

export const Route = createFileRoute('/_sidebar/talents/$talentId/')({
  staticData: { who: 'admins', blankForJson: true },
  validateSearch: readTalentSearch,
  loader: async ({ params }) => {
    void queryClient.prefetchQuery(talentQuery(params.talentId));
    await loadPhrases('documents', 'matching', 'personality', 'roles');
  },
  component: Talent,
});

function Talent() {
  const { talentId } = Route.useParams();
  const { tab = 'personality' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <TalentPage
      talentId={talentId}
      tab={tab}
      onTab={(next) => void navigate({ search: { tab: next }, replace: true })}
    />
  );
}
