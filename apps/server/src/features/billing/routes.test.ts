import { describe, expect, it } from 'vitest';
import { createOrganization, createUser } from '#testing/factories.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import { testLadder } from '#testing/ladder.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();

testLadder(product, { method: 'GET', url: '/items/talent_packages', refusesFrozen: false });

describe('/items/talent_packages', () => {
  it('are the three on sale, for administrators of a frozen workspace too', async () => {
    const organization = await createOrganization(product, { is_freezed: true });
    const items = itemsOf(product, await createUser(product, { organization }));
    const rows = await items.find('talent_packages', {
      fields: ['key', 'talents', 'price', 'discount', 'isRecommended'],
      sort: 'talents',
    });
    expect(rows).toEqual([
      { key: '10x-talent-insights', talents: 10, price: '190', discount: 0, isRecommended: false },
      { key: '25x-talent-insights', talents: 25, price: '450', discount: 5, isRecommended: true },
      { key: '50x-talent-insights', talents: 50, price: '850', discount: 10, isRecommended: false },
    ]);
  });

  it('are written by nobody here', async () => {
    const organization = await createOrganization(product);
    for (const userRole of ['ORG_ADMIN', 'APP_ADMIN'] as const) {
      const items = itemsOf(product, await createUser(product, { organization, userRole }));
      const [row] = await items.find('talent_packages', { limit: 1 });
      expectRefusal(await items.patch(`talent_packages/${row.id}`, { price: '1' }), 403, 'FORBIDDEN');
      expectRefusal(await items.post('talent_packages', { key: 'free' }), 403, 'FORBIDDEN');
      expectRefusal(await items.remove(`talent_packages/${row.id}`), 403, 'FORBIDDEN');
    }
  });
});
