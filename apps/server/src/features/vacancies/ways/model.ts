import type { NarrowerRange } from '@quint/contract/vacancies/ways.ts';
import { baseRateOf } from '@quint/psychometrics/base-rate.ts';
import type { MeasuredPeople } from '@quint/psychometrics/first-group.ts';
import { countFirstGroup } from '@quint/psychometrics/first-group.ts';
import { countedTraits } from '@quint/psychometrics/fit.ts';
import { findRatiosToReview, groupReachOf } from '@quint/psychometrics/group-reach.ts';
import type { RoleRanges, Trait } from '@quint/psychometrics/types.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';

/** A narrower range is offered if it leaves at most this share of the people too close to call. */
const MOST_LEFT = 2 / 3;
/** The smallest distance between the ends of an offered range. */
const LEAST_WIDTH = 2;

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

/** Ranges of a trait one and two steps narrower, of each the one with the fewest people inside. */
function narrowerSpans({ min, max }: Span, stack: readonly number[]): Span[] {
  const insideOf = (span: Span) => stack.slice(span.min, span.max + 1).reduce((sum, count) => sum + count, 0);
  return [1, 2].flatMap((steps) => {
    const width = max - min - steps;
    if (width < LEAST_WIDTH) return [];
    const spans = Array.from({ length: steps + 1 }, (_, shift) => ({
      min: min + shift,
      max: min + shift + width,
    }));
    return spans
      .filter((span) => insideOf(span) > 0)
      .toSorted((one, other) => insideOf(one) - insideOf(other))
      .slice(0, 1);
  });
}

/** The ranges of a role with another range for one trait. */
function withSpan(ranges: RoleRanges, trait: Trait, { min, max }: Span): RoleRanges {
  return { ...ranges, [trait]: { ...ranges[trait], min, max } };
}

/** What ranges mean for people in general: how many of 100 fit with high agreement, and how many of some groups. */
function reachOf(ranges: RoleRanges): Pick<NarrowerRange, 'reach' | 'women' | 'men' | 'uneven'> {
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
  { trait, min, max }: Pick<NarrowerRange, 'trait' | 'min' | 'max'>,
): NarrowerRange {
  const narrowerRanges = withSpan(ranges, trait, { min, max });
  return { trait, min, max, tied: countFirstGroup(people, narrowerRanges) ?? 0, ...reachOf(narrowerRanges) };
}

/**
 * One narrower range for each trait, fewest people first. A narrower range can enlarge the first group, because its new
 * top may have a wider bar: such a range is not offered.
 */
export function listNarrowings(
  people: readonly MeasuredPeople[],
  ranges: RoleRanges,
  tiedCount: number,
): NarrowerRange[] {
  return countedTraits(ranges)
    .flatMap(({ trait, range }) => {
      for (const span of narrowerSpans(range, stackOf(people, trait))) {
        const count = countFirstGroup(people, withSpan(ranges, trait, span)) ?? 0;
        if (count > 0 && count <= tiedCount * MOST_LEFT) {
          return [{ trait, ...span, tied: count, ...reachOf(withSpan(ranges, trait, span)) }];
        }
      }
      return [];
    })
    .toSorted((one, other) => one.tied - other.tied);
}
