import type { SubscriptionBody, SubscriptionPreview } from '@quint/contract/billing/billing.ts';
import type { SubscriptionState } from '#payments/payment-port.ts';

type WantedPlan = SubscriptionBody & {
  /** Cents of a period at the prices of today. */
  readonly amount: number;
};
type RunningPlan = Pick<SubscriptionState, 'administrators' | 'members' | 'period' | 'next'>;

const isSame = (one: SubscriptionBody, other: SubscriptionBody): boolean =>
  one.administrators === other.administrators && one.members === other.members && one.period === other.period;

/**
 * When a change begins. A year instead of months begins at once, months instead of a year when the year is over. With the
 * same period, more begins at once and less with the next period; where one kind of seats becomes more and the other less,
 * the price decides: a dearer plan begins at once as a whole, and what is less in it is counted against what is more.
 * `runningAmount` is what the seats of today cost at the prices of today, in cents.
 */
export function whenItBegins(
  runningPlan: RunningPlan,
  wantedPlan: WantedPlan,
  runningAmount: number,
): SubscriptionPreview['begins'] {
  const { next } = runningPlan;
  if (isSame(runningPlan, wantedPlan)) {
    // Back to what runs: a change that was planned is dropped, and nothing is paid.
    return next === null ? 'none' : 'now';
  }
  if (next !== null && isSame(next, wantedPlan)) return 'none';
  if (runningPlan.period !== wantedPlan.period) return wantedPlan.period === 'year' ? 'now' : 'end';
  return wantedPlan.amount > runningAmount ? 'now' : 'end';
}

/** How many people are more than the seats. */
export function exceedsOf(
  usage: { readonly used_administrators: number; readonly used_members: number },
  { administrators, members }: Pick<SubscriptionBody, 'administrators' | 'members'>,
): SubscriptionPreview['exceeds'] {
  return {
    administrators: Math.max(0, usage.used_administrators - administrators),
    members: Math.max(0, usage.used_members - members),
  };
}
