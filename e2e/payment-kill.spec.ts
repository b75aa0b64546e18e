import { expect } from '@playwright/test';
import type { Billing } from '@quint/contract/billing/billing.ts';
import type { Order } from '@quint/contract/billing/orders.ts';
import type { ApiClient } from './api-client.ts';
import { ApiFailure, callAsGuest, signIn } from './api-client.ts';
import { test } from './beginnings.ts';
import type { RunningProduct } from './running-product.ts';
import { startProduct } from './running-product.ts';

/** Milliseconds after the press at which the process is killed: before, during and after the payment is recorded. */
const KILLED_AFTER_MS = [0, 8, 30, 120];
const RETRY_MS = 200;
const PACKAGE = { key: '10x-talent-insights', insights: 10, amount: 19_000 };
const BUYER = 'max@basalt.example';

let product: RunningProduct;

test.beforeAll(async () => {
  product = await startProduct({ TEST_PAYMENTS: 'on' });
});

test.afterAll(async () => {
  await product?.stop();
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

const press = (session: string) => callAsGuest(product.url, `/checkout/test/${session}/pay`, {});

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
    const session = new URL(url).pathname.split('/').at(-1) ?? '';
    // The connection may break at any moment: whether the press was received is checked afterwards.
    const payment = press(session).catch(() => undefined);
    await pause(delay);
    await product.kill();
    await payment;
    await product.restart();
    buyer = await signIn(product.url, BUYER);
    // Like a buyer without an answer: opens the order again, and presses again.
    await until(
      () => press(session),
      () => true,
    );
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
