import { toEmail } from '@quint/domain/base/email.ts';
import { recordAudit } from '#database/audit.ts';
import type { Writer } from '#database/gate.ts';
import type { Deps } from '#deps.ts';
import { fetchUntilCurrent } from '#features/billing/events/model.ts';
import { queueOrderNotice } from '#features/billing/notices/service.ts';
import { giveOrder, takeBackOrder } from '#features/billing/orders/fulfilment/service.ts';
import type { OrderChange, OrderRow } from '#features/billing/orders/queries.ts';
import { lockOrder, startQuestion, updateOrder } from '#features/billing/orders/queries.ts';
import { isPaidBack, RETURN_PAYMENT } from '#features/billing/orders/settlement/model.ts';
import * as queries from '#features/billing/orders/settlement/queries.ts';
import { lockAccount, startAccountQuestion } from '#features/billing/subscriptions/updates/queries.ts';
import { applySubscription } from '#features/billing/subscriptions/updates/service.ts';
import type { CheckoutState, PaymentPort, SubscriptionState } from '#payments/payment-port.ts';
import { PaymentFault } from '#payments/payment-port.ts';

interface Key {
  readonly organizationId: string;
  readonly orderId: string;
}

/** How an order ends whose page of payment has ended; `expired` unless its buyer has withdrawn it. */
type End = 'expired' | 'withdrawn' | 'failed';

/** What the provider answered, and the numbers of the questions. */
interface Answer {
  readonly sync: number;
  readonly checkout: CheckoutState;
  readonly subscription:
    | { readonly id: string; readonly sync: number; readonly state: SubscriptionState }
    | undefined;
}

/** A settling that is under way: the order is locked. */
interface SettlementContext {
  readonly deps: Deps;
  readonly tx: Writer;
  readonly order: OrderRow;
  readonly now: Date;
}

const keyOf = ({ organization_id: organizationId, id }: OrderRow) => ({ organizationId, id });

async function change(
  { tx, order, now }: SettlementContext,
  { action, ...values }: OrderChange & { readonly action?: string },
): Promise<void> {
  await updateOrder(tx, keyOf(order), { ...values, now });
  if (action === undefined) return;
  await recordAudit(tx, {
    scope: { organizationId: order.organization_id },
    actor: undefined,
    action,
    items: [order.id],
    details: { kind: order.kind, ...(values.status === undefined ? {} : { status: values.status }) },
  });
}

async function notifyBuyer({ deps, tx, order }: SettlementContext, news: 'paid' | 'refunded'): Promise<void> {
  await queueOrderNotice(deps, tx, { organizationId: order.organization_id, orderId: order.id, news });
}

/** Ends an order that was not paid. */
async function end(context: SettlementContext, status: End): Promise<void> {
  if (context.order.status !== 'created') return;
  await change(context, { status, provider_url: null, date_ended: context.now, action: 'orders.end' });
}

/** The workspace as the provider knows it from its first payment on; what a talent pays is none of its business. */
async function recordBuyer(
  { deps, tx, order }: SettlementContext,
  { customer, customerEmail }: CheckoutState,
): Promise<void> {
  const { organization_id: organizationId } = order;
  if (order.buyer !== 'workspace' || deps.payments === undefined) return;
  const { provider } = deps.payments;
  if (customer !== undefined) await queries.recordCustomer(tx, { organizationId, provider, customer });
  if (customerEmail !== undefined)
    await queries.recordPaymentEmail(tx, organizationId, toEmail(customerEmail));
}

/** Applies the subscription that an order began; false where another one runs, which must not be paid for twice. */
async function begin(
  { deps, tx, order, now }: SettlementContext,
  subscription: NonNullable<Answer['subscription']>,
): Promise<boolean> {
  const { organization_id: organizationId } = order;
  const account = await lockAccount(tx, organizationId);
  if (account === undefined) throw new Error('The account was noted with the question');
  const { id, state } = subscription;
  const isOther = account.subscription !== null && account.subscription !== id;
  const isEnded = account.status === null || account.status === 'canceled';
  if (isOther && !isEnded) return false;
  if (!(await giveOrder(deps, tx, order, { actor: undefined, now }))) return false;
  await applySubscription(deps, tx, { organizationId, subscription: id, state, account, now });
  return true;
}

/** The money has come for the first time that we know of. */
async function pay(context: SettlementContext, { checkout, subscription }: Answer): Promise<void> {
  const { deps, tx, order, now } = context;
  const paidBack = isPaidBack(order, checkout);
  await change(context, {
    status: 'paid',
    tax: checkout.tax ?? null,
    amount_refunded: checkout.refundedAmount,
    provider_payment: checkout.payment ?? null,
    provider_subscription: checkout.subscription ?? null,
    provider_url: null,
    date_paid: now,
    date_ended: null,
    action: 'orders.pay',
  });
  await recordBuyer(context, checkout);
  // A plan follows its subscription, also when its first payment was paid back at the provider.
  const isGiven =
    subscription !== undefined
      ? await begin(context, subscription)
      : paidBack || (await giveOrder(deps, tx, order, { actor: undefined, now }));
  if (paidBack) return payBack(context, subscription !== undefined && isGiven);
  if (isGiven) return notifyBuyer(context, 'paid');
  await change(context, { status: 'returning', date_ended: now, action: 'orders.return' });
  const { organization_id: organizationId, id: orderId } = order;
  await deps.jobs.enqueue(tx, RETURN_PAYMENT, [{ organizationId, orderId }]);
}

/** The money is back with the buyer. */
async function payBack(context: SettlementContext, isGiven: boolean): Promise<void> {
  const { deps, tx, order, now } = context;
  await takeBackOrder(deps, tx, { ...order, is_given: isGiven }, { actor: undefined, now });
  await change(context, { status: 'refunded', date_ended: now, action: 'orders.refund' });
  await notifyBuyer(context, 'refunded');
}

async function recordPayment(context: SettlementContext, answer: Answer): Promise<void> {
  const { order } = context;
  const { refundedAmount } = answer.checkout;
  if (order.date_paid === null) return pay(context, answer);
  if (order.amount_refunded !== refundedAmount) {
    await change(context, { amount_refunded: refundedAmount, action: 'orders.note_refund' });
  }
  if (order.status === 'refunded' || !isPaidBack(order, answer.checkout)) return;
  await payBack(context, order.is_given);
}

async function apply(context: SettlementContext, answer: Answer, endsAs: End | undefined): Promise<void> {
  const { status } = answer.checkout;
  if (status === 'paid') await recordPayment(context, answer);
  else if (status === 'failed') await end(context, 'failed');
  else if (status === 'expired') await end(context, endsAs ?? 'expired');
}

/** Asks about the checkout of an order, and about the subscription that it began. */
async function queryProvider(
  deps: Deps,
  payments: PaymentPort,
  { order, session, sync }: { readonly order: OrderRow; readonly session: string; readonly sync: number },
): Promise<Answer> {
  const checkout = await payments.readCheckout(session);
  const { subscription: id } = checkout;
  if (id === undefined || checkout.status !== 'paid' || order.date_paid !== null) {
    return { sync, checkout, subscription: undefined };
  }
  const { organization_id: organizationId } = order;
  const { provider } = payments;
  const accountSync = await deps.db.platform.write((tx) =>
    startAccountQuestion(tx, { organizationId, provider }),
  );
  const state = await payments.readSubscription(id);
  return { sync, checkout, subscription: { id, sync: accountSync, state } };
}

/** A page that the provider does not know cannot be paid, nor one whose address was never handed out. */
async function endUnknown(deps: Deps, { organizationId, orderId }: Key, endsAs: End): Promise<void> {
  await deps.db.platform.write(async (tx) => {
    const order = await lockOrder(tx, { organizationId, id: orderId });
    if (order !== undefined) await end({ deps, tx, order, now: deps.clock.now() }, endsAs);
  });
}

/** Whether something was asked later, the answer to which must not be overwritten. */
async function isOutdated(
  { tx, order }: SettlementContext,
  { sync, subscription }: Answer,
): Promise<boolean> {
  if (order.sync !== sync) return true;
  if (subscription === undefined) return false;
  return (await lockAccount(tx, order.organization_id))?.sync !== subscription.sync;
}

async function startSettling(
  deps: Deps,
  { organizationId, orderId: id }: Key,
): Promise<{ readonly order: OrderRow; readonly sync: number } | undefined> {
  return deps.db.platform.write(async (tx) => {
    const order = await lockOrder(tx, { organizationId, id });
    if (order === undefined || order.way === 'offer') return undefined;
    return { order, sync: (await startQuestion(tx, { organizationId, id })) ?? 0 };
  });
}

/** Asks once; false where something was asked later before the answer came. */
async function settleOnce(deps: Deps, key: Key, endsAs: End | undefined): Promise<boolean> {
  const { payments } = deps;
  const pendingSettlement = await startSettling(deps, key);
  if (pendingSettlement === undefined) return true;
  const { order, sync } = pendingSettlement;
  const { provider_session: session } = order;
  if (session === null || payments?.provider !== order.way) {
    const isOver = order.date_expires !== null && order.date_expires <= deps.clock.now();
    if (isOver || endsAs !== undefined) await endUnknown(deps, key, endsAs ?? 'expired');
    return true;
  }
  const answer = await queryProvider(deps, payments, { order, session, sync });
  const { organizationId, orderId: id } = key;
  return deps.db.platform.write(async (tx) => {
    const lockedOrder = await lockOrder(tx, { organizationId, id });
    if (lockedOrder === undefined) return true;
    const context = { deps, tx, order: lockedOrder, now: deps.clock.now() };
    if (await isOutdated(context, answer)) return false;
    await apply(context, answer, endsAs);
    return true;
  });
}

/**
 * Asks the provider what holds of an order now, and applies it in one transaction with its lines in the audit log: paid and
 * given, failed, expired, paid back. An answer that is older than a later question is dropped, and asked for again.
 * `endsAs` is how the order ends when its page has ended unpaid. Throws PaymentFault; nothing has changed then.
 * Triggers: webhook event (see triggers.md).
 */
export async function settleOrder(deps: Deps, key: Key, endsAs?: End): Promise<void> {
  try {
    await fetchUntilCurrent(() => settleOnce(deps, key, endsAs));
  } catch (error) {
    if (!(error instanceof PaymentFault) || error.kind !== 'gone') throw error;
    await endUnknown(deps, key, endsAs ?? 'expired');
  }
}
