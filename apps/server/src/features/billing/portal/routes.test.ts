import { beforeEach, describe, expect, it } from 'vitest';
import type { FlowSeats, Period } from '@quint/domain/billing/prices.ts';
import { priceFlow } from '@quint/domain/billing/prices.ts';
import { syncSubscriptions } from '#features/billing/orders/settlement/jobs.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { sendDueMails } from '#testing/mails.ts';
import { chooseSeats, useBuyingWorkspace, work, PRICES } from '#testing/payments.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf } from '#testing/sessions.ts';
import { nameLines } from '#features/billing/orders/model.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct({ payments: true });
const { organization, buyer, books, forward } = useBuyingWorkspace(product);
const withoutProvider = useProduct();

const FLOW = { kind: 'flow', administrators: 2, members: 10, period: 'month' } as const;
const FLOW_AMOUNT = 4900 + 1000 + 10 * 200;
const DAY_MINUTES = 24 * 60;
const BASIC = { pack: 'basic', is_freezed: false, administrators: null, members: null };
const PAYER = 'books@people.example';

let subscription: string;
let customer: string;

const open = (on: typeof product, headers: Record<string, string>) =>
  callerOf(on)('POST', '/billing/portal', { headers });

/** Handles the messages of the provider about changes on its page. */
async function settle(): Promise<void> {
  await work(product);
  await syncSubscriptions(product.deps);
}

async function forwardDays(days: number): Promise<void> {
  await forward(days * DAY_MINUTES);
  product.provider.tick();
  await settle();
}

async function choose(seats: FlowSeats, period: Period = 'month'): Promise<void> {
  const { payments: port } = product.deps;
  if (port === undefined) throw new Error('The product needs { payments: true }');
  await chooseSeats({ port, provider: product.provider }, { customer, subscription }, { ...seats, period });
  await settle();
}

/** A plan as the dashboard writes it, and as it was sold before: each line is an item. */
function planOf(seats: FlowSeats, period: Period = 'month') {
  const { lines } = priceFlow(PRICES, { ...seats, period }, product.clock.now());
  return { period, lines: nameLines(lines, 'EN') };
}

/** The notices that the payers got about the subscription. */
async function listSubjects(): Promise<string[]> {
  await sendDueMails(product);
  const { name } = await product.deps.db.platform.read((db) =>
    db
      .selectFrom('organizations')
      .select('name')
      .where('id', '=', organization().id)
      .executeTakeFirstOrThrow(),
  );
  const subjects = product.mailer.sentMails.filter(({ to }) => to === PAYER).map(({ subject }) => subject);
  return subjects.filter((subject) => subject.includes(name)).map((subject) => subject.replace(name, 'us'));
}

async function readBilling() {
  const { headers } = await createUser(product, { organization: organization() });
  return (await callerOf(product)('GET', '/billing', { headers })).body.data;
}

describe('the portal of the provider', () => {
  it('is opened for the customer, with a return link to billing', SLOW, async () => {
    await buyer().buy(FLOW, FLOW_AMOUNT);
    await work(product);
    const { headers } = await createUser(product, { organization: organization() });
    const { status, body } = await open(product, headers);
    expect([status, body.data.url]).toEqual([200, 'http://localhost:8080/billing']);
  });

  it('does not exist for a workspace that has not paid yet, or without a provider', async () => {
    for (const on of [product, withoutProvider]) {
      const { headers } = await createUser(on, { organization: await createOrganization(on) });
      expect(errorOf(await open(on, headers))).toMatchObject({ status: 409, code: 'subscription.none' });
    }
  });

  it('cannot be opened while the provider does not answer', SLOW, async () => {
    await buyer().buy(FLOW, FLOW_AMOUNT);
    await work(product);
    const { headers } = await createUser(product, { organization: organization() });
    product.provider.trouble('down', { times: 100 });
    const answer = await open(product, headers);
    product.provider.trouble('down', { times: 0 });
    expect(errorOf(answer)).toMatchObject({ status: 503, code: 'payment.unavailable' });
  });
});

describe('in the portal', () => {
  beforeEach(async () => {
    await buyer().buy(FLOW, FLOW_AMOUNT);
    await work(product);
    const { account } = await books();
    subscription = account?.subscription ?? '';
    customer = account?.customer ?? '';
    await product.deps.db.platform.write((db) =>
      db
        .updateTable('organizations')
        .set({ stripe_customer_email: PAYER, language: 'EN' })
        .where('id', '=', organization().id)
        .execute(),
    );
  });

  it('seats and the period are changed at once', async () => {
    await choose({ administrators: 3, members: 20 });
    expect(await books()).toMatchObject({
      workspace: { pack: 'flow', administrators: 3, members: 20 },
      account: { status: 'active', members: 20, amount: 10_900, next_members: null },
    });
    expect(await listSubjects()).toEqual([]);
    await choose({ administrators: 1, members: 0 });
    expect(await books()).toMatchObject({
      workspace: { pack: 'flow', administrators: 1, members: 0 },
      account: { status: 'active', administrators: 1, amount: 4900 },
    });
    await choose({ administrators: 2, members: 10 }, 'year');
    expect((await books()).account).toMatchObject({ period: 'year', members: 10, amount: 85_320 });
  });

  it('a subscription of several items is changed, which costs the same until then', SLOW, async () => {
    const plan = planOf({ administrators: 3, members: 4 });
    product.provider.dashboard.changePlan(subscription, { begins: 'now', plan });
    await settle();
    const before = await books();
    expect(before.account).toMatchObject({ administrators: 3, members: 4, amount: 7700 });
    const invoices = product.provider.listInvoices(customer);
    const { headers } = await createUser(product, { organization: organization() });
    expect((await open(product, headers)).status).toBe(200);
    await settle();
    const after = await books();
    expect([after.workspace, after.account]).toEqual([
      before.workspace,
      { ...before.account, sync: expect.any(Number) },
    ]);
    expect(product.provider.listInvoices(customer)).toEqual(invoices);
    await choose({ administrators: 3, members: 6 });
    expect((await books()).account).toMatchObject({ administrators: 3, members: 6, amount: 8100 });
  });

  it('something that Quint does not sell changes nothing, and is reported', SLOW, async () => {
    const before = await books();
    const lines = [{ key: 'mugs', name: 'Mugs', quantity: 3, unit: 900 }];
    product.provider.dashboard.changePlan(subscription, { begins: 'now', plan: { period: 'month', lines } });
    await settle();
    const after = await books();
    expect([after.workspace, after.account]).toEqual([
      before.workspace,
      { ...before.account, sync: expect.any(Number) },
    ]);
    const errors = await product.deps.db.platform.read((db) =>
      db.selectFrom('payment_events').select('error').where('status', '=', 'waiting').execute(),
    );
    expect(errors.map(({ error }) => error)).toContain('provider.unexpected');
    product.provider.dashboard.changePlan(subscription, {
      begins: 'now',
      plan: planOf({ administrators: 2, members: 12 }),
    });
    await settle();
    expect((await books()).workspace).toMatchObject({ pack: 'flow', administrators: 2, members: 12 });
  });

  it('something that Quint does not sell ends', SLOW, async () => {
    const lines = [{ key: 'mugs', name: 'Mugs', quantity: 3, unit: 900 }];
    product.provider.dashboard.changePlan(subscription, { begins: 'now', plan: { period: 'month', lines } });
    product.provider.dashboard.cancelNow(subscription);
    await settle();
    expect(await books()).toMatchObject({ workspace: BASIC, account: { status: 'canceled' } });
  });

  it('a change with the next period, which the dashboard can take back, is shown', SLOW, async () => {
    const plan = planOf({ administrators: 1, members: 5 });
    product.provider.dashboard.changePlan(subscription, { begins: 'end', plan });
    await settle();
    expect(await readBilling()).toMatchObject({
      limits: { administrators: 2, members: 10 },
      subscription: { members: 10, next: { administrators: 1, members: 5, amount: 5900 } },
    });
    expect(await listSubjects()).toEqual([expect.stringMatching(/^Flow for us changes on /)]);
    product.provider.dashboard.keepPlan(subscription);
    await settle();
    expect((await readBilling()).subscription).toMatchObject({ members: 10, next: null });
    product.provider.dashboard.changePlan(subscription, { begins: 'end', plan });
    await forwardDays(32);
    expect(await readBilling()).toMatchObject({
      limits: { administrators: 1, members: 5 },
      subscription: { members: 5, next: null },
    });
  });

  it('the subscription is paused and resumed', SLOW, async () => {
    const { workspace } = await books();
    product.provider.dashboard.pause(subscription);
    await settle();
    expect(await books()).toMatchObject({ workspace: BASIC, account: { status: 'paused' } });
    expect(await readBilling()).toMatchObject({
      pack: 'basic',
      limits: { administrators: 1, members: 10 },
      subscription: { status: 'paused', administrators: 2 },
    });
    expect(await listSubjects()).toEqual(['Flow for us is paused']);
    await forwardDays(40);
    expect(await books()).toMatchObject({ workspace: BASIC, account: { status: 'paused' } });
    product.provider.dashboard.resume(subscription);
    await settle();
    const after = await books();
    expect(after.workspace).toEqual({ ...workspace, email: PAYER });
    expect(after.account).toMatchObject({ status: 'active', past_due_since: null });
    expect(await listSubjects()).toEqual(['Flow for us is paused']);
  });

  it('it is cancelled while paused, without a second end', SLOW, async () => {
    product.provider.dashboard.pause(subscription);
    await settle();
    product.provider.endSubscription(subscription);
    await settle();
    expect(await books()).toMatchObject({ workspace: BASIC, account: { status: 'canceled' } });
  });

  it('it cannot be bought again while paused', SLOW, async () => {
    product.provider.dashboard.pause(subscription);
    await settle();
    const answer = await buyer().createOrder(FLOW, FLOW_AMOUNT);
    expect(errorOf(answer)).toMatchObject({ status: 409, code: 'order.has_already' });
  });

  it('it is cancelled at the end of its period, which can be undone', SLOW, async () => {
    product.provider.portal.setCancelling(subscription, true);
    await settle();
    expect(await readBilling()).toMatchObject({ pack: 'flow', subscription: { cancelsAtEnd: true } });
    product.provider.portal.setCancelling(subscription, false);
    await settle();
    expect(await readBilling()).toMatchObject({ pack: 'flow', subscription: { cancelsAtEnd: false } });
    product.provider.portal.setCancelling(subscription, true);
    await settle();
    expect((await listSubjects()).at(-1)).toMatch(/^Flow for us ends on /);
    await forwardDays(32);
    const { workspace, account, actions } = await books();
    expect(workspace).toMatchObject(BASIC);
    expect(account).toMatchObject({ status: 'canceled', unpaid_frozen_at: null });
    expect(actions.slice(-2)).toEqual(['plans.start', 'billing.subscription']);
    expect((await listSubjects()).at(-1)).toBe('Flow for us has ended');
  });

  it('it is cancelled immediately', SLOW, async () => {
    product.provider.dashboard.cancelNow(subscription);
    await settle();
    expect(await books()).toMatchObject({ workspace: BASIC, account: { status: 'canceled' } });
    expect(await readBilling()).toMatchObject({ subscription: null, limits: { administrators: 1 } });
    expect(await listSubjects()).toEqual(['Flow for us has ended']);
  });

  it('an overdue invoice is paid', SLOW, async () => {
    product.provider.refuseCard(customer, true);
    await forwardDays(32);
    expect(await books()).toMatchObject({
      workspace: { pack: 'flow', is_freezed: false },
      account: { status: 'past_due', past_due_since: expect.any(Date) },
    });
    expect((await listSubjects()).at(-1)).toBe('A payment for us has failed');
    product.provider.refuseCard(customer, false);
    product.provider.payOpenInvoices(customer);
    await settle();
    expect(await books()).toMatchObject({
      workspace: { pack: 'flow', is_freezed: false, members: 10 },
      account: { status: 'active', past_due_since: null },
    });
  });
});
