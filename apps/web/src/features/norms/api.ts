import type { FairnessReport, FormFigures, NormOverview, NormSwitch } from '@quint/contract/norms.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';

type Answer<Data> = { readonly data: Data };
const AGAIN_AFTER_MS = 5000;

/** How groups fare in the workspace, and what all sheets say of the scales. */
export const fairnessQuery = queryOptions({
  queryKey: ['norms', 'fairness'],
  queryFn: async ({ signal }) =>
    (await api<Answer<{ fairness: FairnessReport; forms: FormFigures[] }>>('/fairness', { signal })).data,
});

/** The norms in force; looked at again while results are being computed anew. */
export const normsQuery = queryOptions({
  queryKey: ['norms', 'platform'],
  queryFn: async ({ signal }) => (await api<Answer<NormOverview>>('/platform/norms', { signal })).data,
  refetchInterval: ({ state }) => ((state.data?.outdated ?? 0) > 0 ? AGAIN_AFTER_MS : false),
});

type Work = 'count' | 'recompute';
const WORK_PATHS: Readonly<Record<Work, string>> = {
  count: '/platform/norms/count',
  recompute: '/platform/results/recompute',
};

export function useSwitchNorm() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: NormSwitch) => api('/platform/norms/switch', { method: 'POST', body: change }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['norms'] }),
  });
}

/** Has sheets counted, or results computed again, now. */
export function useStartWork() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (work: Work) => api(WORK_PATHS[work], { method: 'POST' }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['norms'] }),
  });
}
