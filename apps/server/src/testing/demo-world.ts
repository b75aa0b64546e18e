import { createDemoWorld } from '#demo/world.ts';
import { itemsOf } from '#testing/items.ts';
import type { Product } from '#testing/product.ts';

const PASSWORD = 'a demo password of length';

/** Fills the product with the demo world. */
export function storeDemoWorld(product: Product): Promise<unknown> {
  return createDemoWorld(product.deps, PASSWORD);
}

/** The calls of a user of the demo world under /items. */
export async function itemsOfDemoPerson(product: Product, email: string) {
  const answer = await product.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password: PASSWORD, mode: 'json' },
  });
  const headers = { authorization: `Bearer ${answer.json().data.access_token}` };
  return itemsOf(product, { id: '', email, headers });
}
