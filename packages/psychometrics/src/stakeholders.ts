import { PsychometricsError } from './errors.ts';
import type { TraitRange } from './types.ts';

/** A rater's answer to one behavioural statement about the job. */
export interface StatementAnswer {
  /** The trait pole the statement describes. */
  readonly pole: 'high' | 'low';
  /** Box 1..4, from "does not apply at all" to "applies exactly". */
  readonly box: number;
}

/** One rater's range for a trait, 1..9, not rounded. */
export interface RaterRange {
  readonly low: number;
  readonly high: number;
}

/** `too_few`: fewer than three raters, nothing is merged. `weak`: show the raters' bars and suggest a conversation. */
export type Agreement = 'strong' | 'moderate' | 'weak' | 'too_few';

export interface MergedRange {
  /** Whole stanines; null without enough raters or agreement. */
  readonly range: TraitRange | null;
  /** Agreement on the midpoints, 0..1 with two decimals; null below two raters. */
  readonly rwg: number | null;
  readonly agreement: Agreement;
}

/** Below this many raters nothing is merged or shown. */
export const LEAST_RATERS = 3;
const SURE_SPREAD = 1;
const UNSURE_SPREAD = 2;
/** Variance of pure chance over nine boxes, (9² - 1)/12. */
const CHANCE_VARIANCE = 6.667;
// Thirds added in binary can miss an integer by 1e-15, which must not affect floor and ceil.
const TIE = 1e-9;

const toScale = (value: number): number => Math.min(9, Math.max(1, value));

/**
 * One rater's range from the four statements of a trait: centre = 1 + 8 · mean(0..3)/3 with low-pole statements
 * reversed, one stanine to both sides, two when the rater is unsure. Throws `invalid_input` without answers and
 * `answer_out_of_range` for a box outside 1..4.
 */
export function rangeFromStatements(
  answers: readonly StatementAnswer[],
  options: { readonly unsure?: boolean } = {},
): RaterRange {
  if (answers.length === 0)
    throw new PsychometricsError('invalid_input', 'a range needs at least one statement');
  let points = 0;
  for (const { pole, box } of answers) {
    if (!Number.isInteger(box) || box < 1 || box > 4) {
      throw new PsychometricsError(
        'answer_out_of_range',
        'answer to a statement must be a whole number 1..4',
      );
    }
    points += pole === 'high' ? box - 1 : 4 - box;
  }
  const centre = 1 + (8 * points) / (3 * answers.length);
  const spread = options.unsure ? UNSURE_SPREAD : SURE_SPREAD;
  return { low: toScale(centre - spread), high: toScale(centre + spread) };
}

/** The smallest range of whole stanines around a rater's range: a proposal when one person rates. */
export function wholeRange(range: RaterRange): TraitRange {
  return { min: toScale(Math.floor(range.low + TIE)), max: toScale(Math.ceil(range.high - TIE)) };
}

function median(values: readonly number[]): number {
  const sortedValues = values.toSorted((a, b) => a - b);
  const below = sortedValues[Math.ceil(sortedValues.length / 2) - 1] ?? 0;
  const above = sortedValues[Math.floor(sortedValues.length / 2)] ?? 0;
  return (below + above) / 2;
}

/** rwg = max(0, 1 - s²/6.667) over the midpoints, s² the sample variance; two decimals, half up. */
function agreementOnMidpoints(ranges: readonly RaterRange[]): number | null {
  const n = ranges.length;
  if (n < 2) return null;
  const midpoints = ranges.map((range) => (range.low + range.high) / 2);
  const mean = midpoints.reduce((sum, value) => sum + value, 0) / n;
  const variance = midpoints.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1);
  return Math.floor(100 * Math.max(0, 1 - variance / CHANCE_VARIANCE) + 0.5 + TIE) / 100;
}

/** The category of an agreement 0..1. */
export function agreementOf(rwg: number): Exclude<Agreement, 'too_few'> {
  if (rwg >= 0.71) return 'strong';
  return rwg > 0.5 ? 'moderate' : 'weak';
}

/**
 * One range from several raters: lo = floor(median of lows), hi = ceil(median of highs), from three raters on.
 * Weak agreement (rwg <= .50) merges nothing: an average would hide a disagreement that people should talk about.
 */
export function mergeRanges(ranges: readonly RaterRange[]): MergedRange {
  const rwg = agreementOnMidpoints(ranges);
  if (ranges.length < LEAST_RATERS || rwg === null) return { range: null, rwg, agreement: 'too_few' };
  const agreement = agreementOf(rwg);
  if (agreement === 'weak') return { range: null, rwg, agreement };
  const low = median(ranges.map((range) => range.low));
  const high = median(ranges.map((range) => range.high));
  return { range: wholeRange({ low, high }), rwg, agreement };
}
