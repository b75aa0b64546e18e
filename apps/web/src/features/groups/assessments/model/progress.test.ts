import { describe, expect, it } from 'vitest';
import { cumulate, stepsOf } from './progress.ts';

const DAYS = [
  { day: '2026-11-02', invited: 4, opened: 1, finished: 0 },
  { day: '2026-11-04', invited: 0, opened: 2, finished: 2 },
];

describe('the progress of a round', () => {
  it('adds up day by day', () => {
    expect(cumulate(DAYS)).toEqual([
      { day: '2026-11-02', invited: 4, opened: 1, finished: 0 },
      { day: '2026-11-04', invited: 4, opened: 3, finished: 2 },
    ]);
  });

  it('draws steps from the first day to the last, up to everybody invited', () => {
    const line = stepsOf(DAYS, 'finished', { most: 4, until: '2026-11-06' });
    expect(line).toBe('0,100.00 0.00,100.00 0.00,100.00 50.00,100.00 50.00,50.00 100,50.00');
    expect(stepsOf([], 'opened', { most: 0, until: '2026-11-06' })).toBe('0,100.00 100,100.00');
  });
});
