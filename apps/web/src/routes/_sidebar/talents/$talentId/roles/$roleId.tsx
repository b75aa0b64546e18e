import { createFileRoute } from '@tanstack/react-router';
import { RolePersonPage } from '#features/talents/person/pages/role-person-page.tsx';
import { readPersonSearch } from '#features/talents/person/search.ts';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_sidebar/talents/$talentId/roles/$roleId')({
  staticData: { who: 'admins', blankForJson: true },
  validateSearch: readPersonSearch,
  loader: () => loadPhrases('documents', 'matching', 'people', 'personality', 'record', 'records', 'roles'),
  component: TalentRole,
});

function TalentRole() {
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
