import { expect, it } from 'vitest';
import { isPromoted, plannerYearOf } from './promotion.ts';

it.each([
  ['2025-01-06T12:00:00Z', true],
  // A minute before and at midnight in Berlin.
  ['2025-01-06T22:59:00Z', true],
  ['2025-01-06T23:00:00Z', false],
  ['2025-01-07T12:00:00Z', false],
])('a promotion through 2025-01-06 runs at %s: %s', (now, runs) => {
  expect(isPromoted('2025-01-06', new Date(now))).toBe(runs);
});

it('uses the time zone of Berlin in summer, too', () => {
  expect(isPromoted('2026-07-01', new Date('2026-07-01T21:59:00Z'))).toBe(true);
  expect(isPromoted('2026-07-01', new Date('2026-07-01T22:00:00Z'))).toBe(false);
});

it.each([
  ['2025-01-06', 2025],
  ['2025-06-30', 2025],
  ['2025-07-01', 2026],
  ['2026-12-20', 2027],
])('a promotion through %s offers the planner of %i', (until, year) => {
  expect(plannerYearOf(until)).toBe(year);
});
