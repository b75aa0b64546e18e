import type { PoolImpressionsAnswer } from '@quint/contract/profile/pool.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';

/** Where the own snapshot was shown and unlocked. */
export function usePoolImpressions() {
  return useQuery({
    queryKey: ['pool', 'appearances'],
    queryFn: async ({ signal }) => (await api<PoolImpressionsAnswer>('/pool/appearances', { signal })).data,
  });
}
