/** What stands between the cells of a line, in the order in which it is tried. */
export const SEPARATORS = ['\t', ';', ','] as const;
export type Separator = (typeof SEPARATORS)[number];

/** A line of a list; several when a quoted cell goes on in the next. */
export interface ListLine {
  /** From 1; blank lines count. */
  readonly number: number;
  readonly text: string;
}

/** How long a quoted cell may be: a quotation mark that nobody closed must not swallow the list. */
const MOST_LINES = 20;
const QUOTED_CELL = /[^\S\n]*"((?:[^"]|"")*)"[^\S\n]*/y;
const OPEN_CELL = /[^\S\n]*"(?:[^"]|"")*$/y;

function startsWith(pattern: RegExp, text: string, place: number): RegExpExecArray | null {
  pattern.lastIndex = place;
  return pattern.exec(text);
}

/** Cells by RFC 4180; `open` when the last one is quoted and does not end, `broken` when quotes stand in between. */
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

/** The cells of a line. Quotation marks that do not come in pairs are characters like any other. */
export function cellsOf(text: string, separator: Separator): readonly string[] {
  const cells = split(text, separator);
  return (typeof cells === 'string' ? text.split(separator) : cells).map((cell) => cell.trim());
}

/** How many of the lines from `first` on are one, because a quoted cell goes on. */
function countLines(lines: readonly string[], first: number): number {
  let text = lines[first] ?? '';
  const open = SEPARATORS.filter((separator) => split(text, separator) === 'open');
  if (open.length === 0) return 1;
  for (let count = 2; count <= MOST_LINES && first + count <= lines.length; count += 1) {
    text += `\n${lines[first + count - 1] ?? ''}`;
    if (open.some((separator) => typeof split(text, separator) !== 'string')) return count;
  }
  return 1;
}

/** The lines of a list on which something stands. */
export function readLines(text: string): readonly ListLine[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  const found: ListLine[] = [];
  for (let first = 0; first < lines.length;) {
    const count = countLines(lines, first);
    const joined = lines.slice(first, first + count).join('\n');
    if (/[^\s;,]/.test(joined)) found.push({ number: first + 1, text: joined });
    first += count;
  }
  return found;
}
