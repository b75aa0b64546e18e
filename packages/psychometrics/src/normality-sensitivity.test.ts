import { describe, expect, it } from 'vitest';
import { EXAMPLE_RANGES, rangesOf } from './band-certainty.ts';
import type { ExampleRanges } from './band-certainty.ts';
import { baseRateOf } from './base-rate.ts';
import { REACH_SHIFTS } from './data/normality-sensitivity.ts';
import {
  ASSUMED_SKEW,
  everySkew,
  percentileShift,
  reachShifts,
  reachUnder,
  sharesAtEnds,
  skewedCdf,
} from './normality-sensitivity.ts';
import { normalCdf } from './stanines.ts';

const NONE = { O: 0, C: 0, E: 0, A: 0, ES: 0 };

/** Moments of the distribution by summing its probability over small steps. */
function momentsOf(skew: number): { mean: number; sd: number; skewness: number } {
  const step = 0.01;
  const parts = Array.from({ length: 1600 }, (_, index) => {
    const z = -8 + index * step;
    return { z: z + step / 2, share: skewedCdf(z + step, skew) - skewedCdf(z, skew) };
  });
  const expectationOf = (valueOf: (z: number) => number) =>
    parts.reduce((sum, { z, share }) => sum + share * valueOf(z), 0);
  const mean = expectationOf((z) => z);
  const sd = Math.sqrt(expectationOf((z) => (z - mean) ** 2));
  return { mean, sd, skewness: expectationOf((z) => ((z - mean) / sd) ** 3) };
}

describe('a skewed scale', () => {
  // scipy.stats.skewnorm 1.17, standardised to mean 0 and sd 1.
  it.each([
    [-2, 0.5, 0.009070286657545501],
    [-1, 0.5, 0.15203710966106593],
    [0, 0.5, 0.5374816646975356],
    [1, 0.5, 0.8426000910037988],
    [1.75, 0.5, 0.9464462036952584],
    [-1.5, 0.2, 0.06031955402659267],
    [0.3, 0.2, 0.6306944620380803],
  ])('has the share below %s that SciPy gives for a skewness of %s', (z, skew, share) => {
    expect(skewedCdf(z, skew)).toBeCloseTo(share, 10);
    expect(skewedCdf(-z, -skew)).toBeCloseTo(1 - share, 10);
  });

  it.each([-0.8, -0.5, 0, 0.2, 0.5])('keeps mean 0 and sd 1, and has the skewness asked for: %s', (skew) => {
    const { mean, sd, skewness } = momentsOf(skew);
    expect(mean).toBeCloseTo(0, 4);
    expect(sd).toBeCloseTo(1, 4);
    expect(skewness).toBeCloseTo(skew, 3);
  });

  it('refuses a skewness that no skew-normal distribution has', () => {
    for (const skew of [1, -1.2, Number.NaN]) expect(() => skewedCdf(0, skew)).toThrow(RangeError);
  });

  it('changes percentiles most in the middle, and the ends unevenly', () => {
    const { normal, skewed } = percentileShift(ASSUMED_SKEW);
    expect(normal).toBeCloseTo(50, 6);
    expect(skewed).toBeCloseTo(53.748, 3);
    expect(sharesAtEnds(0).highest).toBeCloseTo(100 * normalCdf(-1.75), 8);
    expect(sharesAtEnds(ASSUMED_SKEW).lowest).toBeCloseTo(2.2033, 4);
    expect(sharesAtEnds(ASSUMED_SKEW).highest).toBeCloseTo(5.3554, 4);
  });
});

describe('base rates with skewed scales', () => {
  it('has every combination of directions once', () => {
    const all = everySkew(0.5).map((skews) => JSON.stringify(skews));
    expect(new Set(all).size).toBe(32);
  });

  it('are those of the norm sample where nothing is skewed', () => {
    const roles = [rangesOf('usual'), rangesOf('demanding')];
    const [shares = []] = reachUnder([NONE], roles, 20_000);
    for (const [index, role] of roles.entries()) {
      expect(Math.round(shares[index] ?? 0)).toBe(baseRateOf(role)?.reach.strong);
    }
  });

  // By the distribution functions of SciPy: one trait, and two whose normal copula has the published correlation of .44.
  it('are what the distributions give', () => {
    const one = { C: { min: 5, max: 8 } };
    const two = { E: { min: 6, max: 9 }, ES: { min: 5, max: 9 } };
    const skews = { ...NONE, C: 0.5, E: 0.5, ES: -0.5 };
    const [[ofOne = 0, ofTwo = 0] = []] = reachUnder([skews], [one, two], 20_000);
    expect(Math.abs(ofOne - 51.1505)).toBeLessThan(1);
    expect(Math.abs(ofTwo - 46.5151)).toBeLessThan(1);
  });

  it('are shipped as they are drawn', () => {
    const names = Object.keys(EXAMPLE_RANGES) as ExampleRanges[];
    const shifts = reachShifts(
      names.map((name) => rangesOf(name)),
      4000,
    );
    for (const [index, name] of names.entries()) {
      for (const key of ['normal', 'lowest', 'highest'] as const) {
        expect(Math.abs((shifts[index]?.[key] ?? 0) - (REACH_SHIFTS[name]?.[key] ?? 0))).toBeLessThan(2);
      }
    }
  });
});
