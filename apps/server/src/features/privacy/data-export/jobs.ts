import { removeOldExports } from '#features/privacy/data-export/queries.ts';
import { MAKE_DATA_EXPORT, runDataExport } from '#features/privacy/data-export/service.ts';
import { defineJob } from '#jobs/define-job.ts';

export const MAKE_DATA_EXPORT_JOB = defineJob({ ...MAKE_DATA_EXPORT, run: runDataExport });

/** Deletes copies after their retention period. */
export const REMOVE_OLD_EXPORTS = defineJob({
  name: 'remove-old-exports',
  cron: '20 2 * * *',
  run: (deps) => deps.db.platform.write(removeOldExports),
});
