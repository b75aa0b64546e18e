import type { RoleFitAnswer } from '@quint/contract/measures/matching.ts';
import {
  useInfiniteQuery,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
} from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { usePeopleOfFits } from './use-people-of-fits.ts';

type FitsQuery<Key extends QueryKey> = UseInfiniteQueryOptions<
  RoleFitAnswer,
  Error,
  InfiniteData<RoleFitAnswer>,
  Key,
  number
>;

/** Fits in pages with their people. Requests the next page when the end of the loaded rows becomes visible. */
export function useFitPages<Key extends QueryKey>(query: FitsQuery<Key>) {
  const answer = useInfiniteQuery(query);
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = answer;
  const pages = useMemo(() => (answer.data?.pages ?? []).map(({ data }) => data), [answer.data]);
  const fits = useMemo(() => pages.flat(), [pages]);
  const people = usePeopleOfFits(pages);
  const onEnd = useCallback(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
  const meta = answer.data?.pages[0]?.meta;
  return { answer, meta, norm: meta?.norm ?? null, fits, people, onEnd };
}
