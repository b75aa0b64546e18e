import { createFileRoute } from '@tanstack/react-router';
import { talentQuery } from '#features/matching/api.ts';
import { readPersonSearch } from '#features/person/search.ts';
import { TeamTalentPage } from '#features/teams/pages/team-talent-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';
import { queryClient } from '#lib/query.ts';

export const Route = createFileRoute('/_sidebar/teams/$teamId/talents/$talentId')({
  staticData: { who: 'admins', blankForJson: true },
  validateSearch: readPersonSearch,
  loader: async ({ params }) => {
    void queryClient.prefetchQuery(talentQuery(params.talentId));
    await loadPhrases(
      'teams',
      'documents',
      'matching',
      'people',
      'personality',
      'record',
      'records',
      'roles',
    );
  },
  component: TeamTalent,
});

function TeamTalent() {
  const { tab } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <TeamTalentPage
      {...Route.useParams()}
      tab={tab}
      onTab={(next) => void navigate({ search: { tab: next }, replace: true })}
    />
  );
}
