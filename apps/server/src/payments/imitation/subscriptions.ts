import { z } from 'zod';
import { endOfPeriod, sumOf, taxOn } from './amounts.ts';
import { Expand, readAsked, Yes } from './request-params.ts';
import type { Item, Position, Schedule, Subscription } from './objects.ts';
import { bill, collect, settle } from './paying.ts';
import type { Shop } from './shop.ts';
import { find, newId, Refusal } from './shop.ts';

const Change = z.strictObject({ cancel_at_period_end: Yes });

export const intervalOf = (positions: readonly Position[]) =>
  positions[0]?.price.recurring?.interval ?? 'month';

interface Period {
  readonly start: number;
  readonly end: number;
}

export function periodOf({ items }: Subscription): Period {
  const [first] = items.data;
  return { start: first?.current_period_start ?? 0, end: first?.current_period_end ?? 0 };
}

export function itemsFor(positions: readonly Position[], { start, end }: Period): Item[] {
  return positions.map(({ price, quantity }) => ({
    id: newId('si'),
    object: 'subscription_item',
    price,
    quantity,
    current_period_start: start,
    current_period_end: end,
  }));
}

/** What a change costs today before VAT; negative for what comes back. Another interval begins a period of its own. */
function prorate(now: number, subscription: Subscription, to: readonly Position[]): number {
  const { start, end } = periodOf(subscription);
  const remainingShare = Math.max(0, Math.min(1, (end - now) / Math.max(1, end - start)));
  const unusedAmount = sumOf(subscription.items.data) * remainingShare;
  const isSameInterval = intervalOf(to) === intervalOf(subscription.items.data);
  return Math.round(isSameInterval ? sumOf(to) * remainingShare - unusedAmount : sumOf(to) - unusedAmount);
}

/** A subscription as it is answered, with what was asked to be written out. */
export function showSubscription(shop: Shop, subscription: Subscription, expand: readonly string[]): object {
  const data = subscription.items.data.map((item) =>
    expand.includes('items.data.price.product')
      ? { ...item, price: { ...item.price, product: shop.products.get(item.price.product) } }
      : item,
  );
  const invoice =
    subscription.latest_invoice !== null && expand.includes('latest_invoice')
      ? shop.invoices.get(subscription.latest_invoice)
      : subscription.latest_invoice;
  return {
    ...subscription,
    items: { object: 'list', data },
    latest_invoice: invoice,
    automatic_tax: { enabled: subscription.isTaxed },
  };
}

export function readSubscription(shop: Shop, id: string, params: unknown): object {
  const { expand } = readAsked(z.strictObject({ expand: Expand }), params);
  return showSubscription(shop, find(shop.subscriptions, id, 'subscription'), expand);
}

/** Changes what is bought at once, and charges the rest of the period; nothing changes where the card is refused. */
export function changePositions(shop: Shop, subscription: Subscription, to: readonly Position[]): void {
  const due = prorate(shop.now(), subscription, to);
  if (due > 0) {
    const { customer } = subscription;
    if (find(shop.customers, customer, 'customer').isRefused) {
      throw new Refusal(402, 'Your card was declined.', 'card_declined', 'card_error');
    }
    const tax = taxOn(due, subscription.isTaxed);
    const [invoice] = bill(shop, {
      customer,
      total: due + tax,
      tax,
      metadata: {},
      subscription: subscription.id,
    });
    settle(shop, invoice);
  }
  const now = shop.now();
  const isSameInterval = intervalOf(to) === intervalOf(subscription.items.data);
  const period = isSameInterval
    ? periodOf(subscription)
    : { start: now, end: endOfPeriod(now, intervalOf(to)) };
  subscription.items = { object: 'list', data: itemsFor(to, period) };
  shop.emitEvent('customer.subscription.updated', subscription);
}

export function updateSubscription(shop: Shop, id: string, params: unknown): object {
  const { cancel_at_period_end } = readAsked(Change, params);
  const subscription = find(shop.subscriptions, id, 'subscription');
  if (subscription.status === 'canceled') {
    throw new Refusal(400, 'A canceled subscription can only update its cancellation_details and metadata.');
  }
  if (subscription.schedule !== null) {
    throw new Refusal(
      400,
      'The subscription is managed by a schedule; its cancellation cannot be changed directly.',
    );
  }
  subscription.cancel_at_period_end = cancel_at_period_end;
  shop.emitEvent('customer.subscription.updated', subscription);
  return showSubscription(shop, subscription, []);
}

export function cancelSubscription(shop: Shop, id: string): object {
  const subscription = find(shop.subscriptions, id, 'subscription');
  if (subscription.status === 'canceled') {
    throw new Refusal(404, `No such subscription: '${id}'`, 'resource_missing');
  }
  if (subscription.schedule !== null) {
    const schedule = find(shop.schedules, subscription.schedule, 'subscription_schedule');
    schedule.status = 'canceled';
    subscription.schedule = null;
  }
  subscription.status = 'canceled';
  shop.emitEvent('customer.subscription.deleted', subscription);
  return showSubscription(shop, subscription, []);
}

/** Lets a subscription go, which then goes on as it is; the schedule remembers which it was. */
export function release(shop: Shop, schedule: Schedule, subscription: Subscription): void {
  subscription.schedule = null;
  schedule.status = 'released';
  schedule.subscription = null;
  schedule.released_subscription = subscription.id;
  schedule.current_phase = null;
  shop.emitEvent('subscription_schedule.released', schedule);
}

/** What the next period begins with, if a schedule says so; its last phase lets the subscription go. */
function followSchedule(shop: Shop, subscription: Subscription, at: number): readonly Position[] {
  const same = subscription.items.data;
  if (subscription.schedule === null) return same;
  const schedule = find(shop.schedules, subscription.schedule, 'subscription_schedule');
  const phase = schedule.phases.find(({ start_date, end_date }) => start_date <= at && at < end_date);
  if (phase === undefined) {
    release(shop, schedule, subscription);
    return same;
  }
  subscription.isTaxed = phase.isTaxed;
  schedule.current_phase = { start_date: phase.start_date, end_date: phase.end_date };
  shop.emitEvent('subscription_schedule.updated', schedule);
  return phase.items;
}

function renew(shop: Shop, subscription: Subscription): void {
  const { end: start } = periodOf(subscription);
  if (subscription.cancel_at_period_end) {
    cancelSubscription(shop, subscription.id);
    return;
  }
  beginPeriod(shop, subscription, { start, positions: followSchedule(shop, subscription, start) });
}

/** Begins a period and charges it. */
export function beginPeriod(
  shop: Shop,
  subscription: Subscription,
  { start, positions }: { readonly start: number; readonly positions: readonly Position[] },
): void {
  const end = endOfPeriod(start, intervalOf(positions));
  subscription.items = { object: 'list', data: itemsFor(positions, { start, end }) };
  const net = sumOf(positions);
  const tax = taxOn(net, subscription.isTaxed);
  const { customer } = subscription;
  const [invoice] = bill(shop, {
    customer,
    total: net + tax,
    tax,
    metadata: {},
    subscription: subscription.id,
  });
  subscription.status = settle(shop, invoice) ? subscription.status : 'past_due';
  shop.emitEvent('customer.subscription.updated', subscription);
}

/** Begins the periods that are due, several for a clock that made a leap. */
export function renewDue(shop: Shop): void {
  for (const subscription of shop.subscriptions.values()) {
    while (
      (subscription.status === 'active' || subscription.status === 'past_due') &&
      periodOf(subscription).end <= shop.now()
    ) {
      renew(shop, subscription);
    }
  }
}

/** Pays what a customer owes; a subscription without open invoices runs again. */
export function payOpenInvoices(shop: Shop, customer: string): void {
  const openInvoices = [...shop.invoices.values()].filter(
    (one) => one.customer === customer && one.status === 'open',
  );
  for (const invoice of openInvoices) {
    const payment = find(shop.payments, invoice.payment, 'payment_intent');
    if (!collect(shop, payment)) return;
    invoice.status = 'paid';
    shop.emitEvent('invoice.paid', invoice);
  }
  for (const subscription of shop.subscriptions.values()) {
    if (subscription.customer !== customer || subscription.status !== 'past_due') continue;
    subscription.status = 'active';
    shop.emitEvent('customer.subscription.updated', subscription);
  }
}
