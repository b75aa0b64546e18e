import type { Deps } from '#deps.ts';
import { freezeEndedTrials, warnOfEndingTrials } from '#features/workspace/trials/service.ts';
import { defineJob } from '#jobs/define-job.ts';

export const END_TRIALS = defineJob({
  name: 'end-trials',
  // Every hour.
  cron: '7 * * * *',
  run: endTrials,
});

/** Freezes workspaces with an expired trial and announces upcoming ends. */
export async function endTrials(deps: Deps): Promise<void> {
  await freezeEndedTrials(deps);
  await warnOfEndingTrials(deps);
}
