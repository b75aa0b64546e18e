import type { Billing } from '@quint/contract/billing.ts';
import type { Order } from '@quint/contract/orders.ts';
import { orderNumber } from '@quint/domain/prices.ts';
import { http, HttpResponse } from 'msw';
import { api } from './api.ts';

const ORDER_ID = '0190c0de-0000-7000-8000-00000000abcd';

/** An order of 25 insights that waits for its payment. */
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
    dateCreated: '2026-11-20T10:00:00.000Z',
    datePaid: null,
    ...overrides,
  };
}

/** A workspace in its trial that pays through the provider. */
export function makeBilling(overrides: Partial<Billing> = {}): Billing {
  return {
    pack: 'basic',
    trialEndsAt: new Date(Date.now() + 5.5 * 86_400_000).toISOString(),
    isFrozen: false,
    limits: { administrators: 1, members: 10 },
    used: { administrators: 3, members: 18 },
    insights: 3,
    paymentEmail: null,
    subscription: null,
    way: 'stripe',
    hasPortal: false,
    ...overrides,
  };
}

/** Serves what the workspace has and which of its orders are open. */
export function answerBilling(billing: Billing = makeBilling(), open: readonly object[] = []): void {
  api.use(
    http.get('*/api/billing', () => HttpResponse.json({ data: billing })),
    http.get('*/api/items/orders', () => HttpResponse.json({ data: open })),
  );
}
