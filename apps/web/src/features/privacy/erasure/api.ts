import type { ErasingPreviewAnswer } from '@quint/contract/privacy/erasing.ts';
import { queryOptions } from '@tanstack/react-query';
import { answerQuery } from '#lib/answer-query.ts';
import { api } from '#lib/api-client.ts';

/** Whose data is deleted: the own account with all records, or a person of the workspace. */
export type ErasureTarget = { readonly own: true } | { readonly talentId: string };

/** What deleting would do. Asked each time: mails go out and people look. */
export function erasingQuery(target: ErasureTarget) {
  const path = 'own' in target ? '/users/me/erasing' : `/talents/${target.talentId}/erasing`;
  return queryOptions({
    ...answerQuery<ErasingPreviewAnswer>(['erasing', path], path),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Deletes the own account and every record of the person. */
export const eraseOwnAccount = (name: string) =>
  api<void>('/users/me/erasing', { method: 'POST', body: { name } });
