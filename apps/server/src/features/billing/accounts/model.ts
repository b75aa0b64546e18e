import type { Billing, Subscription } from '@quint/contract/billing/billing.ts';
import type { PaymentMethod } from '@quint/contract/billing/prices.ts';
import { FEATURE_DEFAULTS } from '@quint/domain/workspace/features.ts';
import { endAfterDays } from '@quint/domain/base/named-days.ts';
import { limitsOf } from '@quint/domain/workspace/plans.ts';
import { GRACE_DAYS } from '@quint/domain/billing/prices.ts';
import type { AccountRow, WorkspaceRow } from '#features/billing/accounts/queries.ts';

/** The end of the grace period after a failed payment: the end of the day that its mails name. */
export function graceEndOf(pastDueSince: Date): Date {
  return endAfterDays(pastDueSince, GRACE_DAYS);
}

function nextOf(row: AccountRow): Subscription['next'] {
  const { next_period: period, next_administrators: administrators } = row;
  if (period === null || administrators === null) return null;
  return { period, administrators, members: row.next_members ?? 0, amount: row.next_amount ?? 0 };
}

/** The running subscription of a workspace; null without one. */
export function subscriptionOf(row: AccountRow | undefined): Subscription | null {
  if (row === undefined || row.status === null || row.status === 'canceled') return null;
  const { status, period, administrators, amount, current_period_end: end } = row;
  if (period === null || administrators === null || amount === null || end === null) return null;
  return {
    status,
    period,
    administrators,
    members: row.members ?? 0,
    amount,
    currentPeriodEnd: end.toISOString(),
    cancelsAtEnd: row.cancels_at_end,
    next: nextOf(row),
    graceEnds: row.past_due_since === null ? null : graceEndOf(row.past_due_since).toISOString(),
  };
}

/** How an order is paid: by the method of the installation, or by an offer if the workspace does not pay by card. */
export function getPaymentMethod(paymentMethod: PaymentMethod, usesCards: boolean | null): PaymentMethod {
  return (usesCards ?? FEATURE_DEFAULTS.FEATURE_CARD_PAYMENT) ? paymentMethod : 'offer';
}

export function billingOf(
  workspace: WorkspaceRow,
  account: AccountRow | undefined,
  paymentMethod: PaymentMethod,
): Billing {
  const limits = limitsOf(workspace.pack, {
    administrators: workspace.seats_administrators,
    members: workspace.seats_members,
  });
  return {
    pack: workspace.pack,
    trialEndsAt: workspace.trial_ends_at?.toISOString() ?? null,
    isFrozen: workspace.is_freezed,
    limits: { administrators: limits.administrators ?? null, members: limits.teamMembers ?? null },
    used: { administrators: workspace.used_administrators, members: workspace.used_members },
    insights: workspace.insights,
    paymentEmail: workspace.email,
    subscription: subscriptionOf(account),
    way: getPaymentMethod(paymentMethod, workspace.uses_cards),
    hasPortal: paymentMethod !== 'offer' && account !== undefined && account.customer !== null,
  };
}
