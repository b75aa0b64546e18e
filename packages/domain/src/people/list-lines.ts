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

function startsWith(pattern: RegExp, text: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position;
  return pattern.exec(text);
}

/**
 * Cells by RFC 4180; `open` when the last one is quoted and unclosed, `broken` when a quotation mark is inside a cell.
 */
function split(text: string, separator: Separator): readonly string[] | 'open' | 'broken' {
  const cells: string[] = [];
  for (let position = 0; position <= text.length;) {
    if (startsWith(OPEN_CELL, text, position) !== null) return 'open';
    const quotedMatch = startsWith(QUOTED_CELL, text, position);
    const next = text.indexOf(separator, position + (quotedMatch?.[0].length ?? 0));
    const end = next === -1 ? text.length : next;
    if (quotedMatch !== null && end !== position + quotedMatch[0].length) return 'broken';
    cells.push(quotedMatch?.[1]?.replaceAll('""', '"') ?? text.slice(position, end));
    position = end + 1;
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
  const listLines: ListLine[] = [];
  for (let first = 0; first < lines.length;) {
    const count = countLines(lines, first);
    const joinedText = lines.slice(first, first + count).join('\n');
    if (/[^\s;,|]/.test(joinedText)) listLines.push({ number: first + 1, text: joinedText });
    first += count;
  }
  return listLines;
}
