import type { JobKind } from '#jobs/jobs.ts';

/** Longer than a backup takes. */
export const BACKUP_HOURS = 12;

/** Makes the backup that was asked for. */
export const MAKE_BACKUP: JobKind<{ readonly id: string }> = {
  name: 'make-backup',
  tries: 2,
  firstPauseSeconds: 300,
  runSeconds: BACKUP_HOURS * 3600,
  concurrency: 1,
};

/** Asks for the backup of the night. */
export const REQUEST_BACKUP: JobKind<Record<string, never>> = {
  name: 'ask-for-backup',
  tries: 3,
  firstPauseSeconds: 60,
  concurrency: 1,
};
/** Every night, before counts and ends. */
export const REQUEST_BACKUP_CRON = '10 1 * * *';
