import { describe, expect, it } from 'vitest';
import type { OrderValues } from '#testing/billing.ts';
import { createOrder } from '#testing/billing.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';

const product = useProduct();
const URL = '/platform/orders/sums';

async function createOrders(rows: readonly Partial<OrderValues>[]): Promise<void> {
  const organization = await createOrganization(product);
  const paidOrder = { kind: 'insights', way: 'stripe', status: 'paid', amount: 19_000 } as const;
  for (const row of rows) await createOrder(product, organization, { ...paidOrder, ...row });
}

describe('the revenue of orders', () => {
  it('is summed by month in Berlin, minus refunds, including months without orders', async () => {
    product.clock.set(new Date('2031-03-31T23:30:00Z'));
    const { headers } = await createUser(product, { userRole: 'APP_ADMIN' });
    await createOrders([
      // The first of April in Berlin.
      { date_paid: '2031-03-31T22:30:00Z' },
      { date_paid: '2031-03-31T21:30:00Z', amount: 45_000, tax: 8550 },
      { date_paid: '2031-03-10T12:00:00Z', status: 'fulfilled', way: 'offer', amount: 19_000 },
      // Half of the payment including VAT was refunded.
      { date_paid: '2031-01-10T12:00:00Z', amount: 20_000, tax: 3800, amount_refunded: 11_900 },
      // Includes VAT.
      {
        date_paid: '2031-01-11T12:00:00Z',
        kind: 'premium_report',
        amount: 2900,
        tax: 463,
        amount_refunded: 2900,
        status: 'refunded',
      },
      { date_paid: '2029-05-01T12:00:00Z' },
      // Before the first month, and not paid.
      { date_paid: '2029-04-30T12:00:00Z' },
    ]);
    const unpaidStatuses = ['created', 'failed', 'expired', 'withdrawn', 'declined'] as const;
    await createOrders(unpaidStatuses.map((status) => ({ status })));
    const { status, body } = await callerOf(product)('GET', URL, { headers });
    product.clock.set(undefined);
    expect([status, body.data.length]).toEqual([200, 24]);
    const sums = body.data.filter(({ orders }: { orders: number }) => orders > 0);
    expect(sums).toEqual([
      { month: '2029-05', orders: 1, amount: 19_000, refunded: 0 },
      { month: '2031-01', orders: 2, amount: 10_000, refunded: 12_900 },
      { month: '2031-03', orders: 2, amount: 64_000, refunded: 0 },
      { month: '2031-04', orders: 1, amount: 19_000, refunded: 0 },
    ]);
    expect(body.data[0].month).toBe('2029-05');
    expect(body.data[1]).toEqual({ month: '2029-06', orders: 0, amount: 0, refunded: 0 });
  });
});
