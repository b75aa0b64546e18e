import { differs } from './fit-groups.ts';
import type { RankedFit } from './fit-groups.ts';
import { semOf, Z_OF_LEVEL } from './norms.ts';
import type { ErrorBasis } from './norms.ts';
import { TRAITS } from './types.ts';
import type { Trait } from './types.ts';

/** One person's result on a trait, as exact as it was measured. */
export interface MeasuredTrait {
  readonly z: number;
  /** What decides the error of the result. */
  readonly basis: ErrorBasis;
}

/** Two people of a list whose values differ by more than the error, by their places in it. */
export interface DifferingPair {
  readonly first: number;
  readonly second: number;
  /** How far apart the values lie. */
  readonly distance: number;
}

/**
 * What a comparison of up to four people says. `either` could belong to both of the two who differ; `alone` differs
 * from both others, who cannot be told apart. The pairs of four people are ordered by distance, the longest first.
 */
export type Finding =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'same'; readonly people: readonly number[] }
  | { readonly kind: 'pair'; readonly pair: DifferingPair; readonly either: number | undefined }
  | { readonly kind: 'alone'; readonly alone: number; readonly others: readonly [number, number] }
  | { readonly kind: 'all'; readonly people: readonly number[]; readonly pairs: readonly DifferingPair[] }
  | { readonly kind: 'pairs'; readonly pairs: readonly DifferingPair[] };

/**
 * The z from which two of the compared people differ, by how many are compared. The 90 % hold for all pairs of a trait
 * together, whatever the error of each person (Bonferroni: 10 % divided by one, three or six pairs, two-sided). Of three
 * people who are alike, two differ on a trait in 8.4 of 100 comparisons, of four in 7.8; limits of exactly 10 would be
 * 2.052 and 2.291, and hold for equal errors only.
 */
export const Z_OF_COMPARED = { 2: Z_OF_LEVEL, 3: 2.128, 4: 2.394 } as const;

/** How many people a comparison can be about. */
export type ComparisonSize = keyof typeof Z_OF_COMPARED;

/** The z of a comparison of `people` people. Two are the fewest; of more than four there is no comparison. */
export function differenceZ(people: number): number {
  if (people > 4) throw new RangeError('Up to four people are compared.');
  return Z_OF_COMPARED[Math.max(2, people) as ComparisonSize];
}

/**
 * Of 100 comparisons of two people who are alike, how many show a difference on one of the five traits at least. Of three
 * or four people there are fewer.
 */
export const CHANCE_OF_HUNDRED = Math.round(100 * (1 - 0.9 ** TRAITS.length));

function limitOf(z: number, first: number, second: number): number {
  return 2 * z * Math.hypot(first, second);
}

/**
 * The smallest difference of two people on a trait, in stanines, that the error of measurement does not explain, where
 * `people` are compared.
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

/** What the pairs that differ say together. `people` are the places of those who have a value. */
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

/** Who differs from whom, of people some of whom may have no value. */
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

/** Who differs from whom on a trait; null for a person whose trait was not scored. */
export function compareOn(trait: Trait, people: readonly (MeasuredTrait | null)[]): Finding {
  return comparePeople(people, (one, other, count) =>
    differOn(trait, one, other, count) ? Math.abs(2 * one.z - 2 * other.z) : undefined,
  );
}

/** Who differs from whom in fit, with 90 % for all pairs together; null for a person without one. */
export function compareFits(fits: readonly (RankedFit | null)[]): Finding {
  return comparePeople(fits, (one, other, count) => {
    const times = differenceZ(count) / Z_OF_LEVEL;
    return differs(one, other, times) || differs(other, one, times)
      ? Math.abs(one.fit - other.fit)
      : undefined;
  });
}
