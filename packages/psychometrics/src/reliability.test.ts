import { describe, expect, it } from 'vitest';
import { cronbachAlpha } from './reliability.ts';

describe('cronbachAlpha', () => {
  it('is 1 for items that all say the same', () => {
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

  it('needs two people, two items and a spread', () => {
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
