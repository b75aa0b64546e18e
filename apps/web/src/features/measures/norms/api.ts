import type { FairnessReport } from '@quint/contract/measures/fairness.ts';
import type {
  FormStatistics,
  NewNormStudy,
  NormOverview,
  NormSwitch,
} from '@quint/contract/measures/norms.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';

type Answer<Data> = { readonly data: Data };
const AGAIN_AFTER_MS = 5000;

/** Outcomes by group in the workspace, or in the assessments of a role, and scale statistics of all sheets. */
export function fairnessQuery(role: string | undefined) {
  return queryOptions({
    queryKey: ['norms', 'fairness', role],
    queryFn: async ({ signal }) =>
      (
        await api<Answer<{ fairness: FairnessReport; forms: FormStatistics[] }>>('/fairness', {
          query: { role },
          signal,
        })
      ).data,
    placeholderData: keepPreviousData,
  });
}

/** The norms in force; refetched while results are being recomputed. */
export const normsQuery = queryOptions({
  queryKey: ['norms', 'platform'],
  queryFn: async ({ signal }) => (await api<Answer<NormOverview>>('/platform/norms', { signal })).data,
  refetchInterval: ({ state }) => ((state.data?.outdated ?? 0) > 0 ? AGAIN_AFTER_MS : false),
});

type BulkAction = 'count' | 'recompute';
const WORK_PATHS: Readonly<Record<BulkAction, string>> = {
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

/** Enters a study of the people behind a norm. */
export function useEnterNormStudy() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (study: NewNormStudy) => api('/platform/norms/studies', { method: 'POST', body: study }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['norms'] }),
  });
}

export function useRemoveNormStudy() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api(`/platform/norms/studies/${id}`, { method: 'DELETE' }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['norms'] }),
  });
}

/** Starts a recount of the sheets, or a recomputation of results. */
export function useStartWork() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (work: BulkAction) => api(WORK_PATHS[work], { method: 'POST' }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['norms'] }),
  });
}
