import { createFileRoute } from '@tanstack/react-router';
import { rolesQuery } from '#features/roles/roles/api.ts';
import { InvitePage } from '#features/invitations/invitations/pages/invite-page.tsx';
import { INPUT_METHODS } from '#features/invitations/invitations/model/input-methods.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { queryClient } from '#lib/query.ts';
import { readId, readOneOf, searchReader } from '#lib/search-values.ts';

export const Route = createFileRoute('/_sidebar/talents/invite')({
  staticData: { who: 'admins' },
  validateSearch: searchReader({ from: readOneOf(INPUT_METHODS), team: readId, role: readId }),
  loader: async () => {
    void queryClient.prefetchQuery(rolesQuery);
    await loadPhrases('invitations');
  },
  component: Invite,
});

function Invite() {
  const { from = 'people', team, role } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <InvitePage
      method={from}
      onMethodChange={(method) =>
        void navigate({
          search: { ...(method === 'people' ? {} : { from: method }), team, role },
          replace: true,
        })
      }
      assignment={{
        roles: role === undefined ? [] : [role],
        teams: team === undefined ? [] : [team],
      }}
    />
  );
}
