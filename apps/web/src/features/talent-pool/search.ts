import { readPage, readText, searchReader } from '#lib/search-values.ts';

/** Columns the server can sort by, by the name of the column. */
export const POOL_SORT: Readonly<Record<string, 'fullname' | 'status' | 'date_created'>> = {
  name: 'fullname',
  status: 'status',
  added: 'date_created',
};

/** The query string; only sort orders of the server, and pages from the second on. */
export const readPoolSearch = searchReader({
  search: readText,
  sort: (text) => (Object.hasOwn(POOL_SORT, text.replace(/^-/, '')) ? text : undefined),
  page: readPage,
});
