import { describe, expect, it } from 'vitest';
import { isOverLimit, PLAN_LIMITS } from './plans.ts';

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
