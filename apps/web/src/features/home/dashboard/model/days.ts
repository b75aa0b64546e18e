import type { Format } from '#lib/format.ts';
import { serverNow } from '#lib/server-time.ts';

/** For example "Friday, 20 November". */
export function longDay(format: Format, date: string | Date): string {
  return `${format.date(date, 'weekday')}, ${format.date(date, 'dayMonthLong')}`;
}

/** For example "20 November, 08:00". */
export function dayAndTime(format: Format, date: string): string {
  return `${format.date(date, 'dayMonthLong')}, ${format.date(date, 'time')}`;
}

const DAY_MS = 86_400_000;
const WEEK_DAYS = 6;

/** "today", "Thu" within the week, then "13 Nov". */
export function shortDay(format: Format, date: string): string {
  const midnight = (time: Date) => new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();
  const days = Math.round((midnight(serverNow()) - midnight(new Date(date))) / DAY_MS);
  if (days <= 0) return format.relativeDay(0);
  return format.date(date, days <= WEEK_DAYS ? 'weekdayShort' : 'dayMonth');
}

/** The day of a time in the time zone of the user: "2026-11-16". */
export function dayOf(time: Date | string): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' }).format(new Date(time));
}
