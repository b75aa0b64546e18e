import type { Deps } from '#deps.ts';
import { handleCustomerEvent } from '#features/billing/accounts/email-sync/service.ts';
import type { Concern, SubjectKind } from '#features/billing/events/model.ts';
import { codeOf, readSubject } from '#features/billing/events/model.ts';
import * as queries from '#features/billing/events/queries.ts';
import { handleCheckoutEvent, handlePaymentEvent } from '#features/billing/orders/payment-events/service.ts';
import { syncSubscription } from '#features/billing/subscriptions/syncing/service.ts';
import { defineJob } from '#jobs/define-job.ts';
import type { RunningJob } from '#jobs/jobs.ts';
import { PaymentFault } from '#payments/payment-port.ts';

interface EventPayload {
  readonly id: string;
}

/** Retried for about three hours, which covers most outages of a provider. */
export const ACT_ON_EVENT = defineJob<EventPayload>({
  name: 'act-on-payment-event',
  tries: 12,
  firstPauseSeconds: 5,
  concurrency: 2,
  run: (deps, job) => actOnEvent(deps, job),
});

/**
 * Fetches the current state of an object from the provider and applies it; undefined for one that does not belong to
 * this installation. Uses its own transaction; idempotent.
 */
type Sync = (deps: Deps, id: string) => Promise<Concern | undefined>;
export type Syncs = Readonly<Partial<Record<SubjectKind, Sync>>>;

/** The handler for each kind of subject; messages about others are ignored. */
const SYNCS: Syncs = {
  checkout: handleCheckoutEvent,
  payment: handlePaymentEvent,
  subscription: syncSubscription,
  customer: handleCustomerEvent,
};

async function sync(deps: Deps, syncs: Syncs, text: string | null): Promise<Concern | undefined> {
  const subject = readSubject(text);
  if (subject === undefined) return undefined;
  try {
    return await syncs[subject.of]?.(deps, subject.id);
  } catch (error) {
    // An object of another account, or one that the provider has deleted.
    if (error instanceof PaymentFault && error.kind === 'gone') return undefined;
    throw error;
  }
}

/** Handles a message unless it was handled before. Throws errors, so that it is retried. */
export async function actOnEvent(
  deps: Deps,
  { payload: { id }, isLastTry }: RunningJob<EventPayload>,
  syncs: Syncs = SYNCS,
): Promise<void> {
  const event = await deps.db.platform.read((db) => queries.findWaitingEvent(db, id));
  if (event === undefined) return;
  try {
    const concern = await sync(deps, syncs, event.subject);
    await deps.db.platform.write((tx) => queries.recordEventDone(tx, id, { concern, now: deps.clock.now() }));
  } catch (error) {
    const failure = { error: codeOf(error), isLastTry };
    await deps.db.platform.write((tx) => queries.recordEventFailure(tx, id, failure));
    throw error;
  }
}
