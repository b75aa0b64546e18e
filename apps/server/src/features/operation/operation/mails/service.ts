import type { MailMetrics, MailsToRetry, TestMail } from '@quint/contract/operation/operation.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import type { MailProblem } from '@quint/domain/operation/mail-problems.ts';
import { maskAddress, problemOfMail } from '@quint/domain/operation/mail-problems.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { operationMailsDe } from '@quint/phrases/operation/mails/operation.de.ts';
import { operationMailsEn } from '@quint/phrases/operation/mails/operation.en.ts';
import { recordAudit } from '#database/audit.ts';
import type { Reader, Writer } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import type { Config } from '#config.ts';
import type { Deps } from '#deps.ts';
import { publicOrigin } from '#deps.ts';
import type { ErrorCount } from '#features/operation/operation/mails/queries.ts';
import * as queries from '#features/operation/operation/mails/queries.ts';
import { layoutAccountMail } from '#mail/account-mail.ts';
import { findErrorKind, toSenderName } from '#mail/errors.ts';
import type { Mail } from '#mail/mailer.ts';
import { retryMails } from '#outbox/outbox.ts';

const TEXTS = { en: operationMailsEn, de: operationMailsDe } as const;
const DAY_MS = 86_400_000;
const RETRIED_AT_ONCE = 5000;

function toProblems(counts: readonly ErrorCount[]): { problem: MailProblem; count: number }[] {
  const groups = Map.groupBy(counts, ({ error }) => problemOfMail(error));
  return [...groups]
    .map(([problem, group]) => ({ problem, count: group.reduce((sum, { count }) => sum + count, 0) }))
    .toSorted((a, b) => b.count - a.count);
}

function describeTransport({ smtpUrl }: Deps['config']): Pick<MailMetrics, 'way' | 'server'> {
  return smtpUrl === undefined
    ? { way: 'folder', server: null }
    : { way: 'smtp', server: new URL(smtpUrl).host };
}

/** Queued mails, failed ones with reasons, and the mail server; addresses are masked. Requires the platform role. */
export async function getMailMetrics(deps: Deps, db: Reader): Promise<MailMetrics> {
  const now = deps.clock.now();
  const waitingMails = await queries.countWaiting(db, now);
  const failures = await queries.countErrors(db, 'failed');
  const newest = await queries.listFailedMails(db);
  return {
    ...waitingMails,
    oldest: waitingMails.oldest?.toISOString() ?? null,
    reasons: toProblems(await queries.countErrors(db, 'queued')),
    failed: failures.reduce((sum, { count }) => sum + count, 0),
    failures: toProblems(failures),
    newest: newest.map(({ to_email: address, date_created, date_last_try, ...mail }) => ({
      ...mail,
      recipient: maskAddress(address),
      problem: problemOfMail(mail.error),
      date_created: date_created.toISOString(),
      date_last_try: date_last_try?.toISOString() ?? null,
    })),
    sent_last_day: await queries.countSent(db, new Date(now.getTime() - DAY_MS)),
    ...describeTransport(deps.config),
    sender: deps.config.mailFrom,
  };
}

async function recordRetries(
  db: Writer,
  actor: Actor,
  retriedMails: readonly { readonly id: string; readonly organizationId: string | null }[],
): Promise<void> {
  // A mail of the product itself belongs to no workspace; it is audited where the administrator works.
  const groups = Map.groupBy(retriedMails, ({ organizationId }) => organizationId ?? actor.organizationId);
  for (const [organizationId, mails] of groups) {
    if (organizationId === undefined) continue;
    const items = mails.map(({ id }) => id);
    await recordAudit(db, { scope: { organizationId }, actor, action: 'mails.retry', items });
  }
}

/** Retries mails that failed permanently: some, or up to 5,000 with one reason. Returns their number. */
export async function retryFailedMails(deps: Deps, actor: Actor, which: MailsToRetry): Promise<number> {
  return deps.db.platform.write(async (db) => {
    const retriedMails = await retryMails(
      deps,
      db,
      'ids' in which
        ? which
        : {
            errors: (await queries.countErrors(db, 'failed'))
              .map(({ error }) => error)
              .filter((error) => problemOfMail(error) === which.problem),
            limit: RETRIED_AT_ONCE,
          },
    );
    await recordRetries(db, actor, retriedMails);
    return retriedMails.length;
  });
}

/** The mail that tests whether mails arrive. */
function layoutTestMail(config: Config, language: Language): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { subject, title, text, button, footer } = TEXTS[language];
  const url = new URL('/admin/operation', publicOrigin(config)).href;
  return layoutAccountMail(
    language,
    { subject, title, paragraphs: [text], button: { label: button, url }, footer },
    { brand: config.publicSettings.brand },
  );
}

/** Sends a mail immediately without the outbox, and returns the response of the mail server. */
export async function sendTestMail(
  deps: Deps,
  { to, language }: { to: string; language: Language },
): Promise<TestMail> {
  const { brand } = deps.config.publicSettings;
  const transport = describeTransport(deps.config);
  try {
    await deps.mailer.send({
      id: newId(),
      from: { name: toSenderName(null, brand), address: deps.config.mailFrom },
      to,
      ...layoutTestMail(deps.config, language),
      language,
    });
    return { is_sent: true, ...transport, problem: null, error: null };
  } catch (error) {
    const kind = findErrorKind(error);
    return { is_sent: false, ...transport, problem: problemOfMail(kind), error: kind };
  }
}
