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

/** Cancels the subscription of a refunded order, so that nothing more is charged for it. */
async function endSubscription(deps: Deps, subscription: string): Promise<void> {
  try {
    await deps.payments?.cancelNow(subscription);
  } catch (error) {
    // It has already ended.
    if (!(error instanceof PaymentFault) || error.kind !== 'gone') throw error;
  }
}

/**
 * Has the provider refund an order and records the outcome. Idempotent: the key is that of the order, and an existing
 * refund is only recorded. Throws PaymentFault until the refund is on its way, so that it is retried and logged.
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
  // Refunded in the provider's dashboard before; its state decides.
  const after = await deps.db.platform.read((db) => findOrder(db, { organizationId, id: orderId }));
  if (refusal !== undefined && after?.status === 'returning') throw refusal;
}
