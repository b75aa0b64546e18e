import { readOneOf, readText, searchReader } from '#lib/search-values.ts';

export const SHOW_FILTERS = ['all', 'changed', 'idle'] as const;
export type ShowFilter = (typeof SHOW_FILTERS)[number];

/** The query string of the page; `text` is the selector of the open text. */
export const readTextsSearch = searchReader({
  search: readText,
  area: readText,
  show: readOneOf(['changed', 'idle']),
  text: readText,
});
export type TextsSearch = ReturnType<typeof readTextsSearch>;
