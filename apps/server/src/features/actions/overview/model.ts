import { QUIET_DAYS } from '#features/people/talents/queries.ts';

export const DAY_MS = 86_400_000;
/** Days ahead at which assessments and goals are announced. */
export const ASSESSMENT_DAYS = 21;
export const GOAL_DAYS = 14;
/** Weeks of the past beside a figure. */
export const WEEKS = 8;
/** Lines of one kind. */
export const LINES_OF_KIND = 5;

/** A day as people write it, in a time zone: "2026-11-20". */
export function dayOf(time: Date, zone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(time);
}

/** The hour of the clock in a time zone, and the day of the week from Monday as 0. */
export function clockOf(time: Date, zone: string): { readonly hour: number; readonly weekday: number } {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' });
  const weekday = (new Date(`${dayOf(time, zone)}T00:00:00Z`).getUTCDay() + 6) % 7;
  return { hour: Number(format.format(time)), weekday };
}

/** Days from one to the other, both as `dayOf` writes them. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** The day a number of days later. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The moment at which a day begins in a time zone. */
export function startOfDay(day: string, zone: string): Date {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  const offsetAt = (time: Date): number => {
    const name = parts.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
  };
  const utc = Date.parse(`${day}T00:00:00Z`);
  // The offset of the midnight itself: on a day on which the clock changes it differs from that of the noon.
  const guess = new Date(utc - offsetAt(new Date(utc)));
  return new Date(utc - offsetAt(guess));
}

/** The moments an overview asks about, by the clock of the person. */
export interface OverviewTimes {
  readonly now: Date;
  readonly zone: string;
  readonly today: string;
  readonly tomorrow: Date;
  readonly yesterday: Date;
  /** Monday of this week, and the Mondays before it, oldest first. */
  readonly mondays: readonly Date[];
  /** Now, and the same moment of the weeks before, oldest first. */
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

/** How many people the page that compares takes. */
const COMPARED_MOST = 4;

/** Those to compare; none where they are too few or too many for one page. */
export function comparable(ids: readonly string[]): string[] {
  return ids.length >= 2 && ids.length <= COMPARED_MOST ? [...ids] : [];
}
