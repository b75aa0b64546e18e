import type { PaymentMethod } from '@quint/contract/billing/prices.ts';

/** Whether people pay an order back themselves: no provider took the money. */
export function isPaidBackByHand({ way: paymentMethod }: { readonly way: PaymentMethod }): boolean {
  return paymentMethod === 'offer';
}
