import { describe, expect, it } from 'vitest';
import { baseRateOf, largerSideOf, shareInside } from './base-rate.ts';
import { prepareFit } from './fit.ts';
import { normSample } from './norm-sample.ts';
import { isInformative } from './reach.ts';
import { TRAITS } from './types.ts';
import type { Fit, RoleRanges } from './types.ts';

function rangesOf(ends: readonly (readonly [number, number, number?])[]): RoleRanges {
  return Object.fromEntries(
    ends.map(([min, max, weight = 1], index) => [TRAITS[index] ?? 'O', { min, max, weight }]),
  );
}

const WIDE = rangesOf([
  [5, 8],
  [5, 8],
  [4, 8],
  [4, 7],
  [4, 8],
]);
const NARROW = rangesOf([
  [6, 8, 3],
  [5, 8],
  [4, 7, 2],
  [1, 9],
  [8, 9],
]);

/** The fit of everybody in the sample by the rule itself, one by one. */
function rateSample(ranges: RoleRanges) {
  const { steps, people } = normSample();
  const rate = prepareFit(ranges);
  return Array.from(people, (count, kind) => {
    const stanines = Object.fromEntries(
      TRAITS.map((trait, index) => [trait, (steps[kind * 5 + index] ?? 0) + 1]),
    );
    return { count, fit: rate({ stanines }) };
  });
}

describe('baseRateOf', () => {
  it.each([WIDE, NARROW])('counts whom the rule of the fit puts into each band: %j', (ranges) => {
    const ratedSample = rateSample(ranges);
    const ofHundred = (isWanted: (fit: Fit) => boolean) =>
      Math.round(ratedSample.reduce((sum, { count, fit }) => sum + (isWanted(fit) ? count : 0), 0) / 200);
    const rate = baseRateOf(ranges);
    expect(rate?.reach).toEqual({
      strong: ofHundred(({ band }) => band === 'strong'),
      partial: ofHundred(({ band }) => band !== 'none'),
    });
    expect(ofHundred(({ fit }) => (fit ?? 0) >= (rate?.median ?? 0))).toBeGreaterThanOrEqual(50);
    expect(ofHundred(({ fit }) => (fit ?? 0) > (rate?.median ?? 0))).toBeLessThanOrEqual(50);
    const inside = ofHundred(({ contributions }) =>
      contributions.some(({ trait, outside }) => trait === 'C' && outside === 0),
    );
    expect(rate?.inside.C).toBe(inside);
  });

  it('draws a density from 0 to 100 whose top is 100', () => {
    for (const ranges of [WIDE, NARROW]) {
      const { density = [] } = baseRateOf(ranges) ?? {};
      expect(density).toHaveLength(51);
      expect(Math.max(...density)).toBe(100);
      expect(Math.min(...density)).toBeGreaterThanOrEqual(0);
    }
  });

  it('has nothing to say of ranges that require nothing, and does not count what is left open', () => {
    expect(baseRateOf({})).toBeNull();
    expect(baseRateOf({ O: { min: 1, max: 9 } })).toBeNull();
    expect(baseRateOf(NARROW)?.inside.A).toBeUndefined();
    expect(isInformative(null)).toBe(false);
  });

  it('tells wide ranges from narrow ones', () => {
    expect(isInformative(baseRateOf(WIDE)?.reach ?? null)).toBe(false);
    expect(isInformative(baseRateOf(NARROW)?.reach ?? null)).toBe(true);
  });

  it('knows the share inside the range of one trait', () => {
    const ranges = { O: { min: 3, max: 7 }, ES: { min: 6, max: 9 } };
    for (const trait of ['O', 'ES'] as const)
      expect(shareInside(trait, ranges[trait])).toBe(baseRateOf(ranges)?.inside[trait]);
    expect(shareInside('A', { min: 1, max: 9 })).toBe(100);
  });

  it('refuses what is not a range', () => {
    expect(() => baseRateOf({ O: { min: 7, max: 3 } })).toThrow(/above its max/);
  });
});

describe('largerSideOf', () => {
  it('is the side on which a range leaves more people of the norm group out', () => {
    for (const trait of TRAITS) {
      expect(largerSideOf(trait, { min: 6, max: 9 })).toBe('below');
      expect(largerSideOf(trait, { min: 1, max: 4 })).toBe('above');
      expect(largerSideOf(trait, { min: 6, max: 7 })).toBe('below');
      expect(largerSideOf(trait, { min: 3, max: 4 })).toBe('above');
      expect(largerSideOf(trait, { min: 9, max: 9 })).toBe('below');
      expect(largerSideOf(trait, { min: 1, max: 1 })).toBe('above');
    }
  });

  it('is below where nobody is left out', () => {
    expect(largerSideOf('O', { min: 1, max: 9 })).toBe('below');
  });
});
