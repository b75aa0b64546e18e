import { RUNS } from '#features/invitations/invitations/reminders/model.ts';
import { sendDueReminders } from '#features/invitations/invitations/reminders/service.ts';
import { defineJob } from '#jobs/define-job.ts';

export const SEND_REMINDERS = defineJob({
  name: 'send-reminders',
  // Hourly on working days in Europe, so that no reminder arrives at night.
  cron: `${RUNS.minute} ${RUNS.firstHour}-${RUNS.lastHour} * * 1-5`,
  run: sendDueReminders,
});
