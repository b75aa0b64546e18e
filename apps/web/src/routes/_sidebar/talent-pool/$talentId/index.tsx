import { createFileRoute } from '@tanstack/react-router';
import { talentQuery } from '#features/matching/api.ts';
import { readPersonSearch } from '#features/person/search.ts';
import { PoolTalentPage } from '#features/talent-pool/pages/pool-talent-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';
import { queryClient } from '#lib/query.ts';

export const Route = createFileRoute('/_sidebar/talent-pool/$talentId/')({
  staticData: { who: 'admins', blankForJson: true },
  validateSearch: readPersonSearch,
  loader: async ({ params }) => {
    void queryClient.prefetchQuery(talentQuery(params.talentId));
    await loadPhrases(
      'talent-pool',
      'documents',
      'matching',
      'people',
      'personality',
      'record',
      'records',
      'roles',
    );
  },
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
