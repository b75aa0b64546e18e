import { createFileRoute } from '@tanstack/react-router';
import { loadPerson } from '#features/person/model/load-person.ts';
import { readPersonSearch } from '#features/person/search.ts';
import { PoolTalentPage } from '#features/talent-pool/pages/pool-talent-page.tsx';

export const Route = createFileRoute('/_sidebar/talent-pool/$talentId/')({
  staticData: { who: 'admins', blankForJson: true },
  validateSearch: readPersonSearch,
  loader: ({ params }) => loadPerson(params.talentId, 'talent-pool'),
  component: PoolTalent,
});

function PoolTalent() {
  const { tab } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PoolTalentPage
      {...Route.useParams()}
      tab={tab}
      onTab={(next) => void navigate({ search: { tab: next }, replace: true })}
    />
  );
}
