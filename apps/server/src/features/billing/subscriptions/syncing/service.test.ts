import { beforeEach, describe, expect, it } from 'vitest';
import { syncOrders } from '#features/billing/orders/settlement/jobs.ts';
import { syncSubscription } from '#features/billing/subscriptions/syncing/service.ts';
import { useBuyingWorkspace, work } from '#testing/payments.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct({ payments: true });
const { organization, buyer, books } = useBuyingWorkspace(product);

const FLOW = { kind: 'flow', administrators: 2, members: 10, period: 'month' } as const;
const FLOW_AMOUNT = 4900 + 1000 + 10 * 200;
const DAY_MINUTES = 24 * 60;

beforeEach(async () => {
  product.provider.messageSender.goOn();
  await buyer().buy(FLOW, FLOW_AMOUNT);
  await work(product);
});

async function account() {
  const { account: row } = await books();
  return { subscription: row?.subscription ?? '', customer: row?.customer ?? '' };
}

/** Moves the clock over ends of periods, and handles the messages of the provider. */
async function forward(days: number): Promise<void> {
  product.clock.set(new Date(product.clock.now().getTime() + days * DAY_MINUTES * 60_000));
  product.provider.tick();
  await work(product);
}

describe('a subscription', () => {
  it('is renewed without a change of the plan', async () => {
    const before = await books();
    await forward(32);
    const after = await books();
    expect(after.workspace).toEqual(before.workspace);
    expect(after.account?.current_period_end?.getTime()).toBeGreaterThan(
      before.account?.current_period_end?.getTime() ?? 0,
    );
    expect(after.entries).toEqual(before.entries);
  });

  it('that was only tried ends, and another can be bought', async () => {
    await syncOrders(product.deps);
    expect(await books()).toMatchObject({ workspace: { pack: 'flow' }, account: { status: 'active' } });
    await product.deps.db.platform.write((db) =>
      db
        .updateTable('billing_accounts')
        .set({ provider: 'test' })
        .where('organization_id', '=', organization().id)
        .execute(),
    );
    // Requested before the scheduled job runs, so it is still marked as a test.
    await syncSubscription(product.deps, (await account()).subscription);
    await syncOrders(product.deps);
    const { workspace, account: row, actions } = await books();
    expect(workspace).toMatchObject({ pack: 'basic', is_freezed: false, members: null });
    expect(row).toMatchObject({ status: 'canceled', customer: null });
    expect(actions.slice(-2)).toEqual(['plans.start', 'billing.subscription']);
    await syncOrders(product.deps);
    expect((await books()).actions).toEqual(actions);
    await buyer().buy(FLOW, FLOW_AMOUNT);
    await work(product);
    expect(await books()).toMatchObject({ workspace: { pack: 'flow' }, account: { status: 'active' } });
  });
});
