import type { Passkey } from '@quint/contract/passkeys.ts';
import type { SecurityEvent } from '@quint/contract/security-events.ts';
import type { OwnSession } from '@quint/contract/session.ts';
import type { TwoFactorAnswer } from '@quint/contract/two-factor.ts';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { api } from '#lib/api-client.ts';
import { storeFile } from '#lib/items.ts';
import { queryClient } from '#lib/query.ts';
import { changeAccount } from '#lib/session.ts';

export type TwoFactor = z.infer<typeof TwoFactorAnswer>['data'];

async function get<Data>(path: string, signal: AbortSignal): Promise<Data> {
  return (await api<{ data: Data }>(path, { signal })).data;
}

/** The user's sign-ins. */
export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: ({ signal }) => get<readonly OwnSession[]>('/auth/sessions', signal),
});
export const twoFactorQuery = queryOptions({
  queryKey: ['account', 'two-factor'],
  queryFn: ({ signal }) => get<TwoFactor>('/auth/two-factor', signal),
});
export const passkeysQuery = queryOptions({
  queryKey: ['account', 'passkeys'],
  queryFn: ({ signal }) => get<readonly Passkey[]>('/auth/passkeys', signal),
});

export const securityEventsQuery = queryOptions({
  queryKey: ['account', 'security-events'],
  queryFn: ({ signal }) => get<readonly SecurityEvent[]>('/auth/security-events', signal),
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
