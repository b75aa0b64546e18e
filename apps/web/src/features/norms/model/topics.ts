import type { FairnessReport } from '@quint/contract/norms.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';

type Comparison = FairnessReport['comparisons'][number];
type Dimension = Comparison['dimension'];

/** A group with enough people for its share to be shown. */
export interface ShownGroup {
  readonly name: string;
  readonly people: number;
  readonly rate: number;
  /** Its share as a part of the highest one; undefined for a group that is too small to be compared. */
  readonly ratio: number | undefined;
}

export interface ComparedDimension {
  readonly dimension: Dimension;
  readonly groups: readonly ShownGroup[];
  /** Groups whose number of people is not shown. */
  readonly hidden: readonly string[];
  readonly best: ShownGroup;
  /** Groups that deserve a closer look. */
  readonly low: readonly ShownGroup[];
}

/** One measure with the dimensions in which groups can be compared. */
export interface Topic {
  readonly measure: string;
  readonly dimensions: readonly ComparedDimension[];
}

/** The measures in the order of the page. */
const MEASURES: readonly string[] = ['fit', 'hired', 'unremarkable', ...TRAITS];
const DIMENSIONS: readonly Dimension[] = ['gender', 'age'];
const LEAST_GROUPS = 2;

type Rule = Pick<FairnessReport, 'firm_people' | 'least_ratio'>;

/** A comparison of the groups that are large enough; undefined when there are fewer than two of them. */
function compare({ dimension, groups }: Comparison, rule: Rule): ComparedDimension | undefined {
  const known = groups.flatMap(({ name, people, rate }) =>
    people === null || rate === null ? [] : [{ name, people, rate }],
  );
  const firm = known.filter(({ people }) => people >= rule.firm_people);
  if (firm.length < LEAST_GROUPS) return undefined;
  const highest = Math.max(...firm.map(({ rate }) => rate));
  const shown = known.map((group): ShownGroup => {
    const isFirm = group.people >= rule.firm_people;
    return { ...group, ratio: isFirm && highest > 0 ? group.rate / highest : undefined };
  });
  const best = shown.find(({ rate, people }) => rate === highest && people >= rule.firm_people);
  if (best === undefined) return undefined;
  return {
    dimension,
    groups: shown,
    hidden: groups.filter(({ people }) => people === null).map(({ name }) => name),
    best,
    low: shown.filter(({ ratio }) => ratio !== undefined && ratio < rule.least_ratio),
  };
}

/** The topics with something to compare, and the measures that still wait for people. */
export function topicsOf(report: FairnessReport): {
  readonly topics: readonly Topic[];
  readonly waiting: readonly string[];
} {
  const all = MEASURES.map((measure): Topic => {
    const ofMeasure = report.comparisons.filter((comparison) => comparison.measure === measure);
    const dimensions = DIMENSIONS.flatMap((dimension) => {
      const comparison = ofMeasure.find((each) => each.dimension === dimension);
      return comparison === undefined ? [] : (compare(comparison, report) ?? []);
    });
    return { measure, dimensions };
  });
  return {
    topics: all.filter(({ dimensions }) => dimensions.length > 0),
    waiting: all.filter(({ dimensions }) => dimensions.length === 0).map(({ measure }) => measure),
  };
}
