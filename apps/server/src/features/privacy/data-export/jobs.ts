import type { JobKind } from '#jobs/jobs.ts';

/** Makes the copy of everything that is stored about the person of an account. */
export const MAKE_DATA_EXPORT: JobKind<{ readonly userId: string; readonly exportId: string }> = {
  name: 'make-data-export',
  tries: 4,
  firstPauseSeconds: 2,
  concurrency: 1,
};

/** Removes copies that are older than they are kept. */
export const REMOVE_OLD_EXPORTS: JobKind<Record<string, never>> = {
  name: 'remove-old-exports',
  tries: 3,
  firstPauseSeconds: 60,
  concurrency: 1,
};
export const REMOVE_OLD_EXPORTS_CRON = '20 2 * * *';
