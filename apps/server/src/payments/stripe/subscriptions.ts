import type { Period, PriceLine } from '@quint/domain/billing/prices.ts';
import type { Stripe } from 'stripe';
import type { SubscriptionChange, SubscriptionState } from '#payments/payment-port.ts';

type Item = Stripe.SubscriptionItem;

const STATUSES: Readonly<Record<string, SubscriptionState['status']>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'past_due',
  canceled: 'canceled',
  incomplete: 'incomplete',
  incomplete_expired: 'canceled',
};

/** Which line of the price an item is: its product says so. */
function keyOf({ price }: Item): string | undefined {
  const { product } = price;
  return typeof product === 'object' && 'metadata' in product ? product.metadata.key : undefined;
}

function productOf({ price }: Item): string {
  return typeof price.product === 'string' ? price.product : price.product.id;
}

const quantityOf = (items: readonly Item[], key: PriceLine['key']): number =>
  items.find((item) => keyOf(item) === key)?.quantity ?? 0;

const idOf = (reference: string | { id: string }): string =>
  typeof reference === 'string' ? reference : reference.id;

export async function loadSubscription(stripe: Stripe, id: string): Promise<Stripe.Subscription> {
  return await stripe.subscriptions.retrieve(id, {
    expand: ['items.data.price.product', 'schedule', 'latest_invoice'],
  });
}

/** What was planned for the next period, as the schedule notes it. */
function nextOf({ schedule }: Stripe.Subscription): SubscriptionState['next'] {
  if (schedule === null || typeof schedule === 'string' || schedule.status !== 'active') return null;
  const { administrators, members, period, amount, begins } = schedule.metadata ?? {};
  const from = schedule.current_phase?.start_date ?? 0;
  if (begins === undefined || Number(begins) <= from) return null;
  return {
    administrators: Number(administrators),
    members: Number(members),
    period: period === 'year' ? 'year' : 'month',
    amount: Number(amount),
  };
}

function isUnpaid({ latest_invoice: invoice }: Stripe.Subscription): boolean {
  if (invoice === null || typeof invoice === 'string') return false;
  return invoice.status === 'open' || invoice.status === 'uncollectible';
}

export function stateOf(subscription: Stripe.Subscription): SubscriptionState {
  const items = subscription.items.data;
  const [first] = items;
  return {
    organizationId: subscription.metadata.organization,
    orderId: subscription.metadata.order,
    customer: idOf(subscription.customer),
    status: STATUSES[subscription.status] ?? 'incomplete',
    isUnpaid: isUnpaid(subscription),
    period: first?.price.recurring?.interval === 'year' ? 'year' : 'month',
    administrators: 1 + quantityOf(items, 'administrators'),
    members: quantityOf(items, 'members'),
    amount: items.reduce((sum, { price, quantity }) => sum + (price.unit_amount ?? 0) * (quantity ?? 0), 0),
    currentPeriodEnd: new Date((first?.current_period_end ?? 0) * 1000),
    cancelsAtEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    next: nextOf(subscription),
  };
}

interface PricedItem {
  readonly quantity: number;
  readonly price_data: {
    readonly currency: string;
    readonly product: string;
    readonly unit_amount: number;
    readonly tax_behavior: 'exclusive';
    readonly recurring: { readonly interval: Period };
  };
}

/** The lines of a change as items; a line that the subscription never had gets a product of its own. */
async function priceItems(
  stripe: Stripe,
  items: readonly Item[],
  { lines, period }: SubscriptionChange,
  subscription: string,
): Promise<{ readonly line: PriceLine['key']; readonly item: PricedItem }[]> {
  return await Promise.all(
    lines.map(async (line) => {
      const existingItem = items.find((item) => keyOf(item) === line.key);
      const product =
        existingItem === undefined
          ? (
              await stripe.products.create(
                { name: line.name, metadata: { key: line.key } },
                { idempotencyKey: `${subscription}-${line.key}-${encodeURIComponent(line.name)}` },
              )
            ).id
          : productOf(existingItem);
      const price_data = {
        currency: 'eur',
        product,
        unit_amount: line.unit,
        tax_behavior: 'exclusive' as const,
        recurring: { interval: period },
      };
      return { line: line.key, item: { quantity: line.quantity, price_data } };
    }),
  );
}

/** Whether a change has been made already, by a call whose answer never came. */
export function hasBecome(subscription: Stripe.Subscription, change: SubscriptionChange): boolean {
  const { administrators, members, period, amount } = stateOf(subscription);
  const targetAmount = change.lines.reduce((sum, line) => sum + line.amount, 0);
  return (
    administrators === change.administrators &&
    members === change.members &&
    period === change.period &&
    amount === targetAmount
  );
}

/** The items of a change at once: those that exist are changed, the others added, what is left over removed. */
export async function changedItems(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  change: SubscriptionChange,
): Promise<(({ id?: string } & PricedItem) | { id: string; deleted: true })[]> {
  const existingItems = subscription.items.data;
  const pricedLines = await priceItems(stripe, existingItems, change, subscription.id);
  const updatedItems = pricedLines.map(({ line, item }) => {
    const existingItem = existingItems.find((candidate) => keyOf(candidate) === line);
    return existingItem === undefined ? item : { id: existingItem.id, ...item };
  });
  const removedItems = existingItems.filter((item) => !pricedLines.some(({ line }) => line === keyOf(item)));
  return [...updatedItems, ...removedItems.map(({ id }) => ({ id, deleted: true as const }))];
}

/** Plans a change for the next period by a schedule that lets the subscription go afterwards. */
export async function scheduleChange(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  change: SubscriptionChange,
  key: string,
): Promise<void> {
  const currentSchedule = subscription.schedule;
  const schedule =
    currentSchedule !== null && typeof currentSchedule !== 'string' && currentSchedule.status === 'active'
      ? currentSchedule
      : await stripe.subscriptionSchedules.create(
          { from_subscription: subscription.id },
          { idempotencyKey: `${key}-schedule` },
        );
  const existingItems = subscription.items.data;
  const [first] = existingItems;
  const begins = first?.current_period_end ?? 0;
  const pricedLines = await priceItems(stripe, existingItems, change, subscription.id);
  const amount = change.lines.reduce((sum, line) => sum + line.amount, 0);
  // Each phase says it: what a phase leaves out need not be that of the subscription.
  const automatic_tax = { enabled: subscription.automatic_tax.enabled };
  await stripe.subscriptionSchedules.update(
    schedule.id,
    {
      end_behavior: 'release',
      proration_behavior: 'none',
      metadata: {
        administrators: String(change.administrators),
        members: String(change.members),
        period: change.period,
        amount: String(amount),
        begins: String(begins),
      },
      phases: [
        {
          items: existingItems.map(({ price, quantity }) => ({ price: price.id, quantity: quantity ?? 1 })),
          automatic_tax,
          start_date: schedule.current_phase?.start_date ?? first?.current_period_start ?? 0,
          end_date: begins,
        },
        {
          items: pricedLines.map(({ item }) => item),
          automatic_tax,
          proration_behavior: 'none',
          duration: { interval: change.period, interval_count: 1 },
        },
      ],
    },
    { idempotencyKey: `${key}-phases` },
  );
}

/** Drops a schedule; the subscription goes on as it is. */
export async function dropSchedule(stripe: Stripe, { schedule }: Stripe.Subscription): Promise<void> {
  if (schedule === null) return;
  if (typeof schedule !== 'string' && schedule.status !== 'active') return;
  await stripe.subscriptionSchedules.release(idOf(schedule));
}
