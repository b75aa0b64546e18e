import { RUNS } from '#features/invitations/invitations/reminders/model.ts';
import type { JobKind } from '#jobs/jobs.ts';

export const SEND_REMINDERS: JobKind<Record<string, never>> = {
  name: 'send-reminders',
  tries: 3,
  firstPauseSeconds: 60,
  concurrency: 1,
};
/** Hourly on working days in Europe, so that no reminder arrives at night. */
export const SEND_REMINDERS_CRON = `${RUNS.minute} ${RUNS.firstHour}-${RUNS.lastHour} * * 1-5`;
