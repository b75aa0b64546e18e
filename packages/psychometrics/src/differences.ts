import { differs } from './fit-groups.ts';
import type { RankedFit } from './fit-groups.ts';
import { semOf, Z_OF_LEVEL } from './norms.ts';
import type { ErrorBasis } from './norms.ts';
import { TRAITS } from './types.ts';
import type { Trait } from './types.ts';

/** One person's result on a trait, as exact as it was measured. */
export interface MeasuredTrait {
  readonly z: number;
  /** The source of the result's error. */
  readonly basis: ErrorBasis;
}

/** Two people of a list whose values differ by more than the error, by their index. */
export interface DifferingPair {
  readonly first: number;
  readonly second: number;
  /** The distance of the values. */
  readonly distance: number;
}

/**
 * The finding of a comparison of up to four people. `either` could belong to both of the two who differ; `alone`
 * differs from both others, who are too close to call. The pairs of four people are sorted by distance, longest first.
 */
export type Finding =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'same'; readonly people: readonly number[] }
  | { readonly kind: 'pair'; readonly pair: DifferingPair; readonly either: number | undefined }
  | { readonly kind: 'alone'; readonly alone: number; readonly others: readonly [number, number] }
  | { readonly kind: 'all'; readonly people: readonly number[]; readonly pairs: readonly DifferingPair[] }
  | { readonly kind: 'pairs'; readonly pairs: readonly DifferingPair[] };

/**
 * The z from which two of the compared people differ, by the number of compared people. The 90 % apply to all pairs of
 * a trait together, whatever the error of each person (Bonferroni: 10 % divided by one, three or six pairs, two-sided).
 * Of three alike people, two differ on a trait in 8.4 of 100 comparisons, of four in 7.8; limits of exactly 10 would be
 * 2.052 and 2.291, and apply to equal errors only.
 */
export const Z_OF_COMPARED = { 2: Z_OF_LEVEL, 3: 2.128, 4: 2.394 } as const;

/** The possible numbers of compared people. */
export type ComparisonSize = keyof typeof Z_OF_COMPARED;

/** The z of a comparison of `people` people, at least two and at most four. */
export function differenceZ(people: number): number {
  if (people > 4) throw new RangeError('Up to four people are compared.');
  return Z_OF_COMPARED[Math.max(2, people) as ComparisonSize];
}

/**
 * Of 100 comparisons of two alike people, how many show a difference on at least one of the five traits. For three or
 * four people there are fewer.
 */
export const CHANCE_OF_HUNDRED = Math.round(100 * (1 - 0.9 ** TRAITS.length));

function limitOf(z: number, first: number, second: number): number {
  return 2 * z * Math.hypot(first, second);
}

/**
 * The smallest difference of two people on a trait, in stanines, that exceeds the error of measurement, when `people`
 * are compared.
 */
export function reliableDifferenceOf(trait: Trait, basis: ErrorBasis, people: number = 2): number {
  const sem = semOf(trait, basis);
  return limitOf(differenceZ(people), sem, sem);
}

/**
 * Whether two of the `people` compared differ on a trait by more than the error of measurement of both: on exact
 * positions, not on whole stanines and not by whether their bars overlap.
 */
export function differOn(
  trait: Trait,
  one: MeasuredTrait,
  other: MeasuredTrait,
  people: number = 2,
): boolean {
  const limit = limitOf(differenceZ(people), semOf(trait, one.basis), semOf(trait, other.basis));
  return Math.abs(2 * one.z - 2 * other.z) >= limit;
}

/** The combined finding of the pairs that differ. `people` are the indexes of those who have a value. */
function findingOf(people: readonly number[], differingPairs: readonly DifferingPair[]): Finding {
  if (people.length < 2) return { kind: 'unknown' };
  const pairs = differingPairs.toSorted((a, b) => b.distance - a.distance);
  const [pair] = pairs;
  if (pair === undefined) return { kind: 'same', people };
  if (pairs.length === (people.length * (people.length - 1)) / 2 && people.length > 2) {
    return { kind: 'all', people, pairs };
  }
  if (people.length > 3) return { kind: 'pairs', pairs };
  const otherPeople = people.filter(
    (personIndex) => personIndex !== pair.first && personIndex !== pair.second,
  );
  if (pairs.length === 1) return { kind: 'pair', pair, either: otherPeople[0] };
  const alone = people.find((personIndex) =>
    pairs.every(({ first, second }) => first === personIndex || second === personIndex),
  );
  const [left, right] = people.filter((personIndex) => personIndex !== alone);
  if (alone === undefined || left === undefined || right === undefined) return { kind: 'pairs', pairs };
  return { kind: 'alone', alone, others: [left, right] };
}

/** The pairs of people who differ; some people may have no value. */
function comparePeople<Value>(
  values: readonly (Value | null)[],
  distanceOf: (one: Value, other: Value, people: number) => number | undefined,
): Finding {
  const people = values.flatMap((value, personIndex) => (value === null ? [] : [{ personIndex, value }]));
  const pairs = people.flatMap((one, index) =>
    people.slice(index + 1).flatMap((other): DifferingPair[] => {
      const distance = distanceOf(one.value, other.value, people.length);
      return distance === undefined ? [] : [{ first: one.personIndex, second: other.personIndex, distance }];
    }),
  );
  return findingOf(
    people.map(({ personIndex }) => personIndex),
    pairs,
  );
}

/** Whether a finding says that two people differ. */
export function hasDifference({ kind }: Finding): boolean {
  return kind !== 'same' && kind !== 'unknown';
}

/** The pairs of people who differ on a trait; null for a person whose trait was not scored. */
export function compareOn(trait: Trait, people: readonly (MeasuredTrait | null)[]): Finding {
  return comparePeople(people, (one, other, count) =>
    differOn(trait, one, other, count) ? Math.abs(2 * one.z - 2 * other.z) : undefined,
  );
}

/** The pairs of people who differ in fit, with 90 % for all pairs together; null for a person without a fit. */
export function compareFits(fits: readonly (RankedFit | null)[]): Finding {
  return comparePeople(fits, (one, other, count) => {
    const times = differenceZ(count) / Z_OF_LEVEL;
    return differs(one, other, times) || differs(other, one, times)
      ? Math.abs(one.fit - other.fit)
      : undefined;
  });
}
