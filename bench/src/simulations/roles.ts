import { NORDLICHT_ROLES } from '@quint/server/demo/positions.ts';
import { baseRateOf } from '@quint/psychometrics/base-rate.ts';
import { choleskyOf } from '@quint/psychometrics/cholesky.ts';
import { DOMAIN_CORRELATION_ORDER, DOMAIN_CORRELATIONS } from '@quint/psychometrics/data/norm-v1.ts';
import { prepareFit } from '@quint/psychometrics/fit.ts';
import { groupReachOf } from '@quint/psychometrics/group-reach.ts';
import type { GroupRatio } from '@quint/psychometrics/group-reach.ts';
import { nextNormal, randomStream } from '@quint/psychometrics/random.ts';
import { stanineOf } from '@quint/psychometrics/stanines.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import type { RoleRanges, TraitStanines } from '@quint/psychometrics/types.ts';
import { amount } from '../pace.ts';

const PEOPLE = amount(200_000, 2000);
const SEED = 1_968;

export interface RoleStatistics {
  readonly name: string;
  /** How many of 100 reach the strong band, from the shipped sample and from newly drawn people. */
  readonly shippedReach: number;
  readonly drawnReach: number;
  readonly sex: GroupRatio;
  readonly age: GroupRatio;
}

function drawPeople(): TraitStanines[] {
  const random = randomStream(SEED);
  const factor = choleskyOf(DOMAIN_CORRELATIONS);
  return Array.from({ length: PEOPLE }, () => {
    const normals = factor.map(() => nextNormal(random));
    const zOf = (domain: 'O' | 'C' | 'E' | 'A' | 'N') =>
      (factor[DOMAIN_CORRELATION_ORDER.indexOf(domain)] ?? []).reduce(
        (sum, share, index) => sum + share * (normals[index] ?? 0),
        0,
      );
    return {
      O: stanineOf(zOf('O')),
      C: stanineOf(zOf('C')),
      E: stanineOf(zOf('E')),
      A: stanineOf(zOf('A')),
      ES: stanineOf(-zOf('N')),
    };
  });
}

const AVERAGE = Object.fromEntries(TRAITS.map((trait) => [trait, { min: 3, max: 7 }])) as RoleRanges;

/** Base rates of the demo roles and of unchanged initial ranges, and their impact by the published norms of groups. */
export function simulateRoles(): RoleStatistics[] {
  const people = drawPeople();
  const roles = [
    { name: '3 to 7 everywhere', ranges: AVERAGE },
    ...NORDLICHT_ROLES.map(({ name, ranges }) => ({
      name,
      ranges: Object.fromEntries(
        Object.entries(ranges).map(([trait, [min, max, weight = 1]]) => [trait, { min, max, weight }]),
      ) as RoleRanges,
    })),
  ];
  return roles.flatMap(({ name, ranges }) => {
    const base = baseRateOf(ranges);
    const groups = groupReachOf(ranges);
    if (base === null || groups === null) return [];
    const rate = prepareFit(ranges);
    const strong = people.filter((stanines) => rate({ stanines }).band === 'strong').length;
    return [{ name, shippedReach: base.reach.strong, drawnReach: (100 * strong) / PEOPLE, ...groups }];
  });
}
