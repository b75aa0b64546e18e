import type { Writer } from '#database/gate.ts';
import { scopeOfWrite } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import {
  GRANT_MAIL,
  ORDER_MAIL,
  OWN_ORDER_MAIL,
  SUBSCRIPTION_MAIL,
} from '#features/billing/notices/emails.ts';
import type { OrderNews, SubscriptionNews, AccountForNotice } from '#features/billing/notices/model.ts';
import { newsOfChange } from '#features/billing/notices/model.ts';
import type { Recipient } from '#features/billing/notices/queries.ts';
import * as queries from '#features/billing/notices/queries.ts';
import type { MailToQueue } from '#outbox/outbox.ts';
import { queueAccountMails, queueMails } from '#outbox/outbox.ts';

// Everything here runs inside the transaction of the announced change, under the platform role.

export interface OrderNotice {
  readonly organizationId: string;
  readonly orderId: string;
  readonly news: OrderNews;
}

function mailsTo(
  recipients: readonly Recipient[],
  { kind, key, payload }: { kind: string; key: string; payload: object },
): MailToQueue[] {
  return recipients.map(({ key: to, email, language }) => ({
    messageKey: `${key}:${to}`,
    kind,
    to: email,
    language,
    payload,
  }));
}

/**
 * Queues the mails about an event of an order, once for each kind of event: a request goes to the administrators of the
 * platform, everything else to those who ordered. A mail that is no longer true when it is sent is dropped.
 */
export async function queueOrderNotice(deps: Deps, tx: Writer, notice: OrderNotice): Promise<void> {
  const { organizationId, orderId, news } = notice;
  const key = `order:${orderId}:${news}`;
  if (news === 'requested') {
    const recipients = await queries.listPlatformAdministrators(tx);
    await queueAccountMails(deps, tx, mailsTo(recipients, { kind: ORDER_MAIL.kind, key, payload: notice }));
    return;
  }
  const talent = await queries.findBuyingTalent(tx, notice);
  if (talent !== undefined) {
    const mails = mailsTo([talent], { kind: OWN_ORDER_MAIL.kind, key, payload: { orderId, news } });
    await queueMails(deps, tx, scopeOfWrite({ organizationId }), { mails });
    return;
  }
  const order = await queries.findOrderForNotice(tx, notice);
  if (order === undefined || order.is_own) return;
  const payers = await queries.listPayers(tx, organizationId);
  await queueAccountMails(deps, tx, mailsTo(payers, { kind: ORDER_MAIL.kind, key, payload: notice }));
}

export interface SubscriptionNotice {
  readonly organizationId: string;
  readonly news: SubscriptionNews;
  /** Distinguishes repeated events from repeated notices: a date or a counter. */
  readonly occasion: string;
}

/** Queues a mail about the subscription of a workspace to its payers, once for each occasion. */
export async function queueSubscriptionNotice(
  deps: Deps,
  tx: Writer,
  { organizationId, news, occasion }: SubscriptionNotice,
): Promise<void> {
  const payers = await queries.listPayers(tx, organizationId);
  const key = `subscription:${organizationId}:${news}:${occasion}`;
  const payload = { organizationId, news };
  await queueAccountMails(deps, tx, mailsTo(payers, { kind: SUBSCRIPTION_MAIL.kind, key, payload }));
}

/**
 * Notifies the payers of changes that the provider reports for the subscription: a failed payment, a pause, a planned
 * or actual end, a smaller plan. `before` and `after` are the rows of `billing_accounts` around the change.
 */
export async function noticeSubscriptionChange(
  deps: Deps,
  tx: Writer,
  change: {
    readonly organizationId: string;
    readonly before: AccountForNotice | undefined;
    readonly after: AccountForNotice;
    /** The counter `sync` of the row. */
    readonly sync: number;
  },
): Promise<void> {
  const { organizationId, before, after, sync } = change;
  for (const news of newsOfChange(before, after)) {
    const occasion = news === 'failed' ? (after.past_due_since?.toISOString() ?? '') : String(sync);
    await queueSubscriptionNotice(deps, tx, { organizationId, news, occasion });
  }
}

/** Notifies the administrators of a workspace of talent insights that were just granted. */
export async function queueGrantNotice(deps: Deps, tx: Writer, organizationId: string): Promise<void> {
  const entryId = await queries.findNewestGrant(tx, organizationId);
  if (entryId === undefined) return;
  const recipients = await queries.listAdministrators(tx, organizationId);
  const payload = { organizationId, entryId };
  const key = `grant:${entryId}`;
  await queueAccountMails(deps, tx, mailsTo(recipients, { kind: GRANT_MAIL.kind, key, payload }));
}
