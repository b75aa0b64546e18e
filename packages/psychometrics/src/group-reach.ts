import { choleskyOf } from './cholesky.ts';
import { GROUP_NORMS } from './data/group-norms.ts';
import type { GroupNorm } from './data/group-norms.ts';
import {
  COMMON_ADULT_DOMAINS,
  COMMON_ADULT_WORK_FORM,
  DOMAIN_CORRELATION_ORDER,
  DOMAIN_CORRELATIONS,
} from './data/norm-v1.ts';
import { countedTraits } from './fit.ts';
import { stanineOf } from './stanines.ts';
import { countStrong, strongRuleOf } from './strong-rule.ts';
import { TRAITS } from './types.ts';
import type { Domain, RoleRanges } from './types.ts';

/** Version of the figures of the groups and of the profiles made from them. */
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
const LEFT_OUT: Readonly<Partial<Record<Domain, readonly number[]>>> = { O: [5], N: [2, 4] };
const FACETS = 6;
const PROFILES = 2500;

/**
 * Mean and sd of a group for the facets that the work form asks, the way the common norm of the form was made: the means
 * of the others are taken away, and the sd follows from those of the facets and their mean covariance in the whole domain.
 */
function workFormOf({ domains, facets }: GroupNorm, domain: 'O' | 'N'): { mean: number; sd: number } {
  const [mean, sd] = domains[domain];
  const left = LEFT_OUT[domain] ?? [];
  const variances = facets[domain].map(([, facetSd]) => facetSd ** 2);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const covariance = (sd ** 2 - sum(variances)) / (FACETS * (FACETS - 1));
  const kept = variances.filter((_, place) => !left.includes(place));
  return {
    mean: mean - sum(left.map((place) => facets[domain][place]?.[0] ?? 0)),
    sd: Math.sqrt(sum(kept) + kept.length * (kept.length - 1) * covariance),
  };
}

/** Where a domain of the group lies in the common adult norm of the work form: its mean and spread as z. */
function locationOf(group: GroupNorm, domain: Domain): { mean: number; sd: number } {
  const isShort = domain === 'O' || domain === 'N';
  const common = isShort ? COMMON_ADULT_WORK_FORM[domain] : COMMON_ADULT_DOMAINS[domain];
  const [mean, sd] = group.domains[domain];
  const own = isShort ? workFormOf(group, domain) : { mean, sd };
  return { mean: (own.mean - common.mean) / common.sd, sd: own.sd / common.sd };
}

/**
 * Standard scores with the published correlations for `PROFILES` people, spread evenly instead of at random: the powers
 * of one irrational number, modulo 1, fill the space without gaps or clusters (Roberts' R sequence), and pairs of them
 * become normal values (Box and Muller). So 2,500 people count as exactly as 100,000 at random.
 */
function spreadProfiles(): number[][] {
  const places = 6;
  let root = 1;
  for (let round = 0; round < 60; round += 1) root = (1 + root) ** (1 / (places + 1));
  const factor = choleskyOf(DOMAIN_CORRELATIONS);
  return Array.from({ length: PROFILES }, (_, person) => {
    const at = (place: number) => (0.5 + (person + 1) * root ** -(place + 1)) % 1;
    const drawn = [0, 2, 4].flatMap((place) => {
      const radius = Math.sqrt(-2 * Math.log(1 - at(place)));
      const angle = 2 * Math.PI * at(place + 1);
      return [radius * Math.cos(angle), radius * Math.sin(angle)];
    });
    return factor.map((row) => row.reduce((sum, share, index) => sum + share * (drawn[index] ?? 0), 0));
  });
}

/** The profiles of one group as stanines less one, five to a profile, in the order of `TRAITS`. */
function stepsOf(group: GroupNorm, profiles: readonly (readonly number[])[]): Uint8Array {
  const places = TRAITS.map((trait) => {
    const domain: Domain = trait === 'ES' ? 'N' : trait;
    return {
      column: DOMAIN_CORRELATION_ORDER.indexOf(domain),
      sign: trait === 'ES' ? -1 : 1,
      ...locationOf(group, domain),
    };
  });
  return Uint8Array.from(
    profiles.flatMap((zs) =>
      places.map(({ column, sign, mean, sd }) => stanineOf(sign * (mean + sd * (zs[column] ?? 0))) - 1),
    ),
  );
}

interface Cell extends Pick<GroupNorm, 'sex' | 'age'> {
  readonly steps: Uint8Array;
}

let cells: readonly Cell[] | undefined;

/** The profiles of the eight groups, made once, on first use: the same evenly spread people in each. */
function groupCells(): readonly Cell[] {
  if (cells === undefined) {
    const profiles = spreadProfiles();
    cells = GROUP_NORMS.map((group) => ({ sex: group.sex, age: group.age, steps: stepsOf(group, profiles) }));
  }
  return cells;
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
 * published norms of the groups, never by people of a workspace; null where the ranges require nothing. The two ages
 * make 87 % of the common adult norm; men and women count half each in an age, and the ages in a sex as in the
 * common adult norm. Throws the codes of `validateRanges`.
 */
export function groupReachOf(ranges: RoleRanges): GroupReach | null {
  const counted = countedTraits(ranges);
  if (counted.length === 0) return null;
  const rule = strongRuleOf(counted);
  const parts = groupCells().map(({ sex, age, steps }) => ({
    sex,
    age,
    part: countStrong(steps, rule) / PROFILES,
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
export function ratiosToAsk({ sex, age }: GroupReach): readonly GroupRatio[] {
  return [sex, age]
    .filter(({ ratio }) => ratio < RATIO_ASKED_BELOW)
    .toSorted((one, other) => one.ratio - other.ratio);
}
