import { createFileRoute } from '@tanstack/react-router';
import { StakeholderRequestPage } from '#features/invitations/stakeholders/pages/stakeholder-request-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';
import { readId, searchReader } from '#lib/search-values.ts';

export const Route = createFileRoute('/_sidebar/roles/create/stakeholders')({
  staticData: { who: 'admins' },
  validateSearch: searchReader({ role: readId }),
  loader: () => loadPhrases('role-stakeholders', 'invitations', 'records'),
  component: RequestStakeholders,
});

function RequestStakeholders() {
  const { role } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <StakeholderRequestPage
      roleId={role}
      onAsked={(roleId) =>
        void navigate({ to: '/roles/$roleId', params: { roleId }, search: { tab: 'ranges' } })
      }
    />
  );
}
