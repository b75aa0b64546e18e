import type { Deps } from '#deps.ts';
import { countFairness } from '#features/measures/norms/fairness/counts/service.ts';
import { countMeasurement } from '#features/measures/norms/measurement/service.ts';
import { defineJob } from '#jobs/define-job.ts';

/** Rebuilds the counts behind norms and the studies of measurement. */
export const COUNT_SHEETS = defineJob({
  name: 'count-sheets',
  runSeconds: 60 * 60,
  // Every night.
  cron: '20 3 * * *',
  run: (deps, _job, signal) => countMeasurement(deps, signal),
});

/** Rebuilds the counts behind fairness. */
export const COUNT_FAIRNESS = defineJob({
  name: 'count-fairness',
  runSeconds: 60 * 60,
  // Every night, normally after the other count.
  cron: '40 3 * * *',
  run: (deps, _job, signal) => countFairness(deps, signal),
});

/** Both counts, one after the other. */
export async function countSheets(deps: Deps): Promise<void> {
  await countMeasurement(deps);
  await countFairness(deps);
}
