import { DASH_END } from './date-words.ts';
import { findRange, isOnlyDate } from './dates.ts';
import { removeBoilerplate } from './boilerplate.ts';
import { findSection } from './headings.ts';
import type { Segment } from './page-columns.ts';
import { findSplit, rowsOf } from './page-columns.ts';
import { joinTableRows } from './page-tables.ts';
import type { PageText, ResumeLine } from './types.ts';

type Row = readonly Segment[];

/** Consecutive rows in reading order, and their start. */
interface Column {
  readonly x: number;
  readonly right: number;
  readonly isSide: boolean;
  readonly rows: readonly Row[];
}

function columnOf(rows: readonly Row[], isSide: boolean): Column {
  const segments = rows.flat();
  const x = Math.min(...segments.map((segment) => segment.x));
  return { x, right: Math.max(...segments.map((segment) => segment.right)), isSide, rows };
}

/** The columns of a page in reading order: above, left, right, and below. */
function columnsOf(rows: readonly Row[], isSide = false): Column[] {
  if (rows.length === 0) return [];
  const split = findSplit(rows);
  if (split === undefined) return [columnOf(rows, isSide)];
  const band = rows.slice(split.from, split.to + 1);
  const side = (belongs: (segment: Segment) => boolean) =>
    band.map((row) => row.filter(belongs)).filter((row) => row.length > 0);
  return [
    ...columnsOf(rows.slice(0, split.from), isSide),
    ...columnsOf(
      side(({ right }) => right < split.x),
      true,
    ),
    ...columnsOf(
      side(({ right }) => right >= split.x),
      true,
    ),
    ...columnsOf(rows.slice(split.to + 1), isSide),
  ];
}

const DASH_START = /^\s*(?:[-–—]|bis\b|to\b)/iu;
/** "seit Juli" above "2021". */
const MONTH_END = /\p{L}{3,}\.?\s*$/u;
const YEAR_START = /^\s*\d{4}\b/u;
const WRAP_POINTS = 30;

/** Whether a cell continues in the one below: both are parts of one date. */
function isWrappedDate(above: Segment | undefined, below: Segment | undefined): boolean {
  if (above === undefined || below === undefined) return false;
  const isAligned = Math.abs(below.x - above.x) < 2 || Math.abs(below.right - above.right) < 3;
  const isMonth = MONTH_END.test(above.text) && YEAR_START.test(below.text);
  const isOpen = DASH_END.test(above.text) || DASH_START.test(below.text) || isMonth;
  const isNear = below.y - above.y < WRAP_POINTS;
  return isAligned && isNear && isOpen && isOnlyDate(`${above.text} ${below.text}`);
}

/**
 * A date in a separate column can take two rows: "03/2019 –" above "heute". The second part is moved up to the first,
 * at the left end of the rows or at the right one.
 */
function joinWrappedDates(rows: readonly Row[]): Row[] {
  const joinedRows: Segment[][] = [];
  for (const row of rows) {
    const last = joinedRows.at(-1);
    const at = [0, row.length - 1].find((index) =>
      isWrappedDate(index === 0 ? last?.[0] : last?.at(-1), row[index]),
    );
    const label = at === undefined || last === undefined ? undefined : at === 0 ? last[0] : last.at(-1);
    const part = at === undefined ? undefined : row[at];
    if (last === undefined || label === undefined || part === undefined) {
      joinedRows.push([...row]);
      continue;
    }
    last[last.indexOf(label)] = { ...label, text: `${label.text} ${part.text}` };
    const others = row.filter((segment) => segment !== part);
    if (others.length > 0) joinedRows.push(others);
  }
  return joinedRows;
}

/** A heading in a label column becomes a separate line. */
function partHeadings(row: Row): Row[] {
  const [first, ...others] = row;
  if (first === undefined || others.length === 0 || findSection(first.text) === undefined) return [row];
  return [[first], others];
}

const FULL_SHARE = 0.86;

function linesOf({ rows, x, right }: Column, page: number): Omit<ResumeLine, 'line' | 'isNewColumn'>[] {
  let above = -Infinity;
  return partCards(joinWrappedDates(joinTableRows(rows)))
    .flatMap(partHeadings)
    .map((row) => {
      const [first] = row;
      const size = Math.max(...row.map((segment) => segment.size));
      const y = first?.y ?? 0;
      const gap = (y - above) / size;
      above = y;
      const heads = row.flatMap(({ head }) => (head === undefined ? [] : [head]));
      return {
        page,
        cells: row.map(({ text }) => text),
        ...(heads.length === row.length ? { heads } : {}),
        x: first?.x ?? 0,
        right: row.at(-1)?.right ?? 0,
        xs: row.map((segment) => segment.x),
        gap,
        size,
        isBold: row.every(({ isBold }) => isBold),
        isFull: (row.at(-1)?.right ?? 0) - x >= (right - x) * FULL_SHARE,
      };
    });
}

const CARD_POINTS = 6;

/** Whether a row is the head of cards side by side: each with a separate time. */
function opensCards(row: Row): boolean {
  return row.length > 1 && row.every(({ text }) => isOnlyDate(text) && findRange(text) !== undefined);
}

/** Cards side by side are read one after the other. */
function partCards(rows: readonly Row[]): Row[] {
  const separatedRows: Row[] = [];
  let cards: Segment[][] = [];
  const close = () => {
    separatedRows.push(...cards.flat().map((segment) => [segment]));
    cards = [];
  };
  for (const row of rows) {
    const xs = cards.map(([first]) => first?.x ?? 0);
    const columnOfSegment = ({ x }: Segment) => xs.findIndex((edge) => Math.abs(edge - x) < CARD_POINTS);
    if (opensCards(row)) {
      close();
      cards = row.map((segment) => [segment]);
    } else if (cards.length > 0 && row.every((segment) => columnOfSegment(segment) >= 0)) {
      for (const segment of row) cards[columnOfSegment(segment)]?.push(segment);
    } else {
      close();
      separatedRows.push(row);
    }
  }
  close();
  return separatedRows;
}

interface Flow {
  readonly x: number;
  readonly lines: ResumeLine[];
}

const SAME_COLUMN_POINTS = 20;
const SAME_WIDTH_SHARE = 0.8;

/** Newspaper columns have equal widths; beside a narrow column something else begins. */
function isOtherWidth(column: Column, before: Column | undefined): boolean {
  if (before === undefined || !column.isSide || !before.isSide) return false;
  const widths = [column.right - column.x, before.right - before.x];
  return Math.min(...widths) < Math.max(...widths) * SAME_WIDTH_SHARE;
}

/**
 * The lines of a resume in reading order. Columns are read one after the other, each through all pages, so that a job
 * list that continues on the next page is not interrupted by the column beside it.
 */
export function readLines(pages: readonly PageText[]): ResumeLine[] {
  const flows: Flow[] = [];
  removeBoilerplate(pages).forEach(({ runs }, index) => {
    let count = 0;
    columnsOf(rowsOf(runs)).forEach((column, position, columns) => {
      const isNew = isOtherWidth(column, columns[position - 1]);
      const lines = linesOf(column, index + 1).map((line, at) => {
        count += 1;
        return { ...line, line: count, isNewColumn: isNew && at === 0 };
      });
      const isSame = (flow: Flow) =>
        Math.abs(flow.x - column.x) < SAME_COLUMN_POINTS && flow.lines.at(-1)?.page !== index + 1;
      const flow = index === 0 ? undefined : flows.findLast(isSame);
      if (flow === undefined) flows.push({ x: column.x, lines });
      else flow.lines.push(...lines.map((line) => ({ ...line, isNewColumn: false })));
    });
  });
  return flows.flatMap(({ lines }) => lines);
}
