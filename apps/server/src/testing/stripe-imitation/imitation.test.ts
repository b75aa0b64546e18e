import { DEFAULT_PRICES } from '@quint/domain/billing/prices.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CheckoutRequest } from '#payments/payment-port.ts';
import { openStripe } from '#payments/stripe/adapter.ts';
import type { Imitation } from './imitation.ts';
import { openImitation } from './imitation.ts';
import { SLOW } from '#testing/tags.ts';

const NOW = new Date('2026-03-31T10:00:00Z');

const ORDER: CheckoutRequest = {
  organizationId: 'a-workspace',
  orderId: 'an-order',
  period: undefined,
  lines: [{ key: 'insights', name: '25 talent insights', quantity: 1, unit: 45_000, amount: 45_000 }],
  discount: 0,
  includesTax: false,
  customer: undefined,
  email: 'office@acme.example',
  language: 'EN',
  successUrl: 'https://quint.example/checkout/return?order=1',
  cancelUrl: 'https://quint.example/plans',
  expiresAt: new Date('2026-03-31T20:00:00Z'),
};

const open: Imitation[] = [];
let now = NOW;

async function start(): Promise<Imitation> {
  const imitation = await openImitation(() => now);
  open.push(imitation);
  return imitation;
}

beforeEach(() => {
  now = NOW;
});

afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

describe('a malfunctioning provider', () => {
  const fault = (kind: string) => expect.objectContaining({ name: 'PaymentFault', kind });
  it('may be slow', async () => {
    const imitation = await start();
    const port = openStripe(imitation.settings, DEFAULT_PRICES);
    imitation.trouble('slow', { milliseconds: 50 });
    expect((await port.openCheckout(ORDER)).url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/pay\/cs_test_\w+$/);
  });

  it.each(['down', 'broken'] as const)('is asked again, and then called down: %s', SLOW, async (trouble) => {
    const imitation = await start();
    const port = openStripe(imitation.settings, DEFAULT_PRICES);
    imitation.trouble(trouble);
    const { session } = await port.openCheckout(ORDER);
    expect((await port.readCheckout(session)).status).toBe('open');
    imitation.trouble(trouble, { times: 3 });
    await expect(port.readCheckout(session)).rejects.toEqual(fault('down'));
  });

  it.each(['late', 'lost'] as const)(
    'creates one checkout for one order, even if the response was lost: %s',
    SLOW,
    async (trouble) => {
      const imitation = await start();
      const port = openStripe(imitation.settings, DEFAULT_PRICES);
      imitation.trouble(trouble, { times: 3 });
      await expect(port.openCheckout(ORDER)).rejects.toEqual(fault('down'));
      const again = await port.openCheckout(ORDER);
      expect(await port.openCheckout(ORDER)).toEqual(again);
      imitation.submit(again.session, 'paid');
      const messageTypes = imitation.messageSender.messages.map(({ type }) => type);
      expect(messageTypes).toEqual([
        'payment_intent.succeeded',
        'invoice.paid',
        'checkout.session.completed',
      ]);
    },
  );
});

describe('rejects the same as Stripe', () => {
  const ask = async (
    imitation: Imitation,
    path: string,
    form?: string,
    headers: Record<string, string> = {},
  ) => {
    const { apiUrl = '', secretKey } = imitation.settings;
    const response = await fetch(`${apiUrl}${path}`, {
      method: form === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${secretKey}`, ...headers },
      ...(form !== undefined && { body: form }),
    });
    return [response.status, await response.json()];
  };

  it('another key, an unknown address, an unknown field, an unknown object', async () => {
    const imitation = await start();
    const error = (details: object) => ({ error: expect.objectContaining(details) });
    expect(await ask(imitation, '/v1/customers/cus_x', undefined, { authorization: 'Bearer x' })).toEqual([
      401,
      error({ type: 'invalid_request_error' }),
    ]);
    expect(await ask(imitation, '/v1/charges')).toEqual([404, error({ type: 'invalid_request_error' })]);
    expect(
      await ask(
        imitation,
        '/v1/coupons',
        'amount_off=100&currency=eur&duration=once&max_redemptions=1&colour=red',
      ),
    ).toEqual([400, error({ code: 'parameter_unknown' })]);
    expect(await ask(imitation, '/v1/checkout/sessions/cs_test_other')).toEqual([
      404,
      error({ code: 'resource_missing' }),
    ]);
  });

  it('an idempotency key that is used for something else', async () => {
    const imitation = await start();
    const key = { 'idempotency-key': 'one' };
    const first = await ask(imitation, '/v1/customers/cus_x', 'email=a@acme.example', key);
    expect(await ask(imitation, '/v1/customers/cus_x', 'email=a@acme.example', key)).toEqual(first);
    expect(await ask(imitation, '/v1/customers/cus_x', 'email=b@acme.example', key)).toEqual([
      400,
      { error: expect.objectContaining({ type: 'idempotency_error' }) },
    ]);
  });

  it('a page that can be paid for less than half an hour, or longer than a day', SLOW, async () => {
    const port = openStripe((await start()).settings, DEFAULT_PRICES);
    for (const expiresAt of ['2026-03-31T10:29:00Z', '2026-04-01T10:01:00Z']) {
      await expect(port.openCheckout({ ...ORDER, expiresAt: new Date(expiresAt) })).rejects.toEqual(
        expect.objectContaining({ kind: 'refused' }),
      );
    }
  });
});

describe('its messages', () => {
  it(
    'are repeated until they are received, and can be held back, dropped and repeated by a test',
    SLOW,
    async () => {
      const imitation = await start();
      const { messageSender } = imitation;
      const receivedTypes: string[] = [];
      let status = 500;
      messageSender.deliverTo(({ body }) => {
        receivedTypes.push((JSON.parse(body) as { type: string }).type);
        return Promise.resolve(status);
      });
      const port = openStripe(imitation.settings, DEFAULT_PRICES);
      const { session } = await port.openCheckout(ORDER);
      await port.expireCheckout(session);
      await messageSender.waitUntilSent();
      status = 200;
      imitation.tick();
      await messageSender.waitUntilSent();
      imitation.tick();
      await messageSender.waitUntilSent();
      expect(receivedTypes.length).toBeGreaterThanOrEqual(2);
      expect(messageSender.messages.map(({ isReceived }) => isReceived)).toEqual([true]);
      messageSender.hold();
      imitation.submit((await port.openCheckout({ ...ORDER, orderId: 'another' })).session, 'paid');
      await messageSender.waitUntilSent();
      const last = messageSender.messages.at(-1);
      expect(last?.isReceived).toBe(false);
      receivedTypes.length = 0;
      if (last !== undefined) await messageSender.send(last);
      if (last !== undefined) await messageSender.send(last);
      expect(receivedTypes).toEqual(['checkout.session.completed', 'checkout.session.completed']);
      messageSender.goOn();
      await messageSender.waitUntilSent();
      expect(receivedTypes.slice(2)).toEqual(['payment_intent.succeeded', 'invoice.paid']);
    },
  );
});
