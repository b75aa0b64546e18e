import { fail } from '@quint/contract/base/errors.ts';
import type { Order, OrderNoteBody } from '@quint/contract/billing/orders.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { recordAudit } from '#database/audit.ts';
import type { Writer } from '#database/gate.ts';
import type { Deps } from '#deps.ts';
import { findAccount } from '#features/billing/accounts/queries.ts';
import type { OrderNews } from '#features/billing/notices/model.ts';
import { queueOrderNotice } from '#features/billing/notices/service.ts';
import { END_REPLACED_SUBSCRIPTION } from '#features/billing/orders/decisions/jobs.ts';
import { giveOrder, takeBackOrder } from '#features/billing/orders/fulfilment/service.ts';
import { orderOf } from '#features/billing/orders/model.ts';
import type { OrderChange, OrderRow } from '#features/billing/orders/queries.ts';
import { findAnyOrder, lockOrder, updateOrder } from '#features/billing/orders/queries.ts';
import { startReturn } from '#features/billing/orders/refunding/service.ts';
import { RETURN_PAYMENT } from '#features/billing/orders/settlement/model.ts';

/** An answer of the platform that is under way: the order is locked. */
interface DecisionContext {
  readonly deps: Deps;
  readonly tx: Writer;
  readonly order: OrderRow;
  readonly actor: Actor;
  readonly note: string;
  readonly now: Date;
}

const keyOf = ({ organization_id: organizationId, id }: OrderRow) => ({ organizationId, id });

/** An answer of the platform to an order, which is locked; returns it as it is then. Throws `record.not_found`. */
function answerBy(act: (context: DecisionContext) => Promise<void>) {
  return (
    deps: Deps,
    actor: Actor,
    { id, note }: OrderNoteBody & { readonly id: string },
  ): Promise<Order> => {
    const now = deps.clock.now();
    return deps.db.platform.write(async (tx) => {
      const orderRow = await findAnyOrder(tx, id);
      const order = orderRow === undefined ? undefined : await lockOrder(tx, keyOf(orderRow));
      if (order === undefined) throw fail('record.not_found');
      await act({ deps, tx, order, actor, note, now });
      return orderOf((await findAnyOrder(tx, id)) ?? order, now);
    });
  };
}

/** Notes who answered and what they wrote, with what changes. */
async function recordAnswer(
  { tx, order, actor, note, now }: DecisionContext,
  change: OrderChange = {},
): Promise<void> {
  const answerFields = { ...(note !== '' && { note }), user_answered: actor.userId };
  await updateOrder(tx, keyOf(order), { ...change, ...answerFields, now });
}

/** The line in the audit log, and the mail to those who ordered. */
async function auditAndNotify(
  { deps, tx, order, actor }: DecisionContext,
  action: string,
  news: OrderNews,
): Promise<void> {
  const { organization_id: organizationId, id: orderId, kind } = order;
  const line = { scope: { organizationId }, actor, action, items: [orderId] };
  await recordAudit(tx, { ...line, details: { kind } });
  await queueOrderNotice(deps, tx, { organizationId, orderId, news });
}

/** Throws for an order that is no open request: what waits for a payment is answered by the provider alone. */
function assertRequest({ order }: DecisionContext): void {
  if (order.status !== 'created' || order.way !== 'offer') throw fail('order.not_open');
}

/**
 * A plan that the platform gives while a subscription runs: Enterprise takes its place, and it ends with its period. Any
 * other plan would be taken over by the subscription, which has to be cancelled first.
 */
async function replaceSubscription({ deps, tx, order }: DecisionContext): Promise<void> {
  if (order.kind === 'insights' || order.kind === 'premium_report') return;
  const account = await findAccount(tx, keyOf(order));
  if (account === undefined || account.subscription === null) return;
  if (account.status === null || account.status === 'canceled') return;
  if (order.kind !== 'enterprise') throw fail('order.has_already');
  const { subscription } = account;
  if (!account.cancels_at_end) await deps.jobs.enqueue(tx, END_REPLACED_SUBSCRIPTION, [{ subscription }]);
}

/**
 * Gives what a request asks for. It is fulfilled then, never paid. Throws `order.not_open` for anything but an open
 * request, `order.has_already` where it cannot be given: the report is gone or open already, a subscription runs.
 */
export const fulfilOrder = answerBy(async (context) => {
  assertRequest(context);
  const { deps, tx, order, actor, now } = context;
  await replaceSubscription(context);
  await recordAnswer(context, { status: 'fulfilled', date_paid: now });
  await auditAndNotify(context, 'orders.fulfil', 'fulfilled');
  if (!(await giveOrder(deps, tx, order, { actor, now }))) throw fail('order.has_already');
});

/** Declines a request; nothing changes. Throws `order.not_open`. */
export const declineOrder = answerBy(async (context) => {
  assertRequest(context);
  await recordAnswer(context, { status: 'declined', date_ended: context.now });
  await auditAndNotify(context, 'orders.decline', 'declined');
});

/** The platform says that it has paid back what it had fulfilled. */
async function payBackByHand(context: DecisionContext): Promise<void> {
  const { deps, tx, order, actor, now } = context;
  await takeBackOrder(deps, tx, order, { actor, now });
  await recordAnswer(context, { status: 'refunded', amount_refunded: order.amount, date_ended: now });
  await auditAndNotify(context, 'orders.refund', 'refunded');
}

/**
 * Takes an order back for its money. Of a paid one the provider pays back by a job, until then it is `returning`; of a
 * fulfilled one the platform says here that it has paid back. Pressed twice, it is paid back once. Throws
 * `order.not_refundable` for an order that was never paid or fulfilled.
 */
export const refundOrder = answerBy(async (context) => {
  const { deps, tx, order, actor, now } = context;
  const { organization_id: organizationId, id: orderId, status, way: paymentMethod } = order;
  if (status === 'refunded') return;
  if (status === 'fulfilled' || (status === 'returning' && paymentMethod === 'offer')) {
    await payBackByHand(context);
  } else if (status === 'returning') {
    // The job may have given up; it asks under the same key.
    await deps.jobs.enqueue(tx, RETURN_PAYMENT, [{ organizationId, orderId }]);
  } else if (status === 'paid') {
    await startReturn(deps, tx, order, { actor, now });
    await recordAnswer(context);
  } else throw fail('order.not_refundable');
});
