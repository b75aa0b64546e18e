import type { Deps } from '#deps.ts';
import type { Concern } from '#features/billing/events/model.ts';
import { findAnyOrder, findOrderOfPayment } from '#features/billing/orders/queries.ts';
import { adoptPage } from '#features/billing/orders/payment-events/queries.ts';
import { settleOrder } from '#features/billing/orders/settlement/service.ts';

/**
 * Settles the order of a checkout that the provider reported; undefined for one that is not ours. A page whose address
 * was lost, because the process ended after the provider's response, is assigned to its order.
 */
export async function handleCheckoutEvent(deps: Deps, session: string): Promise<Concern | undefined> {
  const checkout = await deps.payments?.readCheckout(session);
  const { orderId } = checkout ?? {};
  if (orderId === undefined) return undefined;
  const order = await deps.db.platform.read((db) => findAnyOrder(db, orderId));
  if (order === undefined || order.organization_id !== checkout?.organizationId) return undefined;
  const organizationId = order.organization_id;
  const isOurs = await deps.db.platform.write((tx) =>
    adoptPage(tx, { organizationId, id: orderId }, session),
  );
  if (!isOurs) return undefined;
  await settleOrder(deps, { organizationId, orderId });
  return { organizationId, orderId };
}

/** The same for a payment: made, refused, or refunded. */
export async function handlePaymentEvent(deps: Deps, payment: string): Promise<Concern | undefined> {
  const order = await deps.db.platform.read((db) => findOrderOfPayment(db, payment));
  if (order !== undefined) {
    const { organization_id: organizationId, id: orderId } = order;
    await settleOrder(deps, { organizationId, orderId });
    return { organizationId, orderId };
  }
  const session = await deps.payments?.findCheckoutOf(payment);
  return session === undefined ? undefined : handleCheckoutEvent(deps, session);
}
