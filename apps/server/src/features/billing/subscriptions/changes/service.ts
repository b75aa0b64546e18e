import type {
  Billing,
  Invoice,
  SubscriptionBody,
  SubscriptionChangeBody,
  SubscriptionPreview,
} from '@quint/contract/billing/billing.ts';
import { fail } from '@quint/contract/base/errors.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { priceFlow } from '@quint/domain/billing/prices.ts';
import { recordAudit } from '#database/audit.ts';
import { newId } from '#database/ids.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { publicOrigin } from '#deps.ts';
import { readBilling } from '#features/billing/accounts/service.ts';
import { nameLines } from '#features/billing/orders/model.ts';
import { exceedsOf, whenItBegins } from '#features/billing/subscriptions/changes/model.ts';
import type { ProviderAccount } from '#features/billing/subscriptions/changes/queries.ts';
import { findProviderAccount } from '#features/billing/subscriptions/changes/queries.ts';
import { syncSubscription } from '#features/billing/subscriptions/syncing/service.ts';
import type { PaymentPort, SubscriptionChange, SubscriptionState } from '#payments/payment-port.ts';
import { PaymentFault } from '#payments/payment-port.ts';

/** The account of a workspace at the provider of this installation; undefined where there is none. */
async function findAccount(
  { db, payments }: Deps,
  actor: Actor,
): Promise<{ readonly port: PaymentPort; readonly account: ProviderAccount } | undefined> {
  const scope = scopeOfActor(actor);
  const account = await db.read(scope, (reader) => findProviderAccount(reader, scope));
  if (payments === undefined || account === undefined || account.provider !== payments.provider)
    return undefined;
  return { port: payments, account };
}

interface RunningSubscription {
  readonly port: PaymentPort;
  readonly account: ProviderAccount;
  readonly id: string;
  /** What the provider says now, whatever has been heard of it here. */
  readonly state: SubscriptionState;
}

/** The subscription that runs. Throws `subscription.none` without one, after noting an end that was not heard of. */
async function getRunning(deps: Deps, actor: Actor): Promise<RunningSubscription> {
  const connection = await findAccount(deps, actor);
  const id = connection?.account.subscription ?? null;
  if (connection === undefined || id === null || connection.account.status === 'canceled') {
    throw fail('subscription.none');
  }
  const state = await connection.port.readSubscription(id);
  if (state.status === 'canceled' || state.status === 'incomplete') {
    await syncSubscription(deps, id);
    throw fail('subscription.none');
  }
  return { ...connection, id, state };
}

/** What is wanted at the prices of today, and when it begins. */
function planChange(deps: Deps, { state, account }: RunningSubscription, wantedPlan: SubscriptionBody) {
  const { prices } = deps.config.publicSettings;
  const now = deps.clock.now();
  const { lines, amount } = priceFlow(prices, wantedPlan, now);
  const { amount: runningAmount } = priceFlow(prices, state, now);
  const change: SubscriptionChange = { ...wantedPlan, lines: nameLines(lines, account.language) };
  return { change, amount, begins: whenItBegins(state, { ...wantedPlan, amount }, runningAmount) };
}

function isBackToRunning(
  { state }: RunningSubscription,
  { administrators, members, period }: SubscriptionBody,
): boolean {
  return state.administrators === administrators && state.members === members && state.period === period;
}

/** Throws where another plan has taken the place of the subscription, which ends with its period. */
function assertNotReplaced({ account }: RunningSubscription): void {
  if (account.pack === 'enterprise') throw fail('order.has_already');
}

/** Throws for a subscription that cannot be changed: one that ends, waits for a payment or was replaced. */
function assertChangeable(subscription: RunningSubscription): void {
  const { state } = subscription;
  assertNotReplaced(subscription);
  if (state.status === 'past_due') throw fail('subscription.unpaid');
  if (state.cancelsAtEnd) throw fail('subscription.ends');
}

/**
 * What other seats or another period would do; nothing changes. Throws `subscription.none`, `subscription.ends`,
 * `subscription.unpaid`, and `order.has_already` where Enterprise has taken its place.
 */
export async function previewChange(
  deps: Deps,
  actor: Actor,
  wantedPlan: SubscriptionBody,
): Promise<SubscriptionPreview> {
  const subscription = await getRunning(deps, actor);
  assertChangeable(subscription);
  const { change, amount, begins } = planChange(deps, subscription, wantedPlan);
  const isPaidNow = begins === 'now' && !isBackToRunning(subscription, wantedPlan);
  return {
    begins,
    dueNow: isPaidNow ? await subscription.port.previewChange(subscription.id, change) : 0,
    amount,
    exceeds: exceedsOf(subscription.account, wantedPlan),
  };
}

/** Does something to the subscription at the provider, and applies what it says of it then. */
async function act(
  deps: Deps,
  actor: Actor,
  {
    subscription: { id, port },
    change,
    action,
    details = {},
  }: {
    subscription: RunningSubscription;
    change: (port: PaymentPort, id: string) => Promise<void>;
    action: string;
    details?: Readonly<Record<string, unknown>>;
  },
): Promise<Billing> {
  await change(port, id);
  const scope = scopeOfActor(actor);
  await deps.db.write(scope, (tx) =>
    recordAudit(tx, { scope, actor, action, items: [scope.organizationId], details }),
  );
  await syncSubscription(deps, id);
  return readBilling(deps, actor);
}

async function changeOnce(
  deps: Deps,
  actor: Actor,
  { expectedAmount, ...wantedPlan }: SubscriptionChangeBody,
): Promise<Billing> {
  const subscription = await getRunning(deps, actor);
  assertChangeable(subscription);
  const { change, amount, begins } = planChange(deps, subscription, wantedPlan);
  if (amount !== expectedAmount) throw fail('order.price_changed');
  if (begins === 'none') {
    await syncSubscription(deps, subscription.id);
    return readBilling(deps, actor);
  }
  const key = newId();
  return act(deps, actor, {
    subscription,
    change(port, id) {
      if (isBackToRunning(subscription, wantedPlan)) return port.dropPlannedChange(id);
      return begins === 'now' ? port.changeNow(id, change, key) : port.changeAtEnd(id, change, key);
    },
    action: 'subscription.change',
    details: { ...wantedPlan, begins },
  });
}

/**
 * Changes seats or period: at once, charged for the rest of the period, or with the next one. Nothing changes when the
 * card is declined. Throws `order.price_changed` for another price than the page showed, and what previewChange throws.
 */
export async function changeSubscription(
  deps: Deps,
  actor: Actor,
  body: SubscriptionChangeBody,
): Promise<Billing> {
  try {
    return await changeOnce(deps, actor, body);
  } catch (error) {
    // Another administrator changed it in between: what is left to do is seen in what runs now.
    if (!(error instanceof PaymentFault) || error.kind !== 'refused') throw error;
    return changeOnce(deps, actor, body);
  }
}

/** Ends the subscription with its period, or takes that back. Throws `subscription.none`, `order.has_already`. */
export async function setCancelling(deps: Deps, actor: Actor, cancels: boolean): Promise<Billing> {
  const subscription = await getRunning(deps, actor);
  if (!cancels) assertNotReplaced(subscription);
  if (subscription.state.cancelsAtEnd === cancels) {
    await syncSubscription(deps, subscription.id);
    return readBilling(deps, actor);
  }
  return act(deps, actor, {
    subscription,
    change: (port, id) => port.setCancelAtEnd(id, cancels),
    action: cancels ? 'subscription.cancel' : 'subscription.resume',
  });
}

/** Drops a change that was planned for the next period. Throws `subscription.none`. */
export async function cancelPlannedChange(deps: Deps, actor: Actor): Promise<Billing> {
  const subscription = await getRunning(deps, actor);
  if (subscription.state.next === null) {
    await syncSubscription(deps, subscription.id);
    return readBilling(deps, actor);
  }
  const change = (port: PaymentPort, id: string) => port.dropPlannedChange(id);
  return act(deps, actor, { subscription, change, action: 'subscription.keep' });
}

/** The invoices of a workspace at the provider, newest first; none for one that it does not know. */
export async function listInvoices(deps: Deps, actor: Actor): Promise<Invoice[]> {
  const connection = await findAccount(deps, actor);
  const customer = connection?.account.customer ?? null;
  return connection === undefined || customer === null ? [] : await connection.port.listInvoices(customer);
}

/** A page of the provider for cards and invoices, which leads back here. Throws `subscription.none`. */
export async function openPortal(deps: Deps, actor: Actor): Promise<string> {
  const connection = await findAccount(deps, actor);
  const customer = connection?.account.customer ?? null;
  if (connection === undefined || customer === null) throw fail('subscription.none');
  return await connection.port.openPortal(customer, new URL('/billing', publicOrigin(deps.config)).href);
}
