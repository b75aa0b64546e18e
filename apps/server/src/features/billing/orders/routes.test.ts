import { describe, expect, it, vi } from 'vitest';
import { createOrganization, createTalent, createUser, switchOff } from '#testing/factories.ts';
import { sessionOf, useBuyingWorkspace, PRICES, work } from '#testing/payments.ts';
import { useProduct } from '#testing/product.ts';
import { errorOf } from '#testing/sessions.ts';
import { newId } from '#database/ids.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct({ payments: true });
const { organization, admin, buyer, books, forward, createReader } = useBuyingWorkspace(product);

const INSIGHTS = { kind: 'insights', packageKey: '25x-talent-insights' } as const;
const FLOW = { kind: 'flow', administrators: 2, members: 10, period: 'month' } as const;
const FLOW_AMOUNT = 4900 + 1000 + 10 * 200;
const REPORT = PRICES.premiumReport;

const statuses = async () => (await books()).orders.map(({ status }) => status);
const codeOf = (answer: Parameters<typeof errorOf>[0]) => [answer.status, errorOf(answer).code];

describe('an order', () => {
  it('uses the prices of the installation and returns only to this site', async () => {
    const redirectAfterCheckout = '/talents/1?tab=result';
    await product.deps.db.platform.write((db) =>
      db.updateTable('users').set({ platform_language: 'DE' }).where('id', '=', admin().id).execute(),
    );
    const { status, body: answer } = await buyer().createOrder(FLOW, FLOW_AMOUNT, { redirectAfterCheckout });
    expect(status).toBe(200);
    const { order, url } = answer.data;
    expect(order).toMatchObject({
      number: expect.stringMatching(/^Q-[0-9A-F]{8}$/),
      kind: 'flow',
      way: 'stripe',
      status: 'created',
      amount: FLOW_AMOUNT,
      period: 'month',
      administrators: 2,
      members: 10,
      datePaid: null,
    });
    const page = product.provider.look(sessionOf(url));
    expect(page?.names).toEqual(['Flow, Plätze für Administration: 2']);
    expect(page?.positions.map(({ quantity }) => quantity)).toEqual([10]);
    expect(page?.customer_email).toBe(admin().email);
    const back = new URL(page?.success_url ?? '');
    expect([back.pathname, Object.fromEntries(back.searchParams)]).toEqual([
      '/checkout/return',
      { order: order.id, type: 'ws-plan', redirectAfterCheckout },
    ]);
    const cancelUrl = new URL(page?.cancel_url ?? '');
    expect([cancelUrl.pathname, Object.fromEntries(cancelUrl.searchParams)]).toEqual([
      '/checkout',
      { type: 'ws-plan', administrators: '2', members: '10', period: 'month', redirectAfterCheckout },
    ]);
    expect(await buyer().read(order.id)).toEqual(order);
    expect((await books()).actions).toEqual(['orders.place']);
  });

  it.each(['https://evil.example', '//evil.example/x', '/\\evil.example', 'javascript:alert(1)'])(
    'does not return to %s',
    SLOW,
    async (redirectAfterCheckout) => {
      const { body: answer } = await buyer().createOrder(INSIGHTS, 45_000, { redirectAfterCheckout });
      const { success_url: back } = product.provider.look(sessionOf(answer.data.url)) ?? {};
      expect(back).not.toContain('evil');
      expect(back).not.toContain('javascript');
    },
  );

  it('with a promotion is cheaper once and adds its insights', async () => {
    product.clock.set(new Date('2024-12-01T12:00:00Z'));
    const yearly = { ...FLOW, period: 'year' };
    const full = 12 * FLOW_AMOUNT;
    const { body: answer } = await buyer().createOrder(yearly, full / 2);
    expect(answer.data.order).toMatchObject({ amount: full / 2, insights: 3 });
    const page = product.provider.look(sessionOf(answer.data.url));
    expect((page?.amount_total ?? 0) - (page?.total_details.amount_tax ?? 0)).toBe(full / 2);
    product.provider.submit(sessionOf(answer.data.url), 'paid');
    await work(product);
    const { workspace, entries } = await books();
    expect(workspace).toMatchObject({ pack: 'flow', is_freezed: false, budget: 25 + 25 + 3 });
    expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['start', 25],
      ['plan', 25],
      ['promotion', 3],
    ]);
  });
});

describe('an order is refused', () => {
  it('when a talent asks for more than their own report', async () => {
    const { owner } = await createReader();
    const other = await createTalent(product, organization());
    const report = { kind: 'premium_report', talent: other.id };
    for (const order of [INSIGHTS, FLOW, { kind: 'basic' }, { kind: 'enterprise', members: 50 }, report]) {
      expect(codeOf(await buyer(owner).createOrder(order, 0))).toEqual([403, 'FORBIDDEN']);
    }
    expect((await books()).orders).toEqual([]);
  });

  it.each([
    ['another price', INSIGHTS, 44_999, [409, 'order.price_changed']],
    ['a negative price', INSIGHTS, -1, [400, 'INVALID_PAYLOAD']],
    ['a huge price', INSIGHTS, 1e12, [400, 'INVALID_PAYLOAD']],
    ['half a cent', INSIGHTS, 0.5, [400, 'INVALID_PAYLOAD']],
    ['an unknown package', { ...INSIGHTS, packageKey: '7x' }, 100, [409, 'order.not_sold']],
    ['more seats than are sold', { ...FLOW, members: 26 }, 1, [400, 'INVALID_PAYLOAD']],
    ['negative seats', { ...FLOW, members: -1 }, 1, [400, 'INVALID_PAYLOAD']],
    ['no seat', { ...FLOW, administrators: 0 }, 1, [400, 'INVALID_PAYLOAD']],
    ['a price of its own', { ...INSIGHTS, amount: 1 }, 45_000, [403, 'FORBIDDEN']],
    ['a free insight', { kind: 'free' }, 0, [400, 'INVALID_PAYLOAD']],
    ['an unknown talent', { kind: 'premium_report', talent: newId() }, REPORT, [404, 'record.not_found']],
    ['the report of nobody', { kind: 'premium_report' }, REPORT, [404, 'record.not_found']],
  ])('for %s, and leaves no trace', SLOW, async (_name, order, amount, expectedError) => {
    expect(codeOf(await buyer().createOrder(order, amount))).toEqual(expectedError);
    const { orders, actions } = await books();
    expect([orders, actions]).toEqual([[], []]);
  });

  it('when the report is of another workspace, has no result, is on hold or already unlocked', async () => {
    const { talent } = await createReader();
    const orderReport = (id: string, by = admin()) =>
      buyer(by).createOrder({ kind: 'premium_report', talent: id }, REPORT).then(codeOf);
    const outsider = await createUser(product, { organization: await createOrganization(product) });
    expect(await orderReport(talent.id, outsider)).toEqual([404, 'record.not_found']);
    const { id: without } = await createTalent(product, organization());
    expect(await orderReport(without)).toEqual([409, 'report.no_result']);
    const change = (table: 'talents' | 'talents_results', values: object) =>
      product.deps.db.platform.write((db) =>
        db
          .updateTable(table)
          .set(values)
          .where(table === 'talents' ? 'id' : 'talent_id', '=', talent.id)
          .execute(),
      );
    await change('talents_results', { held_until: new Date(Date.now() + 86_400_000) });
    expect(await orderReport(talent.id)).toEqual([409, 'result.held_back']);
    await change('talents_results', { held_until: null });
    await change('talents', { is_big_five_report_unlocked: true });
    expect(await orderReport(talent.id)).toEqual([409, 'order.has_already']);
  });

  it('when a subscription runs, which must be changed instead', SLOW, async () => {
    await buyer().buy(FLOW, FLOW_AMOUNT);
    await work(product);
    expect(codeOf(await buyer().createOrder({ ...FLOW, members: 11 }, FLOW_AMOUNT + 200))).toEqual([
      409,
      'order.has_already',
    ]);
    expect(codeOf(await buyer().createOrder({ kind: 'basic' }, 0))).toEqual([409, 'order.has_already']);
    expect(await statuses()).toEqual(['paid']);
  });
});

describe('a request that people answer', () => {
  it('is used for Basic and Enterprise everywhere, one at a time', async () => {
    const enterprise = { kind: 'enterprise', members: 80, message: 'Three sites' };
    const first = (await buyer().createOrder(enterprise, 0)).body.data;
    expect(first).toMatchObject({ url: null, order: { way: 'offer', status: 'created', amount: 0 } });
    const again = (await buyer().createOrder(enterprise, 0)).body.data;
    expect(again.order.id).toBe(first.order.id);
    const basic = (await buyer().createOrder({ kind: 'basic' }, 0)).body.data;
    expect(basic.order.id).not.toBe(first.order.id);
    expect(await statuses()).toEqual(['withdrawn', 'created']);
    expect((await buyer().act(basic.order.id, 'cancel')).body.data.status).toBe('withdrawn');
    expect(codeOf(await buyer().act(basic.order.id, 'cancel'))).toEqual([409, 'order.not_open']);
  });

  it('is used for everything when the workspace does not pay by card', SLOW, async () => {
    await switchOff(product, organization(), 'FEATURE_CARD_PAYMENT');
    const { data } = (await buyer().createOrder(INSIGHTS, 45_000)).body;
    expect(data).toMatchObject({ url: null, order: { way: 'offer', amount: 45_000 } });
    expect((await books()).workspace.budget).toBe(25);
  });
});

describe('an order is withdrawn', () => {
  it('not by another workspace, which cannot read it either', async () => {
    const { data } = (await buyer().createOrder(INSIGHTS, 45_000)).body;
    const outsider = await createUser(product, { organization: await createOrganization(product) });
    const { owner } = await createReader();
    for (const other of [outsider, owner]) {
      expect(codeOf(await buyer(other).act(data.order.id, 'cancel'))).toEqual([404, 'record.not_found']);
      expect(await buyer(other).read(data.order.id)).toBeUndefined();
    }
    expect((await buyer().read(data.order.id)).status).toBe('created');
  });

  it('unless the payment came first', SLOW, async () => {
    const { data } = (await buyer().createOrder(INSIGHTS, 45_000)).body;
    product.provider.submit(sessionOf(data.url), 'paid');
    expect((await buyer().act(data.order.id, 'cancel')).body.data.status).toBe('paid');
    await work(product);
    expect((await books()).workspace.budget).toBe(50);
  });

  it('and is listed for the platform without a workspace', SLOW, async () => {
    const { data } = (await buyer().createOrder(INSIGHTS, 45_000)).body;
    const platform = await createUser(product, { userRole: 'APP_ADMIN' });
    const response = await product.app.inject({
      url: `/api/items/orders?fields=id,status&filter=${encodeURIComponent(JSON.stringify({ id: data.order.id }))}`,
      headers: platform.headers,
    });
    expect(response.json().data).toEqual([{ id: data.order.id, status: 'created' }]);
  });
});

describe('two tabs', () => {
  it('use the same page when they order the same', SLOW, async () => {
    const responses = await Promise.all([1, 2, 3].map(() => buyer().createOrder(INSIGHTS, 45_000)));
    expect(new Set(responses.map(({ body: answer }) => answer.data.url)).size).toBe(1);
    expect(await statuses()).toEqual(['created']);
  });

  it('do not have two payable pages when they order different items', SLOW, async () => {
    const small = { kind: 'insights', packageKey: '10x-talent-insights' };
    const first = (await buyer().createOrder(small, 19_000)).body.data;
    const second = (await buyer().createOrder(INSIGHTS, 45_000)).body.data;
    expect(product.provider.look(sessionOf(first.url))?.status).toBe('expired');
    expect(product.provider.look(sessionOf(second.url))?.status).toBe('open');
    await work(product);
    expect(await statuses()).toEqual(['withdrawn', 'created']);
    await Promise.all([buyer().createOrder(small, 19_000), buyer().createOrder(INSIGHTS, 45_000)]);
    const open = (await books()).orders.filter(({ status }) => status === 'created');
    const pages = (await books()).orders.flatMap(({ provider_session: session }) =>
      session !== null && product.provider.look(session)?.status === 'open' ? [session] : [],
    );
    expect([open.length, pages.length]).toEqual([1, 1]);
  });

  it('detect the payment of the first one and refuse a second plan', SLOW, async () => {
    const first = (await buyer().createOrder(FLOW, FLOW_AMOUNT)).body.data;
    product.provider.messageSender.hold();
    product.provider.submit(sessionOf(first.url), 'paid');
    expect(codeOf(await buyer().createOrder({ ...FLOW, members: 11 }, FLOW_AMOUNT + 200))).toEqual([
      409,
      'order.has_already',
    ]);
    expect((await books()).workspace).toMatchObject({ pack: 'flow', members: 10, is_freezed: false });
    product.provider.messageSender.goOn();
    await work(product);
    expect(await statuses()).toEqual(['paid']);
  });

  it('place a new order when the page is about to expire', SLOW, async () => {
    const first = (await buyer().createOrder(INSIGHTS, 45_000)).body.data;
    await forward(22 * 60 + 56);
    const second = (await buyer().createOrder(INSIGHTS, 45_000)).body.data;
    expect(second.url).not.toBe(first.url);
    expect(await statuses()).toEqual(['withdrawn', 'created']);
  });
});

describe('a failing provider', () => {
  it.each(['down', 'broken', 'late', 'lost'] as const)(
    'that is %s is reported, and the next attempt continues the same checkout',
    { ...SLOW, timeout: 30_000 },
    async (trouble) => {
      product.provider.trouble(trouble, { times: 3, path: '/v1/checkout/sessions' });
      const warn = vi.spyOn(product.app.log, 'warn');
      expect(codeOf(await buyer().createOrder(INSIGHTS, 45_000))).toEqual([503, 'payment.unavailable']);
      const line = { route: '/api/checkout/sessions', kind: 'down', code: expect.any(String) };
      expect(warn).toHaveBeenCalledWith(line, 'the payment provider did not do what was asked');
      warn.mockRestore();
      const [order] = (await books()).orders;
      expect(order).toMatchObject({ status: 'created', provider_session: null });
      const { data } = (await buyer().createOrder(INSIGHTS, 45_000)).body;
      expect(data.order.id).toBe(order?.id);
      const sessions = (await books()).orders.map(({ provider_session: session }) => session);
      expect(sessions).toEqual([sessionOf(data.url)]);
      product.provider.submit(sessionOf(data.url), 'paid');
      await work(product);
      expect((await books()).workspace.budget).toBe(50);
    },
  );

  it('that is slow is awaited, and a second request meanwhile returns the same checkout', SLOW, async () => {
    product.provider.trouble('slow', { times: 2, path: '/v1/checkout/sessions', milliseconds: 300 });
    const presses = await Promise.all([1, 2].map(() => buyer().createOrder(INSIGHTS, 45_000)));
    const [first, second] = presses.map(({ status, body: { data } }) => [status, data.order.id, data.url]);
    expect(first).toEqual([200, expect.any(String), expect.stringContaining('/pay/cs_test_')]);
    expect(second).toEqual(first);
    expect(await statuses()).toEqual(['created']);
  });

  it('that does not close a page leaves the order open', SLOW, async () => {
    const { data } = (await buyer().createOrder(INSIGHTS, 45_000)).body;
    product.provider.trouble('down', { times: 3 });
    expect(codeOf(await buyer().act(data.order.id, 'cancel'))).toEqual([503, 'payment.unavailable']);
    expect((await buyer().read(data.order.id)).status).toBe('created');
    expect((await buyer().act(data.order.id, 'cancel')).body.data.status).toBe('withdrawn');
    expect(product.provider.look(sessionOf(data.url))?.status).toBe('expired');
  });

  it('that has lost the customer gets a new one', SLOW, async () => {
    await buyer().buy(INSIGHTS, 45_000);
    await work(product);
    await product.deps.db.platform.write((db) =>
      db
        .updateTable('billing_accounts')
        .set({ customer: 'cus_gone' })
        .where('organization_id', '=', organization().id)
        .execute(),
    );
    await buyer().buy(INSIGHTS, 45_000);
    await work(product);
    const { workspace, account, orders } = await books();
    expect(workspace.budget).toBe(75);
    expect(account?.customer).toMatch(/^cus_(?!gone)/);
    expect(orders.map(({ status }) => status)).toEqual(['paid', 'failed', 'paid']);
  });
});
