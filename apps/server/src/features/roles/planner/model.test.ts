import { describe, expect, it } from 'vitest';
import { buildPlanner, isoWeekOf, weeksOf } from '#features/roles/planner/model.ts';

describe('the calendar of the planner', () => {
  it.each([
    ['2024-12-30', 1],
    ['2026-12-28', 53],
    ['2027-01-03', 53],
    ['2027-01-04', 1],
    ['2027-12-31', 52],
    ['2028-02-29', 9],
  ])('counts weeks by ISO 8601: %s is in week %i', (day, week) => {
    expect(isoWeekOf(new Date(`${day}T00:00:00Z`))).toBe(week);
  });

  it('arranges the days of a month from Monday to Sunday', () => {
    expect(weeksOf(2027, 1)).toEqual([
      { week: 5, days: [1, 2, 3, 4, 5, 6, 7] },
      { week: 6, days: [8, 9, 10, 11, 12, 13, 14] },
      { week: 7, days: [15, 16, 17, 18, 19, 20, 21] },
      { week: 8, days: [22, 23, 24, 25, 26, 27, 28] },
    ]);
    expect(weeksOf(2027, 4)).toHaveLength(6);
    expect(weeksOf(2028, 1).at(-1)).toEqual({ week: 9, days: [28, 29, null, null, null, null, null] });
  });

  it('contains every day of the year once, in quarters with their months', () => {
    const months = buildPlanner(2028, 'de').quarters.flatMap((quarter) => quarter.months);
    const days = months.flatMap((month) => month.weeks.flatMap((week) => week.days));
    expect(days.filter((day) => day !== null)).toHaveLength(366);
    expect(months.map((month) => month.name)).toContain('März');
    expect(buildPlanner(2028, 'en').weekdays).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
  });
});
