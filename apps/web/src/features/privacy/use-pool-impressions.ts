import type { PoolImpressionsAnswer } from '@quint/contract/profile/pool.ts';
import { useQuery } from '@tanstack/react-query';
import { apiData } from '#lib/api-client.ts';

/** Where the own snapshot was shown and unlocked. */
export function usePoolImpressions() {
  return useQuery({
    queryKey: ['pool', 'appearances'],
    queryFn: ({ signal }) => apiData<PoolImpressionsAnswer>('/pool/appearances', { signal }),
  });
}
