import { beforeEach, describe, expect, it } from 'vitest';
import { syncOrders, syncSubscriptions } from '#features/billing/orders/settlement/jobs.ts';
import { syncSubscription } from '#features/billing/subscriptions/syncing/service.ts';
import { useBuyingWorkspace, work } from '#testing/payments.ts';
import { useProduct } from '#testing/product.ts';
import { handleCustomerEvent } from '#features/billing/accounts/email-sync/service.ts';
import type { PaymentPort } from '#payments/payment-port.ts';
import { createUser } from '#testing/factories.ts';
import { callerOf } from '#testing/sessions.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct({ payments: true });
const { organization, admin, buyer, books } = useBuyingWorkspace(product);

const FLOW = { kind: 'flow', administrators: 2, members: 10, period: 'month' } as const;
const FLOW_AMOUNT = 4900 + 1000 + 10 * 200;
const DAY_MINUTES = 24 * 60;

beforeEach(async () => {
  product.provider.messageSender.goOn();
  await buyer().buy(FLOW, FLOW_AMOUNT);
  await work(product);
});

const port = (): PaymentPort => {
  const { payments } = product.deps;
  if (payments === undefined) throw new Error('No provider');
  return payments;
};

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

async function setWorkspace(values: object): Promise<void> {
  await product.deps.db.platform.write((db) =>
    db.updateTable('organizations').set(values).where('id', '=', organization().id).execute(),
  );
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

  it('keeps the day of the first failure, and is as before once it is paid', SLOW, async () => {
    const { customer } = await account();
    product.provider.refuseCard(customer, true);
    await forward(32);
    const since = (await books()).account?.past_due_since;
    expect(await books()).toMatchObject({
      workspace: { pack: 'flow', is_freezed: false },
      account: { status: 'past_due', past_due_since: expect.any(Date) },
    });
    await forward(1);
    await syncSubscriptions(product.deps);
    expect((await books()).account?.past_due_since).toEqual(since);
    product.provider.refuseCard(customer, false);
    product.provider.payOpenInvoices(customer);
    await work(product);
    expect((await books()).account).toMatchObject({ status: 'active', past_due_since: null });
  });

  it(
    'unfreezes a workspace that a missing payment froze, but not one that the platform froze',
    SLOW,
    async () => {
      const { customer } = await account();
      product.provider.refuseCard(customer, true);
      await forward(32);
      await setWorkspace({ is_freezed: true });
      product.provider.refuseCard(customer, false);
      product.provider.payOpenInvoices(customer);
      await work(product);
      expect((await books()).workspace).toMatchObject({ pack: 'flow', is_freezed: true });
      product.provider.refuseCard(customer, true);
      await forward(32);
      await product.deps.db.platform.write((db) =>
        db
          .updateTable('billing_accounts')
          .set({ unpaid_frozen_at: product.clock.now() })
          .where('organization_id', '=', organization().id)
          .execute(),
      );
      product.provider.refuseCard(customer, false);
      product.provider.payOpenInvoices(customer);
      await work(product);
      const { workspace, account: row, actions } = await books();
      expect(workspace).toMatchObject({ pack: 'flow', is_freezed: false });
      expect(row?.unpaid_frozen_at).toBeNull();
      expect(actions).toContain('organizations.unfreeze');
    },
  );

  it('that ends unpaid leaves Basic, frozen, until the payment or a new plan', SLOW, async () => {
    const { customer, subscription } = await account();
    product.provider.refuseCard(customer, true);
    await forward(32);
    product.provider.endSubscription(subscription);
    await work(product);
    expect(await books()).toMatchObject({
      workspace: { pack: 'basic', is_freezed: true },
      account: { status: 'canceled', unpaid_frozen_at: expect.any(Date) },
    });
    product.provider.refuseCard(customer, false);
    product.provider.payOpenInvoices(customer);
    await work(product);
    expect(await books()).toMatchObject({
      workspace: { pack: 'basic', is_freezed: false },
      account: { status: 'canceled', unpaid_frozen_at: null },
    });
    const later = buyer(await createUser(product, { organization: organization() }));
    await later.buy(FLOW, FLOW_AMOUNT);
    await work(product);
    const after = await books();
    expect(after).toMatchObject({
      workspace: { pack: 'flow', is_freezed: false },
      account: { status: 'active', customer },
    });
    expect(after.account?.subscription).not.toBe(subscription);
    product.provider.messageSender.messages
      .slice(-40)
      .forEach((message) => void (message.isReceived = false));
    product.provider.messageSender.sendWaiting();
    await syncSubscriptions(product.deps);
    await work(product);
    expect((await books()).workspace).toMatchObject({ pack: 'flow', is_freezed: false });
  });

  it('does not change Enterprise, and ends with its period after a manual grant', SLOW, async () => {
    await setWorkspace({ pack: 'enterprise', seats_administrators: null, seats_members: null });
    await forward(32);
    expect((await books()).workspace).toMatchObject({ pack: 'enterprise', members: null });
    expect((await books()).account?.cancels_at_end).toBe(false);
    await syncSubscriptions(product.deps);
    expect((await books()).account?.cancels_at_end).toBe(true);
    product.provider.endSubscription((await account()).subscription);
    await work(product);
    expect((await books()).workspace.pack).toBe('enterprise');
  });

  it('follows the newest answer, also when an older one arrives later', SLOW, async () => {
    const { subscription } = await account();
    let readCount = 0;
    const slow = {
      ...port(),
      async readSubscription(id: string) {
        const state = await port().readSubscription(id);
        if (readCount++ > 0) return state;
        await port().setCancelAtEnd(id, true);
        await syncSubscription(product.deps, id);
        return state;
      },
    };
    await syncSubscription({ ...product.deps, payments: slow }, subscription);
    expect(readCount).toBe(2);
    expect((await books()).account?.cancels_at_end).toBe(true);
  });

  it('is checked every night in case messages were lost', SLOW, async () => {
    product.provider.messageSender.hold();
    await port().setCancelAtEnd((await account()).subscription, true);
    await syncSubscriptions(product.deps);
    expect((await books()).account?.cancels_at_end).toBe(true);
  });
});

describe('the payment e-mail', () => {
  async function clear(): Promise<void> {
    const options = { headers: admin().headers, payload: { paymentEmail: null } };
    const { body } = await callerOf(product)('PATCH', '/billing', options);
    expect(body.data.paymentEmail).toBeNull();
  }

  it('is updated from the provider’s page', SLOW, async () => {
    const { customer } = await account();
    expect((await books()).workspace.email).toBe(admin().email);
    await port().setCustomerEmail(customer, 'invoices@acme.example');
    await work(product);
    const { workspace, actions } = await books();
    expect(workspace.email).toBe('invoices@acme.example');
    expect(actions.at(-1)).toBe('billing.update');
  });

  it('that was removed stays empty until the provider has another one', SLOW, async () => {
    const { customer } = await account();
    await clear();
    await work(product);
    // Another property of the customer has changed.
    await handleCustomerEvent(product.deps, customer);
    expect((await books()).workspace.email).toBeNull();
    await port().setCustomerEmail(customer, admin().email);
    await work(product);
    expect((await books()).workspace.email).toBe(admin().email);
  });

  it('is not overwritten by an older answer of the provider', SLOW, async () => {
    const { customer } = await account();
    let isCleared = false;
    const slow = {
      ...port(),
      async findCustomerEmail(id: string) {
        const email = await port().findCustomerEmail(id);
        if (!isCleared) await clear();
        isCleared = true;
        return email;
      },
    };
    await handleCustomerEvent({ ...product.deps, payments: slow }, customer);
    expect((await books()).workspace.email).toBeNull();
  });
});
