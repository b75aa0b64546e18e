import { describe, expect, it } from 'vitest';
import { countedSteps, stepsOutside } from './fit-steps.ts';

describe('stepsOutside', () => {
  it.each([
    [3, 4, 7, -1],
    [4, 4, 7, 0],
    [7, 4, 7, 0],
    [9, 4, 7, 2],
    [1, 9, 9, -8],
  ])('stanine %d in %d-%d is %d', (stanine, min, max, outside) => {
    expect(stepsOutside(stanine, { min, max })).toBe(outside);
  });
});

describe('countedSteps', () => {
  it('counts at most four, on both sides', () => {
    expect([-8, -4, -1, 0, 3, 5].map(countedSteps)).toEqual([4, 4, 1, 0, 3, 4]);
  });
});
