import { recordAudit } from '#database/audit.ts';
import type { Writer } from '#database/gate.ts';
import type { Deps } from '#deps.ts';
import { noticeSubscriptionChange } from '#features/billing/notices/service.ts';
import { accountOf } from '#features/billing/subscriptions/updates/model.ts';
import type { LockedAccount } from '#features/billing/subscriptions/updates/queries.ts';
import * as queries from '#features/billing/subscriptions/updates/queries.ts';
import { lockPlan } from '#features/workspace/plans/queries.ts';
import { startPlan } from '#features/workspace/plans/service.ts';
import type { SubscriptionState } from '#payments/payment-port.ts';

interface SubscriptionUpdate {
  readonly organizationId: string;
  readonly subscription: string;
  readonly state: SubscriptionState;
  readonly now: Date;
}

/** Whether a subscription gives Flow: one that is paused or has ended does not. */
function givesFlow(status: SubscriptionState['status']): boolean {
  return status === 'active' || status === 'past_due';
}

/** Flow with the seats that are paid for, unless the workspace has them, or has Enterprise by now. */
async function followPlan(tx: Writer, { organizationId, state }: SubscriptionUpdate): Promise<void> {
  const plan = await lockPlan(tx, organizationId);
  const { administrators, members } = state;
  const isSame = plan?.pack === 'flow' && plan.administrators === administrators && plan.members === members;
  if (plan === undefined || plan.pack === 'enterprise' || isSame) return;
  const seats = { administrators, members };
  await startPlan(tx, { organizationId, pack: 'flow', seats, actor: undefined });
}

async function endPlan(tx: Writer, { organizationId }: SubscriptionUpdate): Promise<void> {
  const plan = await lockPlan(tx, organizationId);
  if (plan?.pack !== 'flow') return;
  await startPlan(tx, { organizationId, pack: 'basic', seats: null, actor: undefined });
}

/**
 * Whether the workspace is frozen afterwards: one that an administrator of the platform froze stays so; a missing payment
 * freezes with the end of the subscription, and what it froze opens with the payment.
 */
function isFrozenAfter(
  { state: { status, isUnpaid } }: SubscriptionUpdate,
  { account, wasFrozen }: { readonly account: LockedAccount; readonly wasFrozen: boolean },
): boolean {
  const ends = status === 'canceled' && account.status !== 'canceled';
  if (ends && isUnpaid) return true;
  const isPaid = status === 'active' || (!givesFlow(status) && !isUnpaid);
  return wasFrozen && !(isPaid && account.unpaid_frozen_at !== null);
}

/** What the workspace gets or loses; when a missing payment froze it, null where it did not. */
async function follow(tx: Writer, update: SubscriptionUpdate, account: LockedAccount): Promise<Date | null> {
  const { organizationId, state, now } = update;
  const wasFrozen = (await queries.readLockedWorkspace(tx, organizationId))?.is_freezed === true;
  if (givesFlow(state.status)) await followPlan(tx, update);
  // Once it gives nothing any more, the plan is no longer its business.
  else if (account.status === null || givesFlow(account.status)) await endPlan(tx, update);
  const isFrozen = isFrozenAfter(update, { account, wasFrozen });
  await queries.setFrozen(tx, organizationId, { isFrozen, now });
  if (isFrozen !== wasFrozen) {
    const action = isFrozen ? 'organizations.freeze' : 'organizations.unfreeze';
    const line = { scope: { organizationId }, actor: undefined, action, items: [organizationId] };
    await recordAudit(tx, { ...line, details: { because: 'payment' } });
  }
  if (!isFrozen) return null;
  return account.unpaid_frozen_at ?? (wasFrozen ? null : now);
}

/**
 * Applies what the provider says of a subscription inside a transaction: the account of the workspace, its plan and seats,
 * whether it is frozen. The workspace and the account are locked. One whose first payment has not come says nothing.
 */
export async function applySubscription(
  deps: Deps,
  tx: Writer,
  update: SubscriptionUpdate & { readonly account: LockedAccount },
): Promise<void> {
  const { organizationId, subscription, state, now } = update;
  const { status } = state;
  if (status === 'incomplete') return;
  const { account } = update;
  const isKnown = account.subscription === subscription;
  const before = isKnown ? account : { ...account, status: null, past_due_since: null };
  const unpaidFrozenAt = await follow(tx, update, before);
  const pastDueSince = status === 'past_due' ? (before.past_due_since ?? now) : null;
  const after = {
    ...account,
    ...accountOf({ ...state, status }, { subscription, pastDueSince }),
    unpaid_frozen_at: unpaidFrozenAt,
  };
  if (JSON.stringify(after) === JSON.stringify(account)) return;
  const { sync, ...change } = after;
  await queries.updateAccount(tx, organizationId, { ...change, now });
  await recordAudit(tx, {
    scope: { organizationId },
    actor: undefined,
    action: 'billing.subscription',
    items: [organizationId],
    details: {
      status,
      period: state.period,
      administrators: state.administrators,
      members: state.members,
      cancelsAtEnd: state.cancelsAtEnd,
    },
  });
  await noticeSubscriptionChange(deps, tx, { organizationId, before: account, after, sync });
}
