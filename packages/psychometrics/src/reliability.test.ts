import { describe, expect, it } from 'vitest';
import { addValue, EMPTY_ACCUMULATION } from './accumulate.ts';
import { nextWhole, randomStream } from './random.ts';
import { alphaFromSums, cronbachAlpha } from './reliability.ts';

describe('cronbachAlpha', () => {
  it('is 1 for items with identical answers', () => {
    expect(
      cronbachAlpha([
        [1, 1, 1],
        [3, 3, 3],
        [4, 4, 4],
      ]),
    ).toBeCloseTo(1, 12);
  });

  it('agrees with a sum by hand', () => {
    // Item variances 1 and 1, variance of the sums 3: 2 · (1 - 2/3).
    expect(
      cronbachAlpha([
        [1, 1],
        [2, 3],
        [3, 2],
      ]),
    ).toBeCloseTo(2 / 3, 12);
  });

  it('can be negative', () => {
    expect(
      cronbachAlpha([
        [1, 4],
        [2, 3],
        [4, 2],
      ]),
    ).toBeLessThan(0);
  });

  it('needs two people, two items and a variance', () => {
    expect(cronbachAlpha([])).toBeNull();
    expect(cronbachAlpha([[1, 2]])).toBeNull();
    expect(cronbachAlpha([[1], [2]])).toBeNull();
    expect(
      cronbachAlpha([
        [1, 4],
        [4, 1],
      ]),
    ).toBeNull();
  });
});

describe('alphaFromSums', () => {
  it('equals the result from rows for their running sums', () => {
    const random = randomStream(7);
    const rows = Array.from({ length: 200 }, () => {
      const level = nextWhole(random, 1, 4);
      return Array.from({ length: 6 }, () => Math.min(4, Math.max(1, level + nextWhole(random, -1, 1))));
    });
    const items = [0, 1, 2, 3, 4, 5].map((item) =>
      rows.reduce((sums, row) => addValue(sums, row[item] ?? 0), EMPTY_ACCUMULATION),
    );
    const scale = rows.reduce(
      (sums, row) =>
        addValue(
          sums,
          row.reduce((sum, value) => sum + value, 0),
        ),
      EMPTY_ACCUMULATION,
    );
    expect(alphaFromSums(items, scale)).toBeCloseTo(cronbachAlpha(rows) ?? Number.NaN, 10);
    expect(alphaFromSums(items, EMPTY_ACCUMULATION)).toBeNull();
    expect(alphaFromSums([...items, EMPTY_ACCUMULATION], scale)).toBeNull();
  });
});
