import { createFileRoute } from '@tanstack/react-router';
import { talentFitsQuery, talentQuery } from '#features/matching/api.ts';
import { RoleTalentPage } from '#features/matching/pages/role-talent-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';
import { queryClient } from '#lib/query.ts';

export const Route = createFileRoute('/_sidebar/roles/$roleId/talents/$talentId/')({
  staticData: { who: 'admins', blankForJson: true },
  loader: async ({ params }) => {
    void queryClient.prefetchQuery(talentQuery(params.talentId));
    void queryClient.prefetchQuery(talentFitsQuery(params.talentId));
    await loadPhrases('documents', 'matching', 'personality', 'roles');
  },
  component: RoleTalent,
});

function RoleTalent() {
  return <RoleTalentPage {...Route.useParams()} />;
}
