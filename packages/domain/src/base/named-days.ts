/** The time zone of workspace dates: the ends of links, assessments, trials. */
export const WORKSPACE_TIME_ZONE = 'Europe/Berlin';

const DAY_MS = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const cachedFormat = formats.get(zone);
  if (cachedFormat !== undefined) return cachedFormat;
  // Swedish dates are ISO dates.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' });
  formats.set(zone, format);
  return format;
}

/** The date of a time in a time zone, as "2026-12-27". */
export function dayIn(time: Date, zone = WORKSPACE_TIME_ZONE): string {
  return formatOf(zone).format(time);
}

/** The last millisecond of a day ("2026-12-27") in a time zone. Days have 23 to 25 hours, and may begin after midnight. */
export function endOfDay(day: string, zone = WORKSPACE_TIME_ZONE): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // The maximum UTC offset is 14 hours.
  let last = midnight - 0.7 * DAY_MS;
  let next = midnight + 1.7 * DAY_MS;
  while (next - last > 1) {
    const middle = Math.floor((last + next) / 2);
    if (dayIn(new Date(middle), zone) <= day) last = middle;
    else next = middle;
  }
  return new Date(last);
}

/** The end of the day of a given time. */
export function endOfItsDay(time: Date, zone = WORKSPACE_TIME_ZONE): Date {
  return endOfDay(dayIn(time, zone), zone);
}

/** The end of the day some days after a given time: a link of 30 days works through the 30th. */
export function endAfterDays(time: Date, days: number): Date {
  const day = new Date(Date.parse(`${dayIn(time)}T00:00:00Z`) + days * DAY_MS);
  return endOfDay(day.toISOString().slice(0, 10));
}
