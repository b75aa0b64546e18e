import { describe, expect, it } from 'vitest';
import type { Accumulation } from './accumulate.ts';
import { meanDifference } from './mean-difference.ts';

function sumsOf(values: readonly number[]): Accumulation {
  return {
    n: values.length,
    sum: values.reduce((sum, value) => sum + value, 0),
    sumOfSquares: values.reduce((sum, value) => sum + value * value, 0),
  };
}

/** Uniform numbers from a seed (mulberry32), turned into normal ones. */
function normals(seed: number): () => number {
  let state = seed;
  const uniform = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixedBits = Math.imul(state ^ (state >>> 15), state | 1);
    mixedBits ^= mixedBits + Math.imul(mixedBits ^ (mixedBits >>> 7), mixedBits | 61);
    return (((mixedBits ^ (mixedBits >>> 14)) >>> 0) + 0.5) / 2 ** 32;
  };
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}

describe('meanDifference', () => {
  it('is the difference in pooled standard deviations, with the interval of Hedges and Olkin', () => {
    // Means 4 and 2, variances 2.5 and 2.5: d = 2 / 1.5811.
    const difference = meanDifference(sumsOf([2, 3, 4, 5, 6]), sumsOf([0, 1, 2, 3, 4]));
    expect(difference?.d).toBeCloseTo(1.2649, 4);
    const half = 1.96 * Math.sqrt(10 / 25 + 1.2649 ** 2 / 20);
    expect(difference?.low).toBeCloseTo(1.2649 - half, 3);
    expect(difference?.high).toBeCloseTo(1.2649 + half, 3);
  });

  it('covers the true difference about 95 times of 100 in groups of ten and twenty', () => {
    const draw = normals(7);
    const samples = 4000;
    let coveredCount = 0;
    for (let sample = 0; sample < samples; sample += 1) {
      const first = sumsOf(Array.from({ length: 10 }, () => draw() + 0.4));
      const second = sumsOf(Array.from({ length: 20 }, draw));
      const difference = meanDifference(first, second);
      if (difference !== null && difference.low <= 0.4 && 0.4 <= difference.high) coveredCount += 1;
    }
    expect(coveredCount / samples).toBeGreaterThan(0.935);
    expect(coveredCount / samples).toBeLessThan(0.965);
  });

  it('is null for one person, and without variance', () => {
    expect(meanDifference(sumsOf([1]), sumsOf([1, 2, 3]))).toBeNull();
    expect(meanDifference(sumsOf([2, 2]), sumsOf([2, 2, 2]))).toBeNull();
  });
});
