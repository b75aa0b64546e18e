import { readListSearch, type ListSearch } from '#lib/list-search.ts';

/** The query of the address. */
export interface PoolSearch extends ListSearch {
  /** From 1; the first is left out. */
  readonly page?: number;
}

/** Columns the server can sort by, by the name of the column. */
export const POOL_SORT: Readonly<Record<string, string>> = {
  name: 'fullname',
  status: 'status',
  added: 'date_created',
};

/** Keeps of an address what the pool understands. */
export function readPoolSearch(search: Record<string, unknown>): PoolSearch {
  const { sort, ...rest } = readListSearch(search);
  const page = Number(search['page']);
  return {
    ...rest,
    ...(sort !== undefined && sort.replace(/^-/, '') in POOL_SORT ? { sort } : {}),
    ...(Number.isInteger(page) && page > 1 ? { page } : {}),
  };
}
