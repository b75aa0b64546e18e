import { describe, expect, it } from 'vitest';
import { reliableDifferenceOf } from './differences.ts';
import { findClusters, countStanines, mediansWithoutOne, shapeOf } from './groups.ts';
import { randomStream } from './random.ts';
import { TRAITS } from './types.ts';

describe('shapeOf', () => {
  it('is null for fewer than four people, otherwise median and middle half', () => {
    expect(shapeOf(countStanines([3, 5, 7, null]))).toBeNull();
    expect(shapeOf(countStanines([9, 2, 4, 5]))).toMatchObject({ people: 4, median: 4.5, from: 3.5, to: 6 });
    expect(shapeOf(countStanines([5, 5, 5, 5, 5]))).toMatchObject({
      median: 5,
      from: 5,
      to: 5,
      clusters: null,
    });
  });
});

describe('findClusters', () => {
  const detectClusters = (...stanines: number[]) => findClusters(countStanines(stanines));

  it('finds two clusters with nobody between them', () => {
    expect(detectClusters(2, 3, 3, 6, 6, 8)).toEqual({
      low: { people: 3, from: 2, to: 3 },
      high: { people: 3, from: 6, to: 8 },
      between: 0,
    });
  });

  it.each([
    ['only one stanine between', [2, 3, 3, 5, 6, 7]],
    ['two against four', [2, 2, 6, 6, 7, 7]],
    ['a third is not reached', [1, 1, 1, 5, 5, 5, 6, 6, 6, 6]],
    ['one of nine between', [2, 2, 3, 3, 5, 7, 7, 8, 8]],
    ['one group', [3, 4, 5, 5, 5, 6, 7, 8]],
    ['nobody', []],
  ])('sees none: %s', (_, stanines) => {
    expect(detectClusters(...stanines)).toBeNull();
  });

  it('allows one of ten in between, and uses the emptiest gap', () => {
    expect(detectClusters(2, 2, 3, 3, 3, 5, 7, 7, 8, 8)).toMatchObject({ between: 1 });
    expect(detectClusters(1, 1, 1, 5, 5, 5, 9, 9, 9)).toMatchObject({
      low: { people: 3 },
      high: { people: 6 },
    });
  });

  it('separates people who differ by more than the error on every trait', () => {
    // Whole stanines three apart are exact positions at least two apart.
    for (const trait of TRAITS) expect(reliableDifferenceOf(trait, 'ipip-neo-work@2')).toBeLessThan(2);
  });

  it('rarely finds clusters by chance', () => {
    const shares = [0.04, 0.07, 0.12, 0.17, 0.2, 0.17, 0.12, 0.07, 0.04];
    const random = randomStream(7);
    const draw = () => {
      let remainingShare = random();
      return shares.findIndex((share) => (remainingShare -= share) < 0) + 1 || 9;
    };
    for (const people of [4, 5, 6, 8, 10, 12, 20, 40]) {
      const groups = Array.from({ length: 2000 }, () =>
        detectClusters(...Array.from({ length: people }, draw)),
      );
      const clusterShare = groups.filter((group) => group !== null).length / groups.length;
      expect(clusterShare, `${people} people`).toBeLessThan(people < 6 ? 0.0001 : 0.075);
    }
  });
});

describe('mediansWithoutOne', () => {
  it('is how much the absence of one person moves the median', () => {
    expect(mediansWithoutOne(countStanines([2, 4, 6, 8]))).toEqual({ from: 4, to: 6 });
    expect(mediansWithoutOne(countStanines([5, 5, 5, 5]))).toEqual({ from: 5, to: 5 });
  });
});
