import { describe, expect, it } from 'vitest';
import { momentsOf, partOfDay } from './moments.ts';

describe('partOfDay', () => {
  it.each([
    [4, 'evening'],
    [5, 'morning'],
    [10, 'morning'],
    [11, 'day'],
    [17, 'day'],
    [18, 'evening'],
    [23, 'evening'],
  ] as const)('at %i it is %s', (hour, part) => {
    expect(partOfDay(new Date(2026, 10, 18, hour))).toBe(part);
  });
});

describe('momentsOf', () => {
  it('counts weeks from Monday and compares with the same hour a week ago', () => {
    expect(momentsOf(new Date(2026, 10, 18, 14, 30))).toEqual({
      yesterday: new Date(2026, 10, 17),
      weekStart: new Date(2026, 10, 16),
      lastWeekStart: new Date(2026, 10, 9),
      weekAgo: new Date(2026, 10, 11, 14, 30),
    });
  });

  it('counts a Sunday to the week that ends with it', () => {
    const { weekStart } = momentsOf(new Date(2026, 10, 22, 9));
    expect(weekStart).toEqual(new Date(2026, 10, 16));
  });

  it('counts a Monday to the week that begins with it', () => {
    const { weekStart, yesterday } = momentsOf(new Date(2026, 10, 16, 9));
    expect(weekStart).toEqual(new Date(2026, 10, 16));
    expect(yesterday).toEqual(new Date(2026, 10, 15));
  });
});
