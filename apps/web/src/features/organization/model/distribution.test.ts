import { describe, expect, it } from 'vitest';
import { countStanines, medianOf } from './distribution.ts';

describe('countStanines', () => {
  it('counts each value per trait and leaves out what is not valid', () => {
    const counts = countStanines([
      { o: 1, c: 5, e: 5, a: 9, es: null },
      { o: 1, c: 5, e: 6, a: 9, es: 3 },
    ]);
    expect(counts.O).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(counts.E).toEqual([0, 0, 0, 0, 1, 1, 0, 0, 0]);
    expect(counts.ES).toEqual([0, 0, 1, 0, 0, 0, 0, 0, 0]);
  });
});

describe('medianOf', () => {
  it.each([
    [[0, 0, 0, 0, 0, 0, 0, 0, 0], undefined],
    [[0, 0, 3, 0, 0, 0, 0, 0, 0], 3],
    [[1, 0, 0, 0, 1, 0, 0, 0, 1], 5],
    [[2, 0, 0, 0, 0, 0, 0, 0, 2], 5],
    [[0, 1, 1, 0, 0, 0, 0, 0, 0], 2.5],
  ])('%j has the median %s', (counts, median) => {
    expect(medianOf(counts)).toBe(median);
  });
});
