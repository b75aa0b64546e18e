import type { PasskeysAnswer } from '@quint/contract/workspace/passkeys.ts';
import type { SecurityEventsAnswer } from '@quint/contract/workspace/security-events.ts';
import type { OwnSessionsAnswer } from '@quint/contract/workspace/session.ts';
import type { TwoFactorAnswer } from '@quint/contract/workspace/two-factor.ts';
import { answerQuery } from '#lib/answer-query.ts';
import { storeFile } from '#lib/items.ts';
import { queryClient } from '#lib/query.ts';
import { changeAccount } from '#lib/session.ts';

export type TwoFactor = TwoFactorAnswer['data'];

export const sessionsQuery = answerQuery<OwnSessionsAnswer>(['account', 'sessions'], '/auth/sessions');
export const twoFactorQuery = answerQuery<TwoFactorAnswer>(['account', 'two-factor'], '/auth/two-factor');
export const passkeysQuery = answerQuery<PasskeysAnswer>(['account', 'passkeys'], '/auth/passkeys');

export const securityEventsQuery = answerQuery<SecurityEventsAnswer>(
  ['account', 'security-events'],
  '/auth/security-events',
);

/** Refetches one of the lists above after a change, and the security events. */
export async function refresh(query: { readonly queryKey: readonly unknown[] }): Promise<void> {
  await Promise.all(
    // Each of these changes is a security event.
    [query, securityEventsQuery].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })),
  );
}

/** Uploads an image and sets it as the account's. */
export async function saveAvatar(file: File): Promise<void> {
  await changeAccount({ avatar: await storeFile('avatar', file) });
}
