import type { Deps } from '#deps.ts';
import { replaceScaleSums } from '#features/norms/counting/queries.ts';
import { countFairness } from '#features/norms/fairness/service.ts';
import type { JobKind } from '#jobs/jobs.ts';

export const COUNT_SHEETS: JobKind<Record<string, never>> = {
  name: 'count-sheets',
  tries: 3,
  firstPauseSeconds: 60,
  concurrency: 1,
};
/** Every night. */
export const COUNT_SHEETS_CRON = '20 3 * * *';

/** Counts what norms and fairness are judged by: sums and numbers of people, nothing about a person. */
export async function countSheets(deps: Deps): Promise<void> {
  await deps.db.platform.write((tx) => replaceScaleSums(tx, deps.clock.now()));
  await countFairness(deps);
}
