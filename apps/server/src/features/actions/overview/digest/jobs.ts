import type { Deps } from '#deps.ts';
import { queueDigests } from '#features/actions/overview/digest/service.ts';
import { defineJob } from '#jobs/define-job.ts';

export const SEND_DIGESTS = defineJob({
  name: 'send-digests',
  // Hourly, because of the time zones.
  cron: '3 * * * *',
  run: sendDigests,
});

/** Queues the daily mail for everyone in whose time zone it is morning. */
export async function sendDigests(deps: Deps): Promise<void> {
  await queueDigests(deps);
}
