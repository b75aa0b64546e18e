import type { JobKind } from '#jobs/jobs.ts';

export const SEND_REMINDERS: JobKind<Record<string, never>> = {
  name: 'send-reminders',
  tries: 3,
  firstPauseSeconds: 60,
  concurrency: 1,
};
/** Every hour of a working day in Europe: nobody is woken by a reminder. */
export const SEND_REMINDERS_CRON = '23 7-15 * * 1-5';
