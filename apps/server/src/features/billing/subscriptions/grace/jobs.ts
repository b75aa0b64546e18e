import { endGraces } from '#features/billing/subscriptions/grace/service.ts';
import { defineJob } from '#jobs/define-job.ts';

export const END_GRACES = defineJob({
  name: 'end-graces',
  // Every hour.
  cron: '23 * * * *',
  run: endGraces,
});
