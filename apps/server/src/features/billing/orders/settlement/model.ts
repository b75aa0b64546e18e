import type { OrderRow } from '#features/billing/orders/queries.ts';
import type { JobKind } from '#jobs/jobs.ts';
import type { CheckoutState } from '#payments/payment-port.ts';

export interface ReturnPayload {
  readonly organizationId: string;
  readonly orderId: string;
}

/** Retried for about a day, and by the scheduled job afterwards. */
export const RETURN_PAYMENT: JobKind<ReturnPayload> = {
  name: 'return-payment',
  tries: 15,
  firstPauseSeconds: 5,
  concurrency: 2,
};

/** Whether the whole payment was refunded. */
export function isPaidBack(
  order: Pick<OrderRow, 'kind'>,
  { amount, tax, refundedAmount }: CheckoutState,
): boolean {
  const total = order.kind === 'premium_report' ? amount : amount + (tax ?? 0);
  return total > 0 && refundedAmount >= total;
}
