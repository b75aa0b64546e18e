import { lockWorkspace } from '#database/workspace-lock.ts';
import type { Deps } from '#deps.ts';
import type { Concern } from '#features/billing/events/model.ts';
import { fetchUntilCurrent } from '#features/billing/events/model.ts';
import { findAnyOrder } from '#features/billing/orders/queries.ts';
import { settleOrder } from '#features/billing/orders/settlement/service.ts';
import * as queries from '#features/billing/subscriptions/updates/queries.ts';
import { applySubscription } from '#features/billing/subscriptions/updates/service.ts';
import type { SubscriptionState } from '#payments/payment-port.ts';

/** Asks about the subscription that the account of a workspace names, and applies the answer; false where it is outdated. */
async function syncKnown(deps: Deps, organizationId: string, subscription: string): Promise<boolean> {
  const { payments } = deps;
  if (payments === undefined) return true;
  const { provider } = payments;
  const sync = await deps.db.platform.write((tx) =>
    queries.startAccountQuestion(tx, { organizationId, provider }),
  );
  const state = await payments.readSubscription(subscription);
  return deps.db.platform.write(async (tx) => {
    if ((await lockWorkspace(tx, organizationId)) === undefined) return true;
    const account = await queries.lockAccount(tx, organizationId);
    if (account?.subscription !== subscription) return true;
    if (account.sync !== sync) return false;
    await applySubscription(deps, tx, {
      organizationId,
      subscription,
      state,
      account,
      now: deps.clock.now(),
    });
    return true;
  });
}

/** Ends the subscription of a workspace as one that was never charged: its plan goes, and its name at the provider. */
async function endTried(deps: Deps, organizationId: string): Promise<void> {
  const now = deps.clock.now();
  await deps.db.platform.write(async (tx) => {
    if ((await lockWorkspace(tx, organizationId)) === undefined) return;
    const account = await queries.lockAccount(tx, organizationId);
    if (account === undefined || account.subscription === null) return;
    const { subscription, period, amount, administrators, members, customer } = account;
    const state: SubscriptionState = {
      organizationId,
      orderId: undefined,
      customer: customer ?? '',
      status: 'canceled',
      isUnpaid: false,
      period: period ?? 'month',
      amount: amount ?? 0,
      administrators: administrators ?? 1,
      members: members ?? 0,
      currentPeriodEnd: now,
      cancelsAtEnd: false,
      next: null,
    };
    await applySubscription(deps, tx, { organizationId, subscription, state, account, now });
    await queries.updateAccount(tx, organizationId, { customer: null, now });
  });
}

/**
 * Ends the subscriptions that were tried before the installation took real payments: the provider does not know them, and
 * while they run nothing can be bought.
 */
export async function endTriedSubscriptions(deps: Deps): Promise<void> {
  if (deps.payments?.provider !== 'stripe') return;
  for (const organizationId of await deps.db.platform.read((db) => queries.listTried(db))) {
    await endTried(deps, organizationId);
  }
}

/**
 * Asks the provider about a subscription and applies what it says to the workspace; which that is, and the order that
 * began it. A subscription whose order is not settled yet settles it. Undefined for one that concerns nothing here. Throws
 * PaymentFault.
 */
export async function syncSubscription(deps: Deps, subscription: string): Promise<Concern | undefined> {
  if (deps.payments === undefined) return undefined;
  const workspaceId = await deps.db.platform.read((db) => queries.findWorkspaceOf(db, { subscription }));
  if (workspaceId !== undefined) {
    await fetchUntilCurrent(() => syncKnown(deps, workspaceId, subscription));
    return { organizationId: workspaceId };
  }
  const { orderId } = await deps.payments.readSubscription(subscription);
  const order =
    orderId === undefined ? undefined : await deps.db.platform.read((db) => findAnyOrder(db, orderId));
  if (order === undefined || orderId === undefined) return undefined;
  const organizationId = order.organization_id;
  if (order.date_paid === null) await settleOrder(deps, { organizationId, orderId });
  return { organizationId, orderId };
}
