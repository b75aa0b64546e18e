import { describe, expect, it } from 'vitest';
import { GROUP_NORMS } from './data/group-norms.ts';
import { COMMON_ADULT_DOMAINS } from './data/norm-v1.ts';
import { baseRateOf } from './base-rate.ts';
import { groupReachOf, ratiosToAsk } from './group-reach.ts';
import { TRAITS } from './types.ts';
import type { RoleRanges } from './types.ts';

type Short = readonly [min: number, max: number, weight?: number];

function rangesOf(ranges: Readonly<Record<string, Short>>): RoleRanges {
  return Object.fromEntries(
    Object.entries(ranges).map(([trait, [min, max, weight = 1]]) => [trait, { min, max, weight }]),
  );
}

const CUSTOMER_CARE = rangesOf({ O: [2, 7], C: [4, 8], E: [4, 8], A: [6, 9, 2], ES: [5, 9, 2] });
const CONTROLLING = rangesOf({ O: [2, 6], C: [6, 9, 3], E: [1, 9], A: [3, 7], ES: [4, 9] });

describe('the norms of the groups', () => {
  it('mix to the common adult norm', () => {
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
  it('counts the shares of a role that asks for cooperation and calm', () => {
    const reach = groupReachOf(CUSTOMER_CARE);
    expect(reach?.sex.lower).toEqual({ group: 'men', ofHundred: 45 });
    expect(reach?.sex.higher).toEqual({ group: 'women', ofHundred: 59 });
    expect(reach?.sex.ratio).toBeCloseTo(0.76, 2);
    expect(reach?.age.lower.group).toBe('21_to_40');
    expect(reach?.age.ratio).toBeCloseTo(0.75, 2);
  });

  it('counts those of a role that asks for conscientiousness: alike by sex, not by age', () => {
    const reach = groupReachOf(CONTROLLING);
    expect(reach?.sex.ratio).toBeCloseTo(0.94, 2);
    expect(reach?.age.lower).toEqual({ group: '21_to_40', ofHundred: 39 });
    expect(reach?.age.higher).toEqual({ group: '41_to_60', ofHundred: 57 });
    expect(reach && ratiosToAsk(reach).map(({ lower }) => lower.group)).toEqual(['21_to_40']);
  });

  it('agrees with the norm group, of which women and men are half each', () => {
    for (const ranges of [CUSTOMER_CARE, CONTROLLING, rangesOf({ E: [6, 9] }), rangesOf({ O: [5, 5] })]) {
      const { lower, higher } = groupReachOf(ranges)?.sex ?? {};
      const half = ((lower?.ofHundred ?? 0) + (higher?.ofHundred ?? 0)) / 2;
      const { reach } = baseRateOf(ranges) ?? {};
      expect(Math.abs(half - (reach?.strong ?? 0))).toBeLessThanOrEqual(3);
    }
  });

  it('names the side that is lower, whichever it is', () => {
    expect(groupReachOf(rangesOf({ A: [1, 4] }))?.sex.lower.group).toBe('women');
    expect(groupReachOf(rangesOf({ A: [7, 9] }))?.sex.lower.group).toBe('men');
  });

  it('asks nothing where nearly everybody fits, and has no answer without a requirement', () => {
    const usual = groupReachOf(rangesOf(Object.fromEntries(TRAITS.map((trait) => [trait, [3, 7] as Short]))));
    expect(usual && ratiosToAsk(usual)).toEqual([]);
    expect(groupReachOf(rangesOf({ O: [1, 9] }))).toBeNull();
  });

  it('puts the lowest ratio first and refuses impossible ranges', () => {
    const reach = groupReachOf(rangesOf({ A: [8, 9, 3], C: [8, 9] }));
    const ratios = reach ? ratiosToAsk(reach).map(({ ratio }) => ratio) : [];
    expect(ratios).toEqual(ratios.toSorted((one, other) => one - other));
    expect(ratios).toHaveLength(2);
    expect(() => groupReachOf({ O: { min: 7, max: 3, weight: 1 } })).toThrow('above its max');
  });
});
