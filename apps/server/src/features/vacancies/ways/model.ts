import type { Narrowing } from '@quint/contract/vacancies/ways.ts';
import { baseRateOf } from '@quint/psychometrics/base-rate.ts';
import type { MeasuredPeople } from '@quint/psychometrics/first-group.ts';
import { countFirstGroup } from '@quint/psychometrics/first-group.ts';
import { countedTraits } from '@quint/psychometrics/fit.ts';
import { findRatiosToReview, groupReachOf } from '@quint/psychometrics/group-reach.ts';
import type { Alphas, RoleRanges, Trait } from '@quint/psychometrics/types.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import type { RatedResult } from '#features/fit/matching/ranking/model.ts';
import { readDigits } from '#features/fit/matching/ranking/model.ts';

/** A narrower range is offered if it leaves at most this share of the people too close to call. */
const MOST_LEFT = 2 / 3;
/** The smallest distance between the ends of an offered range. */
const LEAST_WIDTH = 2;

/** The results of people by their error of measurement, in columns. */
export function toMeasured(
  results: readonly RatedResult[],
  alphasOf: (result: RatedResult) => Alphas | undefined,
): MeasuredPeople[] {
  const groups = Map.groupBy(results, alphasOf);
  return [...groups].map(([alphas, people]) => {
    const stanines = new Uint8Array(people.length * TRAITS.length);
    const zs = new Float64Array(people.length * TRAITS.length);
    for (const [person, result] of people.entries()) {
      const digits = readDigits(result.stanines);
      const values = { O: result.z_o, C: result.z_c, E: result.z_e, A: result.z_a, ES: result.z_es };
      for (const [index, trait] of TRAITS.entries()) {
        const at = person * TRAITS.length + index;
        stanines[at] = digits[trait];
        zs[at] = values[trait] ?? (digits[trait] - 5) / 2;
      }
    }
    return { alphas, stanines, zs };
  });
}

/** The people on each stanine of a trait. */
function stackOf(people: readonly MeasuredPeople[], trait: Trait): number[] {
  const stack = Array.from({ length: 10 }, () => 0);
  const index = TRAITS.indexOf(trait);
  for (const { stanines } of people) {
    for (let at = index; at < stanines.length; at += TRAITS.length) {
      const stanine = stanines[at] ?? 0;
      stack[stanine] = (stack[stanine] ?? 0) + 1;
    }
  }
  return stack;
}

interface Span {
  readonly min: number;
  readonly max: number;
}

/** The range of a trait one step narrower that has the fewest people inside; undefined for a range that is narrow. */
function narrowerSpan({ min, max }: Span, stack: readonly number[]): Span | undefined {
  const spans = [
    { min: min + 1, max: max - 1 },
    { min: min + 1, max },
    { min, max: max - 1 },
  ].filter((span) => span.max - span.min >= LEAST_WIDTH);
  const insideOf = (span: Span) => stack.slice(span.min, span.max + 1).reduce((sum, count) => sum + count, 0);
  return spans
    .filter((span) => insideOf(span) > 0)
    .toSorted((one, other) => insideOf(one) - insideOf(other))[0];
}

/** The ranges of a role with another range for one trait. */
function withSpan(ranges: RoleRanges, trait: Trait, { min, max }: Span): RoleRanges {
  return { ...ranges, [trait]: { ...ranges[trait], min, max } };
}

/** What ranges mean for people in general: how many of 100 fit with high agreement, and how many of some groups. */
function reachOf(ranges: RoleRanges): Pick<Narrowing, 'reach' | 'women' | 'men' | 'uneven'> {
  const groups = groupReachOf(ranges);
  const sex = groups?.sex;
  const ofHundred = (group: 'women' | 'men') =>
    [sex?.lower, sex?.higher].find((share) => share?.group === group)?.ofHundred ?? 0;
  return {
    reach: baseRateOf(ranges)?.reach.strong ?? 100,
    women: ofHundred('women'),
    men: ofHundred('men'),
    uneven: groups === null ? [] : findRatiosToReview(groups).map((ratio) => ({ ...ratio })),
  };
}

/** What narrowing one range changes, for the people who have finished. */
export function narrow(
  people: readonly MeasuredPeople[],
  ranges: RoleRanges,
  { trait, min, max }: Pick<Narrowing, 'trait' | 'min' | 'max'>,
): Narrowing {
  const narrowed = withSpan(ranges, trait, { min, max });
  return { trait, min, max, tied: countFirstGroup(people, narrowed) ?? 0, ...reachOf(narrowed) };
}

/**
 * One narrower range for each trait, fewest people first. A narrower range can enlarge the first group, because its new
 * top may have a wider bar: such a range is not offered.
 */
export function listNarrowings(
  people: readonly MeasuredPeople[],
  ranges: RoleRanges,
  tied: number,
): Narrowing[] {
  return countedTraits(ranges)
    .flatMap(({ trait, range }) => {
      const span = narrowerSpan(range, stackOf(people, trait));
      if (span === undefined) return [];
      const count = countFirstGroup(people, withSpan(ranges, trait, span)) ?? 0;
      if (count === 0 || count > tied * MOST_LEFT) return [];
      return [{ trait, ...span, tied: count, ...reachOf(withSpan(ranges, trait, span)) }];
    })
    .toSorted((one, other) => one.tied - other.tied);
}
