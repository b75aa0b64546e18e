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
 * Takes an order back inside a transaction: what it gave is taken at once, the money is asked back by a job. What was
 * fulfilled without a provider is paid back by hand, and stays `returning` until the platform says so. The order is locked,
 * and paid or fulfilled.
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
 * Gives a premium report back for the money, within the days for it; the order as it is then. Pressed twice, it is given
 * back once. Throws `order.not_refundable`, `record.not_found`.
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
