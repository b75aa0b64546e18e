import { afterEach, describe, expect, it } from 'vitest';
import { createOrganization, createRole, createUser } from '#testing/factories.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct({ env: { ITEM_WRITES_PER_MINUTE: '3' } });

afterEach(() => product.clock.set(undefined));

describe('writes to the data interface', () => {
  it('are limited per minute and person; reads and other people are not affected', async () => {
    const organization = await createOrganization(product);
    const items = itemsOf(product, await createUser(product, { organization }));
    const role = await createRole(product, organization);
    const now = new Date();
    product.clock.set(now);
    expect(
      (await items.post('roles', [{ name: 'A' }, { name: 'B' }, { name: 'C' }, { name: 'D' }])).status,
    ).toBe(200);
    expect((await items.patch(`roles/${role.id}`, { name: 'E' })).status).toBe(200);
    expect((await items.patch('roles', { keys: [role.id], data: { name: 'X' } })).status).toBe(200);
    const writes = [
      () => items.post('roles', { name: 'F' }),
      () => items.patch('roles', { keys: [role.id], data: { name: 'G' } }),
      () => items.remove(`roles/${role.id}`),
    ];
    for (const write of writes) expectRefusal(await write(), 429, 'REQUESTS_EXCEEDED', { seconds: 60 });
    expect((await items.get('roles')).status).toBe(200);
    expect((await items.search('roles', {})).status).toBe(200);
    const colleague = itemsOf(product, await createUser(product, { organization }));
    expect((await colleague.post('roles', { name: 'H' })).status).toBe(200);
    product.clock.set(new Date(now.getTime() + 60_000));
    expect((await items.post('roles', { name: 'I' })).status).toBe(200);
  });
});
