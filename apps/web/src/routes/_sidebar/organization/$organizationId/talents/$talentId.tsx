import { createFileRoute } from '@tanstack/react-router';
import { talentQuery } from '#features/matching/api.ts';
import { readPersonSearch } from '#features/person/search.ts';
import { OrganizationTalentPage } from '#features/organization/pages/organization-talent-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';
import { queryClient } from '#lib/query.ts';

export const Route = createFileRoute('/_sidebar/organization/$organizationId/talents/$talentId')({
  staticData: { who: 'paid', blankForJson: true },
  validateSearch: readPersonSearch,
  loader: async ({ params }) => {
    void queryClient.prefetchQuery(talentQuery(params.talentId));
    await loadPhrases(
      'organization',
      'documents',
      'matching',
      'people',
      'personality',
      'record',
      'records',
      'roles',
    );
  },
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
