import type { PublicSettings } from '@quint/contract/public-settings.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './api-client.ts';

/** Names and links of this installation; they do not change while a page is open. */
const publicSettingsQuery = queryOptions({
  queryKey: ['public-settings'],
  queryFn: async ({ signal }) => {
    const answer = await api<{ data: PublicSettings }>('/public-settings', { signal });
    return answer.data;
  },
  staleTime: Infinity,
});

/** The settings once they are there. */
export function usePublicSettings(): PublicSettings | undefined {
  return useQuery(publicSettingsQuery).data;
}
