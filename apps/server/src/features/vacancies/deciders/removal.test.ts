import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import {
  createDecider,
  createOrganization,
  createRole,
  createTalent,
  createUser,
} from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import { mailedToken } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf, signIn } from '#testing/sessions.ts';
import { createFinishedResult } from '#testing/surveys.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct({ worker: true });
let organization: TestOrganization;
let admin: TestUser;
let manager: TestUser;
let role: { id: string; name: string };

interface Caller {
  readonly headers: Readonly<Record<string, string>>;
}
const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, by: Caller, payload?: object) =>
  callerOf(product)(method, path, { headers: by.headers, ...(payload === undefined ? {} : { payload }) });
const url = (roleId = role.id) => `/vacancies/${roleId}/deciders`;
const remove = (userId: string, roleId = role.id, by: Caller = admin) =>
  ask('DELETE', `${url(roleId)}/${userId}`, by);
const own = (by: Caller) => ask('GET', '/vacancies', by);

async function nameOf({ id }: TestUser): Promise<string> {
  const user = await product.deps.db.platform.read((db) =>
    db.selectFrom('users').select(['first_name', 'last_name']).where('id', '=', id).executeTakeFirstOrThrow(),
  );
  return `${user.first_name} ${user.last_name}`;
}

function membershipsOf(userId: string) {
  return product.deps.db.platform.read((db) =>
    db.selectFrom('memberships').select(['id', 'user_role']).where('user_id', '=', userId).execute(),
  );
}

async function listActions(): Promise<string[]> {
  const rows = await itemsOf(product, admin).find('audit_log', {
    fields: ['action'],
    sort: 'date_created',
    filter: { user: { _eq: admin.id } },
  });
  return rows.map(({ action }: { action: string }) => action);
}

beforeEach(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
  manager = await createUser(product, { organization, userRole: 'HIRING_MANAGER' });
  role = await createRole(product, organization);
  await createDecider(product, organization, { roleId: role.id, userId: manager.id });
});

describe('removing a person who decides about a role', () => {
  it('ends the membership with the last role, and says whom to ask', async () => {
    const session = await signIn(product, manager.email);
    expect((await ask('GET', url(), session)).status).toBe(200);
    expect((await remove(manager.id)).status).toBe(204);
    expect(errorOf(await ask('GET', url(), session)).status).toBe(403);
    expect(await membershipsOf(manager.id)).toEqual([]);
    const endedAnswer = { vacancies: [], mentions: [], ended: { contact: await nameOf(admin) } };
    expect((await own(session)).body.data).toEqual(endedAnswer);
    // The session and the account stay; they open nothing of the workspace.
    expect((await session.refresh()).status).toBe(200);
    const me = await ask('GET', '/users/me', session);
    expect(me.body.data).toMatchObject({
      active_workspace: null,
      organizations: [],
      role: { name: 'ORG_USER' },
    });
    expect(await listActions()).toEqual(['role_deciders.delete', 'memberships.remove']);
    expect((await remove(manager.id)).status).toBe(204);
  });

  it('names another administrator when the former one has left, and nobody to others', SLOW, async () => {
    const other = await createUser(product, { organization });
    await remove(manager.id, role.id, other);
    expect((await own(manager)).body.data.ended).toEqual({ contact: await nameOf(other) });
    const [membership] = await membershipsOf(other.id);
    await ask('DELETE', `/members/${membership?.id}`, admin);
    expect((await own(manager)).body.data.ended).toEqual({ contact: await nameOf(admin) });
    expect((await own(other)).body.data).toEqual({ vacancies: [], mentions: [], ended: null });
    // A member of another workspace is told nothing about the former one.
    const elsewhere = await createOrganization(product);
    await product.deps.db.platform.write((db) =>
      db
        .insertInto('memberships')
        .values({
          organization_id: elsewhere.id,
          id: crypto.randomUUID(),
          user_id: manager.id,
          user_role: 'ORG_ADMIN',
        })
        .execute(),
    );
    expect((await own(manager)).body.data).toEqual({ vacancies: [], mentions: [], ended: null });
  });

  it('keeps the membership while there is another role', async () => {
    const other = await createRole(product, organization);
    await createDecider(product, organization, { roleId: other.id, userId: manager.id });
    await remove(manager.id);
    expect(errorOf(await ask('GET', url(), manager))).toMatchObject({
      status: 404,
      code: 'record.not_found',
    });
    expect((await own(manager)).body.data).toMatchObject({ vacancies: [{ id: other.id }], ended: null });
  });

  it('leaves a talent as a talent', async () => {
    const talent = await createTalent(product, organization, { user_id: manager.id });
    await remove(manager.id);
    expect(await membershipsOf(manager.id)).toMatchObject([{ user_role: 'ORG_USER' }]);
    expect((await itemsOf(product, manager).get(`talents/${talent.id}`)).status).toBe(200);
    expect(errorOf(await own(manager)).code).toBe('FORBIDDEN');
    expect(await listActions()).toEqual(['role_deciders.delete', 'memberships.update']);
  });

  it('withdraws an open invitation, whose link then stops working', SLOW, async () => {
    const email = `open.${Date.now()}@people.example`;
    const { answer, token } = await mailedToken(product, { to: email, kind: 'member-invitation' }, () =>
      ask('POST', url(), admin, { email }),
    );
    await remove(answer.body.data.decider.id);
    const check = await ask('POST', '/users/invite/check', { headers: {} }, { token });
    expect(errorOf(check).code).toBe('INVALID_TOKEN');
    expect((await ask('GET', url(), admin)).body.data).toMatchObject([{ id: manager.id }]);
  });

  it('removes proposals, and a person who is added again starts without them', async () => {
    const talent = await createTalent(product, organization);
    await createFinishedResult(product, organization, { talentId: talent.id });
    await itemsOf(product, admin).post('roles_talents', { roles_id: role.id, talents_id: talent.id });
    const other = await createRole(product, organization);
    await createDecider(product, organization, { roleId: other.id, userId: manager.id });
    expect((await ask('PUT', `/vacancies/${role.id}/people/${talent.id}/proposal`, manager)).status).toBe(
      204,
    );
    await remove(manager.id);
    await ask('POST', url(), admin, { email: manager.email });
    const proposals = await product.deps.db.platform.read((db) =>
      db.selectFrom('shortlist_proposals').select('user_id').where('role_id', '=', role.id).execute(),
    );
    expect(proposals).toEqual([]);
    expect((await ask('GET', url(), manager)).status).toBe(200);
  });

  it('refuses hiring managers, and answers for a role of another workspace as for an unknown one', async () => {
    expect(errorOf(await remove(manager.id, role.id, manager)).code).toBe('FORBIDDEN');
    const outsider = await createUser(product, { organization: await createOrganization(product) });
    expect(errorOf(await remove(manager.id, role.id, outsider)).code).toBe('record.not_found');
    expect((await ask('GET', url(), manager)).status).toBe(200);
  });
});

describe('removing a hiring manager from the workspace', () => {
  const removeMember = async (user: TestUser) => {
    const [membership] = await membershipsOf(user.id);
    return ask('DELETE', `/members/${membership?.id}`, admin);
  };

  it('ends all roles at once', async () => {
    const other = await createRole(product, organization);
    await createDecider(product, organization, { roleId: other.id, userId: manager.id });
    expect((await removeMember(manager)).status).toBe(204);
    expect((await ask('GET', url(), admin)).body.data).toEqual([]);
    expect((await own(manager)).body.data.ended).toEqual({ contact: await nameOf(admin) });
  });

  it('leaves a talent as a talent', async () => {
    await createTalent(product, organization, { user_id: manager.id });
    expect((await removeMember(manager)).status).toBe(204);
    expect(await membershipsOf(manager.id)).toMatchObject([{ user_role: 'ORG_USER' }]);
    expect((await ask('GET', url(), admin)).body.data).toEqual([]);
  });

  it('happens when the account is deleted, too', async () => {
    await product.deps.db.platform.write((db) =>
      db.deleteFrom('users').where('id', '=', manager.id).execute(),
    );
    expect((await ask('GET', url(), admin)).body.data).toEqual([]);
    expect(errorOf(await ask('GET', url(), manager)).code).toBe('INVALID_TOKEN');
  });
});

it('a hiring manager whose role is deleted has an empty list', async () => {
  await product.deps.db.platform.write((db) =>
    db.updateTable('roles').set({ date_deleted: new Date() }).where('id', '=', role.id).execute(),
  );
  expect((await own(manager)).body.data).toEqual({ vacancies: [], mentions: [], ended: null });
  expect(errorOf(await ask('GET', url(), manager)).code).toBe('record.not_found');
});
