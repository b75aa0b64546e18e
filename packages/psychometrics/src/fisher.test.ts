import { describe, expect, it } from 'vitest';
import { fisherTest } from './fisher.ts';

describe('fisherTest', () => {
  it("is 34 of 70 for Fisher's tea tasting: three of four cups right", () => {
    expect(fisherTest({ hits: 3, people: 4 }, { hits: 1, people: 4 })).toBeCloseTo(34 / 70, 12);
  });

  it('counts all ways to divide the hits that are no more likely than the observed one', () => {
    const choose = (n: bigint, k: bigint): bigint => (k === 0n ? 1n : (choose(n, k - 1n) * (n - k + 1n)) / k);
    const countCombinations = (first: bigint) => choose(12n, first) * choose(18n, 14n - first);
    const sum = Array.from({ length: 13 }, (_, first) => countCombinations(BigInt(first)))
      .filter((count) => count <= countCombinations(2n))
      .reduce((all, count) => all + count, 0n);
    const expectedProbability = Number((10n ** 15n * sum) / choose(30n, 14n)) / 1e15;
    expect(fisherTest({ hits: 2, people: 12 }, { hits: 12, people: 18 })).toBeCloseTo(
      expectedProbability,
      12,
    );
  });

  it('is the same for swapped groups, and 1 where nothing differs', () => {
    const [one, other] = [
      { hits: 20, people: 54 },
      { hits: 30, people: 61 },
    ];
    expect(fisherTest(one, other)).toBeCloseTo(fisherTest(other, one), 12);
    expect(fisherTest({ hits: 0, people: 20 }, { hits: 0, people: 30 })).toBe(1);
    expect(fisherTest({ hits: 10, people: 20 }, { hits: 15, people: 30 })).toBeCloseTo(1, 9);
  });
});
