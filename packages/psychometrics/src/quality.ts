import { verdictOf } from './doubt.ts';
import { keyedAnswer, readSheet } from './sheet.ts';
import type { Sheet, SheetInput } from './sheet.ts';
import { QUALITY_INDICES } from './types.ts';
import type { Quality, QualityFlag, QualityIndex } from './types.ts';

/** Version of the indices and their thresholds. */
export const QUALITY_VERSION = 'quality@2';

/** Near-synonyms (or opposites, once keyed) among the 120 items: careful people answer both alike. */
export const SYNONYM_PAIRS: readonly (readonly [number, number])[] = [
  [9, 69],
  [30, 120],
  [60, 90],
  [54, 84],
  [6, 36],
  [12, 42],
  [17, 47],
  [40, 100],
  [62, 92],
  [53, 113],
  [52, 82],
  [63, 93],
  [34, 64],
  [31, 61],
  [27, 57],
  [20, 50],
  [5, 65],
  [74, 89],
  [105, 15],
];

// At least half of the answers must have a time, otherwise a median is uninformative; a total needs nearly all.
export const TIMED_SHARE_FOR_MEDIAN = 0.5;
export const TIMED_SHARE_FOR_TOTAL = 0.9;

/** Values that raise a flag: from a value on, below one, or either; none if there is no such flag. */
export interface FlagLimit {
  readonly atLeast?: number;
  readonly above?: number;
  readonly below?: number;
}

/** The limits of an index for a flag, and for a severe flag. */
export const QUALITY_LIMITS: Readonly<Record<QualityIndex, { flag: FlagLimit; severe: FlagLimit }>> = {
  long_run: { flag: { atLeast: 10 }, severe: { atLeast: 15 } },
  common_box: { flag: { atLeast: 0.6 }, severe: {} },
  one_sided: { flag: { below: 0.25, above: 0.75 }, severe: {} },
  even_odd: { flag: { below: 0.3 }, severe: { below: 0.1 } },
  inconsistency: { flag: { atLeast: 1.2 }, severe: { atLeast: 1.5 } },
  fast_items: { flag: { below: 2 }, severe: { below: 1 } },
  fast_total: { flag: { below: 240 }, severe: {} },
  instructed: { flag: { atLeast: 1 }, severe: { atLeast: 2 } },
  every_second: { flag: { atLeast: 10 }, severe: { atLeast: 15 } },
};

function isReached(value: number, { atLeast, above, below }: FlagLimit): boolean {
  return (
    (atLeast !== undefined && value >= atLeast) ||
    (above !== undefined && value > above) ||
    (below !== undefined && value < below)
  );
}

/** Boxes chosen in display order, without instructed items (their box is forced) and unanswered ones. */
function boxesAsShown(sheet: Sheet): number[] {
  return sheet.order.flatMap((number) => {
    const box = sheet.form.byNumber.has(number) ? sheet.answers.get(number) : undefined;
    return box === undefined ? [] : [box];
  });
}

function longestRun(sheet: Sheet): number {
  let longest = 0;
  let run = 0;
  let last = 0;
  for (const box of boxesAsShown(sheet)) {
    run = box === last ? run + 1 : 1;
    last = box;
    longest = Math.max(longest, run);
  }
  return longest;
}

/**
 * The longest run of first boxes at every second position of the displayed sheet, with other boxes between at least
 * half of them: the result of a held key that answers unread statements. Instructed items keep their position.
 */
function everySecond(sheet: Sheet): number {
  const boxes = sheet.order.map((number) => sheet.answers.get(number));
  const rows = [0, 1].map((start) => {
    let longest = 0;
    let row = 0;
    let others = 0;
    for (let index = start; index < boxes.length; index += 2) {
      const isFirst = boxes[index] === 1;
      if (isFirst && row > 0 && boxes[index - 1] !== 1) others += 1;
      row = isFirst ? row + 1 : 0;
      if (!isFirst) others = 0;
      if (2 * others >= row - 1) longest = Math.max(longest, row);
    }
    return longest;
  });
  return Math.max(...rows);
}

function commonestBoxShare(sheet: Sheet): number | null {
  const boxes = boxesAsShown(sheet);
  if (boxes.length === 0) return null;
  const counts = new Map<number, number>();
  for (const box of boxes) counts.set(box, (counts.get(box) ?? 0) + 1);
  return Math.max(...counts.values()) / boxes.length;
}

/** Share of agreeing boxes. Only four boxes split evenly into agreeing and disagreeing, so five are not judged. */
function agreeingShare(sheet: Sheet): number | null {
  const boxes = boxesAsShown(sheet);
  if (sheet.form.boxes !== 4 || boxes.length === 0) return null;
  return boxes.filter((box) => box >= 3).length / boxes.length;
}

function correlation(pairs: readonly (readonly [number, number])[]): number | null {
  const n = pairs.length;
  let sx = 0;
  let sy = 0;
  let sxx = 0;
  let syy = 0;
  let sxy = 0;
  for (const [x, y] of pairs) {
    sx += x;
    sy += y;
    sxx += x * x;
    syy += y * y;
    sxy += x * y;
  }
  const spread = (n * sxx - sx * sx) * (n * syy - sy * sy);
  return spread > 0 ? (n * sxy - sx * sy) / Math.sqrt(spread) : null;
}

/** Over the facets answered in full: items 1+2 against items 3+4, stepped up to full length by 2r/(1+|r|). */
function evenOdd(sheet: Sheet): number | null {
  const halves = sheet.form.facets.flatMap(({ items }) => {
    const keyedAnswers = items.flatMap((item) => {
      const answer = sheet.answers.get(item.number);
      return answer === undefined ? [] : [keyedAnswer(answer, item.key, sheet.form.boxes)];
    });
    const [a, b, c, d] = keyedAnswers;
    if (a === undefined || b === undefined || c === undefined || d === undefined) return [];
    return [[a + b, c + d] as const];
  });
  const r = correlation(halves);
  return r === null ? null : (2 * r) / (1 + Math.abs(r));
}

/** Mean distance within the pairs, in the 0..3 metric of four boxes; five boxes are scaled down by 3/4. */
function inconsistency(sheet: Sheet): number | null {
  const { byNumber, boxes } = sheet.form;
  const keyedOf = (number: number): number | null => {
    const item = byNumber.get(number);
    const answer = sheet.answers.get(number);
    return item === undefined || answer === undefined ? null : keyedAnswer(answer, item.key, boxes);
  };
  const distances = SYNONYM_PAIRS.flatMap(([first, second]) => {
    const a = keyedOf(first);
    const b = keyedOf(second);
    return a === null || b === null ? [] : [Math.abs(a - b)];
  });
  if (distances.length === 0) return null;
  const sum = distances.reduce((total, distance) => total + distance, 0);
  return (3 * sum) / ((boxes - 1) * distances.length);
}

/** Times of the answered items; null when fewer than this share of the answers has one. */
function timesOf(sheet: Sheet, leastShare: number): number[] | null {
  const times = [...sheet.seconds].flatMap(([number, time]) => (sheet.answers.has(number) ? [time] : []));
  return times.length > 0 && times.length >= leastShare * sheet.answers.size ? times : null;
}

function medianSeconds(sheet: Sheet): number | null {
  const times = timesOf(sheet, TIMED_SHARE_FOR_MEDIAN)?.sort((a, b) => a - b);
  if (!times) return null;
  const middle = times.length / 2;
  const below = times[Math.ceil(middle) - 1] ?? 0;
  const above = times[Math.floor(middle)] ?? 0;
  return (below + above) / 2;
}

function totalSeconds(sheet: Sheet): number | null {
  const times = timesOf(sheet, TIMED_SHARE_FOR_TOTAL);
  return times ? times.reduce((sum, time) => sum + time, 0) : null;
}

/** Instructed items answered with another box; an unanswered one is not wrong. */
function instructedWrong(sheet: Sheet): number {
  return [...sheet.form.instructedAnswers].filter(([number, expectedAnswer]) => {
    const answer = sheet.answers.get(number);
    return answer !== undefined && answer !== expectedAnswer;
  }).length;
}

/** The index of a sheet; null if it cannot be judged. */
const MEASURES: Readonly<Record<QualityIndex, (sheet: Sheet) => number | null>> = {
  long_run: longestRun,
  common_box: commonestBoxShare,
  one_sided: agreeingShare,
  even_odd: evenOdd,
  inconsistency,
  fast_items: medianSeconds,
  fast_total: totalSeconds,
  instructed: instructedWrong,
  every_second: everySecond,
};

/** Response quality of a validated sheet. */
export function qualityOf(sheet: Sheet): Quality {
  const measurements = QUALITY_INDICES.map((index) => ({ index, value: MEASURES[index](sheet) }));
  const flags = measurements.flatMap(({ index, value }): QualityFlag[] => {
    const { flag, severe } = QUALITY_LIMITS[index];
    return value !== null && isReached(value, flag)
      ? [{ index, value, severe: isReached(value, severe) }]
      : [];
  });
  const indices = Object.fromEntries(measurements.map(({ index, value }) => [index, value]));
  // One of each.
  return { verdict: verdictOf(flags), flags, indices: indices as Record<QualityIndex, number | null> };
}

/**
 * How carefully a sheet was answered: nine indices, a note and never a reason to reject. ok = no flag,
 * check = one, doubtful = two or more or any severe one. An index that cannot be judged (no times, too few pairs,
 * five boxes for `one_sided`) raises no flag. All of them are answered beside the flags. Throws the codes of `readSheet`.
 */
export function assessQuality(input: SheetInput): Quality {
  return qualityOf(readSheet(input));
}
