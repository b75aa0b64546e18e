import { createFileRoute } from '@tanstack/react-router';
import { talentFitsQuery, talentQuery } from '#features/measures/matching/api.ts';
import { RolePersonPage } from '#features/talents/person/pages/role-person-page.tsx';
import { readPersonSearch } from '#features/talents/person/search.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { queryClient } from '#lib/query.ts';

export const Route = createFileRoute('/_sidebar/roles/$roleId/talents/$talentId/')({
  staticData: { who: 'admins', blankForJson: true },
  validateSearch: readPersonSearch,
  loader: async ({ params }) => {
    void queryClient.prefetchQuery(talentQuery(params.talentId));
    void queryClient.prefetchQuery(talentFitsQuery(params.talentId));
    await loadPhrases('documents', 'matching', 'people', 'personality', 'record', 'records', 'roles');
  },
  component: RoleTalent,
});

function RoleTalent() {
  const { tab } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RolePersonPage
      {...Route.useParams()}
      tab={tab}
      onTab={(next) => void navigate({ search: { tab: next }, replace: true })}
    />
  );
}
