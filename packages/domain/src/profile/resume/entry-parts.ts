import type { DateRange } from './dates.ts';
import { isOnlyDate, isOnlyDuration } from './dates.ts';
import { isAboutPerson, isTableHead } from './job-words.ts';
import { findProse, isBullet, isTimeOfLine, isWithinSentence, rangeOfLine } from './line-kinds.ts';
import { BULLET } from './skills.ts';
import type { ResumeLine } from './types.ts';
import { textOf } from './words.ts';

export const LINES_BEFORE_MAX = 3;
const WIDE_GAP = 1.25;

export interface Anchor {
  readonly index: number;
  readonly range: DateRange;
}

export interface Part {
  readonly lines: readonly ResumeLine[];
  readonly prose: readonly boolean[];
  readonly anchors: readonly Anchor[];
  /** Lines that are followed by the total time at an employer. */
  readonly groups: ReadonlySet<ResumeLine>;
  /** Whether the time is below its job and description. */
  readonly isTimeLast: boolean;
  /** Whether each time is alone above its job: the space above it is wider than the one below. */
  readonly isTimeFirst: boolean;
  /** A space from which on lines belong to different jobs: wider than the usual space between lines. */
  readonly wide: number;
  /** The usual space above the line with the time. */
  readonly jobGap: number;
}

function findAnchors(lines: readonly ResumeLine[]): Anchor[] {
  const all = lines.flatMap((line, index) => {
    const range = rangeOfLine(line);
    return range === undefined ? [] : [{ index, range }];
  });
  const isListed = ({ index }: Anchor) => BULLET.test(textOf(lines[index]));
  const plain = all.filter((anchor) => !isListed(anchor));
  // Dates within a description belong to no separate job.
  const outsideSentences = (plain.length > 0 ? plain : all).filter(({ index, range }) => {
    const line = lines[index];
    return line !== undefined && !isWithinSentence(line, range);
  });
  const strong = outsideSentences.filter(({ index, range }) =>
    isTimeOfLine(lines[index], range, lines[outsideSentences[0]?.index ?? 0]),
  );
  return strong.length > 0 ? strong : outsideSentences;
}

export function partOf(resumeLines: readonly ResumeLine[]): Part {
  const contentLines = resumeLines.filter(({ cells }) => !isTableHead(cells));
  const groups = new Set<ResumeLine>();
  const lines = contentLines.filter((line, index) => {
    const isTotal = isOnlyDuration(textOf(line));
    const before = contentLines[index - 1];
    if (isTotal && before !== undefined) groups.add(before);
    return !isTotal;
  });
  const gaps = lines
    .map(({ gap }) => gap)
    .filter(Number.isFinite)
    .toSorted((a, b) => a - b);
  const usual = gaps[Math.floor(gaps.length * 0.3)] ?? 0;
  const anchors = findAnchors(lines);
  const above = anchors
    .flatMap(({ index }) => lines[index]?.gap ?? [])
    .filter(Number.isFinite)
    .toSorted((a, b) => a - b);
  const jobGap = above[Math.floor(above.length / 2)] ?? 0;
  const part = { lines, groups, prose: findProse(lines), anchors, wide: usual * WIDE_GAP, jobGap };
  return { ...part, isTimeLast: isTimeLast(part), isTimeFirst: isTimeFirst(part) };
}

/** Whether each time is alone below a job and its description, so that the text above belongs to it. */
function isTimeLast({ lines, prose, anchors }: Pick<Part, 'lines' | 'prose' | 'anchors'>): boolean {
  const [first] = anchors;
  if (first === undefined || first.index === 0) return false;
  const isDescribed = (at: number) => {
    const line = lines[at];
    return line !== undefined && (isBullet(line) || prose[at] === true);
  };
  const firstLine = lines[0];
  const isAlone = anchors.every(({ index }) => isOnlyDate(textOf(lines[index])));
  return isAlone && isDescribed(first.index - 1) && firstLine !== undefined && !isDescribed(0);
}

const CLEARLY = 1.15;
const COLUMN_POINTS = 40;

/** Whether times that stand alone are nearer to the line below them than to the one above. */
function isTimeFirst({ lines, anchors }: Pick<Part, 'lines' | 'anchors'>): boolean {
  const alone = anchors.filter(({ index }) => isOnlyDate(textOf(lines[index])));
  if (alone.length < anchors.length * 0.7) return false;
  const gaps = alone.flatMap(({ index }) => {
    const [line, next] = [lines[index], lines[index + 1]];
    if (line === undefined || next === undefined || !Number.isFinite(line.gap)) return [];
    // In a separate column it is next to its job, a little higher or lower.
    const isBeside = next.x > line.x + COLUMN_POINTS;
    // In points: a time is often smaller than the text around it.
    return [{ above: isBeside ? 0 : line.gap * line.size, below: next.gap * next.size }];
  });
  const first = gaps.filter(({ above, below }) => above > below * CLEARLY).length;
  const last = gaps.filter(({ above, below }) => below > above * CLEARLY).length;
  return first > last && first >= gaps.length / 2;
}

/** The lines above a time that can belong to its job, the nearest first. */
function reachOf(part: Part, anchor: Anchor, previous: number): number {
  const { lines, prose, anchors } = part;
  const { index } = anchor;
  const isFirst = index === anchors[0]?.index;
  let count = 0;
  while (count < LINES_BEFORE_MAX && index - count - 1 > previous) {
    const at = index - count - 1;
    const line = lines[at];
    if (
      line === undefined ||
      isBullet(line) ||
      prose[at] === true ||
      isAboutPerson(textOf(line)) ||
      line.size > (lines[index]?.size ?? 0) * TITLE_SHARE ||
      (!isFirst && isListed(part, line, anchor))
    )
      break;
    count += 1;
  }
  return count;
}

const TITLE_SHARE = 1.4;
const INDENT_POINTS = 8;

/** A line further to the right than the time of its job and its cells is a part of a list whose bullets are drawn. */
function isIndented(line: ResumeLine, anchor: ResumeLine | undefined): boolean {
  if (anchor === undefined || line.cells.length > 1) return false;
  const isCentred = Math.abs(line.x + line.right - anchor.x - anchor.right) < 8;
  if (isCentred) return false;
  return line.x > anchor.x + INDENT_POINTS && !anchor.xs.some((x) => Math.abs(x - line.x) < 4);
}

/** The same, unless the first job is already further to the right than its time, or all jobs do. */
export function isListed({ lines, anchors }: Part, line: ResumeLine, anchor: Anchor): boolean {
  const first = anchors[0]?.index ?? 0;
  // Indented lines below a line with a name above it describe the job.
  const around =
    first > 0 && !isOnlyDate(textOf(lines[first]))
      ? [lines[first - 1]]
      : [lines[first - 1], lines[first + 1]];
  const isUsual = around.some(
    (each) => each !== undefined && isIndented(each, lines[first]) && !isBullet(each),
  );
  return !isUsual && isIndented(line, lines[anchor.index]);
}

const isSameStyle = (a: ResumeLine, b: ResumeLine) =>
  Math.abs(a.size - b.size) < 0.6 && a.isBold === b.isBold && Math.abs(a.x - b.x) < 3;

/** How many lines above the time of a job belong to it: as many as in the first job, or from a wide space on. */
export function linesBefore(part: Part, anchor: Anchor, previous: number, first: Anchor): number {
  if (part.isTimeLast) return anchor.index - previous - 1;
  if (part.isTimeFirst) return 0;
  const reach = reachOf(part, anchor, previous);
  const usual = reachOf(part, first, -1);
  if (anchor === first) return usual;
  const { lines, wide } = part;
  const line = lines[anchor.index];
  if (usual === 0 || line === undefined || reach === 0) return 0;
  const firstEntryLine = lines[first.index - usual];
  for (let count = reach; count >= 1; count -= 1) {
    const candidate = lines[anchor.index - count];
    if (candidate !== undefined && part.groups.has(candidate)) return count;
  }
  if (
    line.gap > wide &&
    firstEntryLine !== undefined &&
    !isSameStyle(lines[anchor.index - 1] ?? line, firstEntryLine)
  )
    return 0;
  const spacedCounts = Array.from({ length: reach }, (_, at) => at + 1).filter(
    (count) => (lines[anchor.index - count]?.gap ?? 0) > wide,
  );
  const styledCount = spacedCounts.findLast((count) => {
    const candidate = lines[anchor.index - count];
    return candidate !== undefined && firstEntryLine !== undefined && isSameStyle(candidate, firstEntryLine);
  });
  return Math.min(styledCount ?? spacedCounts[0] ?? Math.min(usual, reach), reach);
}
