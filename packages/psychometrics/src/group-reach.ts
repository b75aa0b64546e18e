import { GROUP_NORMS } from './data/group-norms.ts';
import type { GroupNorm } from './data/group-norms.ts';
import { COMMON_ADULT_DOMAINS, COMMON_ADULT_WORK_FORM, DOMAIN_CORRELATION_ORDER } from './data/norm-v1.ts';
import { countedTraits } from './fit.ts';
import type { CountedTrait } from './fit.ts';
import { normalCdf } from './stanines.ts';
import { strongRuleOf } from './strong-rule.ts';
import type { StrongRule } from './strong-rule.ts';
import { TRAITS } from './types.ts';
import type { Domain, RoleRanges } from './types.ts';

/** Version of the figures of the groups and of the shares made from them. */
export const GROUP_NORM = 'group-norm@1';

/** Below this ratio of the smaller share to the larger, selection by a range asks for a reason (the four-fifths rule). */
export const RATIO_ASKED_BELOW = 0.8;

/** How many of 100 people of two groups fit with high agreement. */
export interface GroupRatio {
  readonly lower: Share;
  readonly higher: Share;
  /** The lower share by the higher; 1 where nobody fits. */
  readonly ratio: number;
}

interface Share {
  readonly group: Group;
  readonly ofHundred: number;
}

type Group = GroupNorm['sex'] | '21_to_40' | '41_to_60';

export interface GroupReach {
  readonly sex: GroupRatio;
  readonly age: GroupRatio;
}

/** Shares of the ages in the common adult norm; men and women are half each. */
export const AGE_SHARES = { under_21: 0.05, '21_to_40': 0.45, '41_to_60': 0.42, over_60: 0.08 } as const;
/** The facets that the work form leaves out, by their place in the domain: O6, N3, N5. */
const EXCLUDED_FACETS: Readonly<Partial<Record<Domain, readonly number[]>>> = { O: [5], N: [2, 4] };
const FACETS = 6;

/**
 * Mean and sd of a group for the facets that the work form asks, the way the common norm of the form was made: the means
 * of the others are taken away, and the sd follows from those of the facets and their mean covariance in the whole domain.
 */
function workFormOf({ domains, facets }: GroupNorm, domain: 'O' | 'N'): { mean: number; sd: number } {
  const [mean, sd] = domains[domain];
  const omittedFacets = EXCLUDED_FACETS[domain] ?? [];
  const variances = facets[domain].map(([, facetSd]) => facetSd ** 2);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const covariance = (sd ** 2 - sum(variances)) / (FACETS * (FACETS - 1));
  const remainingVariances = variances.filter((_, index) => !omittedFacets.includes(index));
  return {
    mean: mean - sum(omittedFacets.map((index) => facets[domain][index]?.[0] ?? 0)),
    sd: Math.sqrt(
      sum(remainingVariances) + remainingVariances.length * (remainingVariances.length - 1) * covariance,
    ),
  };
}

/** Where a domain of the group lies in the common adult norm of the work form: its mean and spread as z. */
export function locationOf(group: GroupNorm, domain: Domain): { mean: number; sd: number } {
  const isShort = domain === 'O' || domain === 'N';
  const common = isShort ? COMMON_ADULT_WORK_FORM[domain] : COMMON_ADULT_DOMAINS[domain];
  const [mean, sd] = group.domains[domain];
  const own = isShort ? workFormOf(group, domain) : { mean, sd };
  return { mean: (own.mean - common.mean) / common.sd, sd: own.sd / common.sd };
}

/**
 * Loadings of the domains, in the order of `DOMAIN_CORRELATION_ORDER`, on three independent factors that give the
 * published correlations to the sixth decimal. For people with the same factors the domains are independent, so that the
 * shares of a group are sums over the factors and not counts of drawn people.
 */
const LOADINGS = [
  [0.764197, 0, 0],
  [-0.575768, 0.504251, 0],
  [-0.069354, 0.43246, 0.507882],
  [-0.257787, -0.173377, 0.451089],
  [-0.64643, -0.385113, 0.12545],
] as const;
/** Distance of the points of a factor, and how many sds from the middle they go: beyond it are 2 of 10,000 people. */
const POINT_STEP = 1;
const FARTHEST_POINT = 4.4;
const STANINES = 9;

interface Point {
  readonly at: readonly [number, number, number];
  /** The share of people around it. */
  readonly share: number;
}

/** The points of the three factors on a grid: for smooth functions of normal values their sum is as good as the integral. */
function factorPoints(): readonly Point[] {
  const most = Math.floor(FARTHEST_POINT / POINT_STEP);
  const coordinates = Array.from({ length: 2 * most + 1 }, (_, index) => (index - most) * POINT_STEP);
  const points = coordinates.flatMap((one) =>
    coordinates.flatMap((two) =>
      coordinates.flatMap((three): Point[] => {
        const square = one ** 2 + two ** 2 + three ** 2;
        return square > FARTHEST_POINT ** 2 ? [] : [{ at: [one, two, three], share: Math.exp(-square / 2) }];
      }),
    ),
  );
  const all = points.reduce((sum, { share }) => sum + share, 0);
  return points.map(({ at, share }) => ({ at, share: share / all }));
}

const TABLE_STEP = 1 / 256;
const TABLE_END = 6;

/** The normal distribution function from a table, to six decimals. */
function tabulatedCdf(): (z: number) => number {
  const table = Float64Array.from({ length: (2 * TABLE_END) / TABLE_STEP + 2 }, (_, index) =>
    normalCdf(index * TABLE_STEP - TABLE_END),
  );
  return (z) => {
    const tablePosition = (Math.min(TABLE_END, Math.max(-TABLE_END, z)) + TABLE_END) / TABLE_STEP;
    const index = Math.floor(tablePosition);
    const low = table[index] ?? 0;
    return low + (tablePosition - index) * ((table[index + 1] ?? 1) - low);
  };
}

/** Borders of a trait in `Cell.below`: under the lowest stanine, between each two, and above the highest. */
const BORDERS = 10;
const POINT_SIZE = TRAITS.length * BORDERS;

interface Cell extends Pick<GroupNorm, 'sex' | 'age'> {
  /** For each point, each trait in the order of `TRAITS`, and each border: the share of the people below. */
  readonly below: Float64Array;
}

function cellOf(group: GroupNorm, points: readonly Point[], cdf: (z: number) => number): Cell {
  const below = new Float64Array(points.length * POINT_SIZE);
  for (const [traitIndex, trait] of TRAITS.entries()) {
    const domain: Domain = trait === 'ES' ? 'N' : trait;
    const { mean, sd } = locationOf(group, domain);
    const [a, b, c] = LOADINGS[DOMAIN_CORRELATION_ORDER.indexOf(domain)] ?? [0, 0, 0];
    const own = sd * Math.sqrt(1 - a ** 2 - b ** 2 - c ** 2);
    const sign = trait === 'ES' ? -1 : 1;
    for (const [index, { at }] of points.entries()) {
      const middle = sign * (mean + sd * (a * at[0] + b * at[1] + c * at[2]));
      const start = index * POINT_SIZE + traitIndex * BORDERS;
      for (let border = 1; border < STANINES; border += 1) {
        below[start + border] = cdf(((border - 4.5) / 2 - middle) / own);
      }
      below[start + STANINES] = 1;
    }
  }
  return { sex: group.sex, age: group.age, below };
}

let groupModel: { readonly points: readonly Point[]; readonly cells: readonly Cell[] } | undefined;

/** The shares of the eight groups, made once, on first use. */
function preparedCells() {
  if (groupModel === undefined) {
    const points = factorPoints();
    const cdf = tabulatedCdf();
    groupModel = { points, cells: GROUP_NORMS.map((group) => cellOf(group, points, cdf)) };
  }
  return groupModel;
}

/** Neighbouring stanines of a trait that cost the same, by their borders in `Cell.below`. */
interface Span {
  readonly cost: number;
  readonly from: number;
  readonly to: number;
}

/** The stanines of each counted trait that keep a fit strong. */
function spansOf(
  { costs, highest }: StrongRule,
  requirements: readonly CountedTrait[],
): readonly (readonly Span[])[] {
  return requirements.map(({ trait }) => {
    const traitIndex = TRAITS.indexOf(trait);
    return Array.from({ length: STANINES }, (_, step): Span => {
      const from = traitIndex * BORDERS + step;
      return { cost: costs[traitIndex * STANINES + step] ?? 0, from, to: from + 1 };
    })
      .filter(({ cost }) => cost <= highest)
      .reduce<Span[]>((spans, span) => {
        const last = spans.at(-1);
        if (last === undefined || last.cost !== span.cost || last.to !== span.from) return [...spans, span];
        return [...spans.slice(0, -1), { ...last, to: span.to }];
      }, []);
  });
}

/**
 * The share of a group that fits with high agreement: at each point the traits are independent, so the distribution of the
 * cost is a convolution of theirs.
 */
function strongShare(
  { below }: Cell,
  points: readonly Point[],
  { traits, highest }: { readonly traits: readonly (readonly Span[])[]; readonly highest: number },
): number {
  let current = new Float64Array(highest + 1);
  let next = new Float64Array(highest + 1);
  let sum = 0;
  let start = 0;
  for (const point of points) {
    current.fill(0);
    current[0] = point.share;
    for (const spans of traits) {
      next.fill(0);
      for (const { cost, from, to } of spans) {
        const part = (below[start + to] ?? 0) - (below[start + from] ?? 0);
        for (let at = cost; at <= highest; at += 1) {
          next[at] = (next[at] ?? 0) + part * (current[at - cost] ?? 0);
        }
      }
      [current, next] = [next, current];
    }
    for (let at = 0; at <= highest; at += 1) sum += current[at] ?? 0;
    start += POINT_SIZE;
  }
  return sum;
}

function ratioOf(one: readonly [Group, number], other: readonly [Group, number]): GroupRatio {
  const [low, high] = one[1] <= other[1] ? [one, other] : [other, one];
  const share = ([group, part]: readonly [Group, number]): Share => ({
    group,
    ofHundred: Math.floor(100 * part + 0.5),
  });
  return { lower: share(low), higher: share(high), ratio: high[1] === 0 ? 1 : low[1] / high[1] };
}

/**
 * How many women and men, and how many people of 21 to 40 and of 41 to 60, fit these ranges with high agreement, by the
 * published norms of the groups, never by people of a workspace; null where the ranges require nothing. Shares are exact to
 * less than a thousandth under the normal model. The two ages
 * make 87 % of the common adult norm; men and women count half each in an age, and the ages in a sex as in the
 * common adult norm. Throws the codes of `validateRanges`.
 */
export function groupReachOf(ranges: RoleRanges): GroupReach | null {
  const requirements = countedTraits(ranges);
  if (requirements.length === 0) return null;
  const rule = strongRuleOf(requirements);
  const strong = { traits: spansOf(rule, requirements), highest: rule.highest };
  const { points, cells } = preparedCells();
  const parts = cells.map((cell) => ({
    sex: cell.sex,
    age: cell.age,
    part: strongShare(cell, points, strong),
  }));
  const ofSex = (sex: GroupNorm['sex']) =>
    parts.reduce((sum, cell) => (cell.sex === sex ? sum + AGE_SHARES[cell.age] * cell.part : sum), 0);
  const ofAge = (age: GroupNorm['age']) =>
    parts.reduce((sum, cell) => (cell.age === age ? sum + cell.part / 2 : sum), 0);
  return {
    sex: ratioOf(['women', ofSex('women')], ['men', ofSex('men')]),
    age: ratioOf(['21_to_40', ofAge('21_to_40')], ['41_to_60', ofAge('41_to_60')]),
  };
}

/** The ratios that ask whether the work needs each range, the lowest first. */
export function findRatiosToReview({ sex, age }: GroupReach): readonly GroupRatio[] {
  return [sex, age]
    .filter(({ ratio }) => ratio < RATIO_ASKED_BELOW)
    .toSorted((one, other) => one.ratio - other.ratio);
}
