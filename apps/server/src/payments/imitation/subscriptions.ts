import { z } from 'zod';
import { endOfPeriod, sumOf, taxOn } from './amounts.ts';
import { Expand, PriceData, readAsked, Whole, Yes } from './asked.ts';
import type { Item, Position, Price, Schedule, Subscription } from './objects.ts';
import { bill, collect, settle } from './paying.ts';
import type { Shop } from './shop.ts';
import { find, newId, put, Refusal } from './shop.ts';

const ChangedItem = z.union([
  z.strictObject({ id: z.string(), deleted: z.literal('true') }),
  z.strictObject({ id: z.string().optional(), quantity: Whole.min(0), price_data: PriceData }),
]);
type ChangedItem = z.infer<typeof ChangedItem>;

const Change = z.strictObject({
  items: z.array(ChangedItem).optional(),
  proration_behavior: z.literal('always_invoice').optional(),
  payment_behavior: z.literal('error_if_incomplete').optional(),
  cancel_at_period_end: Yes.optional(),
});

const Preview = z.strictObject({
  subscription: z.string(),
  subscription_details: z.strictObject({
    items: z.array(ChangedItem),
    proration_behavior: z.literal('always_invoice'),
  }),
});

/** A price of its own for what a subscription is changed to. */
export function priceFrom(shop: Shop, { recurring, ...data }: z.infer<typeof PriceData>): Price {
  find(shop.products, data.product, 'product');
  if (recurring === undefined) throw new Refusal(400, 'The price of a subscription must recur.');
  return put(shop.prices, {
    ...data,
    id: newId('price'),
    object: 'price',
    recurring: { interval: recurring.interval, interval_count: 1 },
  });
}

const intervalOf = (positions: readonly Position[]) => positions[0]?.price.recurring?.interval ?? 'month';

/** All items have one interval; Stripe knows no others in a subscription. */
export function assertOneInterval(positions: readonly Position[]): void {
  const intervals = new Set(positions.map(({ price }) => price.recurring?.interval));
  if (intervals.size === 1) return;
  throw new Refusal(
    400,
    'All prices of a subscription must have the same `interval`, and there must be one.',
  );
}

function applyChanges(shop: Shop, { items }: Subscription, changes: readonly ChangedItem[]): Position[] {
  for (const { id } of changes) {
    const isKnown = id === undefined || items.data.some((item) => item.id === id);
    if (!isKnown) throw new Refusal(404, `No such subscription_item: '${id}'`, 'resource_missing');
  }
  const unchangedItems = items.data.filter(({ id }) => !changes.some((change) => change.id === id));
  const positions = [
    ...unchangedItems,
    ...changes.flatMap((change) =>
      'deleted' in change ? [] : [{ price: priceFrom(shop, change.price_data), quantity: change.quantity }],
    ),
  ];
  assertOneInterval(positions);
  return positions;
}

interface Period {
  readonly start: number;
  readonly end: number;
}

function periodOf({ items }: Subscription): Period {
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
  const schedule =
    subscription.schedule !== null && expand.includes('schedule')
      ? shop.schedules.get(subscription.schedule)
      : subscription.schedule;
  const invoice =
    subscription.latest_invoice !== null && expand.includes('latest_invoice')
      ? shop.invoices.get(subscription.latest_invoice)
      : subscription.latest_invoice;
  return {
    ...subscription,
    items: { object: 'list', data },
    schedule,
    latest_invoice: invoice,
    automatic_tax: { enabled: subscription.isTaxed },
  };
}

export function readSubscription(shop: Shop, id: string, params: unknown): object {
  const { expand } = readAsked(z.strictObject({ expand: Expand }), params);
  return showSubscription(shop, find(shop.subscriptions, id, 'subscription'), expand);
}

export function previewInvoice(shop: Shop, params: unknown): object {
  const { subscription: id, subscription_details: details } = readAsked(Preview, params);
  const subscription = find(shop.subscriptions, id, 'subscription');
  const net = prorate(shop.now(), subscription, applyChanges(shop, subscription, details.items));
  const total = net + taxOn(net, subscription.isTaxed);
  return { object: 'invoice', total, total_excluding_tax: net };
}

function changeItems(shop: Shop, subscription: Subscription, changes: readonly ChangedItem[]): void {
  const to = applyChanges(shop, subscription, changes);
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
}

export function updateSubscription(shop: Shop, id: string, params: unknown): object {
  const { items, cancel_at_period_end } = readAsked(Change, params);
  const subscription = find(shop.subscriptions, id, 'subscription');
  if (subscription.status === 'canceled') {
    throw new Refusal(400, 'A canceled subscription can only update its cancellation_details and metadata.');
  }
  if (cancel_at_period_end !== undefined && subscription.schedule !== null) {
    throw new Refusal(
      400,
      'The subscription is managed by a schedule; its cancellation cannot be changed directly.',
    );
  }
  if (items !== undefined) changeItems(shop, subscription, items);
  subscription.cancel_at_period_end = cancel_at_period_end ?? subscription.cancel_at_period_end;
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
  const positions = followSchedule(shop, subscription, start);
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
