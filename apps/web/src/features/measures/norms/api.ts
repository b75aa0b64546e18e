import type { FairnessReport } from '@quint/contract/measures/fairness.ts';
import type {
  FormStatistics,
  NewNormStudy,
  NormOverview,
  NormSwitch,
} from '@quint/contract/measures/norms.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerQuery } from '#lib/answer-query.ts';
import { api } from '#lib/api-client.ts';
import { useChange } from '#lib/use-change.ts';

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

/** The active norms; refetched while results are being recomputed. */
export const normsQuery = queryOptions({
  ...answerQuery<Answer<NormOverview>>(['norms', 'platform'], '/platform/norms'),
  refetchInterval: ({ state }) => ((state.data?.outdated ?? 0) > 0 ? AGAIN_AFTER_MS : false),
});

type BulkAction = 'count' | 'recompute';
const WORK_PATHS: Readonly<Record<BulkAction, string>> = {
  count: '/platform/norms/count',
  recompute: '/platform/results/recompute',
};

export function useSwitchNorm() {
  return useChange((change: NormSwitch) => api('/platform/norms/switch', { method: 'POST', body: change }), {
    invalidates: [['norms']],
  });
}

/** Enters a study of the people behind a norm. */
export function useEnterNormStudy() {
  return useChange((study: NewNormStudy) => api('/platform/norms/studies', { method: 'POST', body: study }), {
    invalidates: [['norms']],
  });
}

export function useRemoveNormStudy() {
  return useChange((id: string) => api(`/platform/norms/studies/${id}`, { method: 'DELETE' }), {
    invalidates: [['norms']],
  });
}

/** Starts recounting the results, or recomputing them. */
export function useStartWork() {
  return useChange((work: BulkAction) => api(WORK_PATHS[work], { method: 'POST' }), {
    invalidates: [['norms']],
  });
}
