import type { FairnessComparison, FairnessReport } from '@quint/contract/measures/fairness.ts';
import { FAIRNESS_OUTCOMES, type FairnessOutcome } from '@quint/domain/measures/fairness.ts';

export type Ratio = FairnessComparison['ratios'][number];
export type TrendPoint = FairnessComparison['trend'][number];
/** The selection on the page. */
export interface FairnessView {
  /** Undefined for all roles together. */
  readonly role: string | undefined;
  /** Undefined for the first outcome with two groups. */
  readonly outcome: FairnessOutcome | undefined;
}

const GRAVEST_FIRST: readonly Ratio['verdict'][] = [
  'low',
  'different',
  'open',
  'inconspicuous',
  'few',
  'nobody',
];

/** The ratios with the most serious first: by verdict, then the lowest. */
export function gravestFirst(ratios: readonly Ratio[]): readonly Ratio[] {
  const getRank = ({ verdict }: Ratio) => GRAVEST_FIRST.indexOf(verdict);
  return ratios.toSorted(
    (one, other) => getRank(one) - getRank(other) || (one.ratio ?? 1) - (other.ratio ?? 1),
  );
}

/** The outcomes that can be compared; for a role only the agreement with it. */
export function outcomesOf(role: string | undefined): readonly FairnessOutcome[] {
  return FAIRNESS_OUTCOMES.filter((outcome) => role === undefined || outcome === 'strong');
}

/** The outcome shown: the selected one, or the first that can be compared. */
export function outcomeOf({ comparisons }: FairnessReport, { role, outcome }: FairnessView): FairnessOutcome {
  if (outcome !== undefined && outcomesOf(role).includes(outcome)) return outcome;
  return comparisons.find(({ groups }) => groups.length > 1)?.outcome ?? comparisons[0]?.outcome ?? 'strong';
}

/** Whether the group is coloured: its rate is the lower one of a low ratio. */
export function isLow({ ratios }: Pick<FairnessComparison, 'ratios'>, group: string): boolean {
  return ratios.some(({ verdict, lower }) => verdict === 'low' && lower === group);
}

const HUNDREDTHS = 100;
// A value below a border must not be shown as the border.
const down = (value: number) => Math.floor(value * HUNDREDTHS + 1e-9) / HUNDREDTHS;

/** A ratio and its interval as shown: the interval rounded outwards, but never onto 1 from below. */
export function roundRatio({ ratio, low, high }: Ratio): { ratio: number; from: number; to: number } {
  const to = Math.ceil((high ?? 0) * HUNDREDTHS - 1e-9) / HUNDREDTHS;
  return { ratio: down(ratio ?? 0), from: down(low ?? 0), to: (high ?? 0) < 1 && to >= 1 ? 0.99 : to };
}

/** The shares of a group in the first and the last period; undefined unless the group is shown in both. */
export function endsOf(trend: readonly TrendPoint[], name: string) {
  const find = (point: TrendPoint | undefined) => point?.groups.find((group) => group.name === name);
  const [first, last] = [find(trend[0]), find(trend.at(-1))];
  return first === undefined || last === undefined ? undefined : { first, last };
}

/** Whether a group is shown in at least two periods. */
export function hasTrend(trend: readonly TrendPoint[], name: string): boolean {
  return trend.filter(({ groups }) => groups.some((group) => group.name === name)).length > 1;
}
