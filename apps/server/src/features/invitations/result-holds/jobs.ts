import type { Deps } from '#deps.ts';
import { releaseResults } from '#features/invitations/result-holds/queries.ts';
import type { JobKind } from '#jobs/jobs.ts';

export const RELEASE_RESULTS: JobKind<Record<string, never>> = {
  name: 'release-results',
  tries: 3,
  firstPauseSeconds: 10,
  concurrency: 1,
};
export const RELEASE_RESULTS_CRON = '* * * * *';

/** Shows administrators the results that were held back until now. */
export async function showDueResults(deps: Deps): Promise<void> {
  await deps.db.platform.write((db) => releaseResults(db, deps.clock.now()));
}
