import type { Deps } from '#deps.ts';
import { releaseResults } from '#features/invitations/result-holds/queries.ts';
import { defineJob } from '#jobs/define-job.ts';

export const RELEASE_RESULTS = defineJob({
  name: 'release-results',
  firstPauseSeconds: 10,
  cron: '* * * * *',
  run: showDueResults,
});

/** Shows administrators the results whose hold has ended. */
export async function showDueResults(deps: Deps): Promise<void> {
  await deps.db.platform.write((db) => releaseResults(db, deps.clock.now()));
}
