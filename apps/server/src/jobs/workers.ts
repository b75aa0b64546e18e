import type { Deps } from '#deps.ts';
import { FEEDBACK_MAIL } from '#features/messages/feedback/emails.ts';
import { REPORT_MAIL } from '#features/reports/emails.ts';
import { MAKE_REPORT, makeReport } from '#features/reports/jobs.ts';
import { INVITATION_MAIL } from '#features/invitations/emails.ts';
import type { JobKind } from '#jobs/jobs.ts';
import type { MailKind } from '#mail/outbox.ts';
import { SEND_MAIL } from '#mail/outbox.ts';
import { RESUME_LOST_MAILS, RESUME_LOST_MAILS_CRON, resumeLostMails } from '#mail/resume-lost-mails.ts';
import { createSendMail } from '#mail/send-mail.ts';

/** Every kind of job the product knows. */
export const JOB_KINDS: readonly JobKind<object>[] = [SEND_MAIL, RESUME_LOST_MAILS, MAKE_REPORT];

/** Every kind of mail the product sends. */
const MAIL_KINDS: readonly MailKind<object>[] = [INVITATION_MAIL, REPORT_MAIL, FEEDBACK_MAIL];

/** Starts working the queue in this process. */
export async function startWorkers(deps: Deps): Promise<void> {
  await deps.jobs.work(SEND_MAIL, createSendMail(deps, MAIL_KINDS));
  await deps.jobs.work(MAKE_REPORT, ({ payload }) => makeReport(deps, payload));
  await deps.jobs.work(RESUME_LOST_MAILS, () => resumeLostMails(deps));
  await deps.jobs.schedule(RESUME_LOST_MAILS, RESUME_LOST_MAILS_CRON);
  await resumeLostMails(deps);
}
