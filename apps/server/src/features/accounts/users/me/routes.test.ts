import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import type { ApiResponse } from '#testing/items.ts';
import { createResult, expectRefusal, itemsOf, statementsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();
let home: TestOrganization;
let person: TestUser;

async function call(
  user: TestUser,
  method: 'GET' | 'PATCH',
  path: string,
  payload?: object,
): Promise<ApiResponse> {
  const answer = await product.app.inject({
    method,
    url: `/api/users/${path}`,
    headers: user.headers,
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

async function me(fields: string): Promise<Record<string, unknown>> {
  const answer = await call(person, 'GET', `me?fields=${fields}`);
  expect(answer.status).toBe(200);
  return answer.body.data;
}

async function join(
  organization: TestOrganization,
  user: TestUser,
  values: { user_role?: 'ORG_ADMIN' | 'ORG_USER'; status?: 'active' | 'invited' } = {},
): Promise<void> {
  const membership = { organization_id: organization.id, id: newId(), user_id: user.id };
  await product.deps.db.platform.write((db) =>
    db
      .insertInto('memberships')
      .values({ user_role: 'ORG_USER', ...values, ...membership })
      .execute(),
  );
}

async function remove(organization: TestOrganization): Promise<void> {
  await product.deps.db.platform.write((db) =>
    db
      .updateTable('organizations')
      .set({ date_deleted: new Date() })
      .where('id', '=', organization.id)
      .execute(),
  );
}

beforeEach(async () => {
  home = await createOrganization(product, { name: 'Home' });
  person = await createUser(product, { organization: home });
});

describe('GET /users/me', () => {
  it('returns the requested fields and nothing else', async () => {
    expect(await me('id,email')).toEqual({ id: person.id, email: person.email });
    expect(
      await me('first_name,fullname,isFirstVisit,platform_language,avatar.id,role.name,role.admin_access'),
    ).toMatchObject({
      first_name: 'Test',
      fullname: expect.stringMatching(/^Test Person \d+$/),
      isFirstVisit: true,
      platform_language: null,
      avatar: null,
      role: { name: 'ORG_ADMIN', admin_access: false },
    });
    expect(
      await me('active_workspace.name,active_workspace.pack.name,active_workspace.custom_limits'),
    ).toEqual({
      active_workspace: {
        name: 'Home',
        pack: { name: 'Flow' },
        custom_limits: { talent_insights_budget: 25 },
      },
    });
  });

  it('reads the user’s own records of all workspaces in one statement', async () => {
    const other = await createOrganization(product, { name: 'Other', is_freezed: true });
    await join(other, person);
    const here = await createTalent(product, home, { user_id: person.id, status: 'EMPLOYEE' });
    const there = await createTalent(product, other, {
      user_id: person.id,
      is_directly_invited: false,
      last_name: 'Clear',
    });
    await createTalent(product, other, { last_name: 'Somebody' });
    const result = await createResult(product, other, { talent_id: there.id, stanine: 7 });
    const fields =
      'active_talent.id,active_talent.organization_id,active_talent.status,talents.last_name,talents.talents_results.o,' +
      'organizations.user_role,organizations.organization.name,organizations.organization.is_freezed';
    const statements = await statementsOf(async () => {
      const data = await me(fields);
      expect(data).toEqual({
        active_talent: { id: here.id, organization_id: home.id, status: 'EMPLOYEE' },
        talents: [
          { last_name: expect.any(String), talents_results: [] },
          { last_name: 'Clear', talents_results: [{ o: 7 }] },
        ],
        organizations: [
          { user_role: 'ORG_ADMIN', organization: { name: 'Home', is_freezed: false } },
          { user_role: 'ORG_USER', organization: { name: 'Other', is_freezed: true } },
        ],
      });
    });
    expect(statements).toHaveLength(2);
    expect(await me('talents.talents_results')).toEqual({
      talents: [{ talents_results: [] }, { talents_results: [result.id] }],
    });
  });

  it('returns only the fields of a workspace that the user’s role there may see', async () => {
    const other = await createOrganization(product);
    await join(other, person);
    const data = await me('organizations.organization.*');
    const [mine, theirs] = (data.organizations as { organization: Record<string, unknown> }[]).toSorted(
      (one) => (one.organization.id === home.id ? -1 : 1),
    );
    expect(mine?.organization.custom_limits).toEqual({ talent_insights_budget: 25 });
    expect(theirs?.organization.custom_limits).toEqual({ talent_insights_budget: null });
    for (const path of [
      'organizations.organization.users.user.email',
      'organizations.user.organizations.organization.users',
      'talents.roles.roles_id.talents',
      'talents.teams',
      'talents.tags',
      'password_hash',
      'active_workspace.users',
    ]) {
      expectRefusal(await call(person, 'GET', `me?fields=${path}`), 403, 'FORBIDDEN');
    }
    expect(await me('organizations.user.email')).toEqual({
      organizations: [{ user: { email: person.email } }, { user: { email: person.email } }],
    });
  });

  it('omits limits for a talent and returns null for a user without a workspace', async () => {
    const talent = await createUser(product, { organization: home, userRole: 'ORG_USER' });
    const limits = 'active_workspace.custom_limits,active_workspace.stripe_payment_data.customer_email';
    expect((await call(talent, 'GET', `me?fields=${limits}`)).body.data).toEqual({
      active_workspace: {
        custom_limits: { talent_insights_budget: null },
        stripe_payment_data: { customer_email: null },
      },
    });
    const nobody = await createUser(product, { userRole: 'APP_ADMIN' });
    expect(
      (await call(nobody, 'GET', 'me?fields=id,active_workspace.*,active_talent,organizations,role')).body,
    ).toEqual({
      data: {
        id: nobody.id,
        active_workspace: null,
        active_talent: null,
        organizations: [],
        role: { name: 'APP_ADMIN', admin_access: true },
      },
    });
  });

  it('returns the default account without a query, and wildcards with one', async () => {
    const plain = (await call(person, 'GET', 'me')).body.data;
    expect(plain).toMatchObject({ id: person.id, active_workspace: { name: 'Home' }, avatar: null });
    const all = await me('*');
    expect(all).toMatchObject({ active_workspace: home.id, active_talent: null, email: person.email });
    expect(all).not.toHaveProperty('password_hash');
    expect(await me('*.*')).toMatchObject({ active_workspace: { id: home.id, name: 'Home' } });
    const deep = await me('organizations.*.*,active_workspace.features.*.*,talents.*.*');
    expect(deep).toMatchObject({ organizations: [{ organization: { name: 'Home' } }], talents: [] });
    expect((await call(person, 'GET', `${person.id}`)).body.data).toEqual(all);
  });
});

describe('GET /users/:id', () => {
  it('is for members of the same workspace and their administrators', async () => {
    const talent = await createUser(product, { organization: home, userRole: 'ORG_USER' });
    const foreign = await createUser(product, { organization: await createOrganization(product) });
    expect((await call(person, 'GET', `${talent.id}?fields=email,user_role`)).body.data).toEqual({
      email: talent.email,
      user_role: 'ORG_USER',
    });
    const unknownResponse = await call(person, 'GET', newId());
    expectRefusal(unknownResponse, 403, 'FORBIDDEN');
    expect(await call(person, 'GET', foreign.id)).toEqual(unknownResponse);
    expect(await call(talent, 'GET', person.id)).toEqual(unknownResponse);
    expect(await call(person, 'GET', 'nobody')).toEqual(unknownResponse);
    expect((await call(talent, 'GET', `${talent.id}?fields=email`)).body.data).toEqual({
      email: talent.email,
    });
  });

  it('lists the members of the workspace at /users', async () => {
    const talent = await createUser(product, { organization: home, userRole: 'ORG_USER' });
    const list = async (user: TestUser) => {
      const answer = await product.app.inject({ url: '/api/users?fields=id&sort=id', headers: user.headers });
      return answer.json().data;
    };
    const ids = [person.id, talent.id].toSorted();
    expect(await list(person)).toEqual(ids.map((id) => ({ id })));
    expect(await list(talent)).toEqual([{ id: talent.id }]);
    expect((await itemsOf(product, person).find('users', { fields: 'organizations.user_role' })).length).toBe(
      2,
    );
  });
});

describe('PATCH /users/me', () => {
  it.each([
    [{ first_name: ' Ada ' }, { first_name: 'Ada' }],
    [{ last_name: 'Lovelace' }, { last_name: 'Lovelace' }],
    [{ last_name: null }, { last_name: null }],
    [{ isFirstVisit: false }, { isFirstVisit: false }],
    [{ platform_language: 'EN' }, { platform_language: 'EN' }],
    [{ platform_language: 'DE' }, { platform_language: 'DE' }],
    [{ platform_language: null }, { platform_language: null }],
  ])('keeps %j', async (payload, expectedRow) => {
    const fields = Object.keys(expectedRow).join(',');
    expect((await call(person, 'PATCH', `me?fields=${fields}`, payload)).body).toEqual({ data: expectedRow });
    expect(await me(fields)).toEqual(expectedRow);
  });

  it('returns the default account without a query, also under the user’s id', async () => {
    const answer = await call(person, 'PATCH', person.id, { first_name: 'Ada', isFirstVisit: false });
    expect(answer.body.data).toMatchObject({
      first_name: 'Ada',
      isFirstVisit: false,
      active_workspace: { name: 'Home' },
    });
  });

  it.each([
    [{ email: 'new@people.example' }, 403, 'FORBIDDEN', { field: 'email' }],
    [{ role: 'x' }, 403, 'FORBIDDEN', { field: 'role' }],
    [{ role: { name: 'APP_ADMIN' } }, 403, 'FORBIDDEN', { field: 'role' }],
    [{ admin_access: true }, 403, 'FORBIDDEN', { field: 'admin_access' }],
    [{ is_app_admin: true }, 403, 'FORBIDDEN', { field: 'is_app_admin' }],
    [{ user_role: 'ORG_ADMIN' }, 403, 'FORBIDDEN', { field: 'user_role' }],
    [{ organizations: { create: [{}] } }, 403, 'FORBIDDEN', { field: 'organizations' }],
    [{ password_hash: 'x' }, 403, 'FORBIDDEN', { field: 'password_hash' }],
    [{ id: newId() }, 403, 'FORBIDDEN', { field: 'id' }],
    [{ active_workspace: { id: newId(), name: 'x' } }, 403, 'FORBIDDEN', { field: 'active_workspace.name' }],
    [{ platform_language: 'FR' }, 400, 'FAILED_VALIDATION', { field: 'platform_language' }],
    [{ isFirstVisit: 'no' }, 400, 'FAILED_VALIDATION', { field: 'isFirstVisit' }],
    [{ isFirstVisit: null }, 400, 'FAILED_VALIDATION', {}],
    [{ last_name: 'x'.repeat(51) }, 400, 'VALUE_TOO_LONG', { field: 'last_name' }],
    [{ last_name: 'a\u0000' }, 400, 'INVALID_PAYLOAD', {}],
    [{ active_workspace: null }, 400, 'FAILED_VALIDATION', { field: 'active_workspace' }],
    [{ active_workspace: 'x' }, 400, 'FAILED_VALIDATION', { field: 'active_workspace' }],
    [{ avatar: newId() }, 400, 'INVALID_FOREIGN_KEY', { field: 'avatar' }],
  ])('refuses %j and changes nothing', async (payload, status, code, details) => {
    const answer = await call(person, 'PATCH', 'me', { first_name: 'Changed', ...payload });
    expectRefusal(answer, status, code, details);
    expect(await me('first_name,email')).toEqual({ first_name: 'Test', email: person.email });
  });

  it('cannot change another account, even for administrators and the platform', async () => {
    const colleague = await createUser(product, { organization: home, userRole: 'ORG_USER' });
    const platform = await createUser(product, { organization: home, userRole: 'APP_ADMIN' });
    const unknownResponse = await call(person, 'PATCH', newId(), { first_name: 'Changed' });
    expectRefusal(unknownResponse, 403, 'FORBIDDEN');
    expect(await call(person, 'PATCH', colleague.id, { first_name: 'Changed' })).toEqual(unknownResponse);
    expect(await call(platform, 'PATCH', colleague.id, { first_name: 'Changed' })).toEqual(unknownResponse);
    expect((await call(colleague, 'GET', 'me?fields=first_name')).body.data).toEqual({ first_name: 'Test' });
  });

  it('leaves the modification date when nothing changes', async () => {
    const changedAt = () =>
      product.deps.db.platform.read((db) =>
        db.selectFrom('users').select('date_updated').where('id', '=', person.id).executeTakeFirstOrThrow(),
      );
    await call(person, 'PATCH', 'me', { first_name: 'Ada' });
    const before = await changedAt();
    await call(person, 'PATCH', 'me', { first_name: 'Ada' });
    await call(person, 'PATCH', 'me', {});
    expect(await changedAt()).toEqual(before);
  });
});

describe('switching the workspace', () => {
  const workspace = 'active_workspace.name,active_talent,role.name';

  it('returns the user’s talent and role there', async () => {
    const other = await createOrganization(product, { name: 'Other' });
    await join(other, person);
    const talent = await createTalent(product, other, { user_id: person.id });
    const there = {
      active_workspace: { name: 'Other' },
      active_talent: talent.id,
      role: { name: 'ORG_USER' },
    };
    const response = await call(person, 'PATCH', `me?fields=${workspace}`, { active_workspace: other.id });
    expect(response.body.data).toEqual(there);
    const home_ = { active_workspace: { name: 'Home' }, active_talent: null, role: { name: 'ORG_ADMIN' } };
    const back = { active_workspace: { id: home.id }, active_talent: null };
    expect((await call(person, 'PATCH', `me?fields=${workspace}`, back)).body.data).toEqual(home_);
    const byTalent = await call(person, 'PATCH', `me?fields=${workspace}`, { active_talent: talent.id });
    expect(byTalent.body.data).toEqual(there);
  });

  it('rejects a talent that does not belong to the workspace', async () => {
    const other = await createOrganization(product);
    await join(other, person);
    const talent = await createTalent(product, other, { user_id: person.id });
    const otherTalent = await createTalent(product, home);
    for (const [payload, code] of [
      [{ active_workspace: home.id, active_talent: talent.id }, 'FAILED_VALIDATION'],
      [{ active_workspace: other.id, active_talent: null }, 'FAILED_VALIDATION'],
      [{ active_talent: otherTalent.id }, 'INVALID_FOREIGN_KEY'],
      [{ active_talent: newId() }, 'INVALID_FOREIGN_KEY'],
    ] as const) {
      expectRefusal(await call(person, 'PATCH', 'me', payload), 400, code, { field: 'active_talent' });
    }
    expect((await call(person, 'PATCH', 'me', { active_talent: null })).status).toBe(200);
    expect(await me(workspace)).toMatchObject({ active_workspace: { name: 'Home' } });
  });

  it('rejects other, deleted and merely invited workspaces', async () => {
    const [foreign, deletedOrganization, invitingOrganization] = [
      await createOrganization(product),
      await createOrganization(product),
      await createOrganization(product),
    ];
    await join(deletedOrganization, person);
    await remove(deletedOrganization);
    await join(invitingOrganization, person, { status: 'invited' });
    for (const { id } of [foreign, deletedOrganization, invitingOrganization, { id: newId() }]) {
      expectRefusal(await call(person, 'PATCH', 'me', { active_workspace: id }), 400, 'INVALID_FOREIGN_KEY', {
        field: 'active_workspace',
        value: id,
      });
    }
    expect(await me('active_workspace')).toEqual({ active_workspace: home.id });
  });

  it('is possible to any workspace for platform administrators, which is audited there', async () => {
    const platform = await createUser(product, { userRole: 'APP_ADMIN' });
    const deletedOrganization = await createOrganization(product);
    await remove(deletedOrganization);
    const enter = (id: string) =>
      call(platform, 'PATCH', 'me?fields=active_workspace', { active_workspace: id });
    expect((await enter(home.id)).body.data).toEqual({ active_workspace: home.id });
    await enter(home.id);
    expectRefusal(await enter(deletedOrganization.id), 400, 'INVALID_FOREIGN_KEY');
    const items = itemsOf(product, person);
    const log = { filter: { action: 'organizations.enter' }, fields: ['user_role', 'items'] };
    expect(await items.find('audit_log', log)).toEqual([{ user_role: 'APP_ADMIN', items: [home.id] }]);
    expect((await itemsOf(product, platform).find('organizations', { filter: { id: home.id } })).length).toBe(
      1,
    );
  });

  it('is not audited for members and works for frozen workspaces', async () => {
    const frozenOrganization = await createOrganization(product, { is_freezed: true });
    await join(frozenOrganization, person, { user_role: 'ORG_ADMIN' });
    const answer = await call(person, 'PATCH', 'me', { active_workspace: frozenOrganization.id });
    expect(answer.body.data.active_workspace).toMatchObject({ id: frozenOrganization.id, is_freezed: true });
    await call(person, 'PATCH', 'me', { active_workspace: home.id });
    expect(await itemsOf(product, person).find('audit_log')).toEqual([]);
  });
});
