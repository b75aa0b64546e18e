import { VIEWS_PER_PERSON } from '@quint/domain/base/limits.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();
let organization: TestOrganization;
let lena: TestUser;
let tom: TestUser;

const VIEW = { query: { status: 'FAVOURITE', considered: newId() }, hidden: ['phone'] };

beforeEach(async () => {
  organization = await createOrganization(product);
  lena = await createUser(product, { organization });
  tom = await createUser(product, { organization });
});

const of = (user: TestUser) => itemsOf(product, user);
const namesFor = async (user: TestUser) =>
  (await of(user).find('talent_views', { fields: ['name'], sort: ['name'] })).map(
    ({ name }: { name: string }) => name,
  );

describe('/items/talent_views', () => {
  it('are stored for their owner, visible to colleagues once shared, and changed only by the owner', async () => {
    const { status, body } = await of(lena).post('talent_views', { name: ' Shortlist ', view: VIEW });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ name: 'Shortlist', is_shared: false, view: VIEW, user: lena.id });
    const path = `talent_views/${body.data.id}`;
    expect(await namesFor(lena)).toEqual(['Shortlist']);
    expect(await namesFor(tom)).toEqual([]);
    await of(lena).patch(path, { is_shared: true });
    expect(await namesFor(tom)).toEqual(['Shortlist']);
    expect((await of(tom).patch(path, { name: 'Mine' })).status).toBe(403);
    expect((await of(tom).remove(path)).status).toBe(403);
    await of(lena).patch(path, { name: 'Closest' });
    expect(await namesFor(tom)).toEqual(['Closest']);
    expect((await of(lena).remove(path)).status).toBe(204);
    expect(await namesFor(tom)).toEqual([]);
    const outsider = await createUser(product, { organization: await createOrganization(product) });
    await of(lena).post('talent_views', { name: 'Ours', view: VIEW, is_shared: true });
    expect(await namesFor(outsider)).toEqual([]);
  });

  it('need a name and a view that a list can show', async () => {
    const save = (payload: object) => of(lena).post('talent_views', payload);
    expectRefusal(await save({ name: '  ', view: VIEW }), 400, 'view.name_required');
    expectRefusal(await save({ view: VIEW }), 400, 'view.name_required');
    expectRefusal(await save({ name: 'x'.repeat(61), view: VIEW }), 400, 'VALUE_TOO_LONG');
    for (const view of [
      null,
      'all',
      { query: { status: 1 }, hidden: null },
      { query: {}, hidden: null, x: 1 },
    ])
      expectRefusal(await save({ name: 'x', view }), 400, 'FAILED_VALIDATION');
  });

  it('are limited per person', async () => {
    for (let count = 0; count < VIEWS_PER_PERSON; count += 1)
      await of(lena).post('talent_views', { name: `View ${count}`, view: VIEW });
    expectRefusal(
      await of(lena).post('talent_views', { name: 'One more', view: VIEW }),
      400,
      'view.too_many',
      {
        max: VIEWS_PER_PERSON,
      },
    );
    expect((await of(tom).post('talent_views', { name: 'First', view: VIEW })).status).toBe(200);
  });
});
