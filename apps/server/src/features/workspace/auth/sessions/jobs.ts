import type { JobKind } from '#jobs/jobs.ts';

export const REMOVE_OUTLIVED_SIGN_INS: JobKind<Record<string, never>> = {
  name: 'remove-outlived-sign-ins',
  tries: 3,
  firstPauseSeconds: 60,
  concurrency: 1,
};
/** Every night. */
export const REMOVE_OUTLIVED_SIGN_INS_CRON = '23 2 * * *';
