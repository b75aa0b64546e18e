import { WORKSPACE_TIME_ZONE } from '@quint/domain/base/named-days.ts';

const MORNING_HOUR = '09:00';
const DAY_MS = 86_400_000;

// Swedish dates are ISO dates.
const localFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: WORKSPACE_TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A time in the format of the date and time input, in the time zone of workspaces: 2026-11-24T09:00. */
export function toWorkspaceText(time: Date): string {
  return localFormat.format(time).replace(' ', 'T');
}

/** How far the time zone of workspaces is ahead of UTC, in milliseconds. */
const aheadOf = (time: number) =>
  Date.parse(`${toWorkspaceText(new Date(time))}Z`) - Math.floor(time / 60_000) * 60_000;

/** The time of a text such as 2026-11-24T09:00 in the time zone of workspaces, wherever the browser is. */
export function fromWorkspaceText(text: string): Date {
  const inUtc = Date.parse(`${text}Z`);
  // Near a change of the clocks, the first difference is that of the other side.
  const near = inUtc - aheadOf(inUtc);
  return new Date(inUtc - aheadOf(near));
}

/** Nine o'clock on the next day in the time zone of workspaces, as the text of an input. */
export function tomorrowMorningText(now: Date): string {
  return `${toWorkspaceText(new Date(now.getTime() + DAY_MS)).slice(0, 10)}T${MORNING_HOUR}`;
}

/** Whether the clock of this browser shows another time than that of workspaces. */
export function isElsewhere(time: Date): boolean {
  return aheadOf(time.getTime()) !== -time.getTimezoneOffset() * 60_000;
}
