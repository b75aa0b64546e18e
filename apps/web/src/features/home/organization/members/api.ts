import type {
  CorrectInvitationAnswer,
  InviteUsersAnswer,
} from '@quint/contract/workspace/member-invitations.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';

/** Invites people to a workspace as what they are to be in it; each gets a mail. */
export function useInviteMembers(organizationId: string, role: 'ORG_ADMIN' | 'WORKS_COUNCIL') {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (emails: readonly string[]) =>
      api<InviteUsersAnswer>('/invite/users', {
        body: {
          organizationId,
          url: '/auth/invite',
          users: emails.map((email) => ({ email, user_role: role })),
          flow: 'settings',
        },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['organizations'] }),
  });
}

/** Sends an open invitation to another address instead. */
export function useCorrectInvitation(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (email: string) =>
      (await api<CorrectInvitationAnswer>(`/invite/users/${id}`, { method: 'PATCH', body: { email } })).data,
    onSuccess: () => client.invalidateQueries({ queryKey: ['organizations'] }),
  });
}

export type MemberAction = 'resend' | 'withdraw' | 'resetTwoFactor' | 'remove';

interface MemberKeys {
  /** Of the membership. */
  readonly id: string;
  /** Of the account. */
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
  const client = useQueryClient();
  return useMutation({
    mutationFn: (member: MemberKeys) => send(action, member),
    // A member who is already removed leaves the list, too.
    onSettled: () => client.invalidateQueries({ queryKey: ['organizations'] }),
  });
}
