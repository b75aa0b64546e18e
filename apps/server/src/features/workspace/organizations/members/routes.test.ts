import { describe, expect, it } from 'vitest';
import { createOrganization, createUser } from '#testing/factories.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();

describe('/items/memberships', () => {
  it('lists the members of the workspace with their roles; a talent sees only their own', async () => {
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

  it('is read-only', async () => {
    const organization = await createOrganization(product);
    const admin = await createUser(product, { organization });
    for (const user of [admin, await createUser(product, { organization, userRole: 'APP_ADMIN' })]) {
      const items = itemsOf(product, user);
      const [row] = await items.find('memberships', { fields: 'id' });
      expectRefusal(await items.patch(`memberships/${row.id}`, { user_role: 'ORG_USER' }), 403, 'FORBIDDEN');
      expectRefusal(await items.remove(`memberships/${row.id}`), 403, 'FORBIDDEN');
      const membership = { user: admin.id, user_role: 'ORG_ADMIN' };
      expectRefusal(await items.post('memberships', membership), 403, 'FORBIDDEN');
      const changes = { users: { create: [membership] } };
      expectRefusal(await items.patch(`organizations/${organization.id}`, changes), 403, 'FORBIDDEN', {
        field: 'users',
      });
    }
  });
});
