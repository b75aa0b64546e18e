import type { StoredLanguage } from '@quint/contract/ids.ts';
import type {
  InvitationPreviewAnswer,
  InvitationTermsAnswer,
  InviteTalentsAnswer,
  InviteTalentsBody,
} from '@quint/contract/invitations.ts';
import type { PublicLinksAnswer } from '@quint/contract/participation.ts';
import type { InviteType, PublicLinkKind } from '@quint/domain/survey-entrances.ts';
import { MASK } from '@quint/domain/masking.ts';
import { normalizeEmail } from '@quint/domain/email.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { items } from '#lib/items.ts';

/** Invites the people of one chunk; rows with a problem come back as rejected. */
export async function inviteTalents(body: InviteTalentsBody): Promise<InviteTalentsAnswer['data']> {
  return (await api<InviteTalentsAnswer>('/invite/talents', { body })).data;
}

/** Normalised addresses of everybody invited before; masked ones are left out. */
export const invitedEmailsQuery = queryOptions({
  queryKey: ['talents', 'emails'],
  queryFn: async ({ signal }) => {
    const talents = await items('talents').list({ fields: ['id', 'email'], limit: -1, signal });
    return new Set(talents.flatMap(({ email }) => (email === MASK ? [] : [normalizeEmail(email)])));
  },
});

/** The limits of inviting: the daily budget, the days already booked, and what custom texts depend on. */
export const termsQuery = queryOptions({
  queryKey: ['invitations', 'terms'],
  queryFn: async ({ signal }) => (await api<InvitationTermsAnswer>('/invite/talents/terms', { signal })).data,
});

export interface PreviewOf {
  readonly language: StoredLanguage;
  readonly subject: string | undefined;
  readonly message: string | undefined;
  readonly first_name: string | undefined;
  readonly inviteType: InviteType;
}

/** A preview of the mail. */
export function previewQuery(body: PreviewOf) {
  return queryOptions({
    queryKey: ['invitations', 'preview', body],
    queryFn: async ({ signal }) =>
      (await api<InvitationPreviewAnswer>('/invite/talents/preview', { body, signal })).data,
    placeholderData: keepPreviousData,
  });
}

/** The active public links of the workspace. */
export const publicLinksQuery = queryOptions({
  queryKey: ['invitations', 'public-links'],
  queryFn: async ({ signal }) => (await api<PublicLinksAnswer>('/invite/public-links', { signal })).data,
});

/** Creates a link of a kind; the previous one stops working. */
export function useMakePublicLink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (kind: PublicLinkKind) => api('/invite/public-links', { body: { kind } }),
    onSettled: () => client.invalidateQueries({ queryKey: publicLinksQuery.queryKey }),
  });
}

export function useRevokePublicLink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api(`/invite/public-links/${id}`, { method: 'DELETE' }),
    onSettled: () => client.invalidateQueries({ queryKey: publicLinksQuery.queryKey }),
  });
}

export function useCancelInvitation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (invitationId: string) => api(`/invite/talents/${invitationId}/cancel`, { method: 'POST' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['talents'] }),
  });
}
