import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type { SendSlot } from '@quint/domain/invitations/mail-budget.ts';
import type { AddressForm } from '@quint/domain/workspace/address-form.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { sql } from 'kysely';
import type { Writer } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { Deps } from '#deps.ts';
import type { JobKind } from '#jobs/jobs.ts';
import type { Mail } from '#mail/mailer.ts';
import type { OutsidePurpose } from '#outbox/recipients.ts';

/** The content of a mail, composed when it is sent. */
export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: Mail['attachments'];
  /** The contact person named in the text. */
  readonly replyTo?: { readonly name: string; readonly email: string } | undefined;
  /** Who sends it, if not the workspace in general. */
  readonly senderName?: string | undefined;
  /** The one-click unsubscribe URL for this kind of mail; for mails to outsiders it is set automatically. */
  readonly unsubscribeUrl?: string;
  /** Runs in the transaction that marks the mail as sent. */
  readonly afterSent?: (db: Writer) => Promise<void>;
}

export interface MailToCompose<Payload> {
  readonly payload: Payload;
  readonly language: Language;
  /** How the workspace addresses talents in German; du in mails of the product. */
  readonly addressForm: AddressForm;
  readonly to: string;
  /** The unsubscribe page; undefined for a mail the person requested. */
  readonly optOutUrl: string | undefined;
}

/** A kind of mail: its payload holds ids only, its content is composed from the records at sending time. */
export interface MailKind<Payload extends object> {
  readonly kind: string;
  /** The purpose, for mails to people who did not ask for them. */
  readonly purpose?: OutsidePurpose;
  /** The content; undefined when the mail should no longer be sent. Throws when it cannot be composed yet. */
  compose(
    deps: Deps,
    scope: OrganizationScope,
    mail: MailToCompose<Payload>,
  ): Promise<MailContent | undefined>;
}

/** A mail of the product, not of a workspace, to a person about their own account. */
export interface AccountMailKind<Payload extends object> {
  readonly kind: string;
  /** The content; undefined when the mail should no longer be sent. Throws when it cannot be composed yet. */
  composeForAccount(deps: Deps, mail: MailToCompose<Payload>): Promise<MailContent | undefined>;
}

export type AnyMailKind = MailKind<object> | AccountMailKind<object>;

/** Whether an export is a kind of mail. All those exported by an `emails.ts` of a feature are registered. */
export function isMailKind(value: unknown): value is AnyMailKind {
  return typeof value === 'object' && value !== null && ('compose' in value || 'composeForAccount' in value);
}

export interface MailToQueue {
  /** The key of its row, for recalling it. */
  readonly id?: string;
  /** The idempotency key, for example `invitation:<result id>:1`. Queued twice, the mail is sent once. */
  readonly messageKey: string;
  readonly kind: string;
  readonly to: string;
  readonly language: StoredLanguage;
  readonly payload: object;
  /** The sending time and the budget day, for a mail that the person did not request. */
  readonly slot?: SendSlot;
  /** Waits until then, so that it can be recalled. */
  readonly notBefore?: Date;
}

function sendTimeOf({ slot, notBefore }: MailToQueue): Date | null {
  const sendAt = slot?.sendAt ?? null;
  return notBefore !== undefined && (sendAt === null || sendAt < notBefore) ? notBefore : sendAt;
}

export interface SendMailPayload {
  /** Null for a mail of the product itself. */
  readonly organizationId: string | null;
  readonly outboxId: string;
}

/**
 * Delays double from 15 seconds to an hour, so the attempts span most of a day: an outage of hours only delays mails.
 */
export const SEND_MAIL: JobKind<SendMailPayload> = {
  name: 'send-mail',
  tries: 24,
  firstPauseSeconds: 15,
  concurrency: 4,
};

/**
 * Inserts mails into the outbox and enqueues their jobs, in the transaction of the business change. Skips existing
 * message keys.
 */
export async function queueMails(
  deps: Deps,
  db: Writer,
  scope: OrganizationScope,
  { mails }: { mails: readonly MailToQueue[] },
): Promise<void> {
  await insertMails(deps, db, { organizationId: scope.organizationId, mails });
}

/** The same for mails of the product. Requires the platform role. */
export async function queueAccountMails(
  deps: Deps,
  db: Writer,
  mails: readonly MailToQueue[],
): Promise<void> {
  await insertMails(deps, db, { organizationId: null, mails });
}

async function insertMails(
  deps: Deps,
  db: Writer,
  { organizationId, mails }: { organizationId: string | null; mails: readonly MailToQueue[] },
): Promise<void> {
  if (mails.length === 0) return;
  const { rows } = await sql<{ id: string; send_after: Date | null }>`
    insert into outbox (organization_id, id, message_key, kind, to_email, language, payload, send_after, counts_on, public_form)
    select ${organizationId}::uuid, m.id, m.message_key, m.kind, m.to_email, m.language, m.payload::jsonb, m.send_after, m.counts_on, m.public_form
    from unnest(
      ${mails.map((mail) => mail.id ?? newId())}::uuid[], ${mails.map((mail) => mail.messageKey)}::text[],
      ${mails.map((mail) => mail.kind)}::text[], ${mails.map((mail) => mail.to)}::text[],
      ${mails.map((mail) => mail.language)}::text[], ${mails.map((mail) => JSON.stringify(mail.payload))}::text[],
      ${mails.map(sendTimeOf)}::timestamptz[], ${mails.map((mail) => mail.slot?.day ?? null)}::date[],
      ${mails.map((mail) => mail.slot?.publicForm ?? null)}::text[]
    ) as m (id, message_key, kind, to_email, language, payload, send_after, counts_on, public_form)
    on conflict (organization_id, message_key) do nothing
    returning id, send_after
  `.execute(db);
  await enqueueMails(deps, db, { organizationId, mails: rows });
}

async function enqueueMails(
  deps: Deps,
  db: Writer,
  {
    organizationId,
    mails,
  }: {
    organizationId: string | null;
    mails: readonly { readonly id: string; readonly send_after: Date | null }[];
  },
): Promise<void> {
  const mailsByTime = Map.groupBy(mails, (mail) => mail.send_after?.getTime());
  for (const [time, mailsAtTime] of mailsByTime) {
    const payloads = mailsAtTime.map(({ id }) => ({ organizationId, outboxId: id }));
    const options = time === undefined ? {} : { startAfter: new Date(time) };
    await deps.jobs.enqueue(db, SEND_MAIL, payloads, options);
  }
}

/** Queues mails again that were cancelled with their subject, and not for another reason. */
export async function requeueMails(
  deps: Deps,
  db: Writer,
  scope: OrganizationScope,
  messageKeys: readonly string[],
): Promise<void> {
  const { rows } = await sql<{ id: string; send_after: Date | null }>`
    update outbox set status = 'queued'
    where organization_id = ${scope.organizationId} and message_key = any(${messageKeys})
      and status = 'canceled' and last_error is null and date_sent is null
    returning id, send_after
  `.execute(db);
  await enqueueMails(deps, db, { organizationId: scope.organizationId, mails: rows });
}

/** The failed mails to retry: some by their ids, or all of some kinds of failure. */
export type FailedMails =
  | { readonly ids: readonly string[] }
  | { readonly errors: readonly (string | null)[]; readonly limit: number };

/**
 * Queues failed mails again, and returns them. Their attempts are added to the former ones. Requires the platform role.
 */
export async function retryMails(
  deps: Deps,
  db: Writer,
  selection: FailedMails,
): Promise<{ readonly id: string; readonly organizationId: string | null }[]> {
  const which =
    'ids' in selection
      ? sql`id = any(${selection.ids}::uuid[])`
      : sql`coalesce(last_error, '') = any(${selection.errors.map((error) => error ?? '')}::text[])`;
  const limit = 'ids' in selection ? selection.ids.length : selection.limit;
  const { rows } = await sql<{ id: string; organization_id: string | null }>`
    update outbox set status = 'queued', send_after = null
    where id in (
      select id from outbox where status = 'failed' and ${which} order by date_created limit ${limit} for update skip locked
    )
    returning id, organization_id
  `.execute(db);
  for (const [organizationId, mails] of Map.groupBy(rows, (row) => row.organization_id)) {
    await deps.jobs.enqueue(
      db,
      SEND_MAIL,
      mails.map(({ id }) => ({ organizationId, outboxId: id })),
    );
  }
  return rows.map(({ id, organization_id: organizationId }) => ({ id, organizationId }));
}

/** Permanently recalls a queued mail. Returns its kind and payload; undefined when it was sent or is being sent. */
export async function recallMail(
  db: Writer,
  scope: OrganizationScope,
  id: string,
): Promise<{ readonly kind: string; readonly payload: unknown } | undefined> {
  const { rows } = await sql<{ kind: string; payload: unknown }>`
    update outbox set status = 'canceled', last_error = 'recalled'
    where organization_id = ${scope.organizationId} and id in (
      select id from outbox where organization_id = ${scope.organizationId} and id = ${id} and status = 'queued'
      for update skip locked
    )
    returning kind, payload
  `.execute(db);
  return rows[0];
}

/** Permanently recalls mails that wait or could not be delivered. Returns the message keys of those recalled. */
export async function recallMails(
  db: Writer,
  scope: OrganizationScope,
  messageKeys: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ message_key: string }>`
    update outbox set status = 'canceled', last_error = 'recalled'
    where organization_id = ${scope.organizationId} and id in (
      select id from outbox
      where organization_id = ${scope.organizationId} and message_key = any(${messageKeys}) and status in ('queued', 'failed')
      order by id for update skip locked
    )
    returning message_key
  `.execute(db);
  return new Set(rows.map((row) => row.message_key));
}

/** Postpones a mail that may not be sent now: a new time and a job for it. */
export async function postponeMail(
  deps: Deps,
  db: Writer,
  { scope, outboxId, slot }: { scope: OrganizationScope; outboxId: string; slot: SendSlot },
): Promise<void> {
  const { day, sendAt } = slot;
  await sql`
    update outbox set send_after = ${sendAt}::timestamptz, counts_on = ${day}::date
    where organization_id = ${scope.organizationId} and id = ${outboxId}
  `.execute(db);
  const payload = { organizationId: scope.organizationId, outboxId };
  await deps.jobs.enqueue(db, SEND_MAIL, [payload], sendAt === null ? {} : { startAfter: sendAt });
}

/** Cancels queued mails, except one that is being sent right now. */
export async function cancelMails(
  db: Writer,
  scope: OrganizationScope,
  messageKeys: readonly string[],
): Promise<void> {
  await sql`
    update outbox set status = 'canceled' where organization_id = ${scope.organizationId} and id in (
      select id from outbox
      where organization_id = ${scope.organizationId} and message_key = any(${messageKeys}) and status = 'queued'
      for update skip locked
    )
  `.execute(db);
}

/** Cancels queued mails of some kinds to an address, except one that is being sent right now. */
export async function cancelMailsTo(
  db: Writer,
  scope: OrganizationScope,
  { to, kinds }: { to: string; kinds: readonly string[] },
): Promise<void> {
  await sql`
    update outbox set status = 'canceled' where organization_id = ${scope.organizationId} and id in (
      select id from outbox
      where organization_id = ${scope.organizationId} and lower(to_email) = lower(${to}) and kind = any(${kinds})
        and status = 'queued'
      for update skip locked
    )
  `.execute(db);
}
