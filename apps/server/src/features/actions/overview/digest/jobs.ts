import type { Deps } from '#deps.ts';
import { queueDigests } from '#features/actions/overview/digest/service.ts';
import { defineJob } from '#jobs/define-job.ts';

export const SEND_DIGESTS = defineJob({
  name: 'send-digests',
  // Every hour: it is morning somewhere.
  cron: '3 * * * *',
  run: sendDigests,
});

/** Queues the mail of the morning for everyone whose morning it is. */
export async function sendDigests(deps: Deps): Promise<void> {
  await queueDigests(deps);
}
