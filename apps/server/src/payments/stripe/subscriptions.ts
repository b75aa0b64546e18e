import type { Period, PriceLine } from '@quint/domain/billing/prices.ts';
import type { Stripe } from 'stripe';
import type { SubscriptionState } from '#payments/payment-port.ts';
import { PaymentFault } from '#payments/payment-port.ts';

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

type Plan = NonNullable<SubscriptionState['next']>;

/** What a position is, as its product says. */
function metadataOf({ price: { product } }: Position): Stripe.Metadata {
  return typeof product === 'object' && 'metadata' in product ? product.metadata : {};
}

/** The positions of a subscription that was sold as several items, as lines; undefined for any other. */
export function linesOf(
  positions: readonly Position[],
): Pick<PriceLine, 'key' | 'quantity' | 'unit'>[] | undefined {
  const lines = positions.flatMap((position) => {
    const { key } = metadataOf(position);
    if (key !== 'base' && key !== 'administrators' && key !== 'members') return [];
    return [{ key, quantity: position.quantity, unit: position.price.unit_amount ?? 0 } as const];
  });
  return lines.length === positions.length && lines.some(({ key }) => key === 'base') ? lines : undefined;
}

export function periodOf([first]: readonly Position[]): Period {
  return first?.price.recurring?.interval === 'year' ? 'year' : 'month';
}

/** Cents of a position for a period. A price with tiers is graduated, and its first tier is also charged for nothing. */
function amountOf({ price, quantity }: Position): number {
  let below = 0;
  let amount = (price.unit_amount ?? 0) * quantity;
  for (const tier of price.tiers ?? []) {
    const upTo = tier.up_to ?? quantity;
    const units = Math.max(0, Math.min(quantity, upTo) - below);
    if (below === 0 || units > 0) amount += (tier.flat_amount ?? 0) + units * (tier.unit_amount ?? 0);
    below = upTo;
  }
  return amount;
}

/** The seats of positions; undefined where they are not Flow as Quint sells it or has sold it. */
function seatsOf(positions: readonly Position[]): Pick<Plan, 'administrators' | 'members'> | undefined {
  const [first] = positions;
  if (first !== undefined && positions.length === 1 && metadataOf(first).key === 'flow') {
    const { administrators, members } = metadataOf(first);
    return { administrators: Number(administrators), members: members === 'none' ? 0 : first.quantity };
  }
  const lines = linesOf(positions);
  const quantityOf = (key: PriceLine['key']) => lines?.find((line) => line.key === key)?.quantity ?? 0;
  return lines && { administrators: 1 + quantityOf('administrators'), members: quantityOf('members') };
}

/** Seats, period and cents of a period. Throws for what Quint does not sell: nothing is concluded from it. */
function planOf(positions: readonly Position[], status: SubscriptionState['status']): Plan {
  const seats = seatsOf(positions) ?? (status === 'canceled' ? { administrators: 1, members: 0 } : undefined);
  if (seats === undefined) throw new PaymentFault('unexpected', 'unknown_product');
  const amount = positions.reduce((sum, position) => sum + amountOf(position), 0);
  return { ...seats, period: periodOf(positions), amount };
}

export const positionsOfItems = (items: readonly Item[]): Position[] =>
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
    expand: ['phases.items.price.product', 'phases.items.price.tiers'],
  });
  return loadedSchedule.status === 'active' ? loadedSchedule : undefined;
}

/** The phase that a schedule begins after the current one. */
function nextOf(schedule: Stripe.SubscriptionSchedule | undefined): SubscriptionState['next'] {
  const current = schedule?.current_phase ?? null;
  if (schedule === undefined || current === null) return null;
  const phase = schedule.phases.find(({ start_date: start }) => start >= current.end_date);
  return phase === undefined ? null : planOf(positionsOfPhase(phase), 'active');
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
    expand: ['items.data.price.product', 'items.data.price.tiers', 'latest_invoice'],
  });
  const items = subscription.items.data;
  const status = statusOf(subscription);
  return {
    organizationId: subscription.metadata.organization,
    orderId: subscription.metadata.order,
    customer: idOf(subscription.customer),
    status,
    isUnpaid: isUnpaid(subscription),
    ...planOf(positionsOfItems(items), status),
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
