import type { PaymentMethod } from '@quint/contract/billing/prices.ts';

/** Whether the platform refunds an order by hand, because no provider took the money. */
export function isPaidBackByHand({ way: paymentMethod }: { readonly way: PaymentMethod }): boolean {
  return paymentMethod === 'offer';
}
