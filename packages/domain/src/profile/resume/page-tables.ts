import { DASH_END } from './date-words.ts';
import { isOnlyDate } from './dates.ts';
import { findNamedPart } from './job-words.ts';
import type { Segment } from './page-columns.ts';
import { isHyphenated } from './words.ts';

type Row = readonly Segment[];

const CELL_LINE_GAP = 1.35;
const CLEAR_SHARE = 1.05;

/** The lines of a cell, one below the other. */
interface Cell {
  readonly head: string;
  readonly segments: Segment[];
}

const top = ({ segments }: Cell) => segments[0]?.y ?? 0;
const bottom = ({ segments }: Cell) => segments.at(-1)?.y ?? 0;
const middle = (cell: Cell) => (top(cell) + bottom(cell)) / 2;

/** The cells of the column that leads the rows: a date that is complete begins a cell. */
function leadsOf(head: string, segments: readonly Segment[]): Cell[] {
  const cells: Cell[] = [];
  for (const segment of segments) {
    const last = cells.at(-1);
    const before = last?.segments.at(-1);
    const isNear = before !== undefined && (segment.y - before.y) / segment.size <= CELL_LINE_GAP;
    const isWrapped = before !== undefined && DASH_END.test(before.text);
    const isOther = before !== undefined && isOnlyDate(before.text) && isOnlyDate(segment.text) && !isWrapped;
    if (last !== undefined && (isNear || isWrapped) && !isOther) last.segments.push(segment);
    else cells.push({ head, segments: [segment] });
  }
  return cells;
}

/** The cells of another column: as many as there are rows, split at the widest spaces; or each line separately. */
function cellsOf(head: string, segments: readonly Segment[], rows: number): Cell[] {
  const gaps = segments.slice(1).map((segment, at) => segment.y - (segments[at]?.y ?? 0));
  const widest = gaps.toSorted((a, b) => b - a);
  const limit = widest[rows - 2];
  const next = widest[rows - 1] ?? 0;
  // With empty cells there are fewer than rows; a cell of two lines is joined where both stand beside one row.
  if (segments.length < rows) return segments.map((segment) => ({ head, segments: [segment] }));
  const isClear = limit !== undefined && limit > next * CLEAR_SHARE;
  if (rows > 1 && segments.length > rows && !isClear)
    return segments.map((segment) => ({ head, segments: [segment] }));
  const cells: Cell[] = [];
  segments.forEach((segment, at) => {
    const gap = gaps[at - 1];
    const last = cells.at(-1);
    if (last !== undefined && gap !== undefined && (limit === undefined || gap < limit))
      last.segments.push(segment);
    else cells.push({ head, segments: [segment] });
  });
  return cells;
}

function joinText(segments: readonly Segment[]): string {
  return segments
    .map(({ text }) => text)
    .reduce((all, text) => (isHyphenated(all, text) ? `${all.slice(0, -1)}${text}` : `${all} ${text}`));
}

/** How far a cell is from the one that leads a row: zero if one is next to the other. */
function distance(cell: Cell, lead: Cell): number {
  const isBeside = top(cell) <= bottom(lead) + 3 && bottom(cell) >= top(lead) - 3;
  return isBeside ? 0 : Math.abs(middle(cell) - middle(lead));
}

/** The rows of a table: the cells of the times, or of the first column, and the cells beside each. */
function tableOf(heads: readonly string[], rows: readonly Row[]): Row[] {
  const leadAt = Math.max(
    0,
    heads.findIndex((head) => findNamedPart(head) === 'time'),
  );
  const columns = heads.map((head) => rows.flatMap((row) => row.filter((segment) => segment.head === head)));
  const leads = leadsOf(heads[leadAt] ?? '', columns[leadAt] ?? []);
  const records = leads.map((lead) => ({ lead, cells: new Map<string, Cell>([[lead.head, lead]]) }));
  columns.forEach((segments, column) => {
    if (column === leadAt) return;
    const cells = cellsOf(heads[column] ?? '', segments, leads.length);
    cells.forEach((cell, index) => {
      const nearest =
        cells.length === records.length
          ? records[index]
          : records.toSorted((a, b) => distance(cell, a.lead) - distance(cell, b.lead))[0];
      const existingCell = nearest?.cells.get(cell.head);
      if (existingCell === undefined) nearest?.cells.set(cell.head, cell);
      else existingCell.segments.push(...cell.segments);
    });
  });
  return records.map(({ cells }) =>
    heads.flatMap((head) => {
      const segments = cells.get(head)?.segments ?? [];
      const [first] = segments;
      return first === undefined ? [] : [{ ...first, text: joinText(segments) }];
    }),
  );
}

/** The rows of tables with a header, each with all the lines of its cells, wherever these are in their row. */
export function joinTableRows(rows: readonly Row[]): Row[] {
  const joinedRows: Row[] = [];
  let head: Row | undefined;
  let table: Row[] = [];
  const close = () => {
    if (head !== undefined && table.length > 0)
      joinedRows.push(
        ...tableOf(
          head.map(({ text }) => text),
          table,
        ),
      );
    table = [];
  };
  for (const row of rows) {
    if (row.length > 0 && row.every((segment) => segment.head !== undefined)) {
      table.push(row);
      continue;
    }
    close();
    head = row;
    joinedRows.push(row);
  }
  close();
  return joinedRows;
}
