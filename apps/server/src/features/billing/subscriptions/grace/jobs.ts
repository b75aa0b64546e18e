import type { JobKind } from '#jobs/jobs.ts';

export const END_GRACES: JobKind<Record<string, never>> = {
  name: 'end-graces',
  tries: 3,
  firstPauseSeconds: 60,
  concurrency: 1,
};
/** Every hour. */
export const END_GRACES_CRON = '23 * * * *';
