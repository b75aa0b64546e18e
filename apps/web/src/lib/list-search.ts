import { readText, searchReader } from './search-values.ts';

/** The query string of a list page; default values are left out. */
export const readListSearch = searchReader({ search: readText, sort: readText });
export type ListSearch = ReturnType<typeof readListSearch>;

/** The search and order of a list. */
export interface ListView {
  readonly search: string;
  readonly sort: { readonly column: string; readonly isDescending: boolean };
}

/** Parses the view. `usual` is the default order: `name`, or `-date` for the newest first. */
export function toListView({ search = '', sort }: ListSearch, usual: string): ListView {
  const order = sort ?? usual;
  return { search, sort: { column: order.replace(/^-/, ''), isDescending: order.startsWith('-') } };
}

export function toListSearch({ search, sort }: ListView, usual: string): ListSearch {
  const order = `${sort.isDescending ? '-' : ''}${sort.column}`;
  return { ...(search === '' ? {} : { search }), ...(order === usual ? {} : { sort: order }) };
}
