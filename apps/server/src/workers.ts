import type { Deps } from '#deps.ts';
import { requestNormalising } from '#features/invitations/normal-forms/jobs.ts';
import { createWebhookSender } from '#features/operation/webhooks/sender/service.ts';
import { resumeErasures } from '#features/privacy/erasure/mentions/service.ts';
import type { Job } from '#jobs/define-job.ts';
import { defineJob, isJob } from '#jobs/define-job.ts';
import type { JobKind } from '#jobs/jobs.ts';
import { SEND_MAIL } from '#outbox/outbox.ts';
import { RESUME_LOST_MAILS, resumeLostMails } from '#outbox/resume-lost-mails.ts';
import { createSendMail } from '#outbox/send-mail.ts';
import { loadFeatureExports } from './feature-exports.ts';
import { MAIL_KINDS } from './mail-kinds.ts';

const RESUME_LOST_WORK = defineJob({
  ...RESUME_LOST_MAILS,
  // Every minute, so that a lost mail does not wait for a restart.
  cron: '* * * * *',
  async run(deps) {
    await resumeLostMails(deps);
    await resumeErasures(deps);
  },
});

/** Jobs other than sending mails, exported by the `jobs.ts` of the features. */
const JOBS: readonly Job<object>[] = [
  RESUME_LOST_WORK,
  ...(await loadFeatureExports('jobs.ts', { matches: isJob, nameOf: ({ name }) => name })),
];

/** All kinds of jobs. */
export const JOB_KINDS: readonly JobKind<object>[] = [SEND_MAIL, ...JOBS];

async function startWorker(deps: Deps, job: Job<object>): Promise<void> {
  await deps.jobs.work(job, (runningJob, signal) => job.run(deps, runningJob, signal));
  if (job.cron !== undefined) await deps.jobs.schedule(job, job.cron);
}

/** Starts the workers of this process. */
export async function startWorkers(deps: Deps): Promise<void> {
  await deps.jobs.work(SEND_MAIL, createSendMail(deps, MAIL_KINDS));
  deps.jobs.repeat(createWebhookSender(deps));
  for (const job of JOBS) await startWorker(deps, job);
  await requestNormalising(deps);
  await resumeLostMails(deps);
}
