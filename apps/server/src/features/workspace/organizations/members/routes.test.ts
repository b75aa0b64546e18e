import { describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createUser, createTalent } from '#testing/factories.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { newId } from '#database/ids.ts';
import { callerOf, errorOf, signIn } from '#testing/sessions.ts';
import { SLOW } from '#testing/tags.ts';

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

  it('masks the same fields of a masked talent', async () => {
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
});

describe('DELETE /members/:id', () => {
  const remove = async (by: TestUser, organization: TestOrganization, user: TestUser) => {
    const { id } = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('memberships')
        .select('id')
        .where('organization_id', '=', organization.id)
        .where('user_id', '=', user.id)
        .executeTakeFirstOrThrow(),
    );
    return { id, answer: await callerOf(product)('DELETE', `/members/${id}`, { headers: by.headers }) };
  };

  it('removes the person from the workspace, ends sessions there, and is audited', SLOW, async () => {
    const organization = await createOrganization(product);
    const [admin, leaver] = [
      await createUser(product, { organization }),
      await createUser(product, { organization }),
    ];
    const talent = await createTalent(product, organization, { user_id: leaver.id });
    const session = await signIn(product, leaver.email);
    const { id, answer } = await remove(admin, organization, leaver);
    expect(answer.status).toBe(204);
    expect((await session.refresh()).status).toBe(401);
    const response = await itemsOf(product, leaver).get('roles');
    expectRefusal(response, 400, 'workspace.none_active');
    const [line, own] = await product.deps.db.platform.read(async (db) => [
      await db
        .selectFrom('audit_log')
        .select(['user_id', 'items', 'details'])
        .where('organization_id', '=', organization.id)
        .where('action', '=', 'memberships.remove')
        .executeTakeFirst(),
      await db.selectFrom('talents').select('user_id').where('id', '=', talent.id).executeTakeFirst(),
    ]);
    expect(line).toEqual({ user_id: admin.id, items: [id], details: { user: leaver.id, role: 'ORG_ADMIN' } });
    expect(own).toEqual({ user_id: null });
  });

  it('does not end a session that is in another workspace', SLOW, async () => {
    const [here, elsewhere] = [await createOrganization(product), await createOrganization(product)];
    const admin = await createUser(product, { organization: here });
    const leaver = await createUser(product, { organization: elsewhere });
    await product.deps.db.platform.write((db) =>
      db
        .insertInto('memberships')
        .values({ organization_id: here.id, id: newId(), user_id: leaver.id, user_role: 'ORG_ADMIN' })
        .execute(),
    );
    const session = await signIn(product, leaver.email);
    expect((await remove(admin, here, leaver)).answer.status).toBe(204);
    expect((await session.refresh()).status).toBe(200);
  });

  it('keeps one administrator when two remove each other concurrently', SLOW, async () => {
    const organization = await createOrganization(product);
    const [one, other] = [
      await createUser(product, { organization }),
      await createUser(product, { organization }),
    ];
    const answers = await Promise.all([remove(one, organization, other), remove(other, organization, one)]);
    const statuses = answers.map(({ answer }) => answer.status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    const remainingAdmin = answers[0].answer.status === 204 ? one : other;
    expect(errorOf((await remove(remainingAdmin, organization, remainingAdmin)).answer)).toMatchObject({
      status: 409,
      code: 'member.last_administrator',
    });
  });

  it('is for administrators of the workspace, and not for talents', async () => {
    const [organization, foreign] = [await createOrganization(product), await createOrganization(product)];
    const admin = await createUser(product, { organization });
    const talent = await createUser(product, { organization, userRole: 'ORG_USER' });
    await createTalent(product, organization, { user_id: talent.id });
    expect(errorOf((await remove(admin, organization, talent)).answer).code).toBe('member.is_talent');
    const outsider = await createUser(product, { organization: foreign });
    expect(errorOf((await remove(outsider, organization, admin)).answer).code).toBe('record.not_found');
    const guest = await createUser(product, { organization, userRole: 'ORG_USER' });
    const platform = await createUser(product, { organization: foreign, userRole: 'APP_ADMIN' });
    expect((await remove(platform, organization, guest)).answer.status).toBe(204);
  });
});
