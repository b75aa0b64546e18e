import { readPage, readText, searchReader } from '#lib/search-values.ts';

/** Columns the server can sort by, by the name of the column. */
export const POOL_SORT: Readonly<Record<string, string>> = {
  name: 'fullname',
  status: 'status',
  added: 'date_created',
};

/** The query of the address; of the order only what the server can sort by, of the pages those after the first. */
export const readPoolSearch = searchReader({
  search: readText,
  sort: (text) => (Object.hasOwn(POOL_SORT, text.replace(/^-/, '')) ? text : undefined),
  page: readPage,
});
