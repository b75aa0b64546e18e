import { beforeEach, describe, expect, it } from 'vitest';
import { syncSubscription } from '#features/billing/subscriptions/syncing/service.ts';
import type { TestSubscription } from '#testing/billing.ts';
import { subscribe } from '#testing/billing.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { testAccess } from '#testing/test-access.ts';
import { listQueuedKinds } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf } from '#testing/sessions.ts';

const product = useProduct({ payments: true });
const withoutProvider = useProduct();
const DAY_MS = 86_400_000;
const START = new Date('2031-04-01T10:00:00Z');
const SEATS = { administrators: 2, members: 10, period: 'month' };
let organization: TestOrganization;
let admin: TestUser;
let subscription: TestSubscription;

for (const route of [
  { method: 'POST', url: '/billing/subscription/preview', payload: SEATS },
  { method: 'PATCH', url: '/billing/subscription', payload: { ...SEATS, expectedAmount: 7900 } },
  { method: 'POST', url: '/billing/subscription/cancel' },
  { method: 'POST', url: '/billing/subscription/resume' },
  { method: 'POST', url: '/billing/subscription/keep' },
  { method: 'GET', url: '/billing/invoices' },
  { method: 'POST', url: '/billing/portal' },
] as const) {
  testAccess(product, { ...route, refusesFrozen: false });
}

/** Moves the clock of the product and of the provider, and signs the administrator in anew. */
async function moveTo(date: Date): Promise<void> {
  product.clock.set(date);
  product.provider.tick();
  await syncSubscription(product.deps, subscription.id);
  admin = await createUser(product, { organization });
}

/** Tests with a workspace that pays for Flow; access and bad input are tested without one, which takes a while. */
function describePaying(name: string, run: () => void): void {
  describe(name, () => {
    beforeEach(async () => {
      product.clock.set(START);
      organization = await createOrganization(product, { pack: 'basic', language: 'EN' });
      subscription = await subscribe(product, organization);
      admin = await createUser(product, { organization });
    });
    run();
  });
}

const ask = (method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object, { headers } = admin) =>
  callerOf(product)(method, `/billing/${path}`, { headers, ...(payload !== undefined && { payload }) });
const read = async () => (await callerOf(product)('GET', '/billing', { headers: admin.headers })).body.data;
const preview = async (payload: object) => (await ask('POST', 'subscription/preview', payload)).body.data;
const change = (payload: object) => ask('PATCH', 'subscription', payload);
const listInvoices = async (): Promise<{ amount: number; status: string }[]> =>
  (await ask('GET', 'invoices')).body.data;

const listActions = async () => {
  const rows = await product.deps.db.platform.read((db) =>
    db
      .selectFrom('audit_log')
      .select('action')
      .where('organization_id', '=', organization.id)
      .where('action', 'like', 'subscription.%')
      .where('user_id', 'is not', null)
      .orderBy('id')
      .execute(),
  );
  return rows.map(({ action }) => action);
};

describePaying('more seats', () => {
  it('begin at once, for what is left of the period', async () => {
    await moveTo(new Date(START.getTime() + 15 * DAY_MS));
    const seats = { ...SEATS, administrators: 3, members: 20 };
    const expectedPreview = {
      begins: 'now',
      dueNow: 1500,
      amount: 10_900,
      exceeds: { administrators: 0, members: 0 },
    };
    expect(await preview(seats)).toEqual(expectedPreview);
    const { status, body } = await change({ ...seats, expectedAmount: 10_900 });
    expect([status, body.data.subscription]).toEqual([
      200,
      expect.objectContaining({ administrators: 3, members: 20, amount: 10_900, next: null }),
    ]);
    expect(body.data.limits).toEqual({ administrators: 3, members: 20 });
    expect(await listInvoices()).toMatchObject([{ amount: 1785 }, { amount: 9401 }]);
    expect(await listActions()).toEqual(['subscription.change']);
  });

  it('are paid once, also when two administrators ask for them at once or again', async () => {
    const other = await createUser(product, { organization });
    const payload = { ...SEATS, administrators: 3, expectedAmount: 8900 };
    const answers = await Promise.all([change(payload), ask('PATCH', 'subscription', payload, other)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await change(payload)).status).toBe(200);
    expect((await listInvoices()).filter(({ amount }) => amount > 0)).toHaveLength(2);
  });

  it('change nothing when the card is declined, and come when another one is taken', async () => {
    product.provider.refuseCard(subscription.customer, true);
    const payload = { ...SEATS, administrators: 3, expectedAmount: 8900 };
    expect(errorOf(await change(payload))).toMatchObject({ status: 402, code: 'payment.declined' });
    expect(await read()).toMatchObject({
      subscription: { administrators: 2, amount: 7900 },
      limits: { administrators: 2 },
    });
    expect(await listInvoices()).toHaveLength(1);
    expect(await listActions()).toEqual([]);
    product.provider.refuseCard(subscription.customer, false);
    expect((await change(payload)).body.data.subscription).toMatchObject({ administrators: 3 });
  });

  it('are not paid twice when the answer of the provider is lost', async () => {
    const payload = { ...SEATS, administrators: 3, expectedAmount: 8900 };
    product.provider.trouble('late', { times: 3, path: `/v1/subscriptions/${subscription.id}` });
    const first = await change(payload);
    expect([200, 503]).toContain(first.status);
    product.provider.trouble('late', { times: 0 });
    expect((await change(payload)).body.data.subscription).toMatchObject({ administrators: 3 });
    expect(await listInvoices()).toHaveLength(2);
  });
});

describePaying('fewer seats', () => {
  const fewer = { ...SEATS, administrators: 1, members: 5 };

  it('begin with the next period, and say who would be too many', async () => {
    await createUser(product, { organization });
    for (let count = 0; count < 7; count++) {
      await createTalent(product, organization, { status: 'EMPLOYEE' });
    }
    const exceeds = { administrators: 1, members: 2 };
    expect(await preview(fewer)).toEqual({ begins: 'end', dueNow: 0, amount: 5900, exceeds });
    const { body } = await change({ ...fewer, expectedAmount: 5900 });
    expect(body.data).toMatchObject({
      limits: { administrators: 2, members: 10 },
      subscription: {
        administrators: 2,
        amount: 7900,
        next: { administrators: 1, members: 5, amount: 5900 },
      },
    });
    expect(await listQueuedKinds(product, 'books@people.example')).toContain('subscription');
    expect((await preview(fewer)).begins).toBe('none');
    await moveTo(new Date('2031-05-01T10:00:01Z'));
    expect(await read()).toMatchObject({
      limits: { administrators: 1, members: 5 },
      used: { administrators: 3, members: 7 },
      subscription: { administrators: 1, members: 5, amount: 5900, next: null },
    });
    expect((await listInvoices())[0]).toMatchObject({ amount: 7021, status: 'paid' });
  });

  it('are dropped by going back or by keeping what runs', async () => {
    await change({ ...fewer, expectedAmount: 5900 });
    expect((await ask('POST', 'subscription/keep')).body.data.subscription.next).toBeNull();
    await change({ ...fewer, expectedAmount: 5900 });
    expect(await preview(SEATS)).toMatchObject({ begins: 'now', dueNow: 0 });
    const back = await change({ ...SEATS, expectedAmount: 7900 });
    expect(back.body.data.subscription).toMatchObject({ administrators: 2, next: null });
    expect((await ask('POST', 'subscription/keep')).status).toBe(200);
    expect(await listInvoices()).toHaveLength(1);
    expect(await listActions()).toEqual([
      'subscription.change',
      'subscription.keep',
      'subscription.change',
      'subscription.change',
    ]);
  });

  it('are planned once when two administrators ask for them at once', async () => {
    const other = await createUser(product, { organization });
    const payload = { ...fewer, expectedAmount: 5900 };
    const requests = [admin, other, admin].map((who) => ask('PATCH', 'subscription', payload, who));
    expect((await Promise.all(requests)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await read()).subscription).toMatchObject({ administrators: 2, next: { members: 5 } });
    const mails = await listQueuedKinds(product, 'books@people.example');
    expect(mails.length).toBeGreaterThan(0);
  });

  it('are planned anew, and replaced by more', async () => {
    await change({ ...fewer, expectedAmount: 5900 });
    const other = await change({ ...SEATS, members: 9, expectedAmount: 7700 });
    expect(other.body.data.subscription.next).toMatchObject({ administrators: 2, members: 9 });
    const more = await change({ ...SEATS, members: 12, expectedAmount: 8300 });
    expect(more.body.data.subscription).toMatchObject({ members: 12, next: null });
  });
});

describePaying('seats of which some are more and others fewer', () => {
  it('begin at once where they cost more, and with the next period where they do not', async () => {
    const dearer = { ...SEATS, administrators: 3, members: 8 };
    expect(await preview(dearer)).toMatchObject({ begins: 'now', dueNow: 600 });
    expect(await preview({ ...SEATS, administrators: 3, members: 5 })).toMatchObject({ begins: 'end' });
    expect(await preview({ ...SEATS, administrators: 1, members: 12 })).toMatchObject({ begins: 'end' });
    const { body } = await change({ ...dearer, expectedAmount: 8500 });
    expect(body.data).toMatchObject({ limits: { administrators: 3, members: 8 } });
  });
});

describePaying('another period', () => {
  it('begins at once for a year, less what is left of the month', async () => {
    await moveTo(new Date(START.getTime() + 15 * DAY_MS));
    const year = { ...SEATS, period: 'year' };
    expect(await preview(year)).toMatchObject({ begins: 'now', dueNow: 85_320 - 3950, amount: 85_320 });
    const { body } = await change({ ...year, expectedAmount: 85_320 });
    expect(body.data.subscription).toMatchObject({
      period: 'year',
      amount: 85_320,
      currentPeriodEnd: '2032-04-16T10:00:00.000Z',
    });
    const back = await change({ ...SEATS, members: 20, expectedAmount: 9900 });
    expect(back.body.data.subscription).toMatchObject({
      period: 'year',
      members: 10,
      next: { period: 'month', members: 20, amount: 9900 },
    });
    await moveTo(new Date('2032-04-16T10:00:01Z'));
    expect((await read()).subscription).toMatchObject({ period: 'month', members: 20 });
  });
});

describePaying('a subscription that is cancelled', () => {
  it('stays until its period ends, can be resumed, and goes on with Basic', async () => {
    const cancelResponse = await ask('POST', 'subscription/cancel');
    expect(cancelResponse.body.data).toMatchObject({ pack: 'flow', subscription: { cancelsAtEnd: true } });
    const seats = { ...SEATS, members: 12 };
    const ends = { status: 409, code: 'subscription.ends' };
    expect(errorOf(await ask('POST', 'subscription/preview', seats))).toMatchObject(ends);
    expect(errorOf(await change({ ...seats, expectedAmount: 8300 }))).toMatchObject(ends);
    expect((await ask('POST', 'subscription/cancel')).status).toBe(200);
    const resumeResponse = await ask('POST', 'subscription/resume');
    expect(resumeResponse.body.data.subscription.cancelsAtEnd).toBe(false);
    expect((await ask('POST', 'subscription/resume')).status).toBe(200);
    await ask('POST', 'subscription/cancel');
    expect(await listActions()).toEqual([
      'subscription.cancel',
      'subscription.resume',
      'subscription.cancel',
    ]);
    await moveTo(new Date('2031-05-01T10:00:01Z'));
    expect(await read()).toMatchObject({
      pack: 'basic',
      isFrozen: false,
      limits: { administrators: 1, members: 10 },
      subscription: null,
    });
    const none = { status: 409, code: 'subscription.none' };
    expect(errorOf(await ask('POST', 'subscription/resume'))).toMatchObject(none);
    expect(await listQueuedKinds(product, 'books@people.example')).toContain('subscription');
  });

  it('drops what was planned', async () => {
    await change({ ...SEATS, members: 5, expectedAmount: 6900 });
    const { body } = await ask('POST', 'subscription/cancel');
    expect(body.data.subscription).toMatchObject({ cancelsAtEnd: true, next: null });
  });

  it('is not changed after an end that nobody has told us of', async () => {
    product.provider.endSubscription(subscription.id);
    const none = { status: 409, code: 'subscription.none' };
    expect(errorOf(await ask('POST', 'subscription/cancel'))).toMatchObject(none);
    expect(await read()).toMatchObject({ pack: 'basic', subscription: null });
  });
});

describe('bad input is refused', () => {
  it.each([
    { ...SEATS, administrators: 0 },
    { ...SEATS, administrators: 4 },
    { ...SEATS, members: -1 },
    { ...SEATS, members: 26 },
    { ...SEATS, members: 2_147_483_648 },
    { ...SEATS, members: 1.5 },
    { ...SEATS, period: 'week' },
    { ...SEATS, amount: 1 },
  ])('like %j', async (payload) => {
    const status = 'amount' in payload ? 403 : 400;
    admin = await createUser(product, { organization: await createOrganization(product) });
    expect(errorOf(await ask('POST', 'subscription/preview', payload))).toMatchObject({ status });
    const body = { ...payload, expectedAmount: 100 };
    expect(errorOf(await change(body))).toMatchObject({ status });
  });
});

describePaying('a change that is not possible', () => {
  it('has another price by now', async () => {
    const payload = { ...SEATS, members: 12, expectedAmount: 8299 };
    expect(errorOf(await change(payload))).toMatchObject({ status: 409, code: 'order.price_changed' });
    expect(await listInvoices()).toHaveLength(1);
  });

  it('waits for a payment that is missing', async () => {
    product.provider.refuseCard(subscription.customer, true);
    await moveTo(new Date('2031-05-01T10:00:01Z'));
    const unpaidError = { status: 409, code: 'subscription.unpaid' };
    const payload = { ...SEATS, members: 12 };
    expect(errorOf(await ask('POST', 'subscription/preview', payload))).toMatchObject(unpaidError);
    expect(errorOf(await change({ ...payload, expectedAmount: 8300 }))).toMatchObject(unpaidError);
    const cancelResponse = await ask('POST', 'subscription/cancel');
    expect(cancelResponse.body.data.subscription).toMatchObject({ status: 'past_due', cancelsAtEnd: true });
  });

  it('meets a provider that does not answer', async () => {
    product.provider.trouble('down', { times: 100 });
    const down = { status: 503, code: 'payment.unavailable' };
    expect(errorOf(await ask('POST', 'subscription/cancel'))).toMatchObject(down);
    expect(errorOf(await ask('GET', 'invoices'))).toMatchObject(down);
    product.provider.trouble('down', { times: 0 });
    expect((await read()).subscription.cancelsAtEnd).toBe(false);
  });
});

describePaying('the pages of the provider', () => {
  it('are opened for the customer, with the way back', async () => {
    const { status, body } = await ask('POST', 'portal');
    expect([status, body.data.url]).toEqual([200, 'http://localhost:8080/billing']);
  });

  it('are not there for a workspace that has paid nothing, and without a provider', async () => {
    const none = { status: 409, code: 'subscription.none' };
    for (const on of [product, withoutProvider]) {
      const { headers } = await createUser(on, { organization: await createOrganization(on) });
      const call = callerOf(on);
      expect((await call('GET', '/billing/invoices', { headers })).body).toEqual({ data: [] });
      expect(errorOf(await call('POST', '/billing/portal', { headers }))).toMatchObject(none);
      for (const action of ['cancel', 'resume', 'keep']) {
        expect(errorOf(await call('POST', `/billing/subscription/${action}`, { headers }))).toMatchObject(
          none,
        );
      }
      const payload = { ...SEATS, members: 12 };
      const response = await call('POST', '/billing/subscription/preview', { headers, payload });
      expect(errorOf(response)).toMatchObject(none);
    }
  });
});
