import type { Billing, Subscription } from '@quint/contract/billing.ts';
import type { Order } from '@quint/contract/orders.ts';
import { http, HttpResponse } from 'msw';
import { api } from './api.ts';
import { fakeList } from './lists.ts';

/** The workspace of `makeUser`. */
const WORKSPACE_ID = '0190c0de-0000-7000-8000-000000000002';
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

/** An order as its collection has it. */
export function makeOrderRow(overrides: Record<string, unknown> = {}) {
  return {
    id: '0190c0de-0000-7000-8000-0000aabbcc01',
    number: 'Q-AABBCC01',
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

/** An order as the routes about single orders answer it. */
export function makeOrder(overrides: Partial<Order> = {}): Order {
  return {
    id: '0190c0de-0000-7000-8000-0000aabbcc01',
    number: 'Q-AABBCC01',
    kind: 'insights',
    way: 'stripe',
    status: 'paid',
    lines: [],
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
    datePaid: DAY,
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
  readonly invoices?: readonly object[];
}

/** Serves the billing page: what holds now, and its lists. Returns what was asked of the history. */
export function serveBilling(
  billing: Billing,
  { orders = [], entries = [], invoices = [] }: Records = {},
): readonly URLSearchParams[] {
  api.use(
    http.get('*/api/billing', () => HttpResponse.json({ data: billing })),
    http.get('*/api/billing/invoices', () => HttpResponse.json({ data: invoices })),
  );
  fakeList('orders', orders);
  return fakeList('insight_entries', entries);
}
