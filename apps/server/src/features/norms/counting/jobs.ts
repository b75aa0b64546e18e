import type { Deps } from '#deps.ts';
import { countFairness } from '#features/norms/fairness/counting/service.ts';
import { countMeasurement } from '#features/norms/measuring/service.ts';
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
  await countMeasurement(deps);
  await countFairness(deps);
}
