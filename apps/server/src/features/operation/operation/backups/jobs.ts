import {
  MAKE_BACKUP,
  requestNightlyBackup,
  runBackup,
} from '#features/operation/operation/backups/service.ts';
import { defineJob } from '#jobs/define-job.ts';

export const MAKE_BACKUP_JOB = defineJob({
  ...MAKE_BACKUP,
  run: (deps, { payload }, signal) => runBackup(deps, payload, signal),
});

/** Requests the nightly backup. */
export const REQUEST_BACKUP = defineJob({
  name: 'ask-for-backup',
  // Every night, before counting and retention.
  cron: '10 1 * * *',
  run: requestNightlyBackup,
});
