import type { Accumulation } from './accumulate.ts';
import { NORMAL_95 } from './rates.ts';

/** The difference of two means in pooled standard deviations, and its 95 % interval. */
export interface MeanDifference {
  readonly d: number;
  readonly low: number;
  readonly high: number;
}

const squaresAround = ({ n, sum, sumOfSquares }: Accumulation): number =>
  Math.max(0, sumOfSquares - (sum * sum) / n);

/**
 * How far the mean of the first group lies above that of the second, in pooled standard deviations (Cohen's d), from
 * numbers, sums and sums of squares. The interval is the large-sample one of Hedges and Olkin (1985), close from ten people
 * in each group on. Null where a group has fewer than two people or nobody differs.
 */
export function meanDifference(first: Accumulation, second: Accumulation): MeanDifference | null {
  if (first.n < 2 || second.n < 2) return null;
  const people = first.n + second.n;
  const sd = Math.sqrt((squaresAround(first) + squaresAround(second)) / (people - 2));
  if (!(sd > 0)) return null;
  const d = (first.sum / first.n - second.sum / second.n) / sd;
  const half = NORMAL_95 * Math.sqrt(people / (first.n * second.n) + (d * d) / (2 * people));
  return { d, low: d - half, high: d + half };
}
