import type { TextRow } from './text-rows.ts';

export const SHOWN = ['all', 'changed', 'idle'] as const;
export type Shown = (typeof SHOWN)[number];

/** The query of the address of the page; what is as usual is left out. */
export interface TextsSearch {
  readonly search?: string;
  readonly area?: string;
  readonly show?: Exclude<Shown, 'all'>;
  /** The selector of the text that is open. */
  readonly text?: string;
}

function readWords(value: unknown): string {
  // The router reads ?search=12 as a number.
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/** Keeps of an address what the page understands. */
export function readTextsSearch(search: Record<string, unknown>): TextsSearch {
  const { show } = search;
  const [words, area, text] = [search['search'], search['area'], search['text']].map(readWords);
  return {
    ...(words === undefined || words === '' ? {} : { search: words }),
    ...(area === undefined || area === '' ? {} : { area }),
    ...(show === 'changed' || show === 'idle' ? { show } : {}),
    ...(text === undefined || text === '' ? {} : { text }),
  };
}

/** The rows an address shows. */
export function rowsInSight(
  rows: readonly TextRow[],
  { search = '', area, show }: TextsSearch,
): readonly TextRow[] {
  const wanted = search.trim().toLocaleLowerCase().split(/\s+/);
  return rows.filter(
    (row) =>
      (area === undefined || row.area === area) &&
      (show === undefined || row.state === show || (show === 'changed' && row.state === 'idle')) &&
      wanted.every((word) => row.words.includes(word)),
  );
}
