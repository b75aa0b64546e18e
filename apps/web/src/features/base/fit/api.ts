import type { FitState } from '@quint/contract/measures/matching.ts';
import { useQueryClient, type InfiniteData, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';

export const POLL_INTERVAL_MS = 5000;
/** The key prefixes of all queries about fit. */
const FIT_KEYS: readonly QueryKey[] = [['roles', 'fit'], ['talents', 'fits'], ['vacancies']];

interface FitAnswer {
  readonly meta: FitState;
}

/** Refetches outdated numbers until the current ones arrive. */
export function untilCalculated(query: { readonly state: { readonly data?: FitAnswer | undefined } }) {
  return query.state.data?.meta.state === 'recalculating' ? POLL_INTERVAL_MS : false;
}

/** Answers about a vacancy without fits have no `meta`. */
type FitAnswers = FitAnswer | InfiniteData<FitAnswer> | Readonly<Record<string, unknown>>;

const isPaged = (answer: FitAnswers): answer is InfiniteData<FitAnswer> =>
  'pages' in answer && Array.isArray(answer['pages']);
const isFits = (answer: FitAnswers): answer is FitAnswer => 'meta' in answer;

function markOutdated<Answer extends FitAnswer>(answer: Answer): Answer {
  return { ...answer, meta: { ...answer.meta, state: 'recalculating' } };
}

/** Refetches the numbers on the screen, which are outdated after a change of ranges. */
export async function recalculateFits(client: QueryClient): Promise<void> {
  for (const queryKey of FIT_KEYS) {
    client.setQueriesData<FitAnswers>({ queryKey }, (answer) => {
      if (answer === undefined) return undefined;
      if (isPaged(answer)) return { ...answer, pages: answer.pages.map(markOutdated) };
      return isFits(answer) ? markOutdated(answer) : answer;
    });
  }
  await Promise.all(FIT_KEYS.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** Whether a result is being recomputed. Refetches the queries below these keys when it is done. */
export function useRecalculating(state: FitState['state'] | undefined, keyOfResult: string): boolean {
  const client = useQueryClient();
  const isRecalculating = state === 'recalculating';
  useEffect(() => {
    if (!isRecalculating) return undefined;
    return () => void client.invalidateQueries({ queryKey: [keyOfResult] });
  }, [client, isRecalculating, keyOfResult]);
  return isRecalculating;
}
