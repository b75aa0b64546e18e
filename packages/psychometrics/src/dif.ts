import { normalCdf } from './stanines.ts';
import { NORMAL_95 } from './rates.ts';

/** People of two groups at one level of the trait, by the box they chose: index 0 is the lowest box. */
export interface DifStratum {
  readonly reference: readonly number[];
  readonly focal: readonly number[];
}

export type DifSize = 'negligible' | 'moderate' | 'large';

export interface Dif {
  readonly size: DifSize;
  /** Two-sided, of Mantel's test. */
  readonly p: number;
  /** Cumulative common odds ratio: above 1 if the focal group chooses higher boxes. */
  readonly odds: number;
  readonly oddsLow: number;
  readonly oddsHigh: number;
  /** Mean difference in boxes, focal minus reference, weighted by the focal group. */
  readonly smd: number;
}

/** The minimum number of people per group for testing an item. */
export const LEAST_PEOPLE_OF_DIF = 200;
/** Limits of the size classes on the logarithm of the odds ratio: 1 and 1.5 on the delta scale of ETS, divided by 2.35. */
const MODERATE = 0.43;
const LARGE = 0.64;
const ONE_SIDED_5 = 1.6448536269514722;

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
const sumOfBoxes = (counts: readonly number[], power = 1): number =>
  counts.reduce((sum, count, box) => sum + count * (box + 1) ** power, 0);

/** Mantel's chi-square of one degree of freedom (Mantel 1963), as a two-sided p. */
function mantelTest(strata: readonly DifStratum[]): number {
  let distance = 0;
  let variance = 0;
  for (const { reference, focal } of strata) {
    const [ofReference, ofFocal] = [total(reference), total(focal)];
    const n = ofReference + ofFocal;
    const all = sumOfBoxes(reference) + sumOfBoxes(focal);
    const squares = sumOfBoxes(reference, 2) + sumOfBoxes(focal, 2);
    distance += sumOfBoxes(focal) - (ofFocal / n) * all;
    variance += ((ofReference * ofFocal) / (n * n * (n - 1))) * (n * squares - all * all);
  }
  return variance <= 0 ? 1 : 2 * normalCdf(-Math.abs(distance) / Math.sqrt(variance));
}

/** Counts above each cut between two boxes. */
function above(counts: readonly number[]): number[] {
  return counts.slice(1).map((_, cut) => total(counts.slice(cut + 1)));
}

/** Variance over people of a group who each add `gradient` of their box. */
function spreadOf(counts: readonly number[], gradient: readonly number[]): number {
  const n = total(counts);
  let sum = 0;
  let squares = 0;
  for (const [box, count] of counts.entries()) {
    const value = gradient[box] ?? 0;
    sum += count * value;
    squares += count * value * value;
  }
  return n === 0 ? 0 : squares - (sum * sum) / n;
}

/** The contribution of one person's box: `higher` for each cut below it, minus `lower` for each cut above it. */
function gradientOf(higher: readonly number[], lower: readonly number[], boxes: number): number[] {
  return Array.from({ length: boxes }, (_, box) => total(higher.slice(0, box)) - total(lower.slice(box)));
}

/**
 * The logarithm of the Liu-Agresti estimate of the cumulative common odds ratio (Liu and Agresti 1996; for items Penfield
 * and Algina 2003), and its standard error by the delta method within strata. Null where a side has no counts.
 */
function liuAgresti(strata: readonly DifStratum[]): { log: number; error: number } | null {
  let up = 0;
  let down = 0;
  const parts = strata.map(({ reference, focal }) => {
    const [r, f] = [total(reference), total(focal)];
    const [higherR, higherF] = [above(reference), above(focal)];
    const [lowerR, lowerF] = [higherR.map((count) => r - count), higherF.map((count) => f - count)];
    const n = r + f;
    up += higherF.reduce((sum, count, cut) => sum + count * (lowerR[cut] ?? 0), 0) / n;
    down += higherR.reduce((sum, count, cut) => sum + count * (lowerF[cut] ?? 0), 0) / n;
    return { reference, focal, higherR, higherF, lowerR, lowerF, n };
  });
  if (up <= 0 || down <= 0) return null;
  const odds = up / down;
  const scaleCounts = (counts: readonly number[]): number[] => counts.map((count) => odds * count);
  let variance = 0;
  for (const { reference, focal, higherR, higherF, lowerR, lowerF, n } of parts) {
    const boxes = reference.length;
    const ofFocal = gradientOf(lowerR, scaleCounts(higherR), boxes);
    const ofReference = gradientOf(scaleCounts(lowerF), higherF, boxes);
    variance += (spreadOf(focal, ofFocal) + spreadOf(reference, ofReference)) / n ** 2;
  }
  return { log: Math.log(odds), error: Math.sqrt(variance) / up };
}

function meanDifference(strata: readonly DifStratum[]): number {
  const people = strata.reduce((sum, { focal }) => sum + total(focal), 0);
  return strata.reduce((sum, { reference, focal }) => {
    const ofFocal = total(focal);
    return (
      sum + (ofFocal / people) * (sumOfBoxes(focal) / ofFocal - sumOfBoxes(reference) / total(reference))
    );
  }, 0);
}

/** Penfield (2007): large from .64 when surely above .43, negligible below .43 or when not surely different from 0. */
function sizeOf({ log, error }: { log: number; error: number }): DifSize {
  const distance = Math.abs(log);
  if (distance < MODERATE || distance < NORMAL_95 * error) return 'negligible';
  return distance >= LARGE && distance - MODERATE > ONE_SIDED_5 * error ? 'large' : 'moderate';
}

/**
 * Whether an item works differently for two groups of the same level of its trait (differential item functioning): Mantel's
 * test, the Liu-Agresti odds ratio with its 95 % interval, the standardized mean difference (Dorans and Schmitt 1991), and
 * the size class of Penfield (2007), the A, B and C of ETS for items with more than two boxes. Strata in which a group is
 * missing say nothing and are left out. Null below 200 people in a group, or when all chose the same box.
 */
export function difOf(strata: readonly DifStratum[]): Dif | null {
  const sharedStrata = strata.filter(({ reference, focal }) => total(reference) > 0 && total(focal) > 0);
  const peopleOf = (group: keyof DifStratum) =>
    sharedStrata.reduce((sum, stratum) => sum + total(stratum[group]), 0);
  if (Math.min(peopleOf('reference'), peopleOf('focal')) < LEAST_PEOPLE_OF_DIF) return null;
  const ratio = liuAgresti(sharedStrata);
  if (ratio === null) return null;
  const { log, error } = ratio;
  return {
    size: sizeOf(ratio),
    p: mantelTest(sharedStrata),
    odds: Math.exp(log),
    oddsLow: Math.exp(log - NORMAL_95 * error),
    oddsHigh: Math.exp(log + NORMAL_95 * error),
    smd: meanDifference(sharedStrata),
  };
}
