import { QUIET_DAYS } from '#features/people/talents/queries.ts';

export const DAY_MS = 86_400_000;
/** How many days ahead assessments and goals are announced. */
export const ASSESSMENT_DAYS = 21;
export const GOAL_DAYS = 14;
/** Number of past weeks shown beside a figure. */
export const WEEKS = 8;
/** Maximum lines of one kind. */
export const LINES_OF_KIND = 5;

/** A local date in a time zone: "2026-11-20". */
export function dayOf(time: Date, zone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(time);
}

/** The local hour in a time zone, and the weekday with Monday as 0. */
export function clockOf(time: Date, zone: string): { readonly hour: number; readonly weekday: number } {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' });
  const weekday = (new Date(`${dayOf(time, zone)}T00:00:00Z`).getUTCDay() + 6) % 7;
  return { hour: Number(format.format(time)), weekday };
}

/** Days between two dates in the format of `dayOf`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** The date a number of days later. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The time at which a day begins in a time zone. */
export function startOfDay(day: string, zone: string): Date {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  const offsetAt = (time: Date): number => {
    const name = parts.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
  };
  const utc = Date.parse(`${day}T00:00:00Z`);
  // The offset at midnight itself: on days of a clock change it differs from that at noon.
  const guess = new Date(utc - offsetAt(new Date(utc)));
  return new Date(utc - offsetAt(guess));
}

/** The times that an overview needs, in the time zone of the person. */
export interface OverviewTimes {
  readonly now: Date;
  readonly zone: string;
  readonly today: string;
  readonly tomorrow: Date;
  readonly yesterday: Date;
  /** Monday of this week, and the Mondays before it, oldest first. */
  readonly mondays: readonly Date[];
  /** Now, and the same time of the previous weeks, oldest first. */
  readonly weeksAgo: readonly Date[];
  readonly monthStart: Date;
  readonly quietSince: Date;
}

export function getOverviewTimes(now: Date, zone: string): OverviewTimes {
  const today = dayOf(now, zone);
  const monday = dayAfter(today, -clockOf(now, zone).weekday);
  const weeks = Array.from({ length: WEEKS }, (_, index) => WEEKS - 1 - index);
  return {
    now,
    zone,
    today,
    tomorrow: startOfDay(dayAfter(today, 1), zone),
    yesterday: startOfDay(dayAfter(today, -1), zone),
    mondays: weeks.map((week) => startOfDay(dayAfter(monday, -7 * week), zone)),
    weeksAgo: weeks.map((week) => new Date(now.getTime() - 7 * week * DAY_MS)),
    monthStart: startOfDay(`${today.slice(0, 7)}-01`, zone),
    quietSince: new Date(now.getTime() - QUIET_DAYS * DAY_MS),
  };
}

/** How many people the comparison page accepts. */
const COMPARED_MOST = 4;

/** The people to compare; none when they are too few or too many for one page. */
export function comparable(ids: readonly string[]): string[] {
  return ids.length >= 2 && ids.length <= COMPARED_MOST ? [...ids] : [];
}
