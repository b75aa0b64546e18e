import { fail } from '@quint/contract/base/errors.ts';
import { recordAudit } from '#database/audit.ts';
import type { Writer } from '#database/gate.ts';
import type { Deps } from '#deps.ts';
import type { GrantContext } from '#features/billing/orders/fulfilment/service.ts';
import type { OrderRow } from '#features/billing/orders/queries.ts';
import { findOrder, lockOrder, updateOrder } from '#features/billing/orders/queries.ts';
import { settleOrder } from '#features/billing/orders/settlement/service.ts';
import { PaymentFault } from '#payments/payment-port.ts';

/** Withdraws an order that nobody can pay: a request, or one whose page was never handed out. The order is locked. */
export async function withdrawOrder(
  tx: Writer,
  order: OrderRow,
  { actor, now }: GrantContext,
): Promise<void> {
  const { organization_id: organizationId, id, kind } = order;
  await updateOrder(tx, { organizationId, id }, { status: 'withdrawn', date_ended: now, now });
  const line = { scope: { organizationId }, actor, action: 'orders.withdraw', items: [id] };
  await recordAudit(tx, { ...line, details: { kind } });
}

/**
 * Closes the page of an order at the provider, and then asks what became of it: withdrawn, or paid in the last moment. It
 * stays open where a payment is on its way.
 */
export async function closeOrder(deps: Deps, order: OrderRow): Promise<OrderRow | undefined> {
  const { organization_id: organizationId, id, provider_session: session } = order;
  const { payments } = deps;
  try {
    if (session !== null && payments?.provider === order.way) await payments.expireCheckout(session);
  } catch (error) {
    // Paid or ended meanwhile, which the question after it says.
    if (!(error instanceof PaymentFault) || error.kind === 'down') throw error;
  }
  await settleOrder(deps, { organizationId, orderId: id }, 'withdrawn');
  return deps.db.platform.read((db) => findOrder(db, { organizationId, id }));
}

/**
 * Withdraws an open order; the order as it is then, which is paid where the payment came first. Throws `order.not_open`,
 * and PaymentFault: the order is open then.
 */
export async function cancelOrder(
  deps: Deps,
  order: Pick<OrderRow, 'organization_id' | 'id'>,
  actor: GrantContext['actor'],
): Promise<OrderRow> {
  const { organization_id: organizationId, id } = order;
  const open = await deps.db.platform.write(async (tx) => {
    const lockedOrder = await lockOrder(tx, { organizationId, id });
    if (lockedOrder === undefined) throw fail('record.not_found');
    if (lockedOrder.status !== 'created') throw fail('order.not_open');
    if (lockedOrder.provider_session !== null) return lockedOrder;
    await withdrawOrder(tx, lockedOrder, { actor, now: deps.clock.now() });
    return findOrder(tx, { organizationId, id });
  });
  const after = open?.status === 'created' ? await closeOrder(deps, open) : open;
  if (after === undefined) throw fail('record.not_found');
  if (after.status === 'created') throw fail('order.not_open');
  return after;
}
