import { createFileRoute } from '@tanstack/react-router';
import { PoolRoleTalentPage } from '#features/talent-pool/pages/pool-role-talent-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_sidebar/talent-pool/$talentId/roles/$roleId')({
  staticData: { who: 'admins', blankForJson: true },
  loader: () =>
    loadPhrases('talent-pool', 'documents', 'matching', 'people', 'personality', 'record', 'roles'),
  component: PoolRoleTalent,
});

function PoolRoleTalent() {
  return <PoolRoleTalentPage {...Route.useParams()} />;
}
