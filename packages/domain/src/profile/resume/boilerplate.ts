import { findRange, findSingleDate, isOnlyDate } from './dates.ts';
import type { PageText, TextRun } from './types.ts';

const BOTTOM_SHARE = 0.9;
const TOP_SHARE = 0.06;
const SMALL_SHARE = 0.88;
const SAME_ROW = 0.5;

const PAGE_NUMBER =
  /^(?:.{0,60}[\s·|–-])?(?:(?:page|seite|s\.|p\.)\s*)?\d{1,2}(?:\s*(?:\/|of|von)\s*\d{1,2})?$|^(?:page|seite)\s+\d/iu;
const STATUS =
  /(?:^|[\s|·])(?:stand|last updated?|updated|letzte aktualisierung|aktualisiert|version|printed|gedruckt)\b.{0,4}.*\d{2}/iu;
/** "Kiel, den 5. Oktober 2024": the place and the day of the signature. */
const SIGNATURE_LINE = /^\p{Lu}[\p{L} ./-]{1,30},?\s(?:den|im|am)?\s?(?=\d|\p{Lu}\p{L}+\s\d{4})/u;

interface Row {
  readonly y: number;
  readonly size: number;
  readonly runs: TextRun[];
}

function rowsOf(runs: readonly TextRun[]): Row[] {
  const rows: Row[] = [];
  for (const run of runs.toSorted((a, b) => a.y - b.y)) {
    const last = rows.at(-1);
    if (last !== undefined && run.y - last.y <= SAME_ROW * last.size) last.runs.push(run);
    else rows.push({ y: run.y, size: run.size, runs: [run] });
  }
  return rows;
}

const textOf = ({ runs }: Row) =>
  runs
    .toSorted((a, b) => a.x - b.x)
    .map(({ text }) => text.trim())
    .join(' ')
    .replaceAll(/\s+/gu, ' ');

const shape = (text: string) => text.replaceAll(/\d+/gu, '#');

function bodySize(pages: readonly PageText[]): number {
  const sizes = new Map<number, number>();
  for (const { size, text } of pages.flatMap(({ runs }) => runs)) {
    const roundedSize = Math.round(size * 2) / 2;
    sizes.set(roundedSize, (sizes.get(roundedSize) ?? 0) + text.length);
  }
  return [...sizes].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

/** Whether a text is the place and date of a signature, or says when the resume was last updated. */
export function isDateOfResume(text: string): boolean {
  if (STATUS.test(text) && text.length < 60) return true;
  if (!SIGNATURE_LINE.test(text) || findRange(text) !== undefined) return false;
  const date = findSingleDate(text);
  const isDay = date?.start?.length === 10 || /\b(?:den|im)\b/u.test(text);
  return date !== undefined && isDay && date.to >= text.length - 1;
}

/** The lines of headers and footers: page numbers, the print date, text repeated on every page. */
function isBoilerplate(row: Row, page: PageText, body: number, repeatedShapes: ReadonlySet<string>): boolean {
  const isBottom = row.y > page.height * BOTTOM_SHARE;
  if (!isBottom && row.y > page.height * TOP_SHARE) return false;
  const text = textOf(row);
  if (repeatedShapes.has(shape(text))) return true;
  const isSmall = Math.max(...row.runs.map(({ size }) => size)) < body * SMALL_SHARE;
  if (isSmall && isBottom) return true;
  const isDate = isOnlyDate(text) && findRange(text) === undefined;
  return (PAGE_NUMBER.test(text) && text.length < 80) || STATUS.test(text) || (isDate && isBottom);
}

/** The pages without headers and footers. */
export function removeBoilerplate(pages: readonly PageText[]): PageText[] {
  const body = bodySize(pages);
  const rows = pages.map(({ runs }) => rowsOf(runs));
  const counts = new Map<string, number>();
  pages.forEach((page, index) => {
    const margins = (rows[index] ?? []).filter(
      ({ y }) => y > page.height * BOTTOM_SHARE || y < page.height * TOP_SHARE,
    );
    for (const text of new Set(margins.map((row) => shape(textOf(row)))))
      counts.set(text, (counts.get(text) ?? 0) + 1);
  });
  const repeatedShapes = new Set([...counts].filter(([, count]) => count > 1).map(([text]) => text));
  return pages.map((page, index) => ({
    ...page,
    runs: (rows[index] ?? [])
      .filter((row) => !isBoilerplate(row, page, body, repeatedShapes))
      .flatMap(({ runs }) => runs),
  }));
}
