import type { PasskeysAnswer } from '@quint/contract/workspace/passkeys.ts';
import type { SecurityEventsAnswer } from '@quint/contract/workspace/security-events.ts';
import type { OwnSessionsAnswer } from '@quint/contract/workspace/session.ts';
import type { TwoFactorAnswer } from '@quint/contract/workspace/two-factor.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { storeFile } from '#lib/items.ts';
import { queryClient } from '#lib/query.ts';
import { changeAccount } from '#lib/session.ts';

export type TwoFactor = TwoFactorAnswer['data'];

/** The user's sign-ins. */
export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: async ({ signal }) => (await api<OwnSessionsAnswer>('/auth/sessions', { signal })).data,
});
export const twoFactorQuery = queryOptions({
  queryKey: ['account', 'two-factor'],
  queryFn: async ({ signal }) => (await api<TwoFactorAnswer>('/auth/two-factor', { signal })).data,
});
export const passkeysQuery = queryOptions({
  queryKey: ['account', 'passkeys'],
  queryFn: async ({ signal }) => (await api<PasskeysAnswer>('/auth/passkeys', { signal })).data,
});

export const securityEventsQuery = queryOptions({
  queryKey: ['account', 'security-events'],
  queryFn: async ({ signal }) => (await api<SecurityEventsAnswer>('/auth/security-events', { signal })).data,
});

/** Refetches one of the lists above after a change, and the security events. */
export async function refresh(query: { readonly queryKey: readonly unknown[] }): Promise<void> {
  await Promise.all(
    // Each of these changes is a security event.
    [query, securityEventsQuery].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })),
  );
}

/** Uploads an image and makes it the account's. */
export async function saveAvatar(file: File): Promise<void> {
  await changeAccount({ avatar: await storeFile('avatar', file) });
}
