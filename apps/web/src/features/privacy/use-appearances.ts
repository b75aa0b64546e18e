import type { PoolAppearancesAnswer } from '@quint/contract/pool.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';

/** Where the own snapshot was shown and unlocked. */
export function useAppearances() {
  return useQuery({
    queryKey: ['pool', 'appearances'],
    queryFn: async ({ signal }) => (await api<PoolAppearancesAnswer>('/pool/appearances', { signal })).data,
  });
}
