import { describe, expect, it } from 'vitest';
import { alphaInterval, correlationOf } from './intervals.ts';
import type { Estimate, PairSums } from './intervals.ts';
import { nextNormal, randomStream } from './random.ts';
import type { RandomStream } from './random.ts';
import { cronbachAlpha } from './reliability.ts';

const RUNS = 400;

/** The share of seeds whose interval has the true value inside. */
function coverage(truth: number, estimate: (random: RandomStream) => Estimate | null): number {
  let inside = 0;
  for (let seed = 0; seed < RUNS; seed += 1) {
    const interval = estimate(randomStream(seed));
    if (interval !== null && interval.low <= truth && truth <= interval.high) inside += 1;
  }
  return inside / RUNS;
}

// Three standard errors of a share of .95 in 400 runs.
const LOW = 0.917;
const HIGH = 0.983;

describe('the interval of alpha', () => {
  it('agrees with the tables of F', () => {
    // Of 20 and 60 degrees of freedom the upper point is 1.9445, of 60 and 20 it is 2.2234.
    const { low, high } = alphaInterval(0.8, { people: 21, items: 4 });
    expect(low).toBeCloseTo(1 - 0.2 * 1.9445, 4);
    expect(high).toBeCloseTo(1 - 0.2 / 2.2234, 4);
  });

  it('has the true alpha inside in 95 of 100 samples', () => {
    const [items, factorLoading] = [8, 0.6];
    const sharedVariance = factorLoading ** 2;
    const truth = (items * sharedVariance) / (1 + (items - 1) * sharedVariance);
    const share = coverage(truth, (random) => {
      const rows = Array.from({ length: 100 }, () => {
        const level = factorLoading * nextNormal(random);
        return Array.from(
          { length: items },
          () => level + Math.sqrt(1 - sharedVariance) * nextNormal(random),
        );
      });
      const alpha = cronbachAlpha(rows);
      return alpha === null ? null : alphaInterval(alpha, { people: 100, items });
    });
    expect(share).toBeGreaterThan(LOW);
    expect(share).toBeLessThan(HIGH);
  });
});

describe('correlation from sums', () => {
  const sumsOf = (pairs: readonly (readonly [number, number])[]): PairSums => ({
    n: pairs.length,
    x: pairs.reduce((sum, [x]) => sum + x, 0),
    y: pairs.reduce((sum, [, y]) => sum + y, 0),
    xx: pairs.reduce((sum, [x]) => sum + x * x, 0),
    yy: pairs.reduce((sum, [, y]) => sum + y * y, 0),
    xy: pairs.reduce((sum, [x, y]) => sum + x * y, 0),
  });

  it('agrees with a small example by hand', () => {
    const correlation = correlationOf(
      sumsOf([
        [1, 2],
        [2, 1],
        [3, 4],
        [4, 3],
        [5, 5],
      ]),
    );
    expect(correlation?.value).toBeCloseTo(0.8, 12);
    // atanh(.8) = 1.0986; 1.96 / √2 = 1.3859.
    expect(correlation?.low).toBeCloseTo(Math.tanh(1.0986 - 1.3859), 3);
    expect(correlation?.high).toBeCloseTo(Math.tanh(1.0986 + 1.3859), 3);
  });

  it('needs four pairs and a spread', () => {
    expect(
      correlationOf(
        sumsOf([
          [1, 2],
          [2, 3],
          [3, 4],
        ]),
      ),
    ).toBeNull();
    expect(
      correlationOf(
        sumsOf([
          [1, 2],
          [1, 3],
          [1, 4],
          [1, 5],
        ]),
      ),
    ).toBeNull();
  });

  it('has the true correlation inside in 95 of 100 samples', () => {
    const share = coverage(0.8, (random) =>
      correlationOf(
        sumsOf(
          Array.from({ length: 60 }, () => {
            const x = nextNormal(random);
            return [x, 0.8 * x + 0.6 * nextNormal(random)] as const;
          }),
        ),
      ),
    );
    expect(share).toBeGreaterThan(LOW);
    expect(share).toBeLessThan(HIGH);
  });
});
