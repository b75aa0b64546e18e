import { describe, expect, it } from 'vitest';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { sessionOf, useBuyingWorkspace } from '#testing/payments.ts';
import { useProduct } from '#testing/product.ts';
import { errorOf } from '#testing/sessions.ts';

const product = useProduct({ payments: true });
const { organization, admin, buyer, books, createReader } = useBuyingWorkspace(product);

const INSIGHTS = { kind: 'insights', packageKey: '25x-talent-insights' } as const;
const FLOW = { kind: 'flow', administrators: 2, members: 10, period: 'month' } as const;
const FLOW_AMOUNT = 4900 + 1000 + 10 * 200;

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
});
