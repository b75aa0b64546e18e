import type {
  CorrectInvitationAnswer,
  InviteUsersAnswer,
} from '@quint/contract/workspace/member-invitations.ts';
import { api, apiData } from '#lib/api-client.ts';
import { useChange } from '#lib/use-change.ts';

/** Invites people to a workspace in a role; each gets a mail. */
export function useInviteMembers(organizationId: string, role: 'ORG_ADMIN' | 'WORKS_COUNCIL') {
  return useChange(
    (emails: readonly string[]) =>
      api<InviteUsersAnswer>('/invite/users', {
        body: {
          organizationId,
          url: '/auth/invite',
          users: emails.map((email) => ({ email, user_role: role })),
          flow: 'settings',
        },
      }),
    { invalidates: [['organizations']] },
  );
}

/** Sends an open invitation to another address. */
export function useCorrectInvitation(id: string) {
  return useChange(
    (email: string) =>
      apiData<CorrectInvitationAnswer>(`/invite/users/${id}`, { method: 'PATCH', body: { email } }),
    { invalidates: [['organizations']] },
  );
}

export type MemberAction = 'resend' | 'withdraw' | 'resetTwoFactor' | 'remove';

interface MemberKeys {
  /** The id of the membership. */
  readonly id: string;
  /** The id of the account. */
  readonly userId: string;
}

function send(action: MemberAction, { id, userId }: MemberKeys): Promise<unknown> {
  switch (action) {
    case 'resend':
      return api(`/invite/users/${id}/resend`, { method: 'POST' });
    case 'withdraw':
      return api(`/invite/users/${id}`, { method: 'DELETE' });
    case 'resetTwoFactor':
      return api(`/users/${userId}/reset-two-factor`, { method: 'POST' });
    case 'remove':
      return api(`/members/${id}`, { method: 'DELETE' });
  }
}

/** An action on an administrator of a workspace, invited or active. */
export function useMemberAction(action: MemberAction) {
  return useChange((member: MemberKeys) => send(action, member), {
    // A member who was removed already disappears from the list, too.
    invalidates: [['organizations']],
    evenOnError: true,
  });
}
