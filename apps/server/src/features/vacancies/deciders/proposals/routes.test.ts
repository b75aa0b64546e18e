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
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf } from '#testing/sessions.ts';
import { createFinishedResult } from '#testing/surveys.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();
let organization: TestOrganization;
let admin: TestUser;
let manager: TestUser;
let roleId: string;
let talentId: string;

const change = (
  method: 'PUT' | 'DELETE',
  by: TestUser = manager,
  ids: { role?: string; talent?: string } = {},
) =>
  callerOf(product)(method, `/vacancies/${ids.role ?? roleId}/people/${ids.talent ?? talentId}/proposal`, {
    headers: by.headers,
  });

function proposers() {
  return product.deps.db.platform.read(async (db) => {
    const rows = await db
      .selectFrom('shortlist_proposals')
      .select('user_id')
      .where('role_id', '=', roleId)
      .where('talent_id', '=', talentId)
      .orderBy('date_created')
      .execute();
    return rows.map(({ user_id: userId }) => userId);
  });
}

const consider = (role: string, talent: string) =>
  itemsOf(product, admin).post('roles_talents', { roles_id: role, talents_id: talent });

beforeEach(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
  manager = await createUser(product, { organization, userRole: 'HIRING_MANAGER' });
  roleId = (await createRole(product, organization)).id;
  await createDecider(product, organization, { roleId, userId: manager.id });
  talentId = (await createTalent(product, organization)).id;
  await createFinishedResult(product, organization, { talentId });
  await consider(roleId, talentId);
});

describe('a proposal to meet a person', () => {
  it('is made and withdrawn by each person for themselves, and repeating changes nothing', SLOW, async () => {
    for (const by of [manager, manager, admin]) expect((await change('PUT', by)).status).toBe(204);
    expect(await proposers()).toEqual([manager.id, admin.id]);
    for (const _ of [1, 2]) expect((await change('DELETE')).status).toBe(204);
    expect(await proposers()).toEqual([admin.id]);
    const lines = await itemsOf(product, admin).find('audit_log', {
      filter: { action: { _starts_with: 'shortlist_proposals' } },
      fields: ['action', 'user', 'user_role', 'talent_ids', 'items'],
      sort: 'date_created',
    });
    const line = (action: string, user: TestUser, user_role: string) => ({
      action,
      user: user.id,
      user_role,
      talent_ids: [talentId],
      items: [roleId],
    });
    expect(lines).toEqual([
      line('shortlist_proposals.create', manager, 'HIRING_MANAGER'),
      line('shortlist_proposals.create', admin, 'ORG_ADMIN'),
      line('shortlist_proposals.delete', manager, 'HIRING_MANAGER'),
    ]);
  });

  it('is for people who are considered for the role and have finished', SLOW, async () => {
    const other = (await createTalent(product, organization)).id;
    expect(errorOf(await change('PUT', manager, { talent: other })).code).toBe('role.not_considered');
    await consider(roleId, other);
    expect(errorOf(await change('PUT', manager, { talent: other }))).toMatchObject({
      status: 409,
      code: 'proposal.not_finished',
    });
    await product.deps.db.platform.write((db) =>
      db.updateTable('talents').set({ date_deleted: new Date() }).where('id', '=', talentId).execute(),
    );
    expect(errorOf(await change('PUT')).code).toBe('role.not_considered');
    expect(await proposers()).toEqual([]);
  });

  it('is refused for another role, to others, and when the role is no longer filled', SLOW, async () => {
    const otherRole = (await createRole(product, organization)).id;
    await consider(otherRole, talentId);
    expect(errorOf(await change('PUT', manager, { role: otherRole })).code).toBe('record.not_found');
    const talent = await createUser(product, { organization, userRole: 'ORG_USER' });
    expect(errorOf(await change('PUT', talent)).code).toBe('FORBIDDEN');
    const outsider = await createUser(product, { organization: await createOrganization(product) });
    expect(errorOf(await change('PUT', outsider)).code).toBe('record.not_found');
    for (const values of [{ date_filled: new Date() }, { date_archived: new Date() }]) {
      await product.deps.db.platform.write((db) =>
        db.updateTable('roles').set(values).where('id', '=', roleId).execute(),
      );
      expect(errorOf(await change('PUT')).code).toBe('proposal.role_not_recruiting');
      expect(errorOf(await change('DELETE', admin)).code).toBe('proposal.role_not_recruiting');
    }
  });

  it('of a person who is removed at the same time does not stay', SLOW, async () => {
    const otherRole = (await createRole(product, organization)).id;
    await createDecider(product, organization, { roleId: otherRole, userId: manager.id });
    const remove = () =>
      callerOf(product)('DELETE', `/vacancies/${roleId}/deciders/${manager.id}`, { headers: admin.headers });
    const [proposal, removal] = await Promise.all([change('PUT'), remove()]);
    expect([204, 404]).toContain(proposal.status);
    expect(removal.status).toBe(204);
    expect(await proposers()).toEqual([]);
  });

  it('is deleted with the account, and with the talent', async () => {
    await change('PUT');
    await change('PUT', admin);
    await product.deps.db.platform.write((db) =>
      db.deleteFrom('users').where('id', '=', manager.id).execute(),
    );
    expect(await proposers()).toEqual([admin.id]);
    await product.deps.db.platform.write((db) =>
      db.deleteFrom('talents').where('id', '=', talentId).execute(),
    );
    expect(await proposers()).toEqual([]);
  });
});
