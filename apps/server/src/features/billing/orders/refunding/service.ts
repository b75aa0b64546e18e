import { fail } from '@quint/contract/base/errors.ts';
import { recordAudit } from '#database/audit.ts';
import type { Writer } from '#database/gate.ts';
import type { Deps } from '#deps.ts';
import type { GrantContext } from '#features/billing/orders/fulfilment/service.ts';
import { takeBackOrder } from '#features/billing/orders/fulfilment/service.ts';
import { refundableUntil } from '#features/billing/orders/model.ts';
import type { OrderRow } from '#features/billing/orders/queries.ts';
import { findOrder, lockOrder, updateOrder } from '#features/billing/orders/queries.ts';
import { RETURN_PAYMENT } from '#features/billing/orders/settlement/model.ts';

/**
 * Takes an order back inside a transaction: the ordered item is removed at once, and a job requests the refund. An
 * order that was fulfilled without a provider is refunded manually and stays `returning` until the platform confirms
 * it. The order is locked, and paid or fulfilled.
 */
export async function startReturn(
  deps: Deps,
  tx: Writer,
  order: OrderRow,
  context: GrantContext,
): Promise<void> {
  const { organization_id: organizationId, id } = order;
  const { actor, now } = context;
  await takeBackOrder(deps, tx, order, context);
  await updateOrder(tx, { organizationId, id }, { status: 'returning', date_ended: now, now });
  const line = { scope: { organizationId }, actor, action: 'orders.return', items: [id] };
  await recordAudit(tx, { ...line, details: { kind: order.kind } });
  if (order.way !== 'offer') await deps.jobs.enqueue(tx, RETURN_PAYMENT, [{ organizationId, orderId: id }]);
}

/**
 * Returns a premium report for the money, within the allowed days; returns the new state of the order. A second request
 * changes nothing. Throws `order.not_refundable`, `record.not_found`.
 */
export async function requestRefund(
  deps: Deps,
  key: { readonly organizationId: string; readonly orderId: string },
  actor: GrantContext['actor'],
): Promise<OrderRow> {
  const { organizationId, orderId: id } = key;
  const now = deps.clock.now();
  return deps.db.platform.write(async (tx) => {
    const order = await lockOrder(tx, { organizationId, id });
    if (order === undefined) throw fail('record.not_found');
    const isReturned = order.status === 'returning' || order.status === 'refunded';
    if (order.kind !== 'premium_report') throw fail('order.not_refundable');
    if (isReturned) return order;
    if (refundableUntil(order, now) === undefined) throw fail('order.not_refundable');
    await startReturn(deps, tx, order, { actor, now });
    return (await findOrder(tx, { organizationId, id })) ?? order;
  });
}
