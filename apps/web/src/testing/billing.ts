import type { Billing, Subscription } from '@quint/contract/billing/billing.ts';
import type { Order } from '@quint/contract/billing/orders.ts';
import { orderNumber } from '@quint/domain/billing/prices.ts';
import { http, HttpResponse } from 'msw';
import { api } from './api.ts';
import { fakeList } from './lists.ts';

/** The workspace of `makeUser`. */
const WORKSPACE_ID = '0190c0de-0000-7000-8000-000000000002';
const ORDER_ID = '0190c0de-0000-7000-8000-0000aabbcc01';
const DAY = '2026-11-18T12:00:00.000Z';

/** Flow for three administrators and twelve team members, paid monthly. */
export const SUBSCRIPTION: Subscription = {
  status: 'active',
  period: 'month',
  administrators: 3,
  members: 12,
  amount: 9300,
  currentPeriodEnd: '2026-12-18T12:00:00.000Z',
  cancelsAtEnd: false,
  next: null,
  graceEnds: null,
};

/** A workspace on Flow that pays through the provider. */
export function makeBilling(overrides: Partial<Billing> = {}): Billing {
  return {
    pack: 'flow',
    trialEndsAt: null,
    isFrozen: false,
    limits: { administrators: 3, members: 12 },
    used: { administrators: 2, members: 6 },
    insights: 18,
    paymentEmail: null,
    subscription: null,
    way: 'stripe',
    hasPortal: false,
    ...overrides,
  };
}

/** The workspace with a subscription. */
export const SUBSCRIBED_BILLING = makeBilling({
  subscription: SUBSCRIPTION,
  hasPortal: true,
  paymentEmail: 'books@people.example',
});

/** A workspace in its trial, with more people than Basic allows. */
export function makeTrial(overrides: Partial<Billing> = {}): Billing {
  return makeBilling({
    pack: 'basic',
    trialEndsAt: new Date(Date.now() + 5.5 * 86_400_000).toISOString(),
    limits: { administrators: 1, members: 10 },
    used: { administrators: 3, members: 18 },
    ...overrides,
  });
}

/** An order as in its collection. */
export function makeOrderRow(overrides: Record<string, unknown> = {}) {
  return {
    id: ORDER_ID,
    number: orderNumber(ORDER_ID),
    organization: WORKSPACE_ID,
    kind: 'insights',
    way: 'stripe',
    status: 'paid',
    lines: [{ key: 'insights', quantity: 1, unit: 45_000, amount: 45_000 }],
    amount: 45_000,
    tax: 8550,
    amount_refunded: 0,
    insights: 25,
    period: null,
    administrators: null,
    members: null,
    message: null,
    note: null,
    is_given: true,
    talent: null,
    user_created: { fullname: 'Lena Brandt', email: 'lena@nordlicht.example' },
    date_created: DAY,
    date_paid: DAY,
    date_ended: null,
    ...overrides,
  };
}

/** An order of 25 insights that waits for its payment, as in the answers about single orders. */
export function makeOrder(overrides: Partial<Order> = {}): Order {
  const id = overrides.id ?? ORDER_ID;
  return {
    id,
    number: orderNumber(id),
    kind: 'insights',
    way: 'stripe',
    status: 'created',
    lines: [{ key: 'insights', quantity: 25, unit: 1800, amount: 45_000 }],
    amount: 45_000,
    tax: null,
    amountRefunded: 0,
    insights: 25,
    period: null,
    administrators: null,
    members: null,
    talent: null,
    note: null,
    refundableUntil: null,
    dateCreated: DAY,
    datePaid: null,
    ...overrides,
  };
}

/** A change of the talent insights. */
export function makeEntry(id: string, overrides: Record<string, unknown> = {}) {
  return {
    id,
    organization: WORKSPACE_ID,
    kind: 'unlock',
    amount: -1,
    balance: 18,
    reason: null,
    order: null,
    talent: { id: 'anna', fullname: 'Anna Kowalski' },
    user_created: { fullname: 'Lena Brandt' },
    date_created: DAY,
    ...overrides,
  };
}

interface Records {
  readonly orders?: readonly object[];
  readonly entries?: readonly object[];
}

/** Serves the billing data of the workspace, with its lists. Returns the queries for the history. */
export function serveBilling(
  billing: Billing = makeTrial(),
  { orders = [], entries = [] }: Records = {},
): readonly URLSearchParams[] {
  api.use(http.get('*/api/billing', () => HttpResponse.json({ data: billing })));
  fakeList('orders', orders);
  return fakeList('insight_entries', entries);
}

/** Answers a route with the later state, and records the bodies. */
export function answer(method: 'post' | 'patch', path: string, billing: object): unknown[] {
  const bodies: unknown[] = [];
  api.use(
    http[method](`*/api${path}`, async ({ request }) => {
      const text = await request.text();
      bodies.push(text === '' ? null : JSON.parse(text));
      return HttpResponse.json({ data: billing });
    }),
  );
  return bodies;
}
