import { describe, expect, it } from 'vitest';
import { GROUP_NORMS } from './data/group-norms.ts';
import { COMMON_ADULT_DOMAINS, DOMAIN_CORRELATION_ORDER, DOMAIN_CORRELATIONS } from './data/norm-v1.ts';
import { baseRateOf } from './base-rate.ts';
import { choleskyOf } from './cholesky.ts';
import { countedTraits } from './fit.ts';
import { AGE_SHARES, groupReachOf, locationOf, findRatiosToReview } from './group-reach.ts';
import { nextNormal, nextWhole, randomStream } from './random.ts';
import { stanineOf } from './stanines.ts';
import { countStrong, strongRuleOf } from './strong-rule.ts';
import { TRAITS } from './types.ts';
import type { RoleRanges } from './types.ts';

type Short = readonly [min: number, max: number, weight?: number];

function rangesOf(ranges: Readonly<Record<string, Short>>): RoleRanges {
  return Object.fromEntries(
    Object.entries(ranges).map(([trait, [min, max, weight = 1]]) => [trait, { min, max, weight }]),
  );
}

const CUSTOMER_CARE = rangesOf({ O: [2, 7], C: [4, 8], E: [4, 8], A: [6, 9, 2], ES: [5, 9, 2] });
const FINANCIAL_CONTROLLING = rangesOf({ O: [2, 6], C: [6, 9, 3], E: [1, 9], A: [3, 7], ES: [4, 9] });

describe('the norms of the groups', () => {
  it('combine to the common adult norm', () => {
    const shares = { under_21: 0.05, '21_to_40': 0.45, '41_to_60': 0.42, over_60: 0.08 };
    for (const domain of ['O', 'C', 'E', 'A', 'N'] as const) {
      const mean = GROUP_NORMS.reduce(
        (sum, { age, domains }) => sum + (shares[age] / 2) * domains[domain][0],
        0,
      );
      expect(mean).toBeCloseTo(COMMON_ADULT_DOMAINS[domain].mean, 1);
    }
  });
});

describe('groupReachOf', () => {
  it('computes the shares of a role that requires cooperation and calm', () => {
    const reach = groupReachOf(CUSTOMER_CARE);
    expect(reach?.sex.lower).toEqual({ group: 'men', ofHundred: 45 });
    expect(reach?.sex.higher).toEqual({ group: 'women', ofHundred: 59 });
    expect(reach?.sex.ratio).toBeCloseTo(0.768, 3);
    expect(reach?.age.lower.group).toBe('21_to_40');
    expect(reach?.age.ratio).toBeCloseTo(0.75, 2);
  });

  it('computes those of a role that requires conscientiousness: equal by sex, not by age', () => {
    const reach = groupReachOf(FINANCIAL_CONTROLLING);
    expect(reach?.sex.ratio).toBeCloseTo(0.932, 3);
    expect(reach?.age.lower).toEqual({ group: '21_to_40', ofHundred: 39 });
    expect(reach?.age.higher).toEqual({ group: '41_to_60', ofHundred: 56 });
    expect(reach && findRatiosToReview(reach).map(({ lower }) => lower.group)).toEqual(['21_to_40']);
  });

  it('matches the norm group, half of which are women and half men', () => {
    for (const ranges of [
      CUSTOMER_CARE,
      FINANCIAL_CONTROLLING,
      rangesOf({ E: [6, 9] }),
      rangesOf({ O: [5, 5] }),
    ]) {
      const { lower, higher } = groupReachOf(ranges)?.sex ?? {};
      const half = ((lower?.ofHundred ?? 0) + (higher?.ofHundred ?? 0)) / 2;
      const { reach } = baseRateOf(ranges) ?? {};
      expect(Math.abs(half - (reach?.strong ?? 0))).toBeLessThanOrEqual(3);
    }
  });

  it('names the lower side', () => {
    expect(groupReachOf(rangesOf({ A: [1, 4] }))?.sex.lower.group).toBe('women');
    expect(groupReachOf(rangesOf({ A: [7, 9] }))?.sex.lower.group).toBe('men');
  });

  it('has a ratio near 1 when nearly everybody fits, and is null without a requirement', () => {
    const usual = groupReachOf(rangesOf(Object.fromEntries(TRAITS.map((trait) => [trait, [3, 7] as Short]))));
    expect(usual && findRatiosToReview(usual)).toEqual([]);
    expect(groupReachOf(rangesOf({ O: [1, 9] }))).toBeNull();
  });

  it('puts the lowest ratio first and rejects impossible ranges', () => {
    const reach = groupReachOf(rangesOf({ A: [8, 9, 3], C: [8, 9] }));
    const ratios = reach ? findRatiosToReview(reach).map(({ ratio }) => ratio) : [];
    expect(ratios).toEqual(ratios.toSorted((one, other) => one - other));
    expect(ratios).toHaveLength(2);
    expect(() => groupReachOf({ O: { min: 7, max: 3, weight: 1 } })).toThrow('above its max');
  });
});

/** People of each group drawn with the published correlations, as stanines less one. */
function drawCells(people: number) {
  const random = randomStream(1968);
  const factor = choleskyOf(DOMAIN_CORRELATIONS);
  const cells = GROUP_NORMS.map((group) => ({
    sex: group.sex,
    age: group.age,
    steps: new Uint8Array(people * TRAITS.length),
    locations: TRAITS.map((trait) => locationOf(group, trait === 'ES' ? 'N' : trait)),
  }));
  const columns = TRAITS.map((trait) => DOMAIN_CORRELATION_ORDER.indexOf(trait === 'ES' ? 'N' : trait));
  for (let person = 0; person < people; person += 1) {
    const normals = factor.map(() => nextNormal(random));
    const zs = factor.map((row) => row.reduce((sum, share, index) => sum + share * (normals[index] ?? 0), 0));
    for (const { steps, locations } of cells) {
      for (const [traitIndex, { mean, sd }] of locations.entries()) {
        const z = mean + sd * (zs[columns[traitIndex] ?? 0] ?? 0);
        steps[person * TRAITS.length + traitIndex] = stanineOf(TRAITS[traitIndex] === 'ES' ? -z : z) - 1;
      }
    }
  }
  return cells;
}

function drawRanges(random: () => number): RoleRanges {
  const rangedTraits = TRAITS.filter(() => nextWhole(random, 0, 3) > 0);
  return rangesOf(
    Object.fromEntries(
      rangedTraits.map((trait): [string, Short] => {
        const [one, other] = [nextWhole(random, 1, 9), nextWhole(random, 1, 9)];
        return [trait, [Math.min(one, other), Math.max(one, other), nextWhole(random, 1, 3)]];
      }),
    ),
  );
}

describe('the ratios of groups', () => {
  const PEOPLE = 200_000;
  const cells = drawCells(PEOPLE);
  const random = randomStream(7);
  const roles = [
    CUSTOMER_CARE,
    FINANCIAL_CONTROLLING,
    ...Array.from({ length: 60 }, () => drawRanges(random)),
  ];

  it('equal those of 200,000 drawn people of each group, within a hundredth', () => {
    let comparedCount = 0;
    for (const ranges of roles) {
      const reach = groupReachOf(ranges);
      if (reach === null) continue;
      const rule = strongRuleOf(countedTraits(ranges));
      const parts = cells.map(({ steps }) => countStrong(steps, rule) / PEOPLE);
      const sum = (weightOf: (cell: (typeof cells)[number]) => number) =>
        cells.reduce((all, cell, index) => all + weightOf(cell) * (parts[index] ?? 0), 0);
      const drawnShares = {
        sex: (['women', 'men'] as const).map((sex) =>
          sum((cell) => (cell.sex === sex ? AGE_SHARES[cell.age] : 0)),
        ),
        age: (['21_to_40', '41_to_60'] as const).map((age) => sum((cell) => (cell.age === age ? 0.5 : 0))),
      };
      for (const kind of ['sex', 'age'] as const) {
        const [low, high] = [Math.min(...drawnShares[kind]), Math.max(...drawnShares[kind])];
        // For smaller shares, the drawn people themselves are not precise to a hundredth.
        if (high < 0.05) continue;
        expect(Math.abs(reach[kind].ratio - low / high)).toBeLessThan(0.01);
        comparedCount += 1;
      }
    }
    expect(comparedCount).toBeGreaterThan(60);
  });
});
