import type { PublicSettings, PublicSettingsAnswer } from '@quint/contract/operation/public-settings.ts';
import type { Prices } from '@quint/domain/billing/prices.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from './api-client.ts';
import { queryClient } from './query.ts';
import { serverTime } from './server-time.ts';

/** The settings with which a page was prerendered, stored in its document. */
function readFromDocument(): PublicSettings | undefined {
  const text = document.getElementById('public-settings')?.textContent;
  return text === undefined ? undefined : (JSON.parse(text) as PublicSettings);
}

/** Names and links of this installation, which do not change while a page is open. */
const publicSettingsQuery = queryOptions({
  queryKey: ['public-settings'],
  queryFn: async ({ signal }) => {
    const answer = await api<PublicSettingsAnswer>('/public-settings', { signal });
    return answer.data;
  },
  initialData: readFromDocument,
  staleTime: Infinity,
  // Every page loads them, and works without them.
  meta: { isSilent: true },
});

/** The settings once they are loaded. */
export function usePublicSettings(): PublicSettings | undefined {
  return useQuery(publicSettingsQuery).data;
}

/**
 * The prices, and the time for which to compute them: when the page was opened, or when they were refetched. A
 * promotion may have ended in between.
 */
export function usePrices(): { readonly prices: Prices; readonly now: Date } | undefined {
  const { data, dataUpdatedAt } = useQuery(publicSettingsQuery);
  const [openedAt] = useState(() => Date.now());
  return data === undefined
    ? undefined
    : { prices: data.prices, now: new Date(serverTime(Math.max(openedAt, dataUpdatedAt))) };
}

/** The settings if they are cached already; loads nothing. */
export function useKnownSettings(): PublicSettings | undefined {
  return useQuery({ ...publicSettingsQuery, enabled: false }).data;
}

/** The settings, loaded unless they are cached. */
export function fetchPublicSettings(): Promise<PublicSettings> {
  return queryClient.ensureQueryData(publicSettingsQuery);
}

/** Refetches the settings: prices may have changed since the page was opened. */
export async function reloadPublicSettings(): Promise<void> {
  await queryClient.fetchQuery({ ...publicSettingsQuery, staleTime: 0 });
}
