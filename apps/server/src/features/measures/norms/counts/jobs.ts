import type { Deps } from '#deps.ts';
import { countFairness } from '#features/measures/norms/fairness/counts/service.ts';
import { countMeasurement } from '#features/measures/norms/measurement/service.ts';
import type { JobKind } from '#jobs/jobs.ts';

const LONG_JOB = { tries: 3, firstPauseSeconds: 60, runSeconds: 60 * 60, concurrency: 1 };

/** Rebuilds the counts behind norms and the studies of measurement. */
export const COUNT_SHEETS: JobKind<Record<string, never>> = { name: 'count-sheets', ...LONG_JOB };
/** Every night. */
export const COUNT_SHEETS_CRON = '20 3 * * *';

/** Rebuilds the counts behind fairness. */
export const COUNT_FAIRNESS: JobKind<Record<string, never>> = { name: 'count-fairness', ...LONG_JOB };
/** Every night, after the other count on most installations. */
export const COUNT_FAIRNESS_CRON = '40 3 * * *';

/** Both counts, one after the other. */
export async function countSheets(deps: Deps): Promise<void> {
  await countMeasurement(deps);
  await countFairness(deps);
}
