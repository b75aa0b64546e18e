import { useQueries, type QueryKey, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { ROWS_ON_PAGE, type RowPage } from './model/row-page.ts';

/** Visible rows that failed to load. */
export interface MissingRows {
  /** Stays true while they are loading again. */
  readonly isMissing: boolean;
  readonly isRetrying: boolean;
  /** Null while they are loading again. */
  readonly error: Error | null;
  readonly refetch: () => void;
}

export interface Pages<Page> extends MissingRows {
  /** The visible pages that are loaded, in order. */
  readonly pages: readonly Page[];
  /** The number of the first loaded page. */
  readonly first: number;
  /** Undefined before the first answer. */
  readonly total: number | undefined;
  readonly isPending: boolean;
  /** The visible rows, by their first and last index. */
  readonly onRange: (first: number, last: number) => void;
}

const NO_PAGES: readonly never[] = [];

interface InSight {
  readonly key: string;
  readonly first: number;
  readonly last: number;
}

interface LoadedPages<Page> {
  readonly pages: readonly Page[];
  readonly first: number;
}

/** Consecutive pages, starting with the first loaded one. */
function joinPages<Page>(
  answers: readonly (Page | undefined)[],
  first: number,
): LoadedPages<Page> | undefined {
  const start = answers.findIndex((page) => page !== undefined);
  if (start < 0) return undefined;
  const end = answers.findIndex((page, index) => index > start && page === undefined);
  const pages = answers.slice(start, end < 0 ? undefined : end).filter((page) => page !== undefined);
  return { pages, first: first + start };
}

function findMissing(queries: readonly UseQueryResult[]): MissingRows {
  const failedQueries = queries.filter((query) => query.data === undefined && query.errorUpdateCount > 0);
  return {
    isMissing: failedQueries.length > 0,
    isRetrying: failedQueries.some((query) => query.isFetching),
    error: failedQueries.find((query) => query.error !== null)?.error ?? null,
    refetch: () => void Promise.all(failedQueries.map((query) => query.refetch())),
  };
}

/**
 * The visible pages of a list. `key` identifies the query: while another one is loading, the last answer stays.
 * `startRow` is the row at which the list opens.
 */
export function usePages<Page extends RowPage<unknown>, Key extends QueryKey>(
  key: string,
  pageQuery: (page: number) => UseQueryOptions<Page, Error, Page, Key>,
  startRow = 0,
): Pages<Page> {
  const start = Math.floor(startRow / ROWS_ON_PAGE);
  const [inSight, setInSight] = useState<InSight>({ key, first: start, last: start });
  const { first, last } = inSight.key === key ? inSight : { first: 0, last: 0 };
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  // The combined object stays the same while the answers are the same.
  const { joinedPages, missing } = useQueries({
    queries: numbers.map(pageQuery),
    combine: (queries) => ({
      joinedPages: joinPages(
        queries.map((query) => query.data),
        first,
      ),
      missing: findMissing(queries),
    }),
  });
  const [old, setOld] = useState<LoadedPages<Page>>();
  if (joinedPages !== undefined && joinedPages !== old) setOld(joinedPages);
  const visiblePages = joinedPages ?? old;
  const onRange = useCallback(
    (firstRow: number, lastRow: number) =>
      setInSight((before) => {
        const next = {
          key,
          first: Math.floor(firstRow / ROWS_ON_PAGE),
          last: Math.floor(lastRow / ROWS_ON_PAGE),
        };
        const isSame = before.key === key && before.first === next.first && before.last === next.last;
        return isSame ? before : next;
      }),
    [key],
  );
  return {
    pages: visiblePages?.pages ?? NO_PAGES,
    first: visiblePages?.first ?? 0,
    total: visiblePages?.pages[0]?.total,
    isPending: visiblePages === undefined && missing.error === null,
    ...missing,
    onRange,
  };
}
