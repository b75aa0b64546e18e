import type { UpdateObject } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DB } from '#database/generated/types.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createTalent, createUser, givePasskey } from '#testing/factories.ts';
import { expectRefusal, itemsOf, statementsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';

// The server has cached the actor. Changes by this or another process must apply from the next request on: here the
// database is changed directly.

const product = useProduct();
const platform = () => product.deps.db.platform;
let organization: TestOrganization;

beforeEach(async () => {
  organization = await createOrganization(product);
  await createRole(product, organization);
});

/** A user whose actor is in the cache after a request. */
async function createCachedUser(
  values: { userRole?: 'ORG_ADMIN' | 'ORG_USER' | 'APP_ADMIN'; talent?: boolean } = {},
): Promise<{ user: TestUser; items: ReturnType<typeof itemsOf>; talent: { id: string } | undefined }> {
  const user = await createUser(product, { organization, ...values });
  const talent =
    values.talent === true
      ? await createTalent(product, organization, { user_id: user.id, email: user.email })
      : undefined;
  const items = itemsOf(product, user);
  await items.get('roles');
  await items.get('talents');
  return { user, items, talent };
}

const changeWorkspace = (change: UpdateObject<DB, 'organizations'>) =>
  platform().write((db) =>
    db.updateTable('organizations').set(change).where('id', '=', organization.id).execute(),
  );
const changeUser = (user: TestUser, change: UpdateObject<DB, 'users'>) =>
  platform().write((db) => db.updateTable('users').set(change).where('id', '=', user.id).execute());
const changeMembership = (user: TestUser, change: UpdateObject<DB, 'memberships'>) =>
  platform().write((db) =>
    db.updateTable('memberships').set(change).where('user_id', '=', user.id).execute(),
  );
const changeTalent = (talent: { id: string } | undefined, change: UpdateObject<DB, 'talents'>) =>
  platform().write((db) =>
    db
      .updateTable('talents')
      .set(change)
      .where('id', '=', talent?.id ?? '')
      .execute(),
  );

describe('a read by a cached actor', () => {
  it.each(['roles?fields=*.*&meta=*', 'talents?search=a', 'teams?limit=2&sort=-name', 'users'])(
    'is one statement: %s',
    async (path) => {
      const { items } = await createCachedUser();
      await items.get(path);
      expect(await statementsOf(() => items.get(path))).toHaveLength(1);
    },
  );

  it('is one statement for a record, too', async () => {
    const { items } = await createCachedUser();
    const talent = await createTalent(product, organization);
    await items.get(`talents/${talent.id}`);
    expect(await statementsOf(() => items.get(`talents/${talent.id}?fields=*.*`))).toHaveLength(1);
  });

  it('does not cost more when others join, leave and are promoted', async () => {
    const { items } = await createCachedUser();
    const other = await createCachedUser({ userRole: 'ORG_USER', talent: true });
    await changeMembership(other.user, { user_role: 'ORG_ADMIN' });
    await changeTalent(other.talent, { user_id: null });
    expect(await statementsOf(() => items.get('roles'))).toHaveLength(1);
  });
});

describe('the next request applies', () => {
  it('another role', async () => {
    const { user, items } = await createCachedUser();
    const talent = await createTalent(product, organization);
    expect((await items.patch(`talents/${talent.id}`, { status: 'FAVOURITE' })).status).toBe(200);
    await changeMembership(user, { user_role: 'ORG_USER' });
    expectRefusal(await items.patch(`talents/${talent.id}`, { status: 'EMPLOYEE' }), 403, 'FORBIDDEN');
    expect((await items.get('talents')).body.data).toEqual([]);
    await changeMembership(user, { user_role: 'ORG_ADMIN' });
    expect((await items.get('talents')).body.data).toHaveLength(1);
    expect((await items.patch(`talents/${talent.id}`, { status: 'EMPLOYEE' })).status).toBe(200);
  });

  it('the end of a membership, and a new one', async () => {
    const { user, items } = await createCachedUser();
    const { rows } = await platform().write(async (db) => ({
      rows: await db.deleteFrom('memberships').where('user_id', '=', user.id).returningAll().execute(),
    }));
    const response = await items.get('roles');
    expect(response.status).not.toBe(200);
    expect(response.body).not.toHaveProperty('data');
    const [membership] = rows;
    await platform().write((db) =>
      db
        .insertInto('memberships')
        .values(membership as NonNullable<typeof membership>)
        .execute(),
    );
    expect((await items.get('roles')).body.data).toHaveLength(1);
  });

  it('freezing and unfreezing a workspace', async () => {
    const { items } = await createCachedUser();
    await changeWorkspace({ is_freezed: true });
    expectRefusal(await items.get('roles'), 403, 'workspace.frozen');
    expectRefusal(await items.get('roles?limit=-1'), 403, 'workspace.frozen');
    expectRefusal(await items.post('roles', { name: 'New' }), 403, 'workspace.frozen');
    await changeWorkspace({ is_freezed: false });
    expect((await items.get('roles')).status).toBe(200);
    expect((await items.post('roles', { name: 'New' })).status).toBe(200);
  });

  it('deleting and restoring a workspace', async () => {
    const { items } = await createCachedUser();
    await changeWorkspace({ date_deleted: new Date() });
    expect((await items.get('roles')).status).not.toBe(200);
    await changeWorkspace({ date_deleted: null });
    expect((await items.get('roles')).status).toBe(200);
  });

  it('switching a feature off, and on again', async () => {
    const { items } = await createCachedUser();
    expect((await items.get('teams')).status).toBe(200);
    const feature = { organization_id: organization.id, feature: 'FEATURE_TEAMS', enabled: false };
    await platform().write((db) => db.insertInto('organization_features').values(feature).execute());
    expectRefusal(await items.get('teams'), 403, 'workspace.feature_off', { feature: 'FEATURE_TEAMS' });
    await platform().write((db) => db.updateTable('organization_features').set({ enabled: true }).execute());
    expect((await items.get('teams')).status).toBe(200);
    await platform().write((db) => db.updateTable('organization_features').set({ enabled: false }).execute());
    expectRefusal(await items.get('teams?limit=-1'), 403, 'workspace.feature_off');
    await platform().write((db) => db.deleteFrom('organization_features').execute());
    expect((await items.get('teams')).status).toBe(200);
  });

  it('unlinking the user’s talent, and linking one', async () => {
    const { user, items, talent } = await createCachedUser({ userRole: 'ORG_USER', talent: true });
    const own = async () => (await items.get('talents')).body.data.length as number;
    expect(await own()).toBe(1);
    await changeTalent(talent, { user_id: null });
    expect(await own()).toBe(0);
    await changeTalent(talent, { user_id: user.id });
    expect(await own()).toBe(1);
    await changeTalent(talent, { date_deleted: new Date() });
    expect(await own()).toBe(0);
    const other = await createTalent(product, organization, { user_id: user.id });
    expect((await items.get(`talents/${other.id}`)).status).toBe(200);
  });

  it('the deletion of the account', async () => {
    const { user, items } = await createCachedUser();
    await platform().write((db) => db.deleteFrom('users').where('id', '=', user.id).execute());
    expectRefusal(await items.get('roles'), 403, 'INVALID_TOKEN');
    expectRefusal(await items.get('roles?limit=-1'), 403, 'INVALID_TOKEN');
    expectRefusal(await items.post('roles', { name: 'New' }), 403, 'INVALID_TOKEN');
  });

  it('another active workspace', async () => {
    const { user, items } = await createCachedUser();
    const other = await createOrganization(product);
    await platform().write((db) =>
      db
        .insertInto('memberships')
        .values({ organization_id: other.id, id: other.id, user_id: user.id, user_role: 'ORG_ADMIN' })
        .execute(),
    );
    expect((await items.get('roles')).body.data).toHaveLength(1);
    await changeUser(user, { active_organization_id: other.id });
    expect((await items.get('roles')).body.data).toHaveLength(0);
    await platform().write((db) =>
      db.updateTable('organizations').set({ date_deleted: new Date() }).where('id', '=', other.id).execute(),
    );
    expect((await items.get('roles')).body.data).toHaveLength(1);
  });

  it('gaining and losing the platform role', async () => {
    const { user, items } = await createCachedUser();
    await givePasskey(product, user.id);
    const other = await createOrganization(product);
    await changeUser(user, { is_app_admin: true, active_organization_id: other.id });
    expect((await items.get('roles')).body.data).toHaveLength(0);
    await changeUser(user, { is_app_admin: false });
    expect((await items.get('roles')).body.data).toHaveLength(1);
  });

  it('no change for refused requests, without retrying them', async () => {
    const { items } = await createCachedUser();
    const statements = await statementsOf(async () =>
      expectRefusal(await items.get('roles?fields=secret'), 403, 'FORBIDDEN', { field: 'secret' }),
    );
    expect(statements.every((text) => text.includes('from users u'))).toBe(true);
  });
});

describe('a repeated query', () => {
  it('returns current rows, also with relative times', async () => {
    const { items } = await createCachedUser();
    const path = `roles?fields=name&filter=${encodeURIComponent('{"date_created":{"_lte":"$NOW"}}')}`;
    expect((await items.get(path)).body.data).toHaveLength(1);
    await createRole(product, organization);
    expect((await items.get(path)).body.data).toHaveLength(2);
  });

  it('is audited each time it returns personal results', async () => {
    const { user, items } = await createCachedUser();
    const talent = await createTalent(product, organization);
    for (let round = 0; round < 3; round += 1)
      await items.get(`talents/${talent.id}?fields=talents_results.o`);
    const lines = await platform().read((db) =>
      db.selectFrom('audit_log').select(['action', 'items']).where('user_id', '=', user.id).execute(),
    );
    expect(lines).toEqual(Array.from({ length: 3 }, () => ({ action: 'results.read', items: [talent.id] })));
  });

  it('returns to each user what they may see', async () => {
    const [admin, member] = [
      await createCachedUser(),
      await createCachedUser({ userRole: 'ORG_USER', talent: true }),
    ];
    const other = await createTalent(product, organization);
    const path = `talents/${other.id}?fields=id`;
    expect((await admin.items.get(path)).status).toBe(200);
    expectRefusal(await member.items.get(path), 403, 'FORBIDDEN');
    expect((await admin.items.get(path)).body.data).toEqual({ id: other.id });
    const own = await admin.items.get(`talents/${member.talent?.id}?fields=id`);
    expect(own.body.data).toEqual({ id: member.talent?.id });
  });
});

describe('the account of a cached actor', () => {
  const paths = ['me', 'me?fields=email,role.name,active_workspace.name'];
  const own = async (user: TestUser, path: string) => {
    const answer = await product.app.inject({ url: `/api/users/${path}`, headers: user.headers });
    return { status: answer.statusCode, body: answer.json() };
  };

  it.each(paths)('is one statement: %s', async (path) => {
    const { user } = await createCachedUser();
    expect(await statementsOf(() => own(user, path))).toHaveLength(1);
  });

  it.each(paths)('is current: %s', async (path) => {
    const { user } = await createCachedUser();
    await changeMembership(user, { user_role: 'ORG_USER' });
    expect((await own(user, path)).body.data.role.name).toBe('ORG_USER');
    const other = await createOrganization(product, { name: 'Other' });
    await changeUser(user, { is_app_admin: true, active_organization_id: other.id });
    expect((await own(user, path)).body.data).toMatchObject({
      role: { name: 'APP_ADMIN' },
      active_workspace: { name: 'Other' },
    });
    await platform().write((db) => db.deleteFrom('users').where('id', '=', user.id).execute());
    expectRefusal(await own(user, path), 403, 'INVALID_TOKEN');
  });
});

describe('a write by a cached actor', () => {
  it('changes nothing when the permission was withdrawn', async () => {
    const { user, items } = await createCachedUser();
    await changeMembership(user, { user_role: 'ORG_USER' });
    await items.post('roles', [{ name: 'One' }, { name: 'Two' }]);
    const { rows } = await platform().read(async (db) => ({
      rows: await db
        .selectFrom('roles')
        .where('organization_id', '=', organization.id)
        .select('name')
        .execute(),
    }));
    expect(rows).toHaveLength(1);
  });

  it('of one record changes nothing when the permission was withdrawn, either', async () => {
    const { user, items } = await createCachedUser();
    const one = await createRole(product, organization, { name: 'One' });
    await changeMembership(user, { user_role: 'ORG_USER' });
    expectRefusal(await items.patch(`roles/${one.id}`, { name: 'Two' }), 403, 'FORBIDDEN');
    expectRefusal(await items.post('roles', { name: 'Three' }), 403, 'FORBIDDEN');
    await changeMembership(user, { user_role: 'ORG_ADMIN' });
    const names = await items.get('roles?fields=name');
    expect(JSON.stringify(names.body.data)).toContain('One');
    expect(JSON.stringify(names.body.data)).not.toMatch(/Two|Three/);
  });

  it('does not read the actor outside its transaction', async () => {
    const { items } = await createCachedUser();
    const statements = await statementsOf(() => items.post('roles', [{ name: 'One' }]));
    expect(statements.filter((text) => text.includes('from users u'))).toEqual([]);
    expect(statements[0]).toBe('begin');
  });

  it('of a single record is two statements, the first of which checks the access version', async () => {
    const { items } = await createCachedUser();
    const one = await createRole(product, organization);
    for (const write of [
      () => items.post('roles?fields=name', { name: 'One' }),
      () => items.patch(`roles/${one.id}?fields=name`, { name: 'Other' }),
    ]) {
      const [first, second, ...more] = await statementsOf(write);
      expect(first).toContain('assert_access_unchanged(');
      expect(second).toMatch(/^select /);
      expect(more).toEqual([]);
    }
  });
});
