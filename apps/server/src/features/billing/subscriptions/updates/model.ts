import type { AccountRow } from '#features/billing/accounts/queries.ts';
import type { AccountChange } from '#features/billing/subscriptions/updates/queries.ts';
import type { SubscriptionState } from '#payments/payment-port.ts';

/** What the provider says of a subscription, as the account of its workspace keeps it. */
export function accountOf(
  state: SubscriptionState & { readonly status: NonNullable<AccountRow['status']> },
  { subscription, pastDueSince }: { readonly subscription: string; readonly pastDueSince: Date | null },
): AccountChange {
  return {
    customer: state.customer,
    subscription,
    status: state.status,
    period: state.period,
    administrators: state.administrators,
    members: state.members,
    amount: state.amount,
    current_period_end: state.currentPeriodEnd,
    cancels_at_end: state.cancelsAtEnd,
    next_period: state.next?.period ?? null,
    next_administrators: state.next?.administrators ?? null,
    next_members: state.next?.members ?? null,
    next_amount: state.next?.amount ?? null,
    past_due_since: pastDueSince,
  };
}
