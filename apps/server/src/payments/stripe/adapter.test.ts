import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_PRICES } from '@quint/domain/billing/prices.ts';
import type { Imitation } from '#testing/stripe-imitation/imitation.ts';
import { openImitation } from '#testing/stripe-imitation/imitation.ts';
import { signatureOf } from '#testing/stripe-imitation/sending.ts';
import type { CheckoutRequest, NamedLine, PaymentEvent, PaymentPort } from '#payments/payment-port.ts';
import { openStripe } from './adapter.ts';

const START = new Date('2026-01-31T10:00:00Z');
let now = START;
let imitation: Imitation;
let port: PaymentPort;
let orders = 0;

beforeAll(async () => {
  imitation = await openImitation(() => now);
  port = openStripe(imitation.settings, DEFAULT_PRICES);
});

afterAll(() => imitation.close());

beforeEach(() => {
  now = START;
});

function requestOf(change: Partial<CheckoutRequest> = {}): CheckoutRequest {
  orders += 1;
  return {
    organizationId: 'a-workspace',
    orderId: `order-${orders}`,
    period: undefined,
    lines: [{ key: 'insights', name: 'Talent insights', quantity: 1, unit: 45_000, amount: 45_000 }],
    discount: 0,
    includesTax: false,
    customer: undefined,
    email: 'office@acme.example',
    language: 'DE',
    successUrl: 'https://quint.example/checkout/return',
    cancelUrl: 'https://quint.example/plans',
    expiresAt: new Date(now.getTime() + 3_600_000),
    ...change,
  };
}

function linesOf(members: number, unit = 200): NamedLine[] {
  return [
    { key: 'base', name: 'Base', quantity: 1, unit: 4900, amount: 4900 },
    { key: 'administrators', name: 'Administrators', quantity: 2, unit: 1000, amount: 2000 },
    { key: 'members', name: 'Members', quantity: members, unit, amount: members * unit },
  ];
}

async function subscribe(): Promise<{ subscription: string; customer: string; payment: string }> {
  const { session } = await port.openCheckout(requestOf({ period: 'month', lines: linesOf(10) }));
  imitation.submit(session, 'paid');
  const { subscription = '', customer = '', payment = '' } = await port.readCheckout(session);
  return { subscription, customer, payment };
}

const FEWER = { begins: 'end', plan: { period: 'month', lines: linesOf(5) } } as const;

const fault = (kind: string) => expect.objectContaining({ name: 'PaymentFault', kind });
const typesSince = (count: number) => imitation.messageSender.messages.slice(count).map(({ type }) => type);

describe('a checkout', () => {
  it('is open until it is paid, and contains the workspace and its order', async () => {
    const request = requestOf();
    const { session, url } = await port.openCheckout(request);
    expect(url).toBe(`${imitation.settings.apiUrl}/pay/${session}`);
    const open = await port.readCheckout(session);
    expect(open).toEqual({
      organizationId: 'a-workspace',
      orderId: request.orderId,
      status: 'open',
      amount: 45_000,
      tax: 8550,
      refundedAmount: 0,
      payment: undefined,
      customer: undefined,
      customerEmail: undefined,
      subscription: undefined,
    });
    imitation.submit(session, 'refused');
    expect(await port.readCheckout(session)).toEqual(open);
    imitation.submit(session, 'paid');
    const paidCheckout = await port.readCheckout(session);
    expect(paidCheckout).toEqual({
      ...open,
      status: 'paid',
      payment: expect.stringMatching(/^pi_/),
      customer: expect.stringMatching(/^cus_/),
      customerEmail: 'office@acme.example',
    });
    expect(await port.findCheckoutOf(paidCheckout.payment ?? '')).toBe(session);
    await port.expireCheckout(session);
    expect((await port.readCheckout(session)).status).toBe('paid');
  });

  it('reuses a customer, applies a promotion once, and includes VAT in the price where required', async () => {
    const { customer } = await subscribe();
    const again = await port.openCheckout(
      requestOf({ customer, period: 'year', lines: linesOf(1), discount: 3000 }),
    );
    imitation.submit(again.session, 'paid');
    expect(await port.readCheckout(again.session)).toMatchObject({ customer, amount: 4100, tax: 779 });
    const premium: NamedLine = {
      key: 'premium_report',
      name: 'Report',
      quantity: 1,
      unit: 2900,
      amount: 2900,
    };
    const { session } = await port.openCheckout(requestOf({ lines: [premium], includesTax: true }));
    expect(await port.readCheckout(session)).toMatchObject({ amount: 2900, tax: 463 });
  });

  it('expires on request, and by time', async () => {
    const first = await port.openCheckout(requestOf());
    await port.expireCheckout(first.session);
    await port.expireCheckout(first.session);
    expect((await port.readCheckout(first.session)).status).toBe('expired');
    const second = await port.openCheckout(requestOf());
    now = new Date(now.getTime() + 3_600_000);
    expect((await port.readCheckout(second.session)).status).toBe('expired');
    expect(() => imitation.submit(second.session, 'paid')).toThrow(/no longer/);
  });

  it('fails when the promised payment does not arrive', async () => {
    const once = await port.openCheckout(requestOf());
    const monthly = await port.openCheckout(requestOf({ period: 'month', lines: linesOf(3) }));
    imitation.submit(once.session, 'failed');
    imitation.submit(monthly.session, 'failed');
    expect((await port.readCheckout(once.session)).status).toBe('failed');
    const { status, subscription = '' } = await port.readCheckout(monthly.session);
    expect(status).toBe('failed');
    expect((await port.readSubscription(subscription)).status).toBe('incomplete');
  });

  it('is refunded once, in full or from the dashboard in part', async () => {
    const { session } = await port.openCheckout(requestOf());
    imitation.submit(session, 'paid');
    const { payment = '' } = await port.readCheckout(session);
    imitation.refund(payment, 1000);
    expect((await port.readCheckout(session)).refundedAmount).toBe(1000);
    await port.refund(payment, `${session}-refund`);
    await port.refund(payment, `${session}-refund`);
    expect((await port.readCheckout(session)).refundedAmount).toBe(53_550);
    await expect(port.refund(payment, 'another')).rejects.toEqual(fault('refused'));
  });

  it('of another account is not found', async () => {
    await expect(port.readCheckout('cs_test_unknown')).rejects.toEqual(fault('gone'));
    await expect(port.readSubscription('sub_unknown')).rejects.toEqual(fault('gone'));
    expect(await port.findCheckoutOf('pi_unknown')).toBeUndefined();
  });
});

describe('a subscription', () => {
  const MORE = { begins: 'now', plan: { period: 'month', lines: linesOf(20) } } as const;

  it('has the paid seats', async () => {
    const { subscription, customer, payment } = await subscribe();
    expect(await port.readSubscription(subscription)).toEqual({
      organizationId: 'a-workspace',
      orderId: `order-${orders}`,
      isUnpaid: false,
      customer,
      status: 'active',
      period: 'month',
      administrators: 3,
      members: 10,
      amount: 8900,
      currentPeriodEnd: new Date('2026-02-28T10:00:00Z'),
      cancelsAtEnd: false,
      next: null,
    });
    expect(await port.findCheckoutOf(payment)).toBeUndefined();
  });

  it('changes seats at once, and drops scheduled changes', async () => {
    const { subscription, customer } = await subscribe();
    now = new Date('2026-02-14T10:00:00Z');
    imitation.dashboard.changePlan(subscription, FEWER);
    imitation.dashboard.changePlan(subscription, MORE);
    expect(await port.readSubscription(subscription)).toMatchObject({
      members: 20,
      amount: 10_900,
      next: null,
    });
    expect(imitation.listInvoices(customer).map(({ total, status }) => [total, status])).toEqual([
      [1190, 'paid'],
      [10_591, 'paid'],
    ]);
  });

  it('changes seats and interval with the next period, and keeps VAT', async () => {
    const { subscription, customer } = await subscribe();
    const YEARLY = { begins: 'end', plan: { period: 'year', lines: linesOf(5, 2160) } } as const;
    imitation.dashboard.changePlan(subscription, FEWER);
    expect(await port.readSubscription(subscription)).toMatchObject({
      members: 10,
      next: { administrators: 3, members: 5, period: 'month', amount: 7900 },
    });
    imitation.dashboard.changePlan(subscription, YEARLY);
    expect((await port.readSubscription(subscription)).next).toMatchObject({
      period: 'year',
      amount: 17_700,
    });
    now = new Date('2026-03-01T10:00:00Z');
    expect(await port.readSubscription(subscription)).toMatchObject({
      members: 5,
      period: 'year',
      amount: 17_700,
      currentPeriodEnd: new Date('2027-02-28T10:00:00Z'),
      next: null,
    });
    expect(imitation.listInvoices(customer)[0]?.total).toBe(17_700 + 3363);
    imitation.dashboard.changePlan(subscription, FEWER);
    expect((await port.readSubscription(subscription)).next).toMatchObject({ period: 'month' });
    imitation.dashboard.keepPlan(subscription);
    expect((await port.readSubscription(subscription)).next).toBeNull();
    now = new Date('2027-03-01T10:00:00Z');
    expect(await port.readSubscription(subscription)).toMatchObject({ period: 'year', members: 5 });
  });

  it('knows the new lines of a scheduled change', async () => {
    const [base, administrators, members] = linesOf(10);
    const lines = [base, members].flatMap((line) => (line === undefined ? [] : [line]));
    const { session } = await port.openCheckout(requestOf({ period: 'month', lines }));
    imitation.submit(session, 'paid');
    const { subscription = '' } = await port.readCheckout(session);
    expect((await port.readSubscription(subscription)).administrators).toBe(1);
    const more = administrators === undefined ? lines : [...lines, administrators];
    imitation.dashboard.changePlan(subscription, { begins: 'end', plan: { period: 'month', lines: more } });
    expect((await port.readSubscription(subscription)).next).toMatchObject({ administrators: 3 });
  });

  it('is paused and resumed, and keeps its debt while paused', async () => {
    const { subscription, customer } = await subscribe();
    imitation.dashboard.changePlan(subscription, FEWER);
    imitation.dashboard.pause(subscription);
    now = new Date('2026-03-10T10:00:00Z');
    expect(await port.readSubscription(subscription)).toMatchObject({
      status: 'paused',
      members: 10,
      next: null,
    });
    expect(imitation.listInvoices(customer)).toHaveLength(1);
    imitation.dashboard.resume(subscription);
    expect(await port.readSubscription(subscription)).toMatchObject({
      status: 'active',
      currentPeriodEnd: new Date('2026-04-10T10:00:00Z'),
    });
    imitation.refuseCard(customer, true);
    now = new Date('2026-04-10T10:00:00Z');
    imitation.tick();
    imitation.dashboard.pause(subscription);
    expect((await port.readSubscription(subscription)).status).toBe('past_due');
  });

  it('is cancelled at the end of its period, continues if that is undone, or ends at once', async () => {
    const first = await subscribe();
    imitation.dashboard.changePlan(first.subscription, FEWER);
    await port.setCancelAtEnd(first.subscription, true);
    expect(await port.readSubscription(first.subscription)).toMatchObject({ cancelsAtEnd: true, next: null });
    await port.setCancelAtEnd(first.subscription, false);
    expect((await port.readSubscription(first.subscription)).cancelsAtEnd).toBe(false);
    await port.setCancelAtEnd(first.subscription, true);
    now = new Date('2026-02-28T10:00:00Z');
    expect((await port.readSubscription(first.subscription)).status).toBe('canceled');
    now = START;
    const second = await subscribe();
    imitation.dashboard.changePlan(second.subscription, FEWER);
    await port.cancelNow(second.subscription);
    expect((await port.readSubscription(second.subscription)).status).toBe('canceled');
    await expect(port.cancelNow(second.subscription)).rejects.toEqual(fault('gone'));
    await expect(port.setCancelAtEnd(second.subscription, true)).rejects.toEqual(fault('refused'));
  });

  it('has a debt after a failed renewal, until it is paid', async () => {
    const { subscription, customer } = await subscribe();
    imitation.refuseCard(customer, true);
    now = new Date('2026-03-01T10:00:00Z');
    const count = imitation.messageSender.messages.length;
    expect((await port.readSubscription(subscription)).status).toBe('past_due');
    expect(typesSince(count)).toContain('invoice.payment_failed');
    expect(imitation.listInvoices(customer)[0]?.status).toBe('open');
    imitation.refuseCard(customer, false);
    imitation.payOpenInvoices(customer);
    expect((await port.readSubscription(subscription)).status).toBe('active');
    expect(imitation.listInvoices(customer).map(({ status }) => status)).toEqual(['paid', 'paid']);
  });
});

it('a customer has a portal, and a different address for invoices', async () => {
  const { customer } = await subscribe();
  const returnUrl = 'https://quint.example/billing';
  expect(await port.openPortal({ customer, subscription: undefined, language: 'DE', returnUrl })).toBe(
    returnUrl,
  );
  const count = imitation.messageSender.messages.length;
  await port.setCustomerEmail(customer, 'invoices@acme.example');
  expect(await port.findCustomerEmail(customer)).toBe('invoices@acme.example');
  await port.setCustomerEmail(customer, null);
  expect(await port.findCustomerEmail(customer)).toBeUndefined();
  expect(typesSince(count)).toEqual(['customer.updated', 'customer.updated']);
});

describe('a message', () => {
  const webhookSecret = () => imitation.settings.webhookSecret;
  const read = (body: string, signature = signatureOf(body, webhookSecret())): PaymentEvent =>
    port.readEvent(Buffer.from(body), signature);

  it('contains its object', async () => {
    const count = imitation.messageSender.messages.length;
    const { subscription, customer, payment } = await subscribe();
    await port.setCustomerEmail(customer, 'invoices@acme.example');
    imitation.refund(payment);
    const events = imitation.messageSender.messages.slice(count).map(({ body }) => read(body));
    expect(events.map(({ type, subject }) => [type, subject?.of, subject?.id])).toEqual([
      ['payment_intent.succeeded', 'payment', payment],
      ['invoice.paid', 'subscription', subscription],
      ['customer.subscription.created', 'subscription', subscription],
      ['checkout.session.completed', 'checkout', expect.stringMatching(/^cs_test_/)],
      ['customer.updated', 'customer', customer],
      ['charge.refunded', 'payment', payment],
    ]);
    expect(events[0]?.sentAt).toEqual(START);
  });

  it('about a schedule belongs to its subscription, also when the schedule was dropped', async () => {
    const { subscription } = await subscribe();
    const count = imitation.messageSender.messages.length;
    imitation.dashboard.changePlan(subscription, FEWER);
    imitation.dashboard.changePlan(subscription, FEWER);
    imitation.dashboard.keepPlan(subscription);
    const events = imitation.messageSender.messages.slice(count).map(({ body }) => read(body));
    const subject = { of: 'subscription', id: subscription };
    expect(events).toMatchObject([
      { type: 'subscription_schedule.created', subject },
      { type: 'subscription_schedule.updated', subject },
      { type: 'subscription_schedule.released', subject },
    ]);
  });

  it('is rejected with a wrong signature, none, or one older than five minutes', () => {
    const body = '{"id":"evt_1","object":"event","type":"x","created":1,"data":{"object":{}}}';
    const at = (seconds: number) => signatureOf(body, webhookSecret(), new Date(Date.now() - seconds * 1000));
    expect(read(body)).toMatchObject({ id: 'evt_1', subject: undefined });
    const matchRefusal = (code: string) => expect.objectContaining({ code });
    expect(() => read(body, signatureOf(body, 'whsec_another'))).toThrow(matchRefusal('webhook.signature'));
    expect(() => read(`${body} `, signatureOf(body, webhookSecret()))).toThrow(
      matchRefusal('webhook.signature'),
    );
    expect(() => port.readEvent(Buffer.from(body), undefined)).toThrow(matchRefusal('webhook.signature'));
    expect(() => read(body, at(301))).toThrow(matchRefusal('webhook.too_old'));
  });
});
