import { dayIn, WORKSPACE_TIME_ZONE } from './named-days.ts';

const DAY_MS = 86_400_000;
const SUNDAY = 0;
const SATURDAY = 6;
/** The hour at which answers to applicants are sent. */
const ANSWER_HOUR = 9;

const hourFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: WORKSPACE_TIME_ZONE,
  hour: '2-digit',
  hourCycle: 'h23',
});

const midnightOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** The day after a day such as "2026-12-27". */
export function dayAfter(day: string): string {
  return new Date(midnightOf(day).getTime() + DAY_MS).toISOString().slice(0, 10);
}

/** Monday to Friday. Public holidays differ by region and are working days here. */
export function isWorkingDay(day: string): boolean {
  const weekday = midnightOf(day).getUTCDay();
  return weekday !== SUNDAY && weekday !== SATURDAY;
}

/** The first working day after a day. */
export function workingDayAfter(day: string): string {
  let next = dayAfter(day);
  while (!isWorkingDay(next)) next = dayAfter(next);
  return next;
}

/** The time at which a full hour of the morning begins on a day in the time zone of workspaces. */
export function hourOfDay(day: string, hour: number): Date {
  const inUtc = midnightOf(day).getTime() + hour * 3_600_000;
  const ahead = Number(hourFormat.format(new Date(inUtc))) - hour;
  return new Date(inUtc - ahead * 3_600_000);
}

/** When answers of a working day are sent. */
export function answerTimeOf(day: string): Date {
  return hourOfDay(day, ANSWER_HOUR);
}

/** When an answer to an applicant is sent by default: on the next working day, so that it can be stopped before. */
export function nextAnswerTime(now: Date): Date {
  return answerTimeOf(workingDayAfter(dayIn(now)));
}
