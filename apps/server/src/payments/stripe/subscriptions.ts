import type { PriceLine } from '@quint/domain/billing/prices.ts';
import type { Stripe } from 'stripe';
import type { SubscriptionState } from '#payments/payment-port.ts';

type Item = Stripe.SubscriptionItem;
type Phase = Stripe.SubscriptionSchedule.Phase;

const STATUSES: Readonly<Record<string, SubscriptionState['status']>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'paused',
  canceled: 'canceled',
  incomplete: 'incomplete',
  incomplete_expired: 'canceled',
};

/** A price with its quantity, from a subscription or from a phase of its schedule. */
interface Position {
  readonly price: Stripe.Price;
  readonly quantity: number;
}

/** The line of an item, by its product. */
function keyOf({ price: { product } }: Position): string | undefined {
  return typeof product === 'object' && 'metadata' in product ? product.metadata.key : undefined;
}

/** Seats, interval and total cents of a period. */
function planOf(positions: readonly Position[]): NonNullable<SubscriptionState['next']> {
  const quantityOf = (key: PriceLine['key']): number =>
    positions.find((position) => keyOf(position) === key)?.quantity ?? 0;
  return {
    administrators: 1 + quantityOf('administrators'),
    members: quantityOf('members'),
    period: positions[0]?.price.recurring?.interval === 'year' ? 'year' : 'month',
    amount: positions.reduce((sum, { price, quantity }) => sum + (price.unit_amount ?? 0) * quantity, 0),
  };
}

const positionsOfItems = (items: readonly Item[]): Position[] =>
  items.map(({ price, quantity }) => ({ price, quantity: quantity ?? 0 }));

function positionsOfPhase({ items }: Phase): Position[] {
  return items.flatMap(({ price, quantity }) =>
    typeof price === 'object' && 'recurring' in price ? [{ price, quantity: quantity ?? 1 }] : [],
  );
}

const idOf = (reference: string | { id: string }): string =>
  typeof reference === 'string' ? reference : reference.id;

/** The schedule that changes a subscription with a later period; undefined without one. */
async function loadSchedule(
  stripe: Stripe,
  { schedule }: Stripe.Subscription,
): Promise<Stripe.SubscriptionSchedule | undefined> {
  if (schedule === null) return undefined;
  const loadedSchedule = await stripe.subscriptionSchedules.retrieve(idOf(schedule), {
    expand: ['phases.items.price.product'],
  });
  return loadedSchedule.status === 'active' ? loadedSchedule : undefined;
}

/** The phase that a schedule begins after the current one. */
function nextOf(schedule: Stripe.SubscriptionSchedule | undefined): SubscriptionState['next'] {
  const current = schedule?.current_phase ?? null;
  if (schedule === undefined || current === null) return null;
  const phase = schedule.phases.find(({ start_date: start }) => start >= current.end_date);
  return phase === undefined ? null : planOf(positionsOfPhase(phase));
}

function isUnpaid({ latest_invoice: invoice }: Stripe.Subscription): boolean {
  if (invoice === null || typeof invoice === 'string') return false;
  return invoice.status === 'open' || invoice.status === 'uncollectible';
}

/** A subscription that was paused because of a missing payment has a debt like any other. */
function statusOf(subscription: Stripe.Subscription): SubscriptionState['status'] {
  const status = STATUSES[subscription.status] ?? 'incomplete';
  return status === 'paused' && isUnpaid(subscription) ? 'past_due' : status;
}

/** The current state of a subscription, and its scheduled next period. */
export async function readState(stripe: Stripe, id: string): Promise<SubscriptionState> {
  const subscription = await stripe.subscriptions.retrieve(id, {
    expand: ['items.data.price.product', 'latest_invoice'],
  });
  const items = subscription.items.data;
  return {
    organizationId: subscription.metadata.organization,
    orderId: subscription.metadata.order,
    customer: idOf(subscription.customer),
    status: statusOf(subscription),
    isUnpaid: isUnpaid(subscription),
    ...planOf(positionsOfItems(items)),
    currentPeriodEnd: new Date((items[0]?.current_period_end ?? 0) * 1000),
    cancelsAtEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    next: nextOf(await loadSchedule(stripe, subscription)),
  };
}

/** Drops a schedule; the subscription continues unchanged. */
export async function dropSchedule(stripe: Stripe, id: string): Promise<void> {
  const schedule = await loadSchedule(stripe, await stripe.subscriptions.retrieve(id));
  if (schedule !== undefined) await stripe.subscriptionSchedules.release(schedule.id);
}
