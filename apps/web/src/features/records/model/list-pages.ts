import type { CollectionName, Path, SortPath } from '@quint/contract/items.ts';
import { queryOptions } from '@tanstack/react-query';
import { items, type Which } from '#lib/items.ts';
import type { ListView } from '#lib/list-search.ts';
import { ROWS_ON_PAGE } from './row-page.ts';

/** A condition on a text. */
interface Contains {
  readonly _icontains: string;
}

/** Each word of a search is a condition, of which the server takes 200. */
export const MOST_WORDS = 20;

interface ListSource<C extends CollectionName, F extends string> {
  readonly fields: readonly (F & Path<C, F>)[];
  /** The records of the list that have these words, or have the text as the server searches for it. */
  readonly find: (words: readonly Contains[], text: string) => Which<C>;
  /** What a column sorts by. */
  readonly sorts: Readonly<Record<string, readonly SortPath<C>[]>>;
}

/** The query of a page of a list, by what the list shows. */
export function listPages<C extends Exclude<CollectionName, `own:${string}`>, F extends string>(
  collection: C,
  { fields, find, sorts }: ListSource<C, F>,
) {
  return ({ search, sort }: ListView, page: number) => {
    const text = search.trim();
    const words = text.split(/\s+/).filter((word) => word !== '');
    const paths = Object.hasOwn(sorts, sort.column) ? (sorts[sort.column] ?? []) : [];
    const query = {
      fields,
      ...find(
        words.slice(0, MOST_WORDS).map((word) => ({ _icontains: word })),
        text,
      ),
      sort: paths.map((path) => (sort.descending ? (`-${path}` as const) : path)),
      limit: ROWS_ON_PAGE,
      page: page + 1,
    };
    return queryOptions({
      queryKey: [collection, 'list', query],
      queryFn: ({ signal }) => items(collection).page<F>({ ...query, signal }),
    });
  };
}
