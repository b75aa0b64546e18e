import type { Fit } from './types.ts';

/** A fit that can be ranked: one to a role with a requirement. */
export interface RankedFit {
  readonly fit: number;
  readonly interval: NonNullable<Fit['interval']>;
}

/**
 * Whether the higher of two fits exceeds the lower by more than the error of measurement of both: at 90 % for these
 * two, or by `times` as much if the 90 % must apply to several pairs together.
 */
export function differs(higher: RankedFit, lower: RankedFit, times: number = 1): boolean {
  const distance = higher.fit - lower.fit;
  if (distance <= 0) return false;
  const below = higher.fit - higher.interval.low;
  const above = lower.interval.high - lower.fit;
  // Squares of whole numbers, so that equal sides are equal.
  return distance ** 2 >= times ** 2 * (below ** 2 + above ** 2);
}

/**
 * Groups people whose fits are too close to call, best group first. The top of a group has the highest fit (then the
 * higher low end, then the higher high end); the group ends before the first person who differs from its top. People in
 * a group are sorted by `compare`, for which lists and documents use `compareDrawn`.
 */
export function groupFits<Person>(
  people: readonly Person[],
  fitOf: (person: Person) => RankedFit,
  compare: (a: Person, b: Person) => number,
): Person[][] {
  const rankedPeople = people.map((person) => ({ person, ...fitOf(person) }));
  rankedPeople.sort(
    (a, b) =>
      b.fit - a.fit ||
      b.interval.low - a.interval.low ||
      b.interval.high - a.interval.high ||
      compare(a.person, b.person),
  );
  const groups: Person[][] = [];
  let top: RankedFit | undefined;
  for (const { person, ...fit } of rankedPeople) {
    if (top === undefined || differs(top, fit)) {
      top = fit;
      groups.push([]);
    }
    groups.at(-1)?.push(person);
  }
  return groups.map((group) => group.toSorted(compare));
}
