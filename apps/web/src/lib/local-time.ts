const MORNING_HOUR = 9;

/** A time in the format of the date and time input, in the time zone of this browser: 2026-11-24T09:00. */
export function toLocalText(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** Nine o'clock on the next day. */
export function tomorrowMorning(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, MORNING_HOUR);
}

/** Noon of a day without a time, so that no time zone moves it to another day. */
export function noonOf(day: string): Date {
  return new Date(day.length === 10 ? `${day}T12:00:00` : day);
}
