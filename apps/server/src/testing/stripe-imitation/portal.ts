import { releaseSchedule, planChange } from './schedules.ts';
import { makePrice } from './checkouts.ts';
import type { Position, Price, Product, Subscription } from './objects.ts';
import type { Shop } from './shop.ts';
import { find, Refusal } from './shop.ts';
import {
  beginPeriod,
  cancelSubscription,
  changePositions,
  periodOf,
  updateSubscription,
} from './subscriptions.ts';

// What a customer does on the provider's own page, and the platform in the dashboard.

/** Another plan as the dashboard writes it: lines with names and unit prices in cents, and how often they are paid. */
export interface DashboardPlan {
  readonly period: 'month' | 'year';
  readonly lines: readonly {
    readonly key: string;
    readonly name: string;
    readonly quantity: number;
    readonly unit: number;
  }[];
}

/** Each line as a price of its own. */
function positionsOf(shop: Shop, { period, lines }: DashboardPlan): Position[] {
  return lines.map(({ key, name, quantity, unit }) => {
    const price = makePrice(shop, {
      currency: 'eur',
      product_data: { name, metadata: { key } },
      unit_amount: unit,
      tax_behavior: 'exclusive',
      recurring: { interval: period },
    });
    return { price, quantity };
  });
}

/** What the portal offers instead of what is bought. */
export interface Offer {
  readonly product: Product;
  readonly price: Price;
  readonly minimum: number;
  readonly maximum: number;
}

/** What the portal offers a customer, as it was opened last. */
export function listOffers(shop: Shop, customer: string): Offer[] {
  const session = [...shop.portals.values()].findLast((each) => each.customer === customer);
  if (session === undefined) throw new Refusal(400, 'The portal was never opened for this customer.');
  const { features } = find(shop.configurations, session.configuration, 'configuration');
  const { enabled, products } = features.subscription_update;
  if (!enabled) return [];
  return products.flatMap(({ product, prices, adjustable_quantity: quantity }) =>
    prices.map((id) => ({
      product: find(shop.products, product, 'product'),
      price: find(shop.prices, id, 'price'),
      minimum: quantity.minimum,
      maximum: quantity.enabled ? quantity.maximum : quantity.minimum,
    })),
  );
}

function refuseScheduled({ schedule }: Subscription): void {
  if (schedule === null) return;
  throw new Refusal(400, 'The portal cannot change a subscription whose change is scheduled.');
}

/** Changes a subscription to what the portal offers, which needs one that has a single item and no schedule. */
export function choose(
  shop: Shop,
  id: string,
  { price, quantity }: { readonly price: string; readonly quantity: number },
): void {
  const subscription = findRunning(shop, id);
  const offer = listOffers(shop, subscription.customer).find((each) => each.price.id === price);
  if (subscription.items.data.length !== 1) {
    throw new Refusal(400, 'The portal cannot update a subscription of several items.');
  }
  refuseScheduled(subscription);
  if (offer === undefined || quantity < offer.minimum || quantity > offer.maximum) {
    throw new Refusal(400, 'The portal does not offer this.');
  }
  changePositions(shop, subscription, [{ price: offer.price, quantity }]);
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

/** Changes the plan in the dashboard, at once or with the next period. A change that was planned is replaced. */
export function changePlan(
  shop: Shop,
  id: string,
  { begins, plan }: { readonly begins: 'now' | 'end'; readonly plan: DashboardPlan },
): void {
  const subscription = findRunning(shop, id);
  const positions = positionsOf(shop, plan);
  if (begins === 'end') {
    planChange(shop, subscription, positions);
    return;
  }
  changePositions(shop, subscription, positions);
  keepPlan(shop, id);
}

/** Cancels with the end of the period, or takes that back. */
export function setCancelling(shop: Shop, id: string, isCancelling: boolean): void {
  refuseScheduled(findRunning(shop, id));
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

/** Resumes a paused subscription. A period that has ended in the meantime is started again and charged. */
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
