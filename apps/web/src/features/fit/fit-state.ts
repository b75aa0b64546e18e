import type { FitState } from '@quint/contract/matching.ts';
import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';

export const ASK_AGAIN_MS = 5000;
/** Every answer about fit lies below one of these in the cache. */
const FIT_KEYS: readonly QueryKey[] = [
  ['roles', 'fit'],
  ['talents', 'fits'],
];

interface FitAnswer {
  readonly meta: FitState;
}

/** A fit as a part of one; null where the role asks for nothing, undefined while there is none. */
export function shareOf(fit: { readonly score: number | null } | undefined): number | null | undefined {
  if (fit === undefined) return undefined;
  return fit.score === null ? null : fit.score / 100;
}

/** While numbers are those of before, they are asked for again until those of now are there. */
export function untilCalculated(query: { readonly state: { readonly data?: FitAnswer | undefined } }) {
  return query.state.data?.meta.state === 'recalculating' ? ASK_AGAIN_MS : false;
}

/** After a change of ranges: what is on the screen are the numbers of before, and new ones are asked for. */
export async function recalculateFits(client: QueryClient): Promise<void> {
  for (const queryKey of FIT_KEYS) {
    client.setQueriesData<FitAnswer>(
      { queryKey },
      (answer) => answer && { ...answer, meta: { ...answer.meta, state: 'recalculating' } },
    );
  }
  await Promise.all(FIT_KEYS.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** Whether a result is computed again; once that is done, what the page shows below these keys is fetched again. */
export function useRecalculating(state: FitState['state'] | undefined, keyOfResult: string): boolean {
  const client = useQueryClient();
  const isRecalculating = state === 'recalculating';
  useEffect(() => {
    if (!isRecalculating) return undefined;
    return () => void client.invalidateQueries({ queryKey: [keyOfResult] });
  }, [client, isRecalculating, keyOfResult]);
  return isRecalculating;
}
