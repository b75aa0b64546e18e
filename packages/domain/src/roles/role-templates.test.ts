import { baseRateOf } from '@quint/psychometrics/base-rate.ts';
import { groupReachOf, RATIO_ASKED_BELOW } from '@quint/psychometrics/group-reach.ts';
import { hasRequirement, validateRanges } from '@quint/psychometrics/ranges.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { describe, expect, it } from 'vitest';
import { TEMPLATE_KEYS } from './role-template-keys.ts';
import { TEMPLATE_RANGES, TEMPLATE_RATIO, TEMPLATE_REACH } from './role-templates.ts';

describe.each(TEMPLATE_KEYS)('The template %s', (key) => {
  const ranges = TEMPLATE_RANGES[key];

  it('has valid ranges, none of them narrow', () => {
    expect(Object.keys(validateRanges(ranges))).toEqual([...TRAITS]);
    const widths = TRAITS.filter((trait) => hasRequirement(ranges[trait])).map(
      (trait) => ranges[trait].max - ranges[trait].min,
    );
    expect(widths.length).toBeGreaterThan(1);
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(3);
  });

  it('is reached with high agreement by 20 to 50 of 100 people of the norm group', () => {
    const strong = baseRateOf(ranges)?.reach.strong ?? 0;
    expect(strong).toBe(TEMPLATE_REACH[key]);
    expect(strong).toBeGreaterThanOrEqual(20);
    expect(strong).toBeLessThan(50);
  });

  it('is reached by women and men, and by younger and older people, at a ratio of at least four fifths', () => {
    const reach = groupReachOf(ranges);
    expect(reach?.sex.ratio).toBeGreaterThanOrEqual(RATIO_ASKED_BELOW);
    expect(reach?.age.ratio).toBeGreaterThanOrEqual(RATIO_ASKED_BELOW);
    const smallest = Math.min(reach?.sex.ratio ?? 0, reach?.age.ratio ?? 0);
    expect(Math.round(100 * smallest) / 100).toBe(TEMPLATE_RATIO[key]);
  });
});
