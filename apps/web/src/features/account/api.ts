import type { Passkey } from '@quint/contract/passkeys.ts';
import type { SecurityEvent } from '@quint/contract/security-events.ts';
import type { OwnSession } from '@quint/contract/session.ts';
import type { TwoFactorAnswer } from '@quint/contract/two-factor.ts';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { api } from '#lib/api-client.ts';
import { queryClient } from '#lib/query.ts';
import { changeAccount } from '#lib/session.ts';

export type TwoFactor = z.infer<typeof TwoFactorAnswer>['data'];

async function get<Data>(path: string, signal: AbortSignal): Promise<Data> {
  return (await api<{ data: Data }>(path, { signal })).data;
}

/** The own sign-ins. */
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

/** Asks again for one of the lists above after it was changed, and for what happened. */
export async function refresh(query: { readonly queryKey: readonly unknown[] }): Promise<void> {
  await Promise.all(
    // Each of these changes is something that happened to the account.
    [query, securityEventsQuery].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })),
  );
}

/** An image as the server stores it. */
export interface StoredImage {
  readonly id: string;
  readonly storage: string;
  readonly filename_disk: string;
}

/** Stores the image of a person. */
export async function storeImage(file: File): Promise<StoredImage> {
  const form = new FormData();
  // The server reads fields before it takes a file.
  form.set('purpose', 'avatar');
  form.set('file', file);
  const { data } = await api<{ data: StoredImage }>('/files', { body: form });
  return { id: data.id, storage: data.storage, filename_disk: data.filename_disk };
}

/** Stores an image and makes it that of the account. */
export async function saveAvatar(file: File): Promise<void> {
  const { id } = await storeImage(file);
  await changeAccount({ avatar: id });
}
