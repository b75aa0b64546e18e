import { releaseSchedule, planChange } from './schedules.ts';
import type { Position, Subscription } from './objects.ts';
import type { Shop } from './shop.ts';
import { find, newId, put, Refusal } from './shop.ts';
import {
  beginPeriod,
  cancelSubscription,
  changePositions,
  periodOf,
  updateSubscription,
} from './subscriptions.ts';

// What a customer does on the provider's own page.

/** Another plan: its lines with names and unit prices in cents, and how often they are paid. */
export interface PortalPlan {
  readonly period: 'month' | 'year';
  readonly lines: readonly {
    readonly key: string;
    readonly name: string;
    readonly quantity: number;
    readonly unit: number;
  }[];
}

/** The lines as prices of their own; products stay those that the subscription has. */
function positionsOf(shop: Shop, { items }: Subscription, { period, lines }: PortalPlan): Position[] {
  const products = items.data.map(({ price }) => find(shop.products, price.product, 'product'));
  return lines.map(({ key, name, quantity, unit }) => {
    const product =
      products.find(({ metadata }) => metadata.key === key) ??
      put(shop.products, { id: newId('prod'), object: 'product', name, metadata: { key } });
    const price = put(shop.prices, {
      id: newId('price'),
      object: 'price',
      currency: 'eur',
      product: product.id,
      unit_amount: unit,
      tax_behavior: 'exclusive',
      recurring: { interval: period, interval_count: 1 },
    });
    return { price, quantity };
  });
}

function findRunning(shop: Shop, id: string): Subscription {
  const subscription = find(shop.subscriptions, id, 'subscription');
  if (subscription.status === 'active' || subscription.status === 'past_due') return subscription;
  throw new Refusal(400, `This subscription is ${subscription.status}.`);
}

/** Takes back a change that was planned. */
export function keepPlan(shop: Shop, id: string): void {
  const { schedule } = find(shop.subscriptions, id, 'subscription');
  if (schedule !== null) releaseSchedule(shop, schedule);
}

/** Changes the plan at once or with the next period. A change that was planned is replaced. */
export function changePlan(
  shop: Shop,
  id: string,
  { begins, plan }: { readonly begins: 'now' | 'end'; readonly plan: PortalPlan },
): void {
  const subscription = findRunning(shop, id);
  const positions = positionsOf(shop, subscription, plan);
  if (begins === 'end') {
    planChange(shop, subscription, positions);
    return;
  }
  changePositions(shop, subscription, positions);
  keepPlan(shop, id);
}

/** Cancels with the end of the period, or takes that back. */
export function setCancelling(shop: Shop, id: string, isCancelling: boolean): void {
  findRunning(shop, id);
  keepPlan(shop, id);
  updateSubscription(shop, id, { cancel_at_period_end: String(isCancelling) });
}

export function cancelNow(shop: Shop, id: string): void {
  findRunning(shop, id);
  cancelSubscription(shop, id);
}

export function pause(shop: Shop, id: string): void {
  const subscription = findRunning(shop, id);
  keepPlan(shop, id);
  subscription.status = 'paused';
  shop.emitEvent('customer.subscription.paused', subscription);
}

/** Resumes what is paused; a period that has ended meanwhile begins anew and is charged. */
export function resume(shop: Shop, id: string): void {
  const subscription = find(shop.subscriptions, id, 'subscription');
  if (subscription.status !== 'paused') throw new Refusal(400, 'This subscription is not paused.');
  const isOwed = shop.invoices.get(subscription.latest_invoice ?? '')?.status === 'open';
  subscription.status = isOwed ? 'past_due' : 'active';
  const start = shop.now();
  if (periodOf(subscription).end <= start) {
    beginPeriod(shop, subscription, { start, positions: subscription.items.data });
  }
  shop.emitEvent('customer.subscription.resumed', subscription);
}
