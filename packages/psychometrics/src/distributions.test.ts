import { describe, expect, it } from 'vitest';
import { betaCdf, betaQuantile, fQuantile, logGamma } from './distributions.ts';

describe('logGamma', () => {
  it('is the logarithm of factorials and of the square root of pi', () => {
    expect(logGamma(0.5)).toBeCloseTo(Math.log(Math.sqrt(Math.PI)), 13);
    expect(logGamma(1)).toBeCloseTo(0, 13);
    expect(logGamma(11)).toBeCloseTo(Math.log(3_628_800), 12);
  });
});

describe('the beta distribution', () => {
  it('has the values computed by hand', () => {
    expect(betaCdf(0.3, 1, 1)).toBeCloseTo(0.3, 13);
    expect(betaCdf(0.3, 2, 1)).toBeCloseTo(0.09, 13);
    expect(betaCdf(0.5, 7.5, 7.5)).toBeCloseTo(0.5, 12);
    expect(betaCdf(0, 2, 3)).toBe(0);
    expect(betaCdf(1, 2, 3)).toBe(1);
  });

  it('has quantiles that invert the distribution', () => {
    for (const p of [0.025, 0.5, 0.975]) {
      expect(betaCdf(betaQuantile(p, 149.5, 3438.5), 149.5, 3438.5)).toBeCloseTo(p, 8);
    }
  });
});

describe('quantiles of F', () => {
  // Tables of the F distribution, upper 5 % and 2.5 %.
  it.each([
    [0.95, 1, 10, 4.9646],
    [0.95, 5, 20, 2.7109],
    [0.95, 10, 10, 2.9782],
    [0.95, 24, 120, 1.6084],
    [0.975, 5, 20, 3.2891],
    [0.975, 20, 60, 1.9445],
    [0.99, 4, 12, 5.412],
  ])('at %d with %d and %d degrees of freedom', (p, numerator, denominator, expectedQuantile) => {
    expect(fQuantile(p, numerator, denominator)).toBeCloseTo(expectedQuantile, 3);
  });

  it('are reciprocal', () => {
    expect(fQuantile(0.025, 8, 30) * fQuantile(0.975, 30, 8)).toBeCloseTo(1, 9);
  });

  it('approach 1 for very many people', () => {
    expect(fQuantile(0.975, 99_999, 99_999 * 23)).toBeCloseTo(1.009, 3);
  });
});
