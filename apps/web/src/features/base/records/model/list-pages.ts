import type { CollectionName, Path, SortPath } from '@quint/contract/items.ts';
import { searchWords } from '@quint/domain/base/search-text.ts';
import { queryOptions } from '@tanstack/react-query';
import { items, type Which } from '#lib/items.ts';
import type { ListView } from '#lib/list-search.ts';
import { ROWS_ON_PAGE } from './row-page.ts';

/** A condition that a text contains a search word. */
export interface SearchCondition {
  readonly _search: string;
}

/** The server accepts 200 conditions. */
const MAX_CONDITIONS = 20;

/** The conditions of a search, one for each word, so that each may match another text. Empty for an empty search. */
export function toSearchConditions(search: string): readonly SearchCondition[] {
  return searchWords(search)
    .slice(0, MAX_CONDITIONS)
    .map((word) => ({ _search: word }));
}

interface ListSource<C extends CollectionName, F extends string> {
  readonly fields: readonly (F & Path<C, F>)[];
  /** The filter for records that match these words, or the text as the server searches for it. */
  readonly find: (conditions: readonly SearchCondition[], text: string) => Which<C>;
  /** The sort paths of each column. */
  readonly sorts: Readonly<Record<string, readonly SortPath<C>[]>>;
}

/** Creates the query of a list page, given the fields, search and sorting of the list. */
export function listPages<C extends Exclude<CollectionName, `own:${string}`>, F extends string>(
  collection: C,
  { fields, find, sorts }: ListSource<C, F>,
) {
  return ({ search, sort }: ListView, page: number) => {
    const paths = Object.hasOwn(sorts, sort.column) ? (sorts[sort.column] ?? []) : [];
    const query = {
      fields,
      ...find(toSearchConditions(search), search.trim()),
      sort: paths.map((path) => (sort.isDescending ? (`-${path}` as const) : path)),
      limit: ROWS_ON_PAGE,
      page: page + 1,
    };
    return queryOptions({
      queryKey: [collection, 'list', query],
      queryFn: ({ signal }) => items(collection).page<F>({ ...query, signal }),
    });
  };
}
