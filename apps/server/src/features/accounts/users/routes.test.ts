import { describe, expect, it } from 'vitest';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { expectRefusal, itemsOf, NO_SUCH_RECORD } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();

describe('/items/users', () => {
  it('lists the members of the workspace with their user roles', async () => {
    const organization = await createOrganization(product);
    const admin = await createUser(product, { organization });
    const talent = await createUser(product, { organization, userRole: 'ORG_USER' });
    const foreign = await createUser(product, { organization: await createOrganization(product) });
    const items = itemsOf(product, admin);
    expect(
      await items.find('users', { fields: ['id', 'email', 'user_role', 'status'], sort: 'user_role' }),
    ).toEqual([
      { id: admin.id, email: admin.email, user_role: 'ORG_ADMIN', status: 'active' },
      { id: talent.id, email: talent.email, user_role: 'ORG_USER', status: 'active' },
    ]);
    expect(await items.get(`users/${foreign.id}`)).toEqual(NO_SUCH_RECORD);
    expect(await itemsOf(product, talent).find('users', { fields: 'id' })).toEqual([{ id: talent.id }]);
  });

  it('contains no secrets and is read-only', async () => {
    const organization = await createOrganization(product);
    const admin = await createUser(product, { organization });
    const items = itemsOf(product, admin);
    expectRefusal(await items.get('users?fields=password_hash'), 403, 'FORBIDDEN', {
      field: 'password_hash',
    });
    expectRefusal(await items.get('users?filter[password_hash][_starts_with]=$'), 403, 'FORBIDDEN');
    expectRefusal(await items.patch(`users/${admin.id}`, { first_name: 'x' }), 403, 'FORBIDDEN');
  });

  it('returns no more about a masked talent than the talent itself', async () => {
    const organization = await createOrganization(product);
    const user = await createUser(product, {
      organization,
      userRole: 'ORG_USER',
      email: 'hidden@people.example',
    });
    await createTalent(product, organization, { user_id: user.id, is_directly_invited: false });
    const items = itemsOf(product, await createUser(product, { organization }));
    const answer = await items.get(`users/${user.id}?fields=email,first_name,last_name,fullname`);
    expect(answer.body.data).toEqual({
      email: '*****',
      first_name: '*****',
      last_name: '*****',
      fullname: '*****',
    });
    expect(await items.find('users', { search: 'hidden' })).toEqual([]);
    expect(await items.find('users', { filter: { email: 'hidden@people.example' } })).toEqual([]);
    const own = await itemsOf(product, user).get(`users/${user.id}?fields=email`);
    expect(own.body.data).toEqual({ email: 'hidden@people.example' });
  });
});
