import { createFileRoute } from '@tanstack/react-router';
import { loadPerson } from '#features/talents/person/model/load-person.ts';
import { PersonPage } from '#features/talents/person/pages/person-page.tsx';
import { readPersonSearch } from '#features/talents/person/search.ts';

export const Route = createFileRoute('/_sidebar/talents/$talentId/')({
  staticData: { who: 'admins', blankForJson: true },
  validateSearch: readPersonSearch,
  loader: ({ params }) => loadPerson(params.talentId),
  component: Talent,
});

function Talent() {
  const { talentId } = Route.useParams();
  const { tab } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PersonPage
      talentId={talentId}
      tab={tab}
      onTab={(next) => void navigate({ search: { tab: next }, replace: true })}
    />
  );
}
