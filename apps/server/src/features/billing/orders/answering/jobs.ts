import type { Deps } from '#deps.ts';
import { syncSubscription } from '#features/billing/subscriptions/syncing/service.ts';
import type { JobKind } from '#jobs/jobs.ts';
import { PaymentFault } from '#payments/payment-port.ts';

/** Tried for about a day. */
export const END_REPLACED_SUBSCRIPTION: JobKind<{ readonly subscription: string }> = {
  name: 'end-replaced-subscription',
  tries: 15,
  firstPauseSeconds: 5,
  concurrency: 1,
};

/**
 * Ends a subscription with its period in whose place the platform gave another plan: what is paid stays paid, and nothing
 * more is charged. Idempotent. Throws PaymentFault, so that it is tried again.
 */
export async function endReplacedSubscription(
  deps: Deps,
  { subscription }: { readonly subscription: string },
): Promise<void> {
  try {
    await deps.payments?.setCancelAtEnd(subscription, true);
  } catch (error) {
    // It has ended by itself.
    if (!(error instanceof PaymentFault) || error.kind === 'down') throw error;
  }
  await syncSubscription(deps, subscription);
}
