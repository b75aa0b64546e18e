import type { Deps } from '#deps.ts';
import {
  WARN_ABOUT_TOKENS,
  WARN_ABOUT_TOKENS_CRON,
  warnAboutTokens,
} from '#features/workspace/api-tokens/expiring/jobs.ts';
import {
  NOTIFY_ENDED_TOKENS,
  NOTIFY_ENDED_TOKENS_CRON,
  notifyEndedTokens,
} from '#features/workspace/api-tokens/notices/jobs.ts';
import { EMPTY_BIN, EMPTY_BIN_CRON, emptyBin } from '#features/actions/bin/jobs.ts';
import { ACT_ON_EVENT, actOnEvent } from '#features/billing/events/jobs.ts';
import {
  END_REPLACED_SUBSCRIPTION,
  endReplacedSubscription,
} from '#features/billing/orders/decisions/jobs.ts';
import { END_GRACES, END_GRACES_CRON } from '#features/billing/subscriptions/grace/jobs.ts';
import { endGraces } from '#features/billing/subscriptions/grace/service.ts';
import { returnPayment } from '#features/billing/orders/refunding/jobs.ts';
import {
  SYNC_ORDERS,
  SYNC_ORDERS_CRON,
  SYNC_SUBSCRIPTIONS,
  SYNC_SUBSCRIPTIONS_CRON,
  syncOrders,
  syncSubscriptions,
} from '#features/billing/orders/settlement/jobs.ts';
import { RETURN_PAYMENT } from '#features/billing/orders/settlement/model.ts';
import { COPY_AVATAR, copyAvatar } from '#features/profile/pool/unlocks/jobs.ts';
import {
  REMOVE_CONTENT,
  REMOVE_UNUSED_FILES,
  REMOVE_UNUSED_FILES_CRON,
  removeContent,
  removeUnusedFiles,
} from '#features/files/jobs.ts';
import {
  REMOVE_OUTLIVED_SIGN_INS,
  REMOVE_OUTLIVED_SIGN_INS_CRON,
} from '#features/workspace/auth/sessions/jobs.ts';
import { removeOutlived } from '#features/workspace/auth/sessions/queries.ts';
import { removeOutlivedSignUps } from '#features/workspace/auth/sign-up/service.ts';
import { END_TRIALS, END_TRIALS_CRON, endTrials } from '#features/workspace/trials/jobs.ts';
import {
  COUNT_FAIRNESS,
  COUNT_FAIRNESS_CRON,
  COUNT_SHEETS,
  COUNT_SHEETS_CRON,
} from '#features/measures/norms/counts/jobs.ts';
import { countFairness } from '#features/measures/norms/fairness/counts/service.ts';
import { countMeasurement } from '#features/measures/norms/measurement/service.ts';
import {
  NORMALISE_STORED_TEXT,
  NORMALISE_STORED_TEXT_CRON,
  requestNormalising,
} from '#features/invitations/normal-forms/jobs.ts';
import { normaliseStoredText } from '#features/invitations/normal-forms/service.ts';
import { rescoreResults } from '#features/survey/rescoring/jobs.ts';
import {
  REQUEST_BACKUP,
  REQUEST_BACKUP_CRON,
  MAKE_BACKUP,
} from '#features/operation/operation/backups/jobs.ts';
import { requestNightlyBackup, runBackup } from '#features/operation/operation/backups/service.ts';
import { RESCORE_RESULTS } from '#features/measures/norms/rescoring/service.ts';
import { MAKE_DOCUMENT, makeDocument } from '#features/measures/reports/documents/jobs.ts';
import {
  MAKE_DATA_EXPORT,
  REMOVE_OLD_EXPORTS,
  REMOVE_OLD_EXPORTS_CRON,
} from '#features/privacy/data-export/jobs.ts';
import { removeOldExports } from '#features/privacy/data-export/queries.ts';
import { runDataExport } from '#features/privacy/data-export/service.ts';
import { MAKE_REPORT, makeReport } from '#features/measures/reports/jobs.ts';
import {
  REMOVE_TAKEN_REPORT,
  removeTakenReport,
  SEND_PREMIUM_REPORT,
  sendPremiumReport,
} from '#features/measures/reports/premium/ownership/jobs.ts';
import { SEND_REMINDERS, SEND_REMINDERS_CRON } from '#features/invitations/invitations/reminders/jobs.ts';
import { sendDueReminders } from '#features/invitations/invitations/reminders/service.ts';
import { forgetEndedRequests } from '#features/roles/roles/stakeholders/queries.ts';
import { SEND_DIGESTS, SEND_DIGESTS_CRON, sendDigests } from '#features/actions/overview/digest/jobs.ts';
import {
  END_DELETED_WORKSPACES,
  END_DELETED_WORKSPACES_CRON,
} from '#features/actions/workspace-deletion/jobs.ts';
import { endDeletedWorkspaces } from '#features/actions/workspace-deletion/service.ts';
import {
  RELEASE_RESULTS,
  RELEASE_RESULTS_CRON,
  showDueResults,
} from '#features/invitations/result-holds/jobs.ts';
import { PURGE_EXPIRED, PURGE_EXPIRED_CRON, purgeExpired } from '#features/privacy/purge/jobs.ts';
import { END_PEOPLE, END_PEOPLE_CRON, endPeople } from '#features/privacy/retention/jobs.ts';
import { FINISH_ERASURE, finishErasure, resumeErasures } from '#features/privacy/erasure/mentions/service.ts';
import type { JobKind } from '#jobs/jobs.ts';
import { SEND_MAIL } from '#outbox/outbox.ts';
import { MAIL_KINDS } from './mail-kinds.ts';
import { forgetOldRecipients } from '#outbox/recipients.ts';
import { RESUME_LOST_MAILS, RESUME_LOST_MAILS_CRON, resumeLostMails } from '#outbox/resume-lost-mails.ts';
import { createSendMail } from '#outbox/send-mail.ts';
import { createWebhookSender } from '#features/operation/webhooks/sender/jobs.ts';

/** All kinds of jobs. */
export const JOB_KINDS: readonly JobKind<object>[] = [
  SEND_MAIL,
  RESUME_LOST_MAILS,
  MAKE_REPORT,
  MAKE_DOCUMENT,
  SEND_PREMIUM_REPORT,
  REMOVE_TAKEN_REPORT,
  COUNT_SHEETS,
  COUNT_FAIRNESS,
  NORMALISE_STORED_TEXT,
  RESCORE_RESULTS,
  END_TRIALS,
  SEND_REMINDERS,
  SEND_DIGESTS,
  REMOVE_OUTLIVED_SIGN_INS,
  REMOVE_CONTENT,
  REMOVE_UNUSED_FILES,
  EMPTY_BIN,
  RELEASE_RESULTS,
  COPY_AVATAR,
  FINISH_ERASURE,
  END_PEOPLE,
  PURGE_EXPIRED,
  MAKE_DATA_EXPORT,
  REMOVE_OLD_EXPORTS,
  ACT_ON_EVENT,
  END_REPLACED_SUBSCRIPTION,
  END_GRACES,
  RETURN_PAYMENT,
  SYNC_ORDERS,
  SYNC_SUBSCRIPTIONS,
  MAKE_BACKUP,
  REQUEST_BACKUP,
  NOTIFY_ENDED_TOKENS,
  WARN_ABOUT_TOKENS,
  END_DELETED_WORKSPACES,
];

/** The worker that brings stored texts to their normal form, at once after an update and every night. */
async function startNormalising(deps: Deps): Promise<void> {
  await deps.jobs.work(NORMALISE_STORED_TEXT, () => normaliseStoredText(deps));
  await deps.jobs.schedule(NORMALISE_STORED_TEXT, NORMALISE_STORED_TEXT_CRON);
  await requestNormalising(deps);
}

/** The workers that end what has outlived its purpose. */
async function startEnding(deps: Deps): Promise<void> {
  await deps.jobs.work(END_PEOPLE, () => endPeople(deps));
  await deps.jobs.schedule(END_PEOPLE, END_PEOPLE_CRON);
  await deps.jobs.work(PURGE_EXPIRED, () => purgeExpired(deps));
  await deps.jobs.schedule(PURGE_EXPIRED, PURGE_EXPIRED_CRON);
  await deps.jobs.work(NOTIFY_ENDED_TOKENS, () => notifyEndedTokens(deps));
  await deps.jobs.schedule(NOTIFY_ENDED_TOKENS, NOTIFY_ENDED_TOKENS_CRON);
  await deps.jobs.work(END_DELETED_WORKSPACES, () => endDeletedWorkspaces(deps));
  await deps.jobs.schedule(END_DELETED_WORKSPACES, END_DELETED_WORKSPACES_CRON);
  await deps.jobs.work(WARN_ABOUT_TOKENS, () => warnAboutTokens(deps));
  await deps.jobs.schedule(WARN_ABOUT_TOKENS, WARN_ABOUT_TOKENS_CRON);
  await deps.jobs.work(FINISH_ERASURE, ({ payload }) => finishErasure(deps, payload));
}

/** The workers that keep what is paid for and what the workspaces have in step. */
async function startSubscriptions(deps: Deps): Promise<void> {
  await deps.jobs.work(END_REPLACED_SUBSCRIPTION, ({ payload }) => endReplacedSubscription(deps, payload));
  await deps.jobs.work(END_GRACES, () => endGraces(deps));
  await deps.jobs.schedule(END_GRACES, END_GRACES_CRON);
}

/** The workers that ask the payment provider what holds. */
async function startAsking(deps: Deps): Promise<void> {
  await deps.jobs.work(ACT_ON_EVENT, (job) => actOnEvent(deps, job));
  await deps.jobs.work(RETURN_PAYMENT, ({ payload }) => returnPayment(deps, payload));
  await deps.jobs.work(SYNC_ORDERS, () => syncOrders(deps));
  await deps.jobs.schedule(SYNC_ORDERS, SYNC_ORDERS_CRON);
  await deps.jobs.work(SYNC_SUBSCRIPTIONS, () => syncSubscriptions(deps));
  await deps.jobs.schedule(SYNC_SUBSCRIPTIONS, SYNC_SUBSCRIPTIONS_CRON);
}

/** The workers that count at night what norms and fairness rest on. */
async function startCounting(deps: Deps): Promise<void> {
  await deps.jobs.work(COUNT_SHEETS, (_, signal) => countMeasurement(deps, signal));
  await deps.jobs.schedule(COUNT_SHEETS, COUNT_SHEETS_CRON);
  await deps.jobs.work(COUNT_FAIRNESS, (_, signal) => countFairness(deps, signal));
  await deps.jobs.schedule(COUNT_FAIRNESS, COUNT_FAIRNESS_CRON);
}

/** Starts the workers of this process. */
export async function startWorkers(deps: Deps): Promise<void> {
  await deps.jobs.work(SEND_MAIL, createSendMail(deps, MAIL_KINDS));
  deps.jobs.repeat(createWebhookSender(deps));
  await deps.jobs.work(MAKE_REPORT, ({ payload }) => makeReport(deps, payload));
  await deps.jobs.work(MAKE_DOCUMENT, (job) => makeDocument(deps, job));
  await deps.jobs.work(SEND_PREMIUM_REPORT, ({ payload }) => sendPremiumReport(deps, payload));
  await deps.jobs.work(REMOVE_TAKEN_REPORT, ({ payload }) => removeTakenReport(deps, payload));
  await startCounting(deps);
  await startNormalising(deps);
  await deps.jobs.work(RESCORE_RESULTS, ({ payload }) => rescoreResults(deps, payload));
  await deps.jobs.work(REMOVE_CONTENT, ({ payload }) => removeContent(deps, payload));
  await deps.jobs.work(REMOVE_UNUSED_FILES, () => removeUnusedFiles(deps));
  await deps.jobs.schedule(REMOVE_UNUSED_FILES, REMOVE_UNUSED_FILES_CRON);
  await deps.jobs.work(MAKE_DATA_EXPORT, (job) => runDataExport(deps, job));
  await deps.jobs.work(REMOVE_OLD_EXPORTS, () => deps.db.platform.write(removeOldExports));
  await deps.jobs.schedule(REMOVE_OLD_EXPORTS, REMOVE_OLD_EXPORTS_CRON);
  await deps.jobs.work(COPY_AVATAR, ({ payload }) => copyAvatar(deps, payload));
  await startAsking(deps);
  await deps.jobs.work(EMPTY_BIN, () => emptyBin(deps));
  await deps.jobs.schedule(EMPTY_BIN, EMPTY_BIN_CRON);
  await deps.jobs.work(RELEASE_RESULTS, () => showDueResults(deps));
  await deps.jobs.schedule(RELEASE_RESULTS, RELEASE_RESULTS_CRON);
  await startEnding(deps);
  await deps.jobs.work(MAKE_BACKUP, ({ payload }, signal) => runBackup(deps, payload, signal));
  await deps.jobs.work(REQUEST_BACKUP, () => requestNightlyBackup(deps));
  await deps.jobs.schedule(REQUEST_BACKUP, REQUEST_BACKUP_CRON);
  await startSubscriptions(deps);
  await deps.jobs.work(RESUME_LOST_MAILS, async () => {
    await resumeLostMails(deps);
    await resumeErasures(deps);
  });
  await deps.jobs.work(END_TRIALS, () => endTrials(deps));
  await deps.jobs.work(SEND_REMINDERS, () => sendDueReminders(deps));
  await deps.jobs.work(SEND_DIGESTS, () => sendDigests(deps));
  await deps.jobs.work(REMOVE_OUTLIVED_SIGN_INS, async () => {
    await deps.db.platform.write(removeOutlived);
    await deps.db.platform.write((db) => forgetOldRecipients(db, deps.clock.now()));
    await deps.db.platform.write((db) => forgetEndedRequests(db, deps.clock.now()));
    await removeOutlivedSignUps(deps);
  });
  await deps.jobs.schedule(RESUME_LOST_MAILS, RESUME_LOST_MAILS_CRON);
  await deps.jobs.schedule(END_TRIALS, END_TRIALS_CRON);
  await deps.jobs.schedule(SEND_REMINDERS, SEND_REMINDERS_CRON);
  await deps.jobs.schedule(SEND_DIGESTS, SEND_DIGESTS_CRON);
  await deps.jobs.schedule(REMOVE_OUTLIVED_SIGN_INS, REMOVE_OUTLIVED_SIGN_INS_CRON);
  await resumeLostMails(deps);
}
