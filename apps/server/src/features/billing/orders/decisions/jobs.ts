import type { Deps } from '#deps.ts';
import { syncSubscription } from '#features/billing/subscriptions/syncing/service.ts';
import { defineJob } from '#jobs/define-job.ts';

/** Retried for about a day. */
export const END_REPLACED_SUBSCRIPTION = defineJob<{ readonly subscription: string }>({
  name: 'end-replaced-subscription',
  tries: 15,
  firstPauseSeconds: 5,
  run: (deps, { payload }) => endReplacedSubscription(deps, payload),
});

/**
 * Cancels a subscription at the end of its period after the platform granted another plan: nothing is refunded and
 * nothing more is charged. Idempotent. Throws PaymentFault, so that it is retried.
 */
export async function endReplacedSubscription(
  deps: Deps,
  { subscription }: { readonly subscription: string },
): Promise<void> {
  const { payments } = deps;
  if (payments === undefined) return;
  const { status, cancelsAtEnd } = await payments.readSubscription(subscription);
  if (status !== 'canceled' && !cancelsAtEnd) await payments.setCancelAtEnd(subscription, true);
  await syncSubscription(deps, subscription);
}
