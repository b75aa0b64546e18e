import type { Deps } from '#deps.ts';
import { findOrder } from '#features/billing/orders/queries.ts';
import type { ReturnPayload } from '#features/billing/orders/settlement/model.ts';
import { RETURN_PAYMENT } from '#features/billing/orders/settlement/model.ts';
import { settleOrder } from '#features/billing/orders/settlement/service.ts';
import { defineJob } from '#jobs/define-job.ts';
import { PaymentFault } from '#payments/payment-port.ts';

export const RETURN_PAYMENT_JOB = defineJob({
  ...RETURN_PAYMENT,
  run: (deps, { payload }) => returnPayment(deps, payload),
});

/** Ends the subscription of an order whose money goes back, so that nothing more is paid for it. */
async function endSubscription(deps: Deps, subscription: string): Promise<void> {
  try {
    await deps.payments?.cancelNow(subscription);
  } catch (error) {
    // It has ended already.
    if (!(error instanceof PaymentFault) || error.kind !== 'gone') throw error;
  }
}

/**
 * Has the provider pay back an order that was taken back, and notes what the provider says then. Idempotent: the key is that
 * of the order, and what was paid back already is only noted. Throws PaymentFault while the money is not on its way, so
 * that it is tried again and stands in the log.
 */
export async function returnPayment(deps: Deps, { organizationId, orderId }: ReturnPayload): Promise<void> {
  const { payments } = deps;
  const order = await deps.db.platform.read((db) => findOrder(db, { organizationId, id: orderId }));
  if (order?.status !== 'returning' || payments?.provider !== order.way) return;
  const { provider_payment: payment, provider_subscription: subscription } = order;
  if (subscription !== null) await endSubscription(deps, subscription);
  let refusal: PaymentFault | undefined;
  try {
    if (payment !== null) await payments.refund(payment, `refund-${orderId}`);
  } catch (error) {
    if (!(error instanceof PaymentFault) || error.kind !== 'refused') throw error;
    refusal = error;
  }
  await settleOrder(deps, { organizationId, orderId });
  // Paid back from the dashboard before; what it says decides.
  const after = await deps.db.platform.read((db) => findOrder(db, { organizationId, id: orderId }));
  if (refusal !== undefined && after?.status === 'returning') throw refusal;
}
