import { beforeEach, describe, expect, it } from 'vitest';
import { useBuyingWorkspace, work, PRICES, readBooks, sessionOf } from '#testing/payments.ts';
import { useProduct } from '#testing/product.ts';
import { ACT_ON_EVENT, actOnEvent } from '#features/billing/events/jobs.ts';
import { syncOrders, syncSubscriptions } from '#features/billing/orders/settlement/jobs.ts';
import { settleOrder } from '#features/billing/orders/settlement/service.ts';
import { erasePerson } from '#features/privacy/erasure/service.ts';
import { createOrder, subscribe } from '#testing/billing.ts';
import { createOrganization } from '#testing/factories.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct({ payments: true });
const { organization, admin, buyer, books, forward, createReader } = useBuyingWorkspace(product);

const INSIGHTS = { kind: 'insights', packageKey: '25x-talent-insights' } as const;
const FLOW = { kind: 'flow', administrators: 2, members: 10, period: 'month' } as const;
const FLOW_AMOUNT = 4900 + 1000 + 10 * 200;

beforeEach(async () => {
  product.provider.messageSender.goOn();
  await work(product);
});

const { hold, goOn } = {
  hold: () => product.provider.messageSender.hold(),
  goOn: () => product.provider.messageSender.goOn(),
};
/** Collects messages from now on and holds them back. */
const since = (count: number) => product.provider.messageSender.messages.slice(count);
const countMessages = () => product.provider.messageSender.messages.length;

async function submitOrder(order: object, amount: number): Promise<{ id: string; session: string }> {
  const { data } = (await buyer().createOrder(order, amount)).body;
  return { id: data.order.id, session: sessionOf(data.url) };
}

const PAID_STATE = {
  workspace: { pack: 'flow', budget: 50, is_freezed: false, administrators: 2, members: 10 },
  account: { status: 'active', period: 'month', administrators: 2, members: 10, amount: FLOW_AMOUNT },
};

describe('a paid order', () => {
  it('grants insights once, with an entry of who, what and why', async () => {
    const id = await buyer().buy(INSIGHTS, 45_000);
    await work(product);
    const { workspace, orders, entries, actions, account } = await books();
    expect(workspace).toMatchObject({ budget: 50, is_freezed: true, email: admin().email });
    expect(orders).toEqual([
      expect.objectContaining({ status: 'paid', is_given: true, tax: 8550, provider_url: null }),
    ]);
    expect(entries.at(-1)).toMatchObject({ kind: 'purchase', amount: 25, balance: 50, order_id: id });
    expect(actions).toEqual(['orders.place', 'orders.pay', 'orders.give']);
    expect(account).toMatchObject({
      provider: 'stripe',
      customer: expect.stringMatching(/^cus_/),
      status: null,
    });
  });

  it('starts the plan, its seats and the account at once, and reactivates a frozen workspace', async () => {
    await buyer().buy(FLOW, FLOW_AMOUNT);
    await work(product);
    const { workspace, account, actions, orders } = await books();
    expect({ workspace, account }).toMatchObject(PAID_STATE);
    expect(orders).toEqual([expect.objectContaining({ status: 'paid', is_given: true })]);
    expect(actions).toEqual([
      'orders.place',
      'orders.pay',
      'plans.start',
      'orders.give',
      'billing.subscription',
    ]);
  });

  it('that created a second subscription ends it and is refunded', SLOW, async () => {
    const first = await subscribe(product, organization());
    const second = await subscribe(product, organization());
    expect(second.id).toBe(first.id);
    await work(product);
    const { account, orders } = await books();
    expect(account).toMatchObject({ subscription: first.id, status: 'active' });
    expect(orders.map(({ status, is_given: isGiven }) => [status, isGiven])).toEqual([
      ['paid', true],
      ['refunded', false],
    ]);
    const subscription = await product.deps.payments?.readSubscription(
      orders[1]?.provider_subscription ?? '',
    );
    expect(subscription?.status).toBe('canceled');
  });

  it('succeeds after a failed and an expired one, which grant nothing', SLOW, async () => {
    const failedOrder = await submitOrder(INSIGHTS, 45_000);
    product.provider.submit(failedOrder.session, 'failed');
    await work(product);
    const expiredOrder = await submitOrder(INSIGHTS, 45_000);
    await forward(24 * 60);
    product.provider.tick();
    await work(product);
    product.clock.set(undefined);
    await buyer().buy(INSIGHTS, 45_000);
    await work(product);
    const { orders, workspace } = await books();
    expect(orders.map(({ id, status }) => [id, status])).toEqual([
      [failedOrder.id, 'failed'],
      [expiredOrder.id, 'expired'],
      [expect.any(String), 'paid'],
    ]);
    expect(workspace.budget).toBe(50);
  });
});

describe('a refund', () => {
  it('in part is recorded, in full removes the remaining insights', async () => {
    await buyer().buy(INSIGHTS, 45_000);
    await work(product);
    const { provider_payment: payment } = (await books()).orders[0] ?? {};
    product.provider.refund(payment ?? '', 1000);
    await work(product);
    expect(await books()).toMatchObject({
      workspace: { budget: 50 },
      orders: [{ status: 'paid', amount_refunded: 1000 }],
    });
    product.provider.refund(payment ?? '');
    await work(product);
    const { workspace, orders, entries } = await books();
    expect(workspace.budget).toBe(25);
    expect(orders[0]).toMatchObject({ status: 'refunded', amount_refunded: 45_000 + 8550, is_given: false });
    expect(entries.at(-1)).toMatchObject({ kind: 'refund', amount: -25, balance: 25 });
  });

  it('before we learn of the payment grants nothing', SLOW, async () => {
    hold();
    await buyer().buy(INSIGHTS, 45_000);
    const payment = [...product.provider.messageSender.messages]
      .map(({ body }) => JSON.parse(body).data.object)
      .findLast(({ object }) => object === 'payment_intent');
    product.provider.refund(payment.id);
    goOn();
    await work(product);
    const { workspace, orders, entries } = await books();
    expect(workspace.budget).toBe(25);
    expect(orders[0]).toMatchObject({ status: 'refunded', is_given: false });
    expect(entries).toHaveLength(1);
  });

  it("from the provider's dashboard locks the report, also without a message", SLOW, async () => {
    const { talent } = await createReader();
    const order = { kind: 'premium_report', talent: talent.id };
    await buyer().buy(order, PRICES.premiumReport);
    await work(product);
    const { provider_payment: payment } = (await books()).orders[0] ?? {};
    hold();
    product.provider.refund(payment ?? '');
    await syncSubscriptions(product.deps);
    expect((await books()).orders[0]).toMatchObject({ status: 'refunded', is_given: false });
    const row = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('talents')
        .select('is_big_five_report_unlocked')
        .where('id', '=', talent.id)
        .executeTakeFirstOrThrow(),
    );
    expect(row.is_big_five_report_unlocked).toBe(false);
  });
});

describe('messages of the provider', () => {
  it('may arrive in any order, twice, and can be replayed', SLOW, async () => {
    const before = countMessages();
    hold();
    await buyer().buy(FLOW, FLOW_AMOUNT);
    await buyer().buy(INSIGHTS, 45_000);
    const messages = since(before);
    expect(messages.length).toBeGreaterThan(5);
    for (const message of [...messages.toReversed(), ...messages]) {
      expect(await product.provider.messageSender.send(message)).toBe(204);
    }
    await work(product);
    const first = await books();
    expect(first).toMatchObject({ ...PAID_STATE, workspace: { ...PAID_STATE.workspace, budget: 75 } });
    await product.deps.db.platform.write((db) =>
      db.updateTable('payment_events').set({ status: 'waiting' }).execute(),
    );
    await work(product);
    const second = await books();
    expect([second.entries, second.actions, second.workspace]).toEqual([
      first.entries,
      first.actions,
      first.workspace,
    ]);
  });

  it('are handled by many processes at once and grant once', SLOW, async () => {
    hold();
    await buyer().buy(FLOW, FLOW_AMOUNT);
    await buyer().buy(INSIGHTS, 45_000);
    goOn();
    await product.provider.messageSender.waitUntilSent();
    const events = await product.deps.db.platform.read((db) =>
      db.selectFrom('payment_events').select('id').where('status', '=', 'waiting').execute(),
    );
    const jobs = [...events, ...events].map((payload) =>
      actOnEvent(product.deps, { payload, isLastTry: false }).catch(() => undefined),
    );
    await Promise.all(jobs);
    await work(product);
    const { workspace, entries } = await books();
    expect(workspace).toMatchObject({ ...PAID_STATE.workspace, budget: 75 });
    expect(entries.filter(({ kind }) => kind === 'purchase')).toHaveLength(1);
  });

  it('may be lost: the scheduled job checks the order', SLOW, async () => {
    hold();
    await buyer().buy(FLOW, FLOW_AMOUNT);
    await syncOrders(product.deps);
    expect((await books()).orders[0]?.status).toBe('created');
    await forward(6);
    await syncOrders(product.deps);
    expect(await books()).toMatchObject(PAID_STATE);
  });

  it(
    "may arrive before the page is stored, if the process ended after the provider's response",
    SLOW,
    async () => {
      hold();
      const { id, session } = await submitOrder(INSIGHTS, 45_000);
      await product.deps.db.platform.write((db) =>
        db
          .updateTable('orders')
          .set({ provider_session: null, provider_url: null })
          .where('id', '=', id)
          .execute(),
      );
      product.provider.submit(session, 'paid');
      goOn();
      await work(product);
      expect((await books()).orders[0]).toMatchObject({ status: 'paid', provider_session: session });
      expect((await books()).workspace.budget).toBe(50);
    },
  );

  it('about another account or another installation change nothing', async () => {
    const { payments } = product.deps;
    const { id, session } = await submitOrder(INSIGHTS, 45_000);
    const foreignCheckout = {
      period: undefined,
      lines: [{ key: 'insights', name: 'x', quantity: 1, unit: 1, amount: 1 }],
      discount: 0,
      includesTax: false,
      customer: undefined,
      email: 'a@b.example',
      language: 'EN',
      successUrl: 'https://x.example/',
      cancelUrl: 'https://x.example/',
      expiresAt: new Date(product.clock.now().getTime() + 3_600_000),
    } as const;
    const other = await createOrganization(product, { pack: 'basic' });
    for (const organizationId of [other.id, organization().id]) {
      // The order of another workspace, or another checkout of it over one cent.
      const orderId = id;
      const key = { organizationId, orderId };
      const checkout = await payments
        ?.openCheckout({ ...foreignCheckout, ...key, orderId: id })
        .catch(() => undefined);
      expect(checkout).toBeUndefined();
    }
    const cheap = await payments?.openCheckout({
      ...foreignCheckout,
      organizationId: other.id,
      orderId: `${id}0`,
    });
    product.provider.submit(cheap?.session ?? '', 'paid');
    await work(product);
    expect((await books()).orders[0]).toMatchObject({ status: 'created', provider_session: session });
    expect((await readBooks(product, other.id)).workspace.budget).toBe(25);
  });

  it(
    'that cannot be handled while the provider is down are handled later',
    { ...SLOW, timeout: 30_000 },
    async () => {
      hold();
      await buyer().buy(INSIGHTS, 45_000);
      product.provider.trouble('broken', { times: 100 });
      goOn();
      await product.provider.messageSender.waitUntilSent();
      const [event] = await product.deps.db.platform.read((db) =>
        db.selectFrom('payment_events').select('id').where('status', '=', 'waiting').execute(),
      );
      const job = { payload: event ?? { id: '' }, isLastTry: false };
      await expect(actOnEvent(product.deps, job)).rejects.toMatchObject({ kind: 'down' });
      expect((await books()).orders[0]?.status).toBe('created');
      product.provider.trouble('broken', { times: 0 });
      await work(product);
      expect((await books()).workspace.budget).toBe(50);
      expect(ACT_ON_EVENT.tries).toBeGreaterThan(10);
    },
  );
});

describe('an order whose person was erased', () => {
  it('is withdrawn by the scheduled job, with its checkout', SLOW, async () => {
    const report = { kind: 'premium_report' };
    const [payer, requester, other] = [await createReader(), await createReader(), await createReader()];
    const { data } = (await buyer(payer.owner).createOrder(report, PRICES.premiumReport)).body;
    await buyer(other.owner).createOrder(report, PRICES.premiumReport);
    const request = { kind: 'premium_report', buyer: 'talent', talent_id: requester.talent.id } as const;
    await createOrder(product, organization(), request);
    for (const { talent } of [payer, requester]) {
      const key = { organizationId: organization().id, talentId: talent.id };
      await erasePerson(product.deps, key, { actor: undefined, because: 'retention' });
    }
    await syncOrders(product.deps);
    const { orders } = await books();
    expect(Object.fromEntries(orders.map(({ talent_id: id, status }) => [id, status]))).toEqual({
      [payer.talent.id]: 'withdrawn',
      [requester.talent.id]: 'withdrawn',
      [other.talent.id]: 'created',
    });
    expect(product.provider.look(sessionOf(data.url))?.status).toBe('expired');
  });
});

describe('an answer that is older than a later request', () => {
  it('is dropped and requested again', SLOW, async () => {
    hold();
    const { id, session } = await submitOrder(INSIGHTS, 45_000);
    const { payments } = product.deps;
    if (payments === undefined) throw new Error('No provider');
    const key = { organizationId: organization().id, orderId: id };
    let readCount = 0;
    const slow = {
      ...payments,
      async readCheckout(name: string) {
        const state = await payments.readCheckout(name);
        if (readCount++ > 0) return state;
        // Paid, and checked by another process, while this answer is pending.
        product.provider.submit(session, 'paid');
        await settleOrder(product.deps, key);
        return state;
      },
    };
    await settleOrder({ ...product.deps, payments: slow }, key);
    expect(readCount).toBe(2);
    expect((await books()).orders[0]).toMatchObject({ status: 'paid', is_given: true });
    expect((await books()).workspace.budget).toBe(50);
  });
});
