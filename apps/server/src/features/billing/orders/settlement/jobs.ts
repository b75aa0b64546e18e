import { Failure } from '@quint/contract/base/errors.ts';
import type { Deps } from '#deps.ts';
import { endReplacedSubscription } from '#features/billing/orders/decisions/jobs.ts';
import { cancelOrder } from '#features/billing/orders/cancellation/service.ts';
import { returnPayment } from '#features/billing/orders/refunding/jobs.ts';
import type { WaitingOrder } from '#features/billing/orders/settlement/queries.ts';
import * as queries from '#features/billing/orders/settlement/queries.ts';
import { settleOrder } from '#features/billing/orders/settlement/service.ts';
import type { RunningSubscription } from '#features/billing/subscriptions/updates/queries.ts';
import { listRunning } from '#features/billing/subscriptions/updates/queries.ts';
import { endTriedSubscriptions, syncSubscription } from '#features/billing/subscriptions/syncing/service.ts';
import { defineJob } from '#jobs/define-job.ts';
import { PaymentFault } from '#payments/payment-port.ts';

const MINUTE_MS = 60_000;
/** Messages of the provider take seconds; what is older may have lost one. */
const OPEN_MINUTES = 5;
/** Days in which a payment is looked after whose being paid back we may not have been told. */
const PAID_DAYS = 35;
const PAGE = 100;

export const SYNC_ORDERS = defineJob({
  name: 'ask-about-orders',
  tries: 1,
  cron: '*/5 * * * *',
  run: syncOrders,
});

export const SYNC_SUBSCRIPTIONS = defineJob({
  name: 'ask-about-subscriptions',
  firstPauseSeconds: 600,
  // Every night.
  cron: '23 2 * * *',
  run: syncSubscriptions,
});

/** Runs over all rows, page by page; one that goes wrong does not stop the others, a provider that is down does. */
async function forEach<Row extends object>(
  deps: Deps,
  list: (after: Row | undefined) => Promise<Row[]>,
  run: (row: Row) => Promise<unknown>,
): Promise<void> {
  let after: Row | undefined;
  for (;;) {
    const rows = await list(after);
    for (const row of rows) {
      try {
        await run(row);
      } catch (error) {
        if (error instanceof PaymentFault && error.kind === 'down') throw error;
        deps.log.error(
          { err: error },
          'The payment provider could not be asked about an order or a subscription',
        );
      }
    }
    after = rows.at(-1);
    if (rows.length < PAGE) return;
  }
}

const before = (deps: Deps, ms: number) => new Date(deps.clock.now().getTime() - ms);

const settle = (deps: Deps, { organization_id: organizationId, id: orderId }: WaitingOrder) =>
  settleOrder(deps, { organizationId, orderId });

/** Withdraws an order that nobody is there for. */
async function withdraw(deps: Deps, order: WaitingOrder): Promise<void> {
  try {
    await cancelOrder(deps, order, undefined);
  } catch (error) {
    // Its payment takes days; what comes is paid back.
    if (!(error instanceof Failure) || error.code !== 'order.not_open') throw error;
  }
}

/**
 * Asks about orders that stay open, and about money that is on its way back, so that a lost message loses nothing. Withdraws
 * those whose person was erased, and ends what was only tried before payments became real.
 */
export async function syncOrders(deps: Deps): Promise<void> {
  await forEach<WaitingOrder>(
    deps,
    (after) => deps.db.platform.read((db) => queries.listAbandoned(db, { after: after?.id, limit: PAGE })),
    (order) => withdraw(deps, order),
  );
  if (deps.payments === undefined) return;
  await endTriedSubscriptions(deps);
  const cutoff = before(deps, OPEN_MINUTES * MINUTE_MS);
  await forEach<WaitingOrder>(
    deps,
    (after) =>
      deps.db.platform.read((db) =>
        queries.listWaiting(db, { before: cutoff, after: after?.id, limit: PAGE }),
      ),
    (order) =>
      order.status === 'returning'
        ? returnPayment(deps, { organizationId: order.organization_id, orderId: order.id })
        : settle(deps, order),
  );
}

/**
 * Asks about every subscription that runs, and about payments of the last weeks, which may have been paid back. Where
 * Enterprise was given by hand, the subscription ends with its period as it does where a request was fulfilled.
 */
export async function syncSubscriptions(deps: Deps): Promise<void> {
  if (deps.payments === undefined) return;
  await forEach<RunningSubscription>(
    deps,
    (after) => deps.db.platform.read((db) => listRunning(db, { after: after?.organization_id, limit: PAGE })),
    ({ subscription, is_replaced: isReplaced }) =>
      isReplaced ? endReplacedSubscription(deps, { subscription }) : syncSubscription(deps, subscription),
  );
  const since = before(deps, PAID_DAYS * 24 * 60 * MINUTE_MS);
  await forEach<WaitingOrder>(
    deps,
    (after) => deps.db.platform.read((db) => queries.listPaid(db, { since, after: after?.id, limit: PAGE })),
    (order) => settle(deps, order),
  );
}
