import type { Order } from '@quint/contract/billing/orders.ts';

/** The state of an order for its buyer. */
export type OrderState = 'waiting' | 'requested' | Exclude<Order['status'], 'created'>;

/** A request that people answer is `requested`; a paid order waits for the provider. */
export function stateOf({ status, way: paymentMethod }: Pick<Order, 'status' | 'way'>): OrderState {
  if (status !== 'created') return status;
  return paymentMethod === 'offer' ? 'requested' : 'waiting';
}

/** Whether the order was fulfilled. */
export function hasGiven(state: OrderState): boolean {
  return state === 'paid' || state === 'fulfilled';
}

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 15_000;
const GROWTH = 1.5;

/** The delay before the order is requested again, after this many answers. */
export function pauseAfter(answers: number): number {
  return Math.min(FIRST_PAUSE_MS * GROWTH ** Math.max(0, answers - 1), LONGEST_PAUSE_MS);
}

/** After this many answers, about half a minute, waiting takes longer than usual. */
export const USUAL_ANSWERS = 8;
