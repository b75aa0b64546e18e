import type { PoolImpressionsAnswer } from '@quint/contract/profile/pool.ts';
import { useQuery } from '@tanstack/react-query';
import { apiData } from '#lib/api-client.ts';

/** The workspaces to which the pool showed or unlocked the own snapshot. */
export function usePoolImpressions() {
  return useQuery({
    queryKey: ['pool', 'appearances'],
    queryFn: ({ signal }) => apiData<PoolImpressionsAnswer>('/pool/appearances', { signal }),
  });
}
