import { textMatcher } from '@quint/domain/search-text.ts';
import { readOneOf, readText, searchReader } from '#lib/search-values.ts';
import type { TextRow } from './rows.ts';

export const SHOWN = ['all', 'changed', 'idle'] as const;
export type Shown = (typeof SHOWN)[number];

/** The query string of the page; `text` is the selector of the open text. */
export const readTextsSearch = searchReader({
  search: readText,
  area: readText,
  show: readOneOf(['changed', 'idle']),
  text: readText,
});
export type TextsSearch = ReturnType<typeof readTextsSearch>;

/** The rows that match the query string. */
export function rowsInSight(
  rows: readonly TextRow[],
  { search = '', area, show }: TextsSearch,
): readonly TextRow[] {
  const isMatch = textMatcher(search);
  return rows.filter(
    (row) =>
      (area === undefined || row.area === area) &&
      (show === undefined || row.state === show || (show === 'changed' && row.state === 'idle')) &&
      isMatch(row.words),
  );
}
