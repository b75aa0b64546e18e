import { DEFAULT_PRICES, priceFlow } from '@quint/domain/billing/prices.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentPort } from '#payments/payment-port.ts';
import type { Imitation } from '#testing/stripe-imitation/imitation.ts';
import { openImitation } from '#testing/stripe-imitation/imitation.ts';
import { openStripe } from './adapter.ts';

const START = new Date('2026-01-31T10:00:00Z');
const RETURN_URL = 'https://quint.example/billing';
const SEATS = { administrators: 2, members: 10, period: 'month' } as const;
const DEARER = { ...DEFAULT_PRICES, flow: { base: 5900, administrator: 1500, member: 300 } };

let imitation: Imitation;
let port: PaymentPort;
let subscription: string;
let customer: string;
let orders = 0;

beforeAll(async () => {
  imitation = await openImitation(() => START);
  port = openStripe(imitation.settings, DEFAULT_PRICES);
});

afterAll(() => imitation.close());

const openPortal = (language: 'DE' | 'EN' = 'EN', on = port) =>
  on.openPortal({ customer, subscription, language, returnUrl: RETURN_URL });

const linesOf = (seats: { administrators: number; members: number } = SEATS) =>
  priceFlow(DEFAULT_PRICES, { ...SEATS, ...seats }, START).lines.map((line) => ({ ...line, name: line.key }));

beforeEach(async () => {
  orders += 1;
  const { session } = await port.openCheckout({
    organizationId: 'a-workspace',
    orderId: `order-${orders}`,
    period: 'month',
    lines: linesOf(),
    discount: 0,
    includesTax: false,
    customer: undefined,
    email: 'office@acme.example',
    language: 'EN',
    successUrl: 'https://quint.example/checkout/return',
    cancelUrl: 'https://quint.example/plans',
    expiresAt: new Date(START.getTime() + 3_600_000),
  });
  imitation.submit(session, 'paid');
  const checkout = await port.readCheckout(session);
  subscription = checkout.subscription ?? '';
  customer = checkout.customer ?? '';
});

/** What the portal offers, by the names of products, with the smallest and the largest quantity. */
const readOffers = () =>
  imitation.portal
    .listOffers(customer)
    .map(({ product, price, minimum, maximum }) => [
      `${product.name}, ${price.recurring?.interval}`,
      `${minimum} to ${maximum}`,
    ]);

describe('the portal', () => {
  it('offers all seats of Flow by the month and by the year', async () => {
    expect(await openPortal()).toBe(RETURN_URL);
    const offers = readOffers();
    expect(offers.slice(0, 4)).toEqual([
      ['Flow, administrators: 1, no team members, month', '1 to 1'],
      ['Flow, administrators: 1, no team members, year', '1 to 1'],
      ['Flow, administrators: 1, month', '1 to 25'],
      ['Flow, administrators: 1, year', '1 to 25'],
    ]);
    expect(offers).toHaveLength(12);
  });

  it('is the same when it is opened again, and has the names of a language', async () => {
    await openPortal('DE');
    expect(readOffers()[2]).toEqual(['Flow, Plätze für Administration: 1, month', '1 to 25']);
    const offers = imitation.portal.listOffers(customer);
    await openPortal('DE');
    expect(imitation.portal.listOffers(customer)).toEqual(offers);
    await openPortal('EN');
    expect(readOffers()[2]).toEqual(['Flow, administrators: 1, month', '1 to 25']);
  });

  it('follows the prices, while a subscription keeps its own until it is changed', async () => {
    const dearer = openStripe(imitation.settings, DEARER);
    await openPortal('EN', dearer);
    const offers = imitation.portal.listOffers(customer);
    expect(offers).toHaveLength(12);
    expect((await port.readSubscription(subscription)).amount).toBe(4900 + 1000 + 10 * 200);
    const offer = offers.find(({ product }) => product.name === 'Flow, administrators: 2');
    imitation.portal.choose(subscription, { price: offer?.price.id ?? '', quantity: 11 });
    expect(await port.readSubscription(subscription)).toMatchObject({
      administrators: 2,
      members: 11,
      amount: 5900 + 1500 + 11 * 300,
    });
  });
});

describe('a subscription of several items', () => {
  const changePlan = (begins: 'now' | 'end', seats: { administrators: number; members: number }) =>
    imitation.dashboard.changePlan(subscription, {
      begins,
      plan: { period: 'month', lines: linesOf(seats) },
    });

  it.each([
    { administrators: 1, members: 0 },
    { administrators: 3, members: 7 },
  ])('is one item when the portal opens, with the same seats at the same price: $members', async (seats) => {
    changePlan('now', seats);
    const state = await port.readSubscription(subscription);
    expect(state).toMatchObject({
      ...seats,
      amount: priceFlow(DEFAULT_PRICES, { ...SEATS, ...seats }, START).amount,
    });
    const invoices = imitation.listInvoices(customer);
    await openPortal();
    await openPortal();
    expect(await port.readSubscription(subscription)).toEqual(state);
    expect(imitation.listInvoices(customer)).toEqual(invoices);
    const [offer] = imitation.portal.listOffers(customer);
    imitation.portal.choose(subscription, { price: offer?.price.id ?? '', quantity: 1 });
    expect(await port.readSubscription(subscription)).toMatchObject({ administrators: 1, members: 0 });
  });

  it('keeps its price where prices have changed', async () => {
    changePlan('now', { administrators: 2, members: 3 });
    await openPortal('EN', openStripe(imitation.settings, DEARER));
    expect((await port.readSubscription(subscription)).amount).toBe(4900 + 1000 + 3 * 200);
  });

  it('stays as it is while a change is planned', async () => {
    changePlan('now', { administrators: 2, members: 3 });
    changePlan('end', { administrators: 1, members: 2 });
    const state = await port.readSubscription(subscription);
    await openPortal();
    expect(await port.readSubscription(subscription)).toEqual(state);
    const [offer] = imitation.portal.listOffers(customer);
    const choose = () => imitation.portal.choose(subscription, { price: offer?.price.id ?? '', quantity: 1 });
    expect(choose).toThrow(/several items/);
  });
});
