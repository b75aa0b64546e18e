import { describe, expect, it } from 'vitest';
import { dayIn, endAfterDays, endOfDay, endOfItsDay } from './named-days.ts';

describe('The end of a day', () => {
  it.each([
    ['2026-12-27', 'Europe/Berlin', '2026-12-27T22:59:59.999Z'],
    ['2026-07-01', 'Europe/Berlin', '2026-07-01T21:59:59.999Z'],
    // Days with a clock change have 23 and 25 hours.
    ['2026-03-29', 'Europe/Berlin', '2026-03-29T21:59:59.999Z'],
    ['2026-03-28', 'Europe/Berlin', '2026-03-28T22:59:59.999Z'],
    ['2026-10-25', 'Europe/Berlin', '2026-10-25T22:59:59.999Z'],
    ['2026-10-24', 'Europe/Berlin', '2026-10-24T21:59:59.999Z'],
    ['2026-12-31', 'UTC', '2026-12-31T23:59:59.999Z'],
    ['2026-12-27', 'America/Los_Angeles', '2026-12-28T07:59:59.999Z'],
    ['2026-12-27', 'Asia/Tokyo', '2026-12-27T14:59:59.999Z'],
    ['2026-12-27', 'Asia/Kathmandu', '2026-12-27T18:14:59.999Z'],
    ['2026-12-27', 'Pacific/Kiritimati', '2026-12-27T09:59:59.999Z'],
    ['2026-12-27', 'Pacific/Pago_Pago', '2026-12-28T10:59:59.999Z'],
    // The clock changes at midnight: the next day begins at one.
    ['2026-09-05', 'America/Santiago', '2026-09-06T03:59:59.999Z'],
    ['2026-03-28', 'Asia/Beirut', '2026-03-28T21:59:59.999Z'],
    // A leap day, and the start of a year.
    ['2028-02-29', 'Europe/Berlin', '2028-02-29T22:59:59.999Z'],
  ])('of %s in %s is %s', (day, zone, end) => {
    expect(endOfDay(day, zone).toISOString()).toBe(end);
    expect(dayIn(new Date(end), zone)).toBe(day);
    expect(dayIn(new Date(Date.parse(end) + 1), zone) > day).toBe(true);
    expect(endOfItsDay(new Date(end), zone).toISOString()).toBe(end);
  });

  it.each([
    // Late in the evening UTC is a day behind Berlin, which determines the day.
    ['2026-11-27T23:30:00Z', 30, '2026-12-28T22:59:59.999Z'],
    ['2026-11-27T11:00:00Z', 30, '2026-12-27T22:59:59.999Z'],
    // Across the end of summer time, from its last hour, and across its start.
    ['2026-10-09T22:30:00Z', 30, '2026-11-09T22:59:59.999Z'],
    ['2026-03-20T23:30:00Z', 14, '2026-04-04T21:59:59.999Z'],
    ['2026-01-31T12:00:00Z', 30, '2026-03-02T22:59:59.999Z'],
  ])('%s and %i days end at %s', (time, days, end) => {
    expect(endAfterDays(new Date(time), days).toISOString()).toBe(end);
  });
});
