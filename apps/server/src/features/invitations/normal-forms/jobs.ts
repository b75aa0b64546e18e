import type { Deps } from '#deps.ts';
import { isNormalised } from '#features/invitations/normal-forms/queries.ts';
import { normaliseStoredText } from '#features/invitations/normal-forms/service.ts';
import { defineJob } from '#jobs/define-job.ts';

export const NORMALISE_STORED_TEXT = defineJob({
  name: 'normalise-stored-text',
  tries: 5,
  runSeconds: 60 * 60,
  // Nightly, for rows from a restored backup or an older version.
  cron: '50 2 * * *',
  run: normaliseStoredText,
});

/** Starts the job once, at the first start after the update. */
export async function requestNormalising(deps: Deps): Promise<void> {
  await deps.db.platform.write(async (db) => {
    if (await isNormalised(db)) return;
    const missingJobs = await deps.jobs.findWithoutJob(db, NORMALISE_STORED_TEXT, [{}]);
    await deps.jobs.enqueue(db, NORMALISE_STORED_TEXT, missingJobs);
  });
}
