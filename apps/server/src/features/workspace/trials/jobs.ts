import type { Deps } from '#deps.ts';
import { freezeEndedTrials, warnOfEndingTrials } from '#features/workspace/trials/service.ts';
import type { JobKind } from '#jobs/jobs.ts';

export const END_TRIALS: JobKind<Record<string, never>> = {
  name: 'end-trials',
  tries: 3,
  firstPauseSeconds: 60,
  concurrency: 1,
};
/** Every hour. */
export const END_TRIALS_CRON = '7 * * * *';

/** Freezes workspaces with an expired trial and announces ends that are near. */
export async function endTrials(deps: Deps): Promise<void> {
  await freezeEndedTrials(deps);
  await warnOfEndingTrials(deps);
}
