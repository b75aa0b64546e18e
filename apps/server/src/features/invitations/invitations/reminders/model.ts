import type { InvitationStatus } from '@quint/domain/base/invitation-status.ts';
import {
  FIRST_REMINDER_DAYS,
  NEXT_REMINDER_DAYS,
  REMINDERS_PER_INVITATION,
} from '@quint/domain/base/limits.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The hours of automatic reminders on working days, in UTC. */
export const RUNS = { firstHour: 7, lastHour: 15, minute: 23 } as const;

/** The statuses in which a person is reminded: the invitation was sent, and the survey is not finished. */
export const REMINDABLE_STATUSES: readonly InvitationStatus[] = ['SENT', 'OPENED', 'PENDING'];

/** The first run at or after a given time. */
export function runFrom(time: Date): Date {
  const run = new Date(time);
  run.setUTCMinutes(RUNS.minute, 0, 0);
  if (run < time) run.setTime(run.getTime() + HOUR_MS);
  if (run.getUTCHours() < RUNS.firstHour) run.setUTCHours(RUNS.firstHour);
  for (;;) {
    const isWorkingDay = run.getUTCDay() >= 1 && run.getUTCDay() <= 5;
    if (isWorkingDay && run.getUTCHours() <= RUNS.lastHour) return run;
    run.setTime(run.getTime() + DAY_MS);
    run.setUTCHours(RUNS.firstHour);
  }
}

export interface RemindedSheet {
  readonly status: InvitationStatus;
  readonly reminder_count: number;
  readonly reminders_skipped: number;
  readonly date_last_invited: Date | null;
  readonly date_last_reminded: Date | null;
  readonly date_reminder_skipped: Date | null;
  readonly date_last_action: Date;
  readonly link_expires_at: Date;
  /** The end of the assessment, if the invitation belongs to one. */
  readonly date_end: Date | null;
  readonly reminders_off_at: Date | null;
  readonly remind_at: Date | null;
  readonly sends_reminders: boolean;
  /** See IS_STILL_WANTED. */
  readonly is_wanted: boolean;
}

/** The time of the next automatic reminder; undefined without one. */
export function nextAutomatic(sheet: RemindedSheet, now: Date): Date | undefined {
  const { date_last_invited: lastInvitedAt, remind_at, reminders_off_at } = sheet;
  if (lastInvitedAt === null || remind_at !== null || reminders_off_at !== null) return undefined;
  if (!sheet.sends_reminders || !sheet.is_wanted || !REMINDABLE_STATUSES.includes(sheet.status))
    return undefined;
  if (sheet.reminder_count + sheet.reminders_skipped >= REMINDERS_PER_INVITATION) return undefined;
  const after = (date: Date | null, days: number) => (date === null ? 0 : date.getTime() + days * DAY_MS);
  const earliest = Math.max(
    now.getTime(),
    after(lastInvitedAt, FIRST_REMINDER_DAYS),
    after(sheet.date_last_reminded, NEXT_REMINDER_DAYS),
    after(sheet.date_reminder_skipped, NEXT_REMINDER_DAYS),
    after(sheet.date_last_action, 1),
  );
  const run = runFrom(new Date(earliest));
  const last = Math.min(sheet.link_expires_at.getTime(), sheet.date_end?.getTime() ?? Infinity) - DAY_MS;
  return run.getTime() < last ? run : undefined;
}
