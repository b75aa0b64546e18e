import { expect, it } from 'vitest';
import { createOrganization, createUser } from '#testing/factories.ts';
import { buyerOf } from '#testing/payments.ts';
import { useProduct } from '#testing/product.ts';
import { errorOf } from '#testing/sessions.ts';

const product = useProduct();
const MOST = 100;

it('a workspace can place at most a hundred orders an hour, independently of other workspaces', async () => {
  const [busy, other] = await Promise.all(
    [1, 2].map(async () => {
      const organization = await createOrganization(product);
      return buyerOf(product, await createUser(product, { organization }));
    }),
  );
  const submitOrder = async (buyer = busy) => {
    const answer = await buyer?.createOrder({ kind: 'enterprise', members: 100, message: '' }, 0);
    return answer?.status === 200 ? 'placed' : errorOf(answer ?? expect.fail('No answer')).code;
  };
  for (let count = 0; count < MOST; count += 1) expect(await submitOrder()).toBe('placed');
  expect(await submitOrder()).toBe('REQUESTS_EXCEEDED');
  expect(await submitOrder(other)).toBe('placed');
});
