import { beforeEach, describe, expect, it } from 'vitest';
import { endReplacedSubscription } from '#features/billing/orders/decisions/jobs.ts';
import { returnPayment } from '#features/billing/orders/refunding/jobs.ts';
import { settleOrder } from '#features/billing/orders/settlement/service.ts';
import { createOrder, payOrder, subscribe } from '#testing/billing.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { sendDueMails } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf } from '#testing/sessions.ts';

const product = useProduct({ payments: true });
const UNKNOWN_ID = '019a0000-0000-7000-8000-000000000000';
const INSIGHTS = { kind: 'insights', insights: 25, amount: 45_000 } as const;
const INSIGHT_LINES = [{ key: 'insights', quantity: 1, unit: 45_000, amount: 45_000 }] as const;
let organization: TestOrganization;
let admin: TestUser;
let platform: TestUser;

beforeEach(async () => {
  organization = await createOrganization(product, { pack: 'basic', language: 'EN' });
  admin = await createUser(product, { organization });
  platform = await createUser(product, { userRole: 'APP_ADMIN' });
});

const answer = (
  { id }: { readonly id: string },
  action: 'fulfil' | 'decline' | 'refund',
  { payload = { note: '' }, headers }: { payload?: object; headers?: TestUser['headers'] } = {},
) =>
  callerOf(product)('POST', `/platform/orders/${id}/${action}`, {
    headers: headers ?? platform.headers,
    payload,
  });

async function readState(id: string) {
  return product.deps.db.platform.read(async (db) => {
    const of = organization.id;
    const workspace = await db
      .selectFrom('organizations')
      .select([
        'pack',
        'is_freezed',
        'talent_insights_budget as insights',
        'seats_administrators',
        'seats_members',
      ])
      .where('id', '=', of)
      .executeTakeFirstOrThrow();
    const order = await db
      .selectFrom('orders')
      .select(['status', 'is_given', 'note', 'user_answered', 'amount_refunded'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const entries = await db
      .selectFrom('insight_entries')
      .select(['kind', 'amount'])
      .where('organization_id', '=', of)
      .where('order_id', '=', id)
      .orderBy('id')
      .execute();
    const actions = await db
      .selectFrom('audit_log')
      .select('action')
      .where('organization_id', '=', of)
      .where('action', 'like', 'orders.%')
      .orderBy('id')
      .execute();
    return { workspace, order, entries, actions: actions.map(({ action }) => action) };
  });
}

async function listMails(to: string) {
  await sendDueMails(product);
  return product.mailer.sentMails.filter((mail) => mail.to === to);
}

describe('a request that the platform fulfils', () => {
  it('grants talent insights, becomes fulfilled, sends a mail, and is audited', async () => {
    const order = await createOrder(product, organization, INSIGHTS);
    const { status, body } = await answer(order, 'fulfil', { payload: { note: ' By invoice ' } });
    expect([status, body.data]).toEqual([
      200,
      expect.objectContaining({ status: 'fulfilled', note: 'By invoice', datePaid: expect.any(String) }),
    ]);
    expect(await readState(order.id)).toMatchObject({
      workspace: { insights: 50 },
      order: { status: 'fulfilled', is_given: true, note: 'By invoice', user_answered: platform.id },
      entries: [{ kind: 'purchase', amount: 25 }],
      actions: ['orders.fulfil', 'orders.give'],
    });
    const [mail] = await listMails(admin.email);
    expect(mail?.subject).toMatch(/^Request Q-[0-9A-F]{8} is fulfilled$/);
    expect(mail?.text).toContain('25 talent insights\n€450.00 plus VAT');
    expect(mail?.text).toContain('Note from Quint: By invoice');
    expect(mail?.text).not.toMatch(/paid|payment/i);
  });

  it('is fulfilled once when two administrators submit at the same time', async () => {
    const order = await createOrder(product, organization, INSIGHTS);
    const other = await createUser(product, { userRole: 'APP_ADMIN' });
    const answers = await Promise.all([
      answer(order, 'fulfil'),
      answer(order, 'fulfil', { headers: other.headers }),
      answer(order, 'decline'),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(errorOf(await answer(order, 'fulfil'))).toMatchObject({ status: 409, code: 'order.not_open' });
    const { workspace, order: row } = await readState(order.id);
    expect(workspace.insights).toBe(row.status === 'fulfilled' ? 50 : 25);
  });

  it('starts a plan with its seats and opens a frozen workspace', async () => {
    await product.deps.db.platform.write((db) =>
      db.updateTable('organizations').set({ is_freezed: true }).where('id', '=', organization.id).execute(),
    );
    const flow = { kind: 'flow', period: 'year', administrators: 2, members: 12, amount: 10_000 } as const;
    const order = await createOrder(product, organization, flow);
    expect((await answer(order, 'fulfil')).status).toBe(200);
    expect((await readState(order.id)).workspace).toEqual({
      pack: 'flow',
      is_freezed: false,
      insights: 50,
      seats_administrators: 2,
      seats_members: 12,
    });
    const enterprise = await createOrder(product, organization, { kind: 'enterprise', members: 120 });
    await answer(enterprise, 'fulfil');
    expect((await readState(enterprise.id)).workspace).toMatchObject({
      pack: 'enterprise',
      seats_members: null,
    });
    const basic = await createOrder(product, organization, { kind: 'basic' });
    await answer(basic, 'fulfil');
    expect((await readState(basic.id)).workspace).toMatchObject({ pack: 'basic', insights: 25 });
  });

  it('unlocks the premium report of a talent and e-mails them in the language of the order', async () => {
    const talent = await createTalent(product, organization, { language: 'EN' });
    const order = await createOrder(product, organization, {
      kind: 'premium_report',
      language: 'DE',
      amount: 2900,
      talent_id: talent.id,
      buyer: 'talent',
    });
    expect((await answer(order, 'fulfil')).status).toBe(200);
    const row = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('talents')
        .select(['email', 'is_big_five_report_unlocked as isOpen'])
        .where('id', '=', talent.id)
        .executeTakeFirstOrThrow(),
    );
    expect(row.isOpen).toBe(true);
    await sendDueMails(product, organization.id);
    const mail = product.mailer.sentMails.find(
      ({ to, subject }) => to === row.email && subject.startsWith('Anfrage'),
    );
    expect(mail?.text).toContain('Premium-Bericht\n29,00\u00a0€ inkl. USt.');
    expect(await listMails(admin.email)).toEqual([]);
    const again = await createOrder(product, organization, {
      kind: 'premium_report',
      amount: 2900,
      talent_id: talent.id,
      buyer: 'talent',
    });
    expect(errorOf(await answer(again, 'fulfil'))).toMatchObject({ status: 409, code: 'order.has_already' });
    expect((await readState(again.id)).order.status).toBe('created');
  });

  it('ends a subscription that Enterprise replaces, and grants no other plan beside it', async () => {
    const subscription = await subscribe(product, organization);
    const basic = await createOrder(product, organization, { kind: 'basic' });
    expect(errorOf(await answer(basic, 'fulfil'))).toMatchObject({ status: 409, code: 'order.has_already' });
    await answer(basic, 'decline');
    const enterprise = await createOrder(product, organization, { kind: 'enterprise', members: 120 });
    expect((await answer(enterprise, 'fulfil')).status).toBe(200);
    for (let times = 0; times < 2; times++) {
      await endReplacedSubscription(product.deps, { subscription: subscription.id });
    }
    const { headers } = admin;
    const { body } = await callerOf(product)('GET', '/billing', { headers });
    expect(body.data).toMatchObject({ pack: 'enterprise', subscription: { cancelsAtEnd: true } });
    const subjects = (await listMails('books@people.example')).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('ends on'))).toEqual([]);
  });
});

describe('a request that the platform declines', () => {
  it('grants nothing and shows the reason', async () => {
    const order = await createOrder(product, organization, INSIGHTS);
    const { body } = await answer(order, 'decline', { payload: { note: 'Please write to us.' } });
    expect(body.data).toMatchObject({ status: 'declined', note: 'Please write to us.' });
    expect(await readState(order.id)).toMatchObject({
      workspace: { insights: 25 },
      order: { is_given: false },
      actions: ['orders.decline'],
    });
    const [mail] = await listMails(admin.email);
    expect(mail?.text).toMatch(/was declined[^]*Nothing is charged[^]*Please write to us\./);
    expect(errorOf(await answer(order, 'fulfil'))).toMatchObject({ status: 409, code: 'order.not_open' });
  });

  it('cannot be an order that waits for a payment, or one that has ended', async () => {
    const open = await createOrder(product, organization, { ...INSIGHTS, way: 'stripe' });
    const paidOrder = await createOrder(product, organization, {
      ...INSIGHTS,
      way: 'stripe',
      status: 'paid',
    });
    for (const order of [open, paidOrder]) {
      for (const action of ['fulfil', 'decline'] as const) {
        expect(errorOf(await answer(order, action))).toMatchObject({ status: 409, code: 'order.not_open' });
      }
    }
  });
});

describe('an order that the platform refunds', () => {
  it('is refunded once by the provider, and its remaining insights are removed', async () => {
    const order = await payOrder(product, organization, { ...INSIGHTS, lines: INSIGHT_LINES });
    const answers = await Promise.all([answer(order, 'refund'), answer(order, 'refund')]);
    expect(answers.map(({ status, body }) => [status, body.data.status])).toEqual([
      [200, 'returning'],
      [200, 'returning'],
    ]);
    const key = { organizationId: organization.id, orderId: order.id };
    for (let times = 0; times < 2; times++) await returnPayment(product.deps, key);
    await settleOrder(product.deps, key);
    expect(await readState(order.id)).toMatchObject({
      workspace: { insights: 25 },
      order: { status: 'refunded', is_given: false, amount_refunded: 53_550, user_answered: platform.id },
      entries: [
        { kind: 'purchase', amount: 25 },
        { kind: 'refund', amount: -25 },
      ],
    });
    expect((await answer(order, 'refund')).body.data.status).toBe('refunded');
    const mails = await listMails('books@people.example');
    const last = mails.at(-1);
    expect(last?.subject).toMatch(/is being refunded$/);
    expect(last?.text).toContain('€535.50');
  });

  it('without a provider is marked as refunded by the platform', async () => {
    const order = await createOrder(product, organization, INSIGHTS);
    await answer(order, 'fulfil');
    const { body } = await answer(order, 'refund', { payload: { note: 'Agreed by phone' } });
    expect(body.data).toMatchObject({ status: 'refunded', amountRefunded: 45_000, note: 'Agreed by phone' });
    expect(await readState(order.id)).toMatchObject({
      workspace: { insights: 25 },
      actions: ['orders.fulfil', 'orders.give', 'orders.take_back', 'orders.refund'],
    });
  });

  it('that its buyer returned without a provider is marked as refunded by the platform', async () => {
    const order = await createOrder(product, organization, { ...INSIGHTS, status: 'returning' });
    expect((await answer(order, 'refund')).body.data).toMatchObject({ status: 'refunded' });
  });

  it.each(['created', 'failed', 'expired', 'withdrawn', 'declined'] as const)(
    'cannot be one that is %s',
    async (status) => {
      const order = await createOrder(product, organization, { ...INSIGHTS, status });
      const refusal = { status: 409, code: 'order.not_refundable' };
      expect(errorOf(await answer(order, 'refund'))).toMatchObject(refusal);
    },
  );
});

describe('an answer to an order', () => {
  it('is given only by administrators of the platform, and only to orders that exist', async () => {
    const order = await createOrder(product, organization, INSIGHTS);
    for (const action of ['fulfil', 'decline', 'refund'] as const) {
      expect(errorOf(await answer(order, action, { headers: admin.headers })).code).toBe('FORBIDDEN');
      const notFoundError = { status: 404, code: 'record.not_found' };
      expect(errorOf(await answer({ id: UNKNOWN_ID }, action))).toMatchObject(notFoundError);
      const long = { payload: { note: 'x'.repeat(501) } };
      expect(errorOf(await answer(order, action, long))).toMatchObject({ status: 400 });
    }
    expect((await readState(order.id)).order.status).toBe('created');
  });
});
