import { createFileRoute } from '@tanstack/react-router';
import { loadPerson } from '#features/talents/person/model/load-person.ts';
import { readPersonSearch } from '#features/talents/person/search.ts';
import { OrganizationTalentPage } from '#features/home/organization/pages/organization-talent-page.tsx';

export const Route = createFileRoute('/_sidebar/organization/$organizationId/talents/$talentId')({
  staticData: { who: 'paid', blankForJson: true },
  validateSearch: readPersonSearch,
  loader: ({ params }) => loadPerson(params.talentId, 'organization'),
  component: OrganizationTalent,
});

function OrganizationTalent() {
  const { tab } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <OrganizationTalentPage
      {...Route.useParams()}
      tab={tab}
      onTab={(next) => void navigate({ search: { tab: next }, replace: true })}
    />
  );
}
