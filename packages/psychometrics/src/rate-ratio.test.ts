import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { binomialProbabilities } from './binomial.ts';
import { ratioInterval, scoreRatioInterval, scoreStatistic } from './rate-ratio.ts';
import type { GroupRate } from './rates.ts';

const rate = (hits: number, people: number): GroupRate => ({ hits, people });
const upTo = (last: number) => Array.from({ length: last + 1 }, (_, at) => at);

/** Every pair of hits of two groups, with its interval. */
function everyTable(n1: number, n2: number) {
  return upTo(n1).flatMap((x1) =>
    upTo(n2).map((x2) => ({ x1, x2, interval: ratioInterval(rate(x1, n1), rate(x2, n2)) })),
  );
}

function choose(n: number, k: number): number {
  return k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k;
}

/**
 * The one-sided p-value straight from its definition: every table, every rate of a fine grid at which the observed hits of
 * the second group are not too unlikely, and the probability of what is left out.
 */
function plainTail([x1, n1, x2, n2]: readonly [number, number, number, number], ratio: number): number {
  const observedStatistic = scoreStatistic(rate(x1, n1), rate(x2, n2), ratio);
  const ofHits = (hits: number, people: number, p: number) =>
    choose(people, hits) * p ** hits * (1 - p) ** (people - hits);
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  const tail = upTo(n1).flatMap((a) =>
    upTo(n2).flatMap((b) =>
      scoreStatistic(rate(a, n1), rate(b, n2), ratio) >= observedStatistic - 1e-9 ? [[a, b] as const] : [],
    ),
  );
  const likely = upTo(20_000)
    .map((step) => step / 20_000)
    .filter((p) => {
      const atMost = sum(upTo(x2).map((hits) => ofHits(hits, n2, p)));
      const atLeast = 1 - atMost + ofHits(x2, n2, p);
      return p * ratio <= 1 && atMost > 0.0005 && atLeast > 0.0005;
    });
  const sums = likely
    .filter((_, at) => at % 10 === 0 || at === likely.length - 1)
    .map((p) => sum(tail.map(([a, b]) => ofHits(a, n1, Math.min(1, ratio * p)) * ofHits(b, n2, p))));
  return 0.001 + Math.max(...sums);
}

describe('ratioInterval', () => {
  it.each([
    [5, 7],
    [8, 8],
    [10, 6],
  ])('covers the true ratio in at least 95 of 100 samples of %i and %i, whatever the rates', (n1, n2) => {
    const tables = everyTable(n1, n2);
    const steps = upTo(40).map((step) => step / 40);
    const coverages = steps.slice(1).flatMap((p2) =>
      steps.map((p1) => {
        const [ofFirst, ofSecond] = [binomialProbabilities(n1, p1), binomialProbabilities(n2, p2)];
        return tables
          .filter(({ interval: { low, high } }) => low <= p1 / p2 && p1 / p2 <= high)
          .reduce((sum, { x1, x2 }) => sum + (ofFirst[x1] ?? 0) * (ofSecond[x2] ?? 0), 0);
      }),
    );
    expect(Math.min(...coverages)).toBeGreaterThanOrEqual(0.95);
    // The test would pass with endless intervals, too; most tables have a bounded one.
    expect(tables.filter(({ interval: { low, high } }) => low > 0 && high < Infinity).length).toBe(n1 * n2);
  });

  it.each([
    [3, 4, 1, 4],
    [2, 12, 7, 11],
    [9, 10, 6, 14],
    [13, 13, 9, 12],
  ] as const)('has its limits where the p-value passes 0.025: %i of %i, %i of %i', (x1, n1, x2, n2) => {
    const { low, high, method } = ratioInterval(rate(x1, n1), rate(x2, n2));
    expect(method).toBe('exact');
    expect(plainTail([x1, n1, x2, n2], low)).toBeLessThanOrEqual(0.025 + 1e-5);
    expect(plainTail([x1, n1, x2, n2], low * 1.003)).toBeGreaterThan(0.025);
    expect(plainTail([x2, n2, x1, n1], 1 / high)).toBeLessThanOrEqual(0.025 + 1e-5);
    expect(plainTail([x2, n2, x1, n1], 1.003 / high)).toBeGreaterThan(0.025);
  });

  it('has no limit where one group has no hit, and none at all where both have none', () => {
    expect(ratioInterval(rate(0, 12), rate(5, 13))).toMatchObject({ low: 0 });
    expect(ratioInterval(rate(5, 13), rate(0, 12))).toMatchObject({ high: Infinity });
    expect(ratioInterval(rate(0, 12), rate(0, 13))).toMatchObject({ low: 0, high: Infinity });
  });

  it('holds the ratio, and swapped groups give the inverse', () => {
    const group = fc
      .integer({ min: 1, max: 30 })
      .chain((people) =>
        fc.record({ people: fc.constant(people), hits: fc.integer({ min: 0, max: people }) }),
      );
    fc.assert(
      fc.property(group, group, (first, second) => {
        const { low, high } = ratioInterval(first, second);
        const swappedInterval = ratioInterval(second, first);
        expect(swappedInterval.low).toBeCloseTo(high === 0 ? Infinity : 1 / high, 10);
        if (second.hits === 0) return;
        const ratio = first.hits / first.people / (second.hits / second.people);
        expect(low).toBeLessThanOrEqual(ratio);
        expect(high).toBeGreaterThanOrEqual(ratio);
      }),
      { numRuns: 60 },
    );
  });

  it('is the score interval of large groups, and says so', () => {
    const [first, second] = [rate(700, 2000), rate(900, 2000)];
    expect(ratioInterval(first, second)).toEqual(scoreRatioInterval(first, second));
    expect(ratioInterval(first, second).method).toBe('score');
    expect(ratioInterval(rate(70, 200), rate(90, 200)).method).toBe('exact');
  });

  it('refuses what is no rate', () => {
    for (const wrong of [rate(-1, 3), rate(4, 3), rate(1.5, 3), rate(0, 0)])
      expect(() => ratioInterval(wrong, rate(1, 2))).toThrow('is not a rate');
  });
});

describe('scoreRatioInterval', () => {
  it('is the published one of 36 of 40 and 16 of 80 (Koopman 1984)', () => {
    const { low, high } = scoreRatioInterval(rate(36, 40), rate(16, 80));
    expect(low).toBeCloseTo(2.94, 2);
    expect(high).toBeCloseTo(7.15, 2);
  });
});
