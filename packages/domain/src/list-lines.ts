/** The cell separators, in the order in which they are tried. */
export const SEPARATORS = ['\t', ';', ',', '|'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** A line of a list; several lines when a quoted cell continues in the next. */
export interface ListLine {
  /** From 1; blank lines count. */
  readonly number: number;
  readonly text: string;
}

/** The longest quoted cell: an unclosed quotation mark must not swallow the rest of the list. */
const MOST_LINES = 20;
const QUOTED_CELL = /[^\S\n]*"((?:[^"]|"")*)"[^\S\n]*/y;
const OPEN_CELL = /[^\S\n]*"(?:[^"]|"")*$/y;

function startsWith(pattern: RegExp, text: string, place: number): RegExpExecArray | null {
  pattern.lastIndex = place;
  return pattern.exec(text);
}

/**
 * Cells by RFC 4180; `open` when the last one is quoted and unclosed, `broken` when a quotation mark stands inside a
 * cell.
 */
function split(text: string, separator: Separator): readonly string[] | 'open' | 'broken' {
  const cells: string[] = [];
  for (let place = 0; place <= text.length;) {
    if (startsWith(OPEN_CELL, text, place) !== null) return 'open';
    const quoted = startsWith(QUOTED_CELL, text, place);
    const next = text.indexOf(separator, place + (quoted?.[0].length ?? 0));
    const end = next === -1 ? text.length : next;
    if (quoted !== null && end !== place + quoted[0].length) return 'broken';
    cells.push(quoted?.[1]?.replaceAll('""', '"') ?? text.slice(place, end));
    place = end + 1;
  }
  return cells;
}

/** The cells of a line. Unpaired quotation marks are ordinary characters. */
export function cellsOf(text: string, separator: Separator): readonly string[] {
  const cells = text.includes('"') ? split(text, separator) : text.split(separator);
  return (typeof cells === 'string' ? text.split(separator) : cells).map((cell) => cell.trim());
}

/** How many lines from `first` on belong together because a quoted cell continues. */
function countLines(lines: readonly string[], first: number): number {
  let text = lines[first] ?? '';
  if (!text.includes('"')) return 1;
  const open = SEPARATORS.filter((separator) => split(text, separator) === 'open');
  if (open.length === 0) return 1;
  for (let count = 2; count <= MOST_LINES && first + count <= lines.length; count += 1) {
    text += `\n${lines[first + count - 1] ?? ''}`;
    if (open.some((separator) => typeof split(text, separator) !== 'string')) return count;
  }
  return 1;
}

/** The lines of a list that are not blank. */
export function readLines(text: string): readonly ListLine[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  const found: ListLine[] = [];
  for (let first = 0; first < lines.length;) {
    const count = countLines(lines, first);
    const joined = lines.slice(first, first + count).join('\n');
    if (/[^\s;,|]/.test(joined)) found.push({ number: first + 1, text: joined });
    first += count;
  }
  return found;
}
