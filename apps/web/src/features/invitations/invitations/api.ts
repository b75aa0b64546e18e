import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type {
  DuplicatesAnswer,
  InvitationPreviewAnswer,
  InvitationTermsAnswer,
  InviteTalentsAnswer,
  InviteTalentsBody,
} from '@quint/contract/invitations/invitations.ts';
import type { PublicLinksAnswer } from '@quint/contract/survey/participation.ts';
import type { InviteType, PublicLinkKind } from '@quint/domain/survey/survey-entrances.ts';
import { INVITATIONS_PER_REQUEST } from '@quint/domain/base/limits.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerQuery } from '#lib/answer-query.ts';
import { api, apiData } from '#lib/api-client.ts';
import { useChange } from '#lib/use-change.ts';

/** Invites the people of one chunk; rows with a problem come back as rejected. */
export async function inviteTalents(body: InviteTalentsBody): Promise<InviteTalentsAnswer['data']> {
  return (await api<InviteTalentsAnswer>('/invite/talents', { body })).data;
}

/** The addresses among these, in normal form, that were invited before. */
export function duplicatesQuery(emails: readonly string[]) {
  return queryOptions({
    queryKey: ['invitations', 'doubles', emails],
    queryFn: async ({ signal }): Promise<ReadonlySet<string>> => {
      const duplicates: string[] = [];
      for (let from = 0; from < emails.length; from += INVITATIONS_PER_REQUEST) {
        const body = { emails: emails.slice(from, from + INVITATIONS_PER_REQUEST) };
        const { data } = await api<DuplicatesAnswer>('/invite/talents/doubles', { body, signal });
        duplicates.push(...data);
      }
      return new Set(duplicates);
    },
    enabled: emails.length > 0,
    gcTime: 0,
  });
}

/** The limits for invitations: the daily budget, the days already booked, and the conditions for custom texts. */
export const termsQuery = answerQuery<InvitationTermsAnswer>(
  ['invitations', 'terms'],
  '/invite/talents/terms',
);

export interface PreviewOf {
  readonly language: StoredLanguage;
  readonly subject: string | undefined;
  readonly message: string | undefined;
  readonly first_name: string | undefined;
  readonly last_name: string | undefined;
  readonly inviteType: InviteType;
  readonly roles: readonly string[];
  readonly sendAt: string | undefined;
}

/** A preview of the mail. */
export function previewQuery(body: PreviewOf) {
  return queryOptions({
    queryKey: ['invitations', 'preview', body],
    queryFn: ({ signal }) => apiData<InvitationPreviewAnswer>('/invite/talents/preview', { body, signal }),
    // Names, settings and the mail budget may have changed since the last preview.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** The active public links of the workspace. */
export const publicLinksQuery = answerQuery<PublicLinksAnswer>(
  ['invitations', 'public-links'],
  '/invite/public-links',
);

/** Creates a link of a kind; the previous one stops working. */
export function useMakePublicLink() {
  return useChange((kind: PublicLinkKind) => api('/invite/public-links', { body: { kind } }), {
    invalidates: [publicLinksQuery.queryKey],
    evenOnError: true,
  });
}

export function useRevokePublicLink() {
  return useChange((id: string) => api(`/invite/public-links/${id}`, { method: 'DELETE' }), {
    invalidates: [publicLinksQuery.queryKey],
    evenOnError: true,
  });
}
