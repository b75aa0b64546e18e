import type { Deps } from '#deps.ts';
import { replaceScaleSums } from '#features/norms/counting/queries.ts';
import { countFairness } from '#features/norms/fairness/counting/service.ts';
import type { JobKind } from '#jobs/jobs.ts';

export const COUNT_SHEETS: JobKind<Record<string, never>> = {
  name: 'count-sheets',
  tries: 3,
  firstPauseSeconds: 60,
  concurrency: 1,
};
/** Every night. */
export const COUNT_SHEETS_CRON = '20 3 * * *';

/** Rebuilds the counts behind norms and fairness: sums and numbers of people, no personal data. */
export async function countSheets(deps: Deps): Promise<void> {
  await deps.db.platform.write((tx) => replaceScaleSums(tx, deps.clock.now()));
  await countFairness(deps);
}
