import { describe, expect, it } from 'vitest';
import { partOfDay } from './moments.ts';

describe('partOfDay', () => {
  it.each([
    [4, 'evening'],
    [5, 'morning'],
    [10, 'morning'],
    [11, 'day'],
    [17, 'day'],
    [18, 'evening'],
    [23, 'evening'],
  ] as const)('is correct at %i: %s', (hour, part) => {
    expect(partOfDay(new Date(2026, 10, 18, hour))).toBe(part);
  });
});
