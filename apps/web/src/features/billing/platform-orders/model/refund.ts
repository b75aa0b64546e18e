import type { OrderWay } from '@quint/contract/billing/orders.ts';

/** Whether people pay an order back themselves: no provider took the money. */
export function isPaidBackByHand({ way }: { readonly way: OrderWay }): boolean {
  return way === 'offer';
}
