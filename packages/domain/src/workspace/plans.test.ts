import { describe, expect, it } from 'vitest';
import { findPack, isOverLimit, PACK_NAMES, PLAN_LIMITS } from './plans.ts';

describe('the limits of the plans', () => {
  it.each([
    ['basic', 1, 10, 3],
    ['flow', 3, 25, 25],
    ['enterprise', undefined, undefined, 0],
  ] as const)('%s', (pack, administrators, teamMembers, startReports) => {
    expect(PLAN_LIMITS[pack]).toEqual({ administrators, teamMembers, startReports });
  });

  it('allows up to the limit, and anything without one', () => {
    expect([9, 10, 11].map((count) => isOverLimit(count, PLAN_LIMITS.basic.teamMembers))).toEqual([
      false,
      false,
      true,
    ]);
    expect(isOverLimit(1_000_000, PLAN_LIMITS.enterprise.teamMembers)).toBe(false);
  });
});

describe('the name of a plan', () => {
  it.each([
    ['Basic', 'basic'],
    ['FLOW', 'flow'],
    ['enterprise', 'enterprise'],
    ['Gold', undefined],
    ['', undefined],
    [null, undefined],
  ])('%j is %s', (name, pack) => {
    expect(findPack(name)).toBe(pack);
  });

  it('is found by every plan', () => {
    expect(Object.values(PACK_NAMES).map(findPack)).toEqual(Object.keys(PACK_NAMES));
  });
});
