import { compareCodes } from '@quint/domain/base/text-order.ts';
import type {
  FairnessComparison,
  FairnessGroup,
  FairnessMean,
  FairnessRatio,
  FairnessRole,
  NormRatio,
} from '@quint/contract/measures/fairness.ts';
import type { GenderGroup } from '@quint/domain/people/talents.ts';
import { FAIRNESS_OUTCOMES } from '@quint/domain/measures/fairness.ts';
import type { GroupRatio } from '@quint/psychometrics/group-reach.ts';
import { groupReachOf } from '@quint/psychometrics/group-reach.ts';
import { meanDifference } from '@quint/psychometrics/mean-difference.ts';
import { scoreRatioInterval } from '@quint/psychometrics/rate-ratio.ts';
import { rateInterval } from '@quint/psychometrics/rates.ts';
import { judgeRatio } from '@quint/psychometrics/ratio-verdict.ts';
import { fisherTest } from '@quint/psychometrics/fisher.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import type { MeanSums, Rate, RoleInUse } from '#features/measures/norms/fairness/queries.ts';
import { toCoarsePeople } from '#features/measures/norms/model.ts';
import { rangesOf } from '#features/roles/roles/model.ts';

const DIMENSIONS = ['gender', 'age'] as const;
/** The groups in display order; age bands sort by name. */
const GENDERS: readonly string[] = ['female', 'male', 'diverse'] satisfies readonly GenderGroup[];
/** The step of coarse rates, five percent. */
const COARSE_RATES = 20;
const LEAST_GROUPS = 2;
const LEAST_PERIODS = 2;

/**
 * Coarse numbers for the works council: people in steps of five, rates in steps of five percent. A group in which all
 * or none are counted looks like one with a single exception, as it would reveal the outcome of each person.
 */
export function coarseShare({ people, hits }: { people: number; hits: number }): {
  readonly people: number;
  readonly rate: number;
} {
  const clampedHits = Math.min(Math.max(hits, 1), people - 1);
  return {
    people: toCoarsePeople(people),
    rate: Math.round((clampedHits / people) * COARSE_RATES) / COARSE_RATES,
  };
}

/** The rate nearest to the coarse one that a whole number of people can have; its ratios are computed from it alone. */
function coarseRate(row: Rate): Rate {
  const { people, rate } = coarseShare(row);
  return { ...row, people, hits: Math.min(Math.max(Math.round(rate * people), 1), people - 1) };
}

function groupOf({ group_name: name, people, hits }: Rate, isCoarse: boolean): FairnessGroup {
  const rate = hits / people;
  const interval = rateInterval({ people, hits });
  const displayedRate = isCoarse ? Math.round(rate * COARSE_RATES) / COARSE_RATES : rate;
  return { name, people, rate: displayedRate, ...interval };
}

/** The stored ratio to the largest group; for coarse counts the score interval, which is fast to compute. */
function ratioOf(row: Rate, reference: Rate, isCoarse: boolean): FairnessRatio {
  const storedRatio = {
    low: row.ratio_low ?? 0,
    high: row.ratio_high ?? Infinity,
    method: row.ratio_method ?? ('score' as const),
  };
  const { low, high, method } = isCoarse ? scoreRatioInterval(row, reference) : storedRatio;
  const isLower = row.hits * reference.people <= reference.hits * row.people;
  const [lower, higher] = isLower ? [row, reference] : [reference, row];
  const interval = isLower ? { low, high } : { low: high === Infinity ? 0 : 1 / high, high: 1 / low };
  const isThere = higher.hits > 0;
  return {
    lower: lower.group_name,
    higher: higher.group_name,
    ratio: isThere ? lower.hits / lower.people / (higher.hits / higher.people) : null,
    low: isThere ? interval.low : null,
    high: isThere ? interval.high : null,
    method,
    fisher_p: isCoarse ? fisherTest(row, reference) : (row.fisher_p ?? 1),
    verdict: judgeRatio({ lower, higher, interval }),
  };
}

const getGenderIndex = (name: string) => GENDERS.indexOf(name);
const inOrder = (rates: readonly Rate[]) =>
  rates.toSorted((one, other) => getGenderIndex(one.group_name) - getGenderIndex(other.group_name));

/** Half-years if two of them have two groups each, otherwise years. */
function trendOf(rates: readonly Rate[], isCoarse: boolean): FairnessComparison['trend'] {
  const periodsOf = (isWanted: (period: string) => boolean) => {
    const periods = [...new Set(rates.map(({ period }) => period))].filter(isWanted).toSorted(compareCodes);
    const points = periods.map((period) => ({
      period,
      groups: inOrder(rates.filter((rate) => rate.period === period)).map((rate) => groupOf(rate, isCoarse)),
    }));
    const isEnough = points.filter(({ groups }) => groups.length >= LEAST_GROUPS).length >= LEAST_PERIODS;
    return isEnough ? points : undefined;
  };
  return (
    periodsOf((period) => period.includes('-')) ??
    periodsOf((period) => period !== 'all' && !period.includes('-')) ??
    []
  );
}

function comparisonOf(
  { outcome, dimension }: Pick<FairnessComparison, 'outcome' | 'dimension'>,
  { rates, isCoarse }: { rates: readonly Rate[]; isCoarse: boolean },
): FairnessComparison {
  const own = rates.filter((rate) => rate.outcome === outcome && rate.dimension === dimension);
  const whole = inOrder(own.filter(({ period }) => period === 'all'));
  const ratios = whole.flatMap((row) => {
    const reference = whole.find(({ group_name }) => group_name === row.reference);
    return reference === undefined ? [] : [ratioOf(row, reference, isCoarse)];
  });
  return {
    outcome,
    dimension,
    groups: whole.map((rate) => groupOf(rate, isCoarse)),
    ratios,
    trend: trendOf(own, isCoarse),
  };
}

/** The comparisons of a role, or of all together, by outcome and dimension; without those that have no group. */
export function comparisonsOf(rates: readonly Rate[], isCoarse: boolean): FairnessComparison[] {
  const displayedRates = isCoarse ? rates.map(coarseRate) : rates;
  return FAIRNESS_OUTCOMES.flatMap((outcome) =>
    DIMENSIONS.map((dimension) => comparisonOf({ outcome, dimension }, { rates: displayedRates, isCoarse })),
  ).filter(({ groups }) => groups.length > 0);
}

const toTenth = (value: number) => Math.round(value * 10) / 10;

/** The difference of each group's mean to that of the largest, by dimension and trait. */
export function meansOf(sums: readonly MeanSums[], isCoarse: boolean): FairnessMean[] {
  return DIMENSIONS.flatMap((dimension) =>
    TRAITS.flatMap((trait): FairnessMean[] => {
      const groups = sums
        .filter((row) => row.dimension === dimension && row.trait === trait)
        .toSorted((one, other) => getGenderIndex(one.group_name) - getGenderIndex(other.group_name));
      const most = Math.max(...groups.map(({ n }) => n));
      const reference = groups
        .toSorted((one, other) => compareCodes(one.group_name, other.group_name))
        .find(({ n }) => n === most);
      if (reference === undefined) return [];
      return groups.flatMap((group): FairnessMean[] => {
        const difference = group === reference ? null : meanDifference(group, reference);
        if (difference === null) return [];
        const { d, low, high } = difference;
        const round = isCoarse ? toTenth : (value: number) => value;
        return [
          {
            dimension,
            trait,
            group: group.group_name,
            reference: reference.group_name,
            people: isCoarse ? toCoarsePeople(group.n) : group.n,
            reference_people: isCoarse ? toCoarsePeople(reference.n) : reference.n,
            d: round(d),
            low: round(low),
            high: round(high),
          },
        ];
      });
    }),
  );
}

function normRatioOf({ lower, higher, ratio }: GroupRatio): NormRatio {
  return {
    lower: { group: lower.group, of_hundred: lower.ofHundred },
    higher: { group: higher.group, of_hundred: higher.ofHundred },
    ratio,
  };
}

/** The share of people within the ranges by the published norms, lowest ratio first, without unrestricted roles. */
export function rolesByNorm(roles: readonly RoleInUse[]): FairnessRole[] {
  return roles
    .flatMap(({ id, name, is_published, ...ranges }): FairnessRole[] => {
      const reach = groupReachOf(rangesOf(ranges));
      return reach === null
        ? []
        : [{ id, name, is_published, sex: normRatioOf(reach.sex), age: normRatioOf(reach.age) }];
    })
    .toSorted(
      (one, other) => Math.min(one.sex.ratio, one.age.ratio) - Math.min(other.sex.ratio, other.age.ratio),
    );
}
