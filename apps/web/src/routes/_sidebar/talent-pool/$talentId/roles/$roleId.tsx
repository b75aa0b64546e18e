import { createFileRoute } from '@tanstack/react-router';
import { PoolRoleTalentPage } from '#features/talent-pool/pages/pool-role-talent-page.tsx';
import { readPersonSearch } from '#features/person/search.ts';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_sidebar/talent-pool/$talentId/roles/$roleId')({
  staticData: { who: 'admins', blankForJson: true },
  validateSearch: readPersonSearch,
  loader: () =>
    loadPhrases(
      'talent-pool',
      'documents',
      'matching',
      'people',
      'personality',
      'record',
      'records',
      'roles',
    ),
  component: PoolRoleTalent,
});

function PoolRoleTalent() {
  const { tab } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PoolRoleTalentPage
      {...Route.useParams()}
      tab={tab}
      onTab={(next) => void navigate({ search: { tab: next }, replace: true })}
    />
  );
}
