import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import { toLocale } from '@quint/contract/base/languages.ts';
import type { AddressForm } from '@quint/domain/workspace/address-form.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { repeatOnDeadlock } from '#database/deadlocks.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { scopeOfJob } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import type { RunningJob } from '#jobs/jobs.ts';
import { findErrorKind, isRefusedForGood, toOneLine, toReplyTo, toSenderName } from '#mail/errors.ts';
import { observe } from '#observe.ts';
import { getOptOutUrl, hashAddress } from '#outbox/addresses.ts';
import { scheduleSends } from '#outbox/budget.ts';
import { isOfDeletedWorkspace } from '#outbox/held-mails.ts';
import { isOptedOut } from '#outbox/opt-outs.ts';
import type { AnyMailKind, MailContent, SendMailPayload } from '#outbox/outbox.ts';
import { postponeMail } from '#outbox/outbox.ts';
import type { OutsidePurpose } from '#outbox/recipients.ts';
import { claimRecipient } from '#outbox/recipients.ts';

/** The database must not abort the transaction while a slow mail server may still accept the mail. */
const HAND_OVER_SECONDS = 110;

/** Tolerance for clock skew: a mail may be sent this much before its time. */
const EARLY_SECONDS = 60;

interface QueuedMail {
  readonly id: string;
  readonly kind: string;
  readonly to_email: string;
  readonly language: StoredLanguage;
  readonly payload: object;
  readonly address_form: AddressForm;
  /** The person did not request it: it counts towards the budget, keeps a minimum interval, and respects an opt-out. */
  readonly is_unasked: boolean;
  /** The public form that sent it. */
  readonly public_form: string | null;
}

/** The mail when it is queued and due. A postponed one has another job, as has one of a restored workspace. */
async function findQueuedMail(
  db: Reader,
  { id, now }: { id: string; now: Date },
): Promise<QueuedMail | undefined> {
  const { rows } = await readSql<QueuedMail>`
    select o.id, o.kind, o.to_email, o.language, o.payload, o.counts_on is not null as is_unasked, o.public_form,
      coalesce(w.address_form, 'du') as address_form
    from outbox o left join organizations w on w.id = o.organization_id
    where o.id = ${id} and o.status = 'queued' and not ${isOfDeletedWorkspace}
      and coalesce(o.send_after, '-infinity') <= ${now}::timestamptz + make_interval(secs => ${EARLY_SECONDS})
  `.execute(db);
  return rows[0];
}

/**
 * Locks the mail for this worker and returns its sender; undefined when it is settled or locked by another worker, or
 * its workspace was deleted.
 */
async function lockQueuedMail(db: Writer, id: string): Promise<{ workspace: string | null } | undefined> {
  const { rows } = await sql<{ workspace: string | null }>`
    select w.name as workspace from outbox o left join organizations w on w.id = o.organization_id
    where o.id = ${id} and o.status = 'queued' and w.date_deleted is null for update of o skip locked
  `.execute(db);
  return rows[0];
}

/** Where a mail is stored: in the outbox of a workspace, or in that of the product. */
interface MailStore {
  readonly scope: OrganizationScope | undefined;
  read<Result>(run: (db: Reader) => Promise<Result>): Promise<Result>;
  write<Result>(run: (db: Writer) => Promise<Result>): Promise<Result>;
  writeOnce<Result>(run: (db: Writer) => Promise<Result>): Promise<Result>;
}

function mailStoreOf({ db }: Deps, organizationId: string | null): MailStore {
  if (organizationId === null) return { scope: undefined, ...db.platform };
  const scope = scopeOfJob({ organizationId });
  return { scope, ...db.in(scope) };
}

/** A mail to an outsider who did not request it. */
interface Outside {
  readonly scope: OrganizationScope;
  readonly purpose: OutsidePurpose;
  readonly addressHash: Buffer;
  /** Undefined for a notice, which is sent to everybody concerned. */
  readonly optOutUrl: string | undefined;
}

function outsideOf(
  { config }: Deps,
  { scope }: MailStore,
  { kind, mail }: { kind: AnyMailKind; mail: QueuedMail },
): Outside | undefined {
  if (scope === undefined || !mail.is_unasked || !('purpose' in kind) || kind.purpose === undefined)
    return undefined;
  const addressHash = hashAddress(config, mail.to_email);
  const { purpose } = kind;
  const optOutUrl = purpose === 'notice' ? undefined : getOptOutUrl(config, mail.to_email);
  return { scope, purpose, addressHash, optOutUrl };
}

/** Whether the person has opted out of such mails. */
function isRefused({ db }: Deps, { purpose, addressHash }: Outside): Promise<boolean> {
  return purpose === 'notice'
    ? Promise.resolve(false)
    : db.platform.read((reader) => isOptedOut(reader, addressHash));
}

/** Ends a mail without sending it; stores the reason for the screens. */
async function cancelMail(
  db: Writer,
  id: string,
  reason: 'opted_out' | 'mailed_lately' | null = null,
): Promise<void> {
  await sql`
    update outbox set status = 'canceled', last_error = ${reason} where id = ${id} and status = 'queued'
  `.execute(db);
}

/**
 * Whether the mail may be sent now. An invitation too soon after the last one is postponed; a repeated link or notice
 * is dropped, because the earlier mail already contains it.
 */
async function claimSlot(
  deps: Deps,
  db: Writer,
  { mail, outside }: { mail: QueuedMail; outside: Outside },
): Promise<boolean> {
  const { scope, purpose, addressHash } = outside;
  if (await claimRecipient(db, scope, { addressHash, purpose, now: deps.clock.now() })) return true;
  if (purpose !== 'invitation') {
    await cancelMail(db, mail.id, 'mailed_lately');
    return false;
  }
  const mails = [{ to: mail.to_email, from: null }];
  const [slot] = await scheduleSends(deps, db, { scope, mails, purpose, publicForm: mail.public_form });
  if (slot !== undefined) await postponeMail(deps, db, { scope, outboxId: mail.id, slot });
  return false;
}

/** A failing follow-up must not roll back the sent state: the mail must not be sent again. */
async function runAfterSent(db: Writer, afterSent: MailContent['afterSent']): Promise<unknown> {
  if (afterSent === undefined) return undefined;
  await sql`savepoint after_sent`.execute(db);
  try {
    await repeatOnDeadlock(
      () => afterSent(db),
      () => sql`rollback to savepoint after_sent`.execute(db),
    );
    return undefined;
  } catch (error) {
    await sql`rollback to savepoint after_sent`.execute(db);
    return error;
  }
}

/** Marks a mail as sent. A trigger changes the records of the recipient, which others may have locked. */
async function markSent(db: Writer, id: string, now: Date): Promise<void> {
  await sql`savepoint sent`.execute(db);
  await repeatOnDeadlock(
    () =>
      sql`
        update outbox set status = 'sent', date_sent = ${now}, date_last_try = ${now}, attempts = attempts + 1,
          last_error = null
        where id = ${id}
      `.execute(db),
    () => sql`rollback to savepoint sent`.execute(db),
  );
}

/**
 * Sends a mail while its row is locked and marks it as sent in the same transaction, so that two workers cannot both
 * send it. One gap remains that no order of steps can close: when the process or the database dies between the mail
 * server's reply and our commit, the mail is sent again with the same Message-ID, by which mail servers and readers
 * recognise the duplicate.
 */
async function handOver(
  deps: Deps,
  store: MailStore,
  { mail, content, outside }: { mail: QueuedMail; content: MailContent; outside: Outside | undefined },
): Promise<void> {
  const unsubscribeUrl = outside?.optOutUrl ?? content.unsubscribeUrl;
  const replyTo = content.replyTo && toReplyTo(content.replyTo);
  const followUpError = await store.writeOnce(async (db) => {
    await sql`set local idle_in_transaction_session_timeout = ${sql.lit(HAND_OVER_SECONDS * 1000)}`.execute(
      db,
    );
    const sender = await lockQueuedMail(db, mail.id);
    if (sender === undefined) return undefined;
    if (outside !== undefined && !(await claimSlot(deps, db, { mail, outside }))) return undefined;
    const toSend = {
      id: mail.id,
      from: {
        name: toSenderName(content.senderName ?? sender.workspace, deps.config.publicSettings.brand),
        address: deps.config.mailFrom,
      },
      to: mail.to_email,
      ...(replyTo === undefined ? {} : { replyTo }),
      subject: toOneLine(content.subject),
      text: content.text,
      html: content.html,
      language: toLocale(mail.language),
      ...(content.attachments === undefined ? {} : { attachments: content.attachments }),
      ...(unsubscribeUrl === undefined ? {} : { unsubscribeUrl }),
    };
    await observe({ kind: 'mail', name: mail.kind }, () => deps.mailer.send(toSend));
    await markSent(db, mail.id, deps.clock.now());
    return runAfterSent(db, content.afterSent);
  });
  if (followUpError !== undefined) throw new SentButNotFollowedUp(mail.kind, followUpError);
}

class SentButNotFollowedUp extends Error {
  constructor(kind: string, cause: unknown) {
    super(`The mail ${kind} went out, but what follows it failed`, { cause });
    this.name = 'SentButNotFollowedUp';
  }
}

async function recordFailure(
  store: MailStore,
  failure: { id: string; errorKind: string; givenUp: boolean; now: Date },
): Promise<void> {
  await store.write((db) =>
    sql`
      update outbox set attempts = attempts + 1, last_error = ${failure.errorKind}, date_last_try = ${failure.now},
        status = ${failure.givenUp ? 'failed' : 'queued'}
      where id = ${failure.id} and status = 'queued'
    `.execute(db),
  );
}

function composeAt(
  deps: Deps,
  store: MailStore,
  { kind, mail, outside }: { kind: AnyMailKind; mail: QueuedMail; outside: Outside | undefined },
): Promise<MailContent | undefined> {
  const { payload, language, address_form: addressForm, to_email: to } = mail;
  const toCompose = { payload, language: toLocale(language), addressForm, to, optOutUrl: outside?.optOutUrl };
  if (store.scope === undefined && 'composeForAccount' in kind) {
    return kind.composeForAccount(deps, toCompose);
  }
  if (store.scope !== undefined && 'compose' in kind) return kind.compose(deps, store.scope, toCompose);
  throw new Error(`The mail ${mail.kind} is in the wrong outbox`);
}

/**
 * The worker of SEND_MAIL. A failed mail is retried; one that fails at the last attempt, or that the recipient's server
 * rejects permanently, stays in the outbox as `failed`.
 */
export function createSendMail(
  deps: Deps,
  kinds: readonly AnyMailKind[],
): (job: RunningJob<SendMailPayload>) => Promise<void> {
  const byName = new Map(kinds.map((kind) => [kind.kind, kind]));

  async function send(store: MailStore, mail: QueuedMail): Promise<void> {
    const kind = byName.get(mail.kind);
    if (kind === undefined) throw new Error(`No mail of the kind ${mail.kind} is registered`);
    const outside = outsideOf(deps, store, { kind, mail });
    const content = await composeAt(deps, store, { kind, mail, outside });
    if (content === undefined) return store.write((db) => cancelMail(db, mail.id));
    if (outside !== undefined && (await isRefused(deps, outside))) {
      return store.write((db) => cancelMail(db, mail.id, 'opted_out'));
    }
    await handOver(deps, store, { mail, content, outside });
  }

  return async ({ payload, isLastTry }) => {
    const store = mailStoreOf(deps, payload.organizationId);
    const due = { id: payload.outboxId, now: deps.clock.now() };
    const mail = await store.read((db) => findQueuedMail(db, due));
    if (mail === undefined) return;
    try {
      await send(store, mail);
    } catch (error) {
      if (error instanceof SentButNotFollowedUp) throw error;
      const errorKind = findErrorKind(error);
      const isFinalRefusal = isRefusedForGood(error);
      const failure = { id: mail.id, errorKind, givenUp: isLastTry || isFinalRefusal, now: deps.clock.now() };
      await recordFailure(store, failure);
      // The server's message quotes the recipient, so only its kind is logged.
      if (!isFinalRefusal) throw new Error(`The mail ${mail.kind} was not handed over: ${errorKind}`);
    }
  };
}
