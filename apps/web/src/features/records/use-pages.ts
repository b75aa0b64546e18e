import { useQueries, type QueryKey, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { ROWS_ON_PAGE, type RowPage } from './model/row-page.ts';

/** Rows in sight that failed to load. */
export interface MissingRows {
  /** Stays true while they are asked for again. */
  readonly isMissing: boolean;
  readonly isRetrying: boolean;
  /** Null while they are asked for again. */
  readonly error: Error | null;
  readonly refetch: () => void;
}

export interface Pages<Page> extends MissingRows {
  /** The pages in sight that are there, one after the other. */
  readonly pages: readonly Page[];
  /** The number of the first of them. */
  readonly first: number;
  /** Undefined before the first answer. */
  readonly total: number | undefined;
  readonly isPending: boolean;
  /** The rows in sight, by their first and last index. */
  readonly onRange: (first: number, last: number) => void;
}

const NO_PAGES: readonly never[] = [];

interface InSight {
  readonly key: string;
  readonly first: number;
  readonly last: number;
}

interface Shown<Page> {
  readonly pages: readonly Page[];
  readonly first: number;
}

/** Pages beside each other, from the first that is there. */
function joinPages<Page>(answers: readonly (Page | undefined)[], first: number): Shown<Page> | undefined {
  const start = answers.findIndex((page) => page !== undefined);
  if (start < 0) return undefined;
  const end = answers.findIndex((page, index) => index > start && page === undefined);
  const pages = answers.slice(start, end < 0 ? undefined : end).filter((page) => page !== undefined);
  return { pages, first: first + start };
}

function findMissing(queries: readonly UseQueryResult[]): MissingRows {
  const failed = queries.filter((query) => query.data === undefined && query.errorUpdateCount > 0);
  return {
    isMissing: failed.length > 0,
    isRetrying: failed.some((query) => query.isFetching),
    error: failed.find((query) => query.error !== null)?.error ?? null,
    refetch: () => void Promise.all(failed.map((query) => query.refetch())),
  };
}

/**
 * The pages of a list that are in sight. `key` names the question: while another one is on its way, the answer to the
 * last stays. `startRow` is the row the list opens at.
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
  // What is combined stays the same object while the answers are the same.
  const { answered, missing } = useQueries({
    queries: numbers.map(pageQuery),
    combine: (queries) => ({
      answered: joinPages(
        queries.map((query) => query.data),
        first,
      ),
      missing: findMissing(queries),
    }),
  });
  const [old, setOld] = useState<Shown<Page>>();
  if (answered !== undefined && answered !== old) setOld(answered);
  const shown = answered ?? old;
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
    pages: shown?.pages ?? NO_PAGES,
    first: shown?.first ?? 0,
    total: shown?.pages[0]?.total,
    isPending: shown === undefined && missing.error === null,
    ...missing,
    onRange,
  };
}
