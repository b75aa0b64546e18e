import { isOnlyDate } from './dates.ts';
import { findSection } from './headings.ts';
import { isTableHead } from './job-words.ts';
import type { TextRun } from './types.ts';

/** Between words that are further apart than in a sentence. */
export const WIDE_SPACE = '\u2002';

/** Text printed in one go, without a wide gap. */
export interface Segment {
  readonly text: string;
  readonly x: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
  readonly isBold: boolean;
  /** The name of its column, in a table with a header. */
  readonly head?: string;
}

const SAME_BASELINE = 0.35;
const WORD_GAP = 0.16;
const WIDE_WORD_GAP = 0.55;
const CELL_GAP = 1.3;
const HEAD_GAP = 0.5;

/** A column of a table by its header. */
interface Edge {
  readonly x: number;
  readonly head: string;
}

const EDGE_POINTS = 4;

interface Columns {
  readonly edges?: readonly Edge[];
  readonly stops?: readonly number[];
  /** The minimum gap between separate texts, in text sizes. */
  readonly wide?: number;
}

const LETTER_WIDTH = 0.6;
const TYPEWRITER_GAP = 1;

/** The gap that is wider than a space: in the fonts of typewriters a space is as wide as a letter. */
function wideGapOf(runs: readonly TextRun[]): number {
  const textRuns = runs.filter(({ text }) => text.trim() !== '');
  const isFixed = textRuns.every(({ text, width, size }) =>
    [text, text.trim()].some((each) => Math.abs(width / (each.length * size) - LETTER_WIDTH) < 0.02),
  );
  return textRuns.length > 0 && isFixed ? TYPEWRITER_GAP : WIDE_WORD_GAP;
}

/** Joins nearby pieces of a row; a column edge of a table starts another one. */
function join(
  runs: readonly TextRun[],
  cellGap: number,
  { edges = [], stops = [], wide = WIDE_WORD_GAP }: Columns = {},
): Segment[] {
  const segments: Segment[] = [];
  for (const run of runs.toSorted((a, b) => a.x - b.x)) {
    const last = segments.at(-1);
    const gap = last === undefined ? Infinity : run.x - last.right;
    const edge = edges.findLast(({ x }) => run.x > x - EDGE_POINTS);
    const isSign = last !== undefined && !/[\p{L}\p{N}]/u.test(last.text);
    const isTab = !isSign && gap > wide * run.size && isStop(run.x, stops);
    const isOther = isTab || (edge !== undefined && edge.head !== last?.head);
    if (last === undefined || isOther || gap > cellGap * Math.max(run.size, last.size)) {
      segments.push({
        ...run,
        right: run.x + run.width,
        ...(edge === undefined ? {} : { head: edge.head }),
      });
    } else {
      const isWide = gap > wide * run.size;
      const isWord = gap > WORD_GAP * run.size && !/\s$/.test(last.text) && !/^\s/.test(run.text);
      const space = isWide ? WIDE_SPACE : isWord ? ' ' : '';
      segments[segments.length - 1] = {
        ...last,
        text: (isWide ? last.text.trimEnd() : last.text) + space + run.text,
        right: Math.max(last.right, run.x + run.width),
        size: Math.max(last.size, run.size),
        isBold: last.isBold && run.isBold,
      };
    }
  }
  return segments.map((segment) => ({
    ...segment,
    text: withoutSpacing(segment.text.trim()).replaceAll(SPACES, ' '),
  }));
}

const SPACES = /(?:(?!\u2002)\s)+/gu;
/** Letters that are spaced out: "S K I L L S", with wider spaces between words. */
const SPACED_LETTERS = /^\S(?:\s\S)*(?:\s{2,}\S(?:\s\S)*)*$/u;
const SPACED_MIN = 4;

function withoutSpacing(text: string): string {
  const letters = text.replaceAll(WIDE_SPACE, '  ');
  if (
    !SPACED_LETTERS.test(letters) ||
    letters.replaceAll(/\s/gu, '').length < SPACED_MIN ||
    !/\p{L}/u.test(letters)
  )
    return text;
  return letters
    .split(/\s{2,}/u)
    .map((word) => word.replaceAll(/\s/gu, ''))
    .join(' ');
}

const STOP_POINTS = 1.2;
const STOP_ROWS_MIN = 3;

const isStop = (x: number, stops: readonly number[]) =>
  stops.some((stop) => Math.abs(stop - x) < STOP_POINTS);

/** Where text begins in several rows after a space wider than between words, as at a tab or in a column. */
function stopsOf(rows: readonly (readonly TextRun[])[], wide: number): number[] {
  const starts = rows
    .flatMap((runs) => join(runs, wide).slice(1))
    .map(({ x }) => x)
    .toSorted((a, b) => a - b);
  return starts.filter(
    (x, index) => Math.abs((starts[index + STOP_ROWS_MIN - 1] ?? Infinity) - x) < STOP_POINTS,
  );
}

/** The edges of the columns when a row is the header of a table of jobs. */
function edgesOfHead(runs: readonly TextRun[]): Edge[] | undefined {
  const cells = join(runs, HEAD_GAP);
  return isTableHead(cells.map(({ text }) => text))
    ? cells.map(({ x, text }) => ({ x, head: text }))
    : undefined;
}

/** Whether a row fits into the columns of a table: none of it crosses an edge. */
function fitsEdges(runs: readonly TextRun[], edges: readonly Edge[]): boolean {
  const [first] = edges;
  return runs.every(
    (run) =>
      first !== undefined &&
      run.x > first.x - EDGE_POINTS &&
      !edges.some(({ x }) => run.x < x - EDGE_POINTS && run.x + run.width > x + EDGE_POINTS),
  );
}

/** The rows of a page from top to bottom, each from left to right. */
export function rowsOf(runs: readonly TextRun[]): Segment[][] {
  let edges: readonly Edge[] = [];
  const rows: { y: number; size: number; runs: TextRun[] }[] = [];
  for (const run of runs.filter(({ text }) => text.trim() !== '').toSorted((a, b) => a.y - b.y)) {
    const last = rows.at(-1);
    if (last !== undefined && run.y - last.y <= SAME_BASELINE * Math.max(run.size, last.size))
      last.runs.push(run);
    else rows.push({ y: run.y, size: run.size, runs: [run] });
  }
  const wide = wideGapOf(runs);
  const stops = stopsOf(
    rows.map((row) => row.runs),
    wide,
  );
  return rows.map((row) => {
    const head = edgesOfHead(row.runs);
    if (head !== undefined) {
      edges = head;
      return join(row.runs, HEAD_GAP);
    }
    const isHeading = row.runs.length === 1 && findSection(row.runs[0]?.text ?? '') !== undefined;
    if (isHeading || !fitsEdges(row.runs, edges)) edges = [];
    return join(row.runs, CELL_GAP, { edges, stops, wide });
  });
}

interface Split {
  /** The rows of the band, both included. */
  readonly from: number;
  readonly to: number;
  /** The left edge of the right column. */
  readonly x: number;
}

const GUTTER_POINTS = 7;
const ROWS_MIN = 5;
const EDGE_TOLERANCE = 2.5;
const OUTDENT_POINTS = 25;

/** The longest band of rows that nothing crosses at this edge, with enough text on both sides. */
function bandAt(rows: readonly (readonly Segment[])[], x: number): Split | undefined {
  let best: Split | undefined;
  let from = 0;
  const finish = (to: number) => {
    const band = rows.slice(from, to + 1);
    const left = band.filter((row) => row.some((segment) => segment.right < x)).length;
    const right = band.filter((row) => row.some((segment) => segment.x >= x - EDGE_TOLERANCE)).length;
    const isLonger = best === undefined || to - from > best.to - best.from;
    if (left >= ROWS_MIN && right >= ROWS_MIN && isLonger) best = { from, to, x };
  };
  rows.forEach((row, index) => {
    const isCrossed = row.some(
      (segment) => segment.x < x - EDGE_TOLERANCE && segment.right > x - GUTTER_POINTS,
    );
    if (!isCrossed) return;
    finish(index - 1);
    from = index + 1;
  });
  finish(rows.length - 1);
  return best;
}

function edgesOf(rows: readonly (readonly Segment[])[]): number[] {
  const edges: { x: number; count: number }[] = [];
  for (const { x } of rows.flat().toSorted((a, b) => a.x - b.x)) {
    const last = edges.at(-1);
    if (last !== undefined && x - last.x <= EDGE_TOLERANCE) last.count += 1;
    else edges.push({ x, count: 1 });
  }
  const columnEdges = edges.filter(({ count }) => count >= ROWS_MIN).map(({ x }) => x);
  // A heading of a column can stand further to the left than most of its text.
  const outer = columnEdges.map((x) => edges.find((edge) => edge.x >= x - OUTDENT_POINTS)?.x ?? x);
  return [...new Set([...columnEdges, ...outer])];
}

const LABELS_SHARE = 0.65;
const ALIGNED_SHARE = 0.85;

/** Labels that are right-aligned precede their content. */
function isRightAligned(segments: readonly Segment[]): boolean {
  const rights = segments.map(({ right }) => right).toSorted((a, b) => a - b);
  const middle = rights[Math.floor(rights.length / 2)] ?? 0;
  const isAligned = (values: readonly number[], at: number) =>
    values.filter((value) => Math.abs(value - at) < 2).length >= values.length * ALIGNED_SHARE;
  const lefts = segments.map(({ x }) => x);
  return isAligned(rights, middle) && !isAligned(lefts, lefts[Math.floor(lefts.length / 2)] ?? 0);
}

/** A side of dates or headings labels the other one; the two are read row by row. */
function isLabels(segments: readonly Segment[]): boolean {
  const textSegments = segments.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const isDate = textSegments.map(
    ({ text }, at) =>
      isOnlyDate(text) ||
      isOnlyDate(`${text} ${textSegments[at + 1]?.text ?? ''}`) ||
      /^\W*(?:heute|today|present)\W*$/iu.test(text),
  );
  const isLabel = (text: string) => /\p{L}:$/u.test(text) || findSection(text) !== undefined;
  const labels = textSegments.filter(({ text }, index) => isDate[index] === true || isLabel(text));
  if (labels.length >= textSegments.length * LABELS_SHARE) return true;
  // Beside jobs stand their dates, perhaps with a town each, and nothing else between headings.
  const dates = isDate.filter(Boolean).length;
  const between = textSegments
    .slice(isDate.indexOf(true), isDate.lastIndexOf(true) + 1)
    .filter(({ text }, at) => isDate[isDate.indexOf(true) + at] !== true && !isLabel(text)).length;
  return dates >= 2 && between < dates;
}

/** A table: each row of the side with fewer rows is beside one of the other side, and there are no headings. */
function isTable(rows: readonly (readonly Segment[])[], x: number): boolean {
  const left = rows.filter((row) => row.some((segment) => segment.right < x));
  const right = rows.filter((row) => row.some((segment) => segment.x >= x - EDGE_TOLERANCE));
  const both = left.filter((row) => right.includes(row)).length;
  const fewer = left.length < right.length ? left : right;
  const onSide = (segment: Segment) => (fewer === left ? segment.right < x : segment.x >= x - EDGE_TOLERANCE);
  const hasHeadings = fewer
    .flat()
    .some((segment) => onSide(segment) && findSection(segment.text) !== undefined);
  return !hasHeadings && both >= fewer.length * 0.9;
}

/** The position at which a page splits into two columns of text; undefined when it is read row by row. */
export function findSplit(rows: readonly (readonly Segment[])[]): Split | undefined {
  let best: Split | undefined;
  for (const x of edgesOf(rows)) {
    const split = bandAt(rows, x);
    if (split === undefined) continue;
    const band = rows.slice(split.from, split.to + 1);
    const segments = band.flat();
    const leftSegments = segments.filter(({ right }) => right < x);
    const isUnfit =
      isRightAligned(leftSegments) ||
      isLabels(leftSegments) ||
      isLabels(segments.filter((segment) => segment.x >= x - EDGE_TOLERANCE)) ||
      isTable(band, x);
    if (!isUnfit && (best === undefined || split.to - split.from > best.to - best.from)) best = split;
  }
  return best;
}
