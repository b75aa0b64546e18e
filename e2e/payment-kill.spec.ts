import { expect } from '@playwright/test';
import type { Billing } from '@quint/contract/billing/billing.ts';
import type { Order } from '@quint/contract/billing/orders.ts';
import type { ApiClient } from './api-client.ts';
import { ApiFailure, signIn } from './api-client.ts';
import { test } from './beginnings.ts';
import type { FakeStripe } from './fake-stripe.ts';
import { startFakeStripe } from './fake-stripe.ts';
import type { RunningProduct } from './running-product.ts';
import { startProduct } from './running-product.ts';

/** Milliseconds after the press at which the process is killed: before, during and after the payment is recorded. */
const KILLED_AFTER_MS = [0, 8, 30, 120];
const RETRY_MS = 200;
const PACKAGE = { key: '10x-talent-insights', insights: 10, amount: 19_000 };
const BUYER = 'max@basalt.example';

let product: RunningProduct;
let stripe: FakeStripe;

test.beforeAll(async () => {
  stripe = await startFakeStripe();
  product = await startProduct(stripe.settings);
  stripe.connect(product);
});

test.afterAll(async () => {
  await product?.stop();
  await stripe?.stop();
});

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** Repeats a request until the answer is the expected one. A refusal is a real failure. */
async function until<Data>(ask: () => Promise<Data>, isEnough: (answer: Data) => boolean): Promise<Data> {
  for (;;) {
    try {
      const answer = await ask();
      if (isEnough(answer)) return answer;
    } catch (error) {
      if (error instanceof ApiFailure && error.status < 500) throw error;
    }
    await pause(RETRY_MS);
  }
}

const createOrder = (buyer: ApiClient) =>
  buyer.call<{ order: Order; url: string }>('POST', '/checkout/sessions', {
    order: { kind: 'insights', packageKey: PACKAGE.key },
    expectedAmount: PACKAGE.amount,
  });

/** Presses the button on the page of payment, which leads back to the product. */
const press = (url: string) => fetch(`${url}/pay`, { method: 'POST', redirect: 'manual' });

async function readBudget(buyer: ApiClient): Promise<number> {
  const { insights } = await buyer.call<Billing>('GET', '/billing');
  const lines = await buyer.call<{ amount: number }[]>(
    'GET',
    '/items/insight_entries?fields=amount&limit=-1',
  );
  expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(insights);
  return insights;
}

test('kill -9 during a payment charges the money once and fulfils the order once', async () => {
  test.setTimeout(240_000);
  let buyer = await signIn(product.url, BUYER);
  const before = await readBudget(buyer);
  for (const [round, delay] of KILLED_AFTER_MS.entries()) {
    const { order, url } = await createOrder(buyer);
    const payment = press(url);
    await pause(delay);
    await product.kill();
    await payment;
    await product.restart();
    buyer = await signIn(product.url, BUYER);
    // What a buyer does who saw no answer: press again.
    await press(url);
    const paidOrder = await until(
      () => buyer.call<Order>('GET', `/checkout/sessions/${order.id}`),
      ({ status }) => status !== 'created',
    );
    expect(paidOrder).toMatchObject({ status: 'paid', amount: PACKAGE.amount });
    expect(await readBudget(buyer)).toBe(before + (round + 1) * PACKAGE.insights);
  }
  const orders = await buyer.call<{ status: string }[]>('GET', '/items/orders?fields=status');
  expect(orders).toEqual(KILLED_AFTER_MS.map(() => ({ status: 'paid' })));
});

test('kill -9 while an order is placed leaves one page for paying', async () => {
  test.setTimeout(120_000);
  let buyer = await signIn(product.url, BUYER);
  const lostOrder = createOrder(buyer).catch(() => undefined);
  await pause(10);
  await product.kill();
  await lostOrder;
  await product.restart();
  buyer = await signIn(product.url, BUYER);
  const [first, second] = [await createOrder(buyer), await createOrder(buyer)];
  expect(second).toEqual(first);
  const open = await buyer.call<{ id: string }[]>(
    'GET',
    '/items/orders?filter[status][_eq]=created&fields=id',
  );
  expect(open).toEqual([{ id: first.order.id }]);
});
