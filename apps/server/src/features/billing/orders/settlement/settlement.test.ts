import { beforeEach, describe, expect, it } from 'vitest';
import { useBuyingWorkspace, work } from '#testing/payments.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct({ payments: true });
const { admin, buyer, books } = useBuyingWorkspace(product);

const INSIGHTS = { kind: 'insights', packageKey: '25x-talent-insights' } as const;

beforeEach(async () => {
  product.provider.messageSender.goOn();
  await work(product);
});

describe('a paid order', () => {
  it('grants insights once, with an entry of who, what and why', async () => {
    const id = await buyer().buy(INSIGHTS, 45_000);
    await work(product);
    const { workspace, orders, entries, actions, account } = await books();
    expect(workspace).toMatchObject({ budget: 50, is_freezed: true, email: admin().email });
    expect(orders).toEqual([
      expect.objectContaining({ status: 'paid', is_given: true, tax: 8550, provider_url: null }),
    ]);
    expect(entries.at(-1)).toMatchObject({ kind: 'purchase', amount: 25, balance: 50, order_id: id });
    expect(actions).toEqual(['orders.place', 'orders.pay', 'orders.give']);
    expect(account).toMatchObject({
      provider: 'stripe',
      customer: expect.stringMatching(/^cus_/),
      status: null,
    });
  });
});

describe('a refund', () => {
  it('in part is recorded, in full removes the remaining insights', async () => {
    await buyer().buy(INSIGHTS, 45_000);
    await work(product);
    const { provider_payment: payment } = (await books()).orders[0] ?? {};
    product.provider.refund(payment ?? '', 1000);
    await work(product);
    expect(await books()).toMatchObject({
      workspace: { budget: 50 },
      orders: [{ status: 'paid', amount_refunded: 1000 }],
    });
    product.provider.refund(payment ?? '');
    await work(product);
    const { workspace, orders, entries } = await books();
    expect(workspace.budget).toBe(25);
    expect(orders[0]).toMatchObject({ status: 'refunded', amount_refunded: 45_000 + 8550, is_given: false });
    expect(entries.at(-1)).toMatchObject({ kind: 'refund', amount: -25, balance: 25 });
  });
});
