import { describe, expect, it } from 'vitest';
import type { CheckoutRequest } from '#payments/payment-port.ts';
import type { Product } from '#testing/product.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct({ payments: true });
const withoutProvider = useProduct();
let count = 0;

async function open(change: Partial<CheckoutRequest> = {}): Promise<string> {
  count += 1;
  const checkout = await product.deps.payments?.openCheckout({
    organizationId: 'a-workspace',
    orderId: `order-${count}`,
    period: 'year',
    lines: [
      { key: 'base', name: 'Flow', quantity: 1, unit: 52_920, amount: 52_920 },
      { key: 'members', name: 'Members', quantity: 10, unit: 2160, amount: 21_600 },
    ],
    discount: 4520,
    includesTax: false,
    customer: undefined,
    email: 'office@acme.example',
    language: 'EN',
    successUrl: 'http://localhost:8080/checkout/return?order=1',
    cancelUrl: 'http://localhost:8080/plans',
    expiresAt: new Date(product.clock.now().getTime() + 3_600_000),
    ...change,
  });
  return checkout?.session ?? '';
}

async function ask(method: 'GET' | 'POST', path: string, on: Pick<Product, 'app'> = product) {
  const answer = await on.app.inject({ method, url: `/api/checkout/test/${path}` });
  const body = answer.json();
  return [answer.statusCode, body.data ?? body.errors[0].extensions.code];
}

describe('the checkout page with test payments', () => {
  it('shows the ordered items', async () => {
    const session = await open();
    expect(await ask('GET', session)).toEqual([
      200,
      {
        status: 'open',
        lines: [
          { name: 'Flow', quantity: 1, amount: 52_920 },
          { name: 'Members', quantity: 10, amount: 21_600 },
        ],
        discount: 4520,
        includesTax: false,
        tax: 13_300,
        total: 83_300,
        period: 'year',
        email: 'office@acme.example',
        expiresAt: expect.stringMatching(/Z$/),
      },
    ]);
  });

  it('can be paid once, fail, or stay open', async () => {
    const expectedReturn = [200, { url: 'http://localhost:8080/checkout/return?order=1' }];
    const paidSession = await open();
    expect(await ask('POST', `${paidSession}/cancel`)).toEqual([200, { url: 'http://localhost:8080/plans' }]);
    expect(await ask('GET', paidSession)).toMatchObject([200, { status: 'open' }]);
    expect(await ask('POST', `${paidSession}/pay`)).toEqual(expectedReturn);
    expect(await ask('POST', `${paidSession}/pay`)).toEqual(expectedReturn);
    expect(await ask('GET', paidSession)).toMatchObject([200, { status: 'complete' }]);
    const failedSession = await open();
    expect(await ask('POST', `${failedSession}/fail`)).toEqual(expectedReturn);
    const read = (session: string) => product.deps.payments?.readCheckout(session);
    expect(await read(paidSession)).toMatchObject({ status: 'paid', orderId: 'order-2' });
    expect(await read(failedSession)).toMatchObject({ status: 'failed' });
    const types = product.provider.messageSender.messages.map(({ type }) => type);
    expect(types.filter((type) => type === 'customer.subscription.created')).toHaveLength(2);
  });

  it('cannot be paid after it has expired', async () => {
    const session = await open();
    await product.deps.payments?.expireCheckout(session);
    expect(await ask('POST', `${session}/pay`)).toEqual([409, 'payment.refused']);
    expect(await ask('GET', session)).toMatchObject([200, { status: 'expired' }]);
  });

  it('does not exist for another name, another payment, or without test payments', async () => {
    const session = await open();
    const notFoundError = [404, 'record.not_found'];
    expect(await ask('GET', 'cs_test_unknown')).toEqual(notFoundError);
    expect(await ask('POST', 'cs_test_unknown/pay')).toEqual(notFoundError);
    expect(await ask('POST', `${session}/steal`)).toEqual(notFoundError);
    const nowhere = [404, 'ROUTE_NOT_FOUND'];
    expect(await ask('GET', session, withoutProvider)).toEqual(nowhere);
    expect(await ask('POST', `${session}/pay`, withoutProvider)).toEqual(nowhere);
  });
});
