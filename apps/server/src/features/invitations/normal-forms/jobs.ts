import type { Deps } from '#deps.ts';
import { isNormalised } from '#features/invitations/normal-forms/queries.ts';
import type { JobKind } from '#jobs/jobs.ts';

export const NORMALISE_STORED_TEXT: JobKind<Record<string, never>> = {
  name: 'normalise-stored-text',
  tries: 5,
  firstPauseSeconds: 60,
  runSeconds: 60 * 60,
  concurrency: 1,
};
/** Every night, for what a restored backup or an older version has written. */
export const NORMALISE_STORED_TEXT_CRON = '50 2 * * *';

/** Starts the job once, at the first start after the update. */
export async function requestNormalising(deps: Deps): Promise<void> {
  await deps.db.platform.write(async (db) => {
    if (await isNormalised(db)) return;
    const missing = await deps.jobs.findWithoutJob(db, NORMALISE_STORED_TEXT, [{}]);
    await deps.jobs.enqueue(db, NORMALISE_STORED_TEXT, missing);
  });
}
