import { cellsOf, readLines, SEPARATORS, type ListLine, type Separator } from '../list-lines.ts';
import { hasAddress, unguardCell } from './cells.ts';
import { readHeadings } from './headings.ts';
import { isFooter } from './reasons.ts';

/** One row of a list, from a text or a worksheet. */
export interface ListRow {
  /** From 1, as numbered in the source. */
  readonly line: number;
  readonly cells: readonly string[];
  /** The row as it was written. */
  readonly text: string;
  /** Whether it is hidden in the worksheet, manually or by a filter. */
  readonly isHidden?: boolean;
  /** Whether a formula of the worksheet has no saved value. */
  readonly lacksValue?: boolean;
}

/** The number of top rows in which headings are searched. */
export const HEADING_ROWS = 25;
const SAMPLE_LINES = 200;

/** The number of cells that most lines have under a separator, and how many lines have it. */
function findWidth(lines: readonly string[], separator: Separator) {
  const counts = new Map<number, number>();
  for (const line of lines) {
    const width = cellsOf(line, separator).length;
    if (width > 1) counts.set(width, (counts.get(width) ?? 0) + 1);
  }
  const [width = 1, count = 0] = [...counts].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [];
  const split = [...counts.values()].reduce((sum, each) => sum + each, 0);
  return { separator, width, score: count + split };
}

/** The separator of a text: that of its headings, otherwise the one with the most similar lines. */
function findSeparator(lines: readonly string[], namedSeparator: Separator | undefined) {
  const candidates = SEPARATORS.map((separator) => findWidth(lines.slice(0, SAMPLE_LINES), separator));
  const byName = candidates.find(({ separator }) => separator === namedSeparator);
  if (byName !== undefined) return byName;
  const withHeadings = candidates.filter(({ separator }) =>
    lines.slice(0, HEADING_ROWS).some((line) => {
      const cells = cellsOf(line, separator);
      return cells.length > 1 && readHeadings(cells) !== undefined;
    }),
  );
  const among = withHeadings.length > 0 ? withHeadings : candidates;
  return among.toSorted((a, b) => b.score - a.score)[0];
}

/** The separator declared by a spreadsheet in the first line: `sep=;`. */
function readSeparatorLine(text: string): Separator | undefined {
  const separatorText =
    /^"?sep=(.|\\t)"?[;,\t|]*$/i.exec(text.trim())?.[1] ?? (text.trim() === 'sep=' ? '\t' : '');
  return SEPARATORS.find((separator) => separator === (separatorText === '\\t' ? '\t' : separatorText));
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

const WHOLE_LINE = /^"((?:[^"]|"")*)"$/;

/** Removes quotation marks around whole lines, and replaces aligning blanks between columns by tabs. */
function plainLines(lines: readonly ListLine[]): readonly ListLine[] {
  if (lines.length > 1 && lines.every(({ text }) => /[;,\t]/.test(text) && WHOLE_LINE.test(text)))
    return lines.map(({ number, text }) => ({
      number,
      text: text.replace(WHOLE_LINE, '$1').replaceAll('""', '"'),
    }));
  const isAligned = lines.every(({ text }) => !/[\t;,|]/.test(text) && /\S {2,}\S/.test(text));
  return isAligned
    ? lines.map(({ number, text }) => ({ number, text: text.trim().replace(/ {2,}/g, '\t') }))
    : lines;
}

/** The rows of a pasted text or a text file. Lines with a different separator are split by their own. */
export function readTextRows(text: string): { rows: readonly ListRow[]; width: number } {
  const all = readLines(text);
  const namedSeparator = readSeparatorLine(all[0]?.text ?? '');
  const lines = plainLines(namedSeparator === undefined ? all : all.slice(1));
  const bestCandidate = findSeparator(
    lines.map((line) => line.text),
    namedSeparator,
  );
  const { separator = ',', width = 1 } = bestCandidate ?? {};
  const rows = lines.flatMap(({ number, text: line }): ListRow[] => {
    let cells = cellsOf(line, separator);
    if (cells.length === 1 && width > 1) {
      const other = SEPARATORS.map((each) => cellsOf(line, each)).find((each) => each.length === width);
      cells = other ?? cells;
    }
    const clean = cells.map(unguardCell);
    return isBlank(clean) ? [] : [{ line: number, cells: clean, text: line }];
  });
  return { rows, width };
}

/** The share of lines that have the same columns in a table without headings. */
const ALIGNED_SHARE = 0.7;

/** Whether rows are a table without headings: most have the same width, and the address in the same column. */
export function areAligned(rows: readonly ListRow[]): boolean {
  const withAddress = rows.filter((row) => hasAddress(row.text) && !isFooter(row));
  const layoutCounts = new Map<string, number>();
  for (const { cells, text } of withAddress) {
    const columns = cells.flatMap((cell, index) => (hasAddress(cell) ? [index] : []));
    const isMailLine = /<[^<>\s]*@[^<>\s]*>/.test(text);
    const isSingle = columns.every((column) => (cells[column] ?? '').split('@').length === 2);
    const isOnePerson = isSingle && (columns.length === 1 || areBesideEachOther(columns, cells));
    if (cells.length > 1 && isOnePerson && !isMailLine) {
      const layout = `${cells.length}:${columns.join()}`;
      layoutCounts.set(layout, (layoutCounts.get(layout) ?? 0) + 1);
    }
  }
  const [layout = '', most = 0] = [...layoutCounts].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  const least = layout.includes(',') ? 3 : 1;
  return most >= least && most >= withAddress.length * ALIGNED_SHARE;
}

/** Whether two addresses belong to one person: no name between them, and one on either side. */
function areBesideEachOther(columns: readonly number[], cells: readonly string[]): boolean {
  const [first = 0, last = 0] = [columns[0], columns.at(-1)];
  const isGapless = last - first === columns.length - 1;
  return columns.length === 2 && isGapless && cells.length >= 4;
}
