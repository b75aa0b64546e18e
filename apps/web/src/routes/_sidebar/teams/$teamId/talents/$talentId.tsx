import { createFileRoute } from '@tanstack/react-router';
import { loadPerson } from '#features/talents/person/model/load-person.ts';
import { readPersonSearch } from '#features/talents/person/search.ts';
import { TeamTalentPage } from '#features/groups/teams/pages/team-talent-page.tsx';

export const Route = createFileRoute('/_sidebar/teams/$teamId/talents/$talentId')({
  staticData: { who: 'admins', blankForJson: true },
  validateSearch: readPersonSearch,
  loader: ({ params }) => loadPerson(params.talentId, 'teams'),
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
