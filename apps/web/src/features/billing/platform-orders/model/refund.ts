import type { OrderWay } from '@quint/contract/billing/orders.ts';

/** Whether the platform refunds an order by hand, because no provider took the money. */
export function isPaidBackByHand({ way }: { readonly way: OrderWay }): boolean {
  return way === 'offer';
}
