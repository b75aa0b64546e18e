import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { COLLECTIONS } from '#collections.ts';
import { useProduct } from '#testing/product.ts';
import { describePolicies } from '#api-docs/policies.ts';

const PAGE = new URL('../../../../docs/policies.md', import.meta.url);
const product = useProduct();

it('docs/policies.md matches the declarations; `npm run policies` writes it', async () => {
  const page = await readFile(PAGE, 'utf8').catch(() => '');
  expect(page.split('\n')).toEqual(describePolicies(product.app.declaredRoutes, COLLECTIONS).split('\n'));
});
