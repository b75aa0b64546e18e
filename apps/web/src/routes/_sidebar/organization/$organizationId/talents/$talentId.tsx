import { createFileRoute } from '@tanstack/react-router';
import { talentQuery } from '#features/matching/api.ts';
import { readTalentSearch } from '#features/matching/talent-tabs.ts';
import { OrganizationTalentPage } from '#features/organization/pages/organization-talent-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';
import { queryClient } from '#lib/query.ts';

export const Route = createFileRoute('/_sidebar/organization/$organizationId/talents/$talentId')({
  staticData: { who: 'paid', blankForJson: true },
  validateSearch: readTalentSearch,
  loader: async ({ params }) => {
    void queryClient.prefetchQuery(talentQuery(params.talentId));
    await loadPhrases('organization', 'documents', 'matching', 'personality', 'roles');
  },
  component: OrganizationTalent,
});

function OrganizationTalent() {
  const { tab = 'personality' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <OrganizationTalentPage
      {...Route.useParams()}
      tab={tab}
      onTab={(next) => void navigate({ search: { tab: next }, replace: true })}
    />
  );
}
