import { Failure } from '@quint/contract/base/errors.ts';
import type { Deps } from '#deps.ts';
import { actOnEvent } from '#features/billing/events/jobs.ts';
import { returnPayment } from '#features/billing/orders/refunding/jobs.ts';
import { syncOrders, syncSubscriptions } from '#features/billing/orders/settlement/jobs.ts';
import { settleOrder } from '#features/billing/orders/settlement/service.ts';
import { syncSubscription } from '#features/billing/subscriptions/syncing/service.ts';
import { PaymentFault } from '#payments/payment-port.ts';
import type { World } from '#testing/simulation/world.ts';
import { KilledError } from '#testing/simulation/world.ts';

/** Errors that are retried by the person, the job or the clock: refusals, failures and killed processes. */
export async function attempt<T>(run: () => Promise<T>): Promise<T | undefined> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Failure || error instanceof PaymentFault || error instanceof KilledError)
      return undefined;
    throw error;
  }
}

/** The orders of a workspace in some states, oldest first. */
export async function listOrders(
  { deps, organizationId }: World,
  statuses: readonly string[],
): Promise<string[]> {
  const rows = await deps.db.platform.read((db) =>
    db
      .selectFrom('orders')
      .select('id')
      .where('organization_id', '=', organizationId)
      .where('status', 'in', [...statuses] as ['paid'])
      .orderBy('id')
      .execute(),
  );
  return rows.map(({ id }) => id);
}

/** The state of its subscription in the books. */
export async function subscriptionOf({ deps, organizationId }: World) {
  return await deps.db.platform.read((db) =>
    db
      .selectFrom('billing_accounts')
      .select(['subscription', 'customer'])
      .where('organization_id', '=', organizationId)
      .executeTakeFirst(),
  );
}

/** Handles pending messages; each job may be killed in the middle, or run twice at once. */
export async function work(
  world: World,
  stepLimits: readonly (number | undefined)[],
  isParallel: boolean,
): Promise<void> {
  const { deps, provider, organizationId } = world;
  const messages = provider.messageSender.messages.map(({ id }) => id);
  const returningIds = await listOrders(world, ['returning']);
  const events = await deps.db.platform.read((db) =>
    db
      .selectFrom('payment_events')
      .select('id')
      .where('status', '=', 'waiting')
      .where('message', 'in', messages.length === 0 ? [''] : messages)
      .orderBy('id')
      .execute(),
  );
  const jobs = [
    ...events.map((payload) => (on: Deps) => actOnEvent(on, { payload, isLastTry: false })),
    ...returningIds.map((orderId) => (on: Deps) => returnPayment(on, { organizationId, orderId })),
  ];
  const runs = jobs.map(
    (job, index) => () =>
      attempt(() => job(world.mortal(stepLimits[index % Math.max(1, stepLimits.length)]))),
  );
  if (isParallel) await Promise.all([...runs, ...runs.slice(0, 2)].map((run) => run()));
  else for (const run of runs) await run();
}

/** Delivers messages in some order, some twice, some not at all. */
export async function deliver(world: World, { order, drops }: { order: readonly number[]; drops: boolean }) {
  const { messageSender } = world.provider;
  const waitingMessages = messageSender.messages.filter(({ isReceived }) => !isReceived);
  const shuffledMessages = waitingMessages.toSorted(
    (a, b) =>
      (order[waitingMessages.indexOf(a) % order.length] ?? 0) -
      (order[waitingMessages.indexOf(b) % order.length] ?? 0),
  );
  for (const [index, message] of shuffledMessages.entries()) {
    const luck = order[index % order.length] ?? 0;
    if (drops && luck % 3 === 0) {
      message.isReceived = true;
      world.droppedMessages.push(message);
    } else if (luck % 5 !== 1) {
      await messageSender.send(message);
      if (luck % 4 === 0) await messageSender.send(message);
    }
  }
}

/** Requests everything, and gets the answers after later requests of others. */
export async function syncSlowly(world: World, others: () => Promise<void>): Promise<void> {
  const { payments } = world.deps;
  if (payments === undefined) return;
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  const { promise: isAsked, resolve: resolveAsked } = Promise.withResolvers<void>();
  const late = async <T>(answer: Promise<T>): Promise<T> => {
    const result = await answer;
    resolveAsked();
    await isOver;
    return result;
  };
  const slow: Deps = {
    ...world.deps,
    payments: {
      ...payments,
      readSubscription: (id) => late(world.port.readSubscription(id)),
      readCheckout: (session) => late(world.port.readCheckout(session)),
    },
  };
  const { subscription = null } = (await subscriptionOf(world)) ?? {};
  const [orderId] = await listOrders(world, ['created', 'paid']);
  const { organizationId } = world;
  const slowSync = Promise.all([
    subscription === null ? undefined : attempt(() => syncSubscription(slow, subscription)),
    orderId === undefined ? undefined : attempt(() => settleOrder(slow, { organizationId, orderId })),
  ]);
  await Promise.race([isAsked, slowSync]);
  await others();
  end();
  await slowSync;
}

/** Days after which the scheduled job no longer checks refunds. */
const LOOKED_AFTER_DAYS = 30;

/**
 * Completes all processing. Either all messages arrive, dropped ones by a replay, without the scheduled job; or the job
 * checks, and dropped messages stay lost, unless so much time has passed that only a replay brings them back.
 */
export async function finish(world: World, { byClock }: { readonly byClock: boolean }): Promise<void> {
  const { provider, droppedMessages, deps } = world;
  world.faults = [];
  if (!byClock || world.days > LOOKED_AFTER_DAYS) {
    for (const message of droppedMessages) await provider.messageSender.send(message);
  }
  for (let round = 0; round < 4; round++) {
    for (const message of provider.messageSender.messages) {
      if (!message.isReceived) await provider.messageSender.send(message);
    }
    await work(world, [], round === 0);
  }
  if (!byClock) return;
  world.forward(0.01);
  await syncOrders(deps);
  await syncSubscriptions(deps);
  for (let round = 0; round < 2; round++) await work(world, [], false);
}
