import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bandOf,
  errorBar,
  exactBar,
  finerBars,
  normalCdf,
  percentileOf,
  readingsOf,
  stanineOf,
  tScoreOf,
  traitScoreOf,
} from './stanines.ts';

const zs = fc.double({ min: -12, max: 12, noNaN: true });
const halfWidths = fc.constantFrom(1, 1.1, 1.2, 1.4);

describe('normalCdf', () => {
  it.each([
    [0, 0.5],
    [0.5, 0.6914624612740131],
    [1, 0.8413447460685429],
    [-1, 0.15865525393145705],
    [1.645, 0.9500150944608786],
    [1.959963984540054, 0.975],
    [2.5, 0.9937903346742238],
    [-3, 0.0013498980316300946],
    [5, 0.9999997133484281],
    [-40, 0],
    [40, 1],
  ])('at %d is %d', (z, expectedProbability) => {
    expect(normalCdf(z)).toBeCloseTo(expectedProbability, 13);
  });

  it('is symmetric', () => {
    fc.assert(fc.property(zs, (z) => Math.abs(normalCdf(z) + normalCdf(-z) - 1) < 1e-14));
  });
});

describe('stanineOf', () => {
  it.each([
    [0, 5],
    [0.249, 5],
    [0.25, 6],
    [-0.25, 4],
    [0.749, 6],
    [0.75, 7],
    [-0.75, 3],
    [1.25, 8],
    [1.75, 9],
    [-1.75, 1],
    [9, 9],
    [-9, 1],
  ])('of z %d is %d', (z, expectedStanine) => {
    expect(stanineOf(z)).toBe(expectedStanine);
  });

  it('assigns a sum on a class limit by the rule, regardless of binary fractions', () => {
    // A facet sum of 13 in A4 is z = -0.75 exactly.
    expect(stanineOf((13 - 15.67) / 3.56)).toBe(3);
    expect(stanineOf(-0.7499999999999998)).toBe(3);
    expect(stanineOf(0.2499999999999999)).toBe(6);
  });

  it('of -z is 10 minus the stanine of z', () => {
    fc.assert(fc.property(zs, (z) => stanineOf(-z) === 10 - stanineOf(z)));
  });

  it('does not decrease when z increases', () => {
    fc.assert(fc.property(zs, zs, (a, b) => stanineOf(Math.min(a, b)) <= stanineOf(Math.max(a, b))));
  });
});

describe('percentileOf', () => {
  it.each([
    [0, 50],
    [1, 84],
    [-1, 16],
    [3, 99],
    [-3, 1],
    [0.6745, 75],
  ])('of z %d is %d', (z, expectedPercentile) => {
    expect(percentileOf(z)).toBe(expectedPercentile);
  });

  it('is an integer 1..99 and does not decrease when z increases', () => {
    fc.assert(
      fc.property(zs, zs, (a, b) => {
        const [low, high] = [percentileOf(Math.min(a, b)), percentileOf(Math.max(a, b))];
        return Number.isInteger(low) && low >= 1 && high <= 99 && low <= high;
      }),
    );
  });
});

describe('tScoreOf', () => {
  it.each([
    [0, 50],
    [1.04, 60],
    [1.06, 61],
    [-0.5, 45],
    [4, 80],
    [-4, 20],
  ])('of z %d is %d', (z, expectedTScore) => {
    expect(tScoreOf(z)).toBe(expectedTScore);
  });
});

describe('bandOf', () => {
  it('puts 1-3 low, 4-6 middle, 7-9 high', () => {
    expect([1, 2, 3].map(bandOf)).toEqual(['low', 'low', 'low']);
    expect([4, 5, 6].map(bandOf)).toEqual(['middle', 'middle', 'middle']);
    expect([7, 8, 9].map(bandOf)).toEqual(['high', 'high', 'high']);
  });
});

describe('errorBar', () => {
  it('runs around the exact position', () => {
    expect(errorBar(0, 1)).toEqual({ low: 4, high: 6 });
    expect(errorBar(0.2, 1.4)).toEqual({ low: 4, high: 7 });
    expect(errorBar(3, 1)).toEqual({ low: 8, high: 9 });
    expect(errorBar(-3, 1.2)).toEqual({ low: 1, high: 2 });
  });

  it('contains the displayed stanine, is inside 1..9 and ends on halves', () => {
    fc.assert(
      fc.property(zs, halfWidths, (z, halfWidth) => {
        const { low, high } = errorBar(z, halfWidth);
        const stanine = stanineOf(z);
        const onHalves = Number.isInteger(2 * low) && Number.isInteger(2 * high);
        return low >= 1 && high <= 9 && low <= stanine && stanine <= high && low < high && onHalves;
      }),
    );
  });
});

describe('readingsOf', () => {
  it('lists every band that the bar reaches', () => {
    expect(readingsOf({ low: 4, high: 6 })).toEqual(['middle']);
    expect(readingsOf({ low: 3, high: 5 })).toEqual(['low', 'middle']);
    expect(readingsOf({ low: 5.5, high: 7.5 })).toEqual(['middle', 'high']);
    expect(readingsOf({ low: 1, high: 2 })).toEqual(['low']);
    expect(readingsOf({ low: 7, high: 9 })).toEqual(['high']);
  });

  it('includes the band of the displayed stanine', () => {
    fc.assert(
      fc.property(zs, halfWidths, (z, halfWidth) => {
        const score = traitScoreOf(z, halfWidth);
        return readingsOf(score).includes(bandOf(score.stanine));
      }),
    );
  });
});

describe('finerBars', () => {
  it('gives the percentiles and T scores of the exact ends', () => {
    expect(finerBars(exactBar(0, 1))).toEqual({
      percentile: { low: 31, high: 69 },
      t: { low: 45, high: 55 },
    });
  });

  it('contains the score', () => {
    fc.assert(
      fc.property(zs, halfWidths, (z, halfWidth) => {
        const { percentile, t } = finerBars(exactBar(z, halfWidth));
        const score = traitScoreOf(z, halfWidth);
        expect(percentile.low).toBeLessThanOrEqual(score.percentile);
        expect(percentile.high).toBeGreaterThanOrEqual(score.percentile);
        expect(t.low).toBeLessThanOrEqual(score.t);
        expect(t.high).toBeGreaterThanOrEqual(score.t);
      }),
    );
  });
});
