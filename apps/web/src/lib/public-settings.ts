import type { PublicSettings } from '@quint/contract/public-settings.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './api-client.ts';
import { queryClient } from './query.ts';

/** Names and links of this installation; they do not change while a page is open. */
const publicSettingsQuery = queryOptions({
  queryKey: ['public-settings'],
  queryFn: async ({ signal }) => {
    const answer = await api<{ data: PublicSettings }>('/public-settings', { signal });
    return answer.data;
  },
  staleTime: Infinity,
  // Every page asks for them and none is lost without.
  meta: { isSilent: true },
});

/** The settings once they are there. */
export function usePublicSettings(): PublicSettings | undefined {
  return useQuery(publicSettingsQuery).data;
}

/** The settings if a page has asked for them already; asks nobody. */
export function useKnownSettings(): PublicSettings | undefined {
  return useQuery({ ...publicSettingsQuery, enabled: false }).data;
}

/** The settings, from the server unless they are here already. */
export function fetchPublicSettings(): Promise<PublicSettings> {
  return queryClient.ensureQueryData(publicSettingsQuery);
}
