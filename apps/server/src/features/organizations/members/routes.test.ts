import { describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import { testLadder } from '#testing/ladder.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();

testLadder(product, { method: 'GET', url: '/items/memberships', refusesOrgUser: false });
testLadder(product, { method: 'GET', url: `/items/memberships/${newId()}` });

describe('/items/memberships', () => {
  it('says who belongs to the workspace and as what; a talent sees the own entry', async () => {
    const organization = await createOrganization(product);
    const admin = await createUser(product, { organization });
    const talent = await createUser(product, { organization, userRole: 'ORG_USER' });
    await createUser(product, { organization: await createOrganization(product) });
    const fields = ['user_role', 'status', 'user.email', 'organization.name'];
    const entry = (user_role: string, email: string) => ({
      user_role,
      status: 'active',
      user: { email },
      organization: { name: organization.name },
    });
    const mine = await itemsOf(product, admin).find('memberships', { fields, sort: 'user_role' });
    expect(mine).toEqual([entry('ORG_ADMIN', admin.email), entry('ORG_USER', talent.email)]);
    const theirs = await itemsOf(product, talent).find('memberships', { fields });
    expect(theirs).toEqual([entry('ORG_USER', talent.email)]);
    const users = await itemsOf(product, admin).get(
      `organizations/${organization.id}?fields=users.user_role`,
    );
    expect(users.body.data.users).toHaveLength(2);
  });

  it('keeps of a masked talent what the talent keeps', async () => {
    const organization = await createOrganization(product);
    const user = await createUser(product, {
      organization,
      userRole: 'ORG_USER',
      email: 'zimt@people.example',
    });
    await createTalent(product, organization, { user_id: user.id, is_directly_invited: false });
    const items = itemsOf(product, await createUser(product, { organization }));
    const filter = { user_role: 'ORG_USER' };
    const rows = await items.find('memberships', { fields: ['user.email', 'user.fullname'], filter });
    expect(rows).toEqual([{ user: { email: '*****', fullname: '*****' } }]);
    expect(await items.find('memberships', { filter: { user: { email: { _contains: 'zimt' } } } })).toEqual(
      [],
    );
  });

  it('is not written here', async () => {
    const organization = await createOrganization(product);
    const admin = await createUser(product, { organization });
    for (const user of [admin, await createUser(product, { organization, userRole: 'APP_ADMIN' })]) {
      const items = itemsOf(product, user);
      const [row] = await items.find('memberships', { fields: 'id' });
      expectRefusal(await items.patch(`memberships/${row.id}`, { user_role: 'ORG_USER' }), 403, 'FORBIDDEN');
      expectRefusal(await items.remove(`memberships/${row.id}`), 403, 'FORBIDDEN');
      const created = { user: admin.id, user_role: 'ORG_ADMIN' };
      expectRefusal(await items.post('memberships', created), 403, 'FORBIDDEN');
      const nested = { users: { create: [created] } };
      expectRefusal(await items.patch(`organizations/${organization.id}`, nested), 403, 'FORBIDDEN', {
        field: 'users',
      });
    }
  });
});
