import type { Deps } from '#deps.ts';
import { queueDigests } from '#features/actions/overview/digest/service.ts';
import type { JobKind } from '#jobs/jobs.ts';

export const SEND_DIGESTS: JobKind<Record<string, never>> = {
  name: 'send-digests',
  tries: 3,
  firstPauseSeconds: 60,
  concurrency: 1,
};
/** Every hour: it is morning somewhere. */
export const SEND_DIGESTS_CRON = '3 * * * *';

/** Queues the mail of the morning for everyone whose morning it is. */
export async function sendDigests(deps: Deps): Promise<void> {
  await queueDigests(deps);
}
