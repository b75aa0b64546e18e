import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createTalent, createUser } from '#testing/factories.ts';
import { expectRefusal, itemsOf, NO_SUCH_RECORD } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();
let organization: TestOrganization;
let admin: TestUser;
let items: ReturnType<typeof itemsOf>;

beforeEach(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
  items = itemsOf(product, admin);
});

const ID = newId();

describe('GET /items/roles', () => {
  it('responds identically to another workspace’s, a deleted and an unknown role', async () => {
    const foreign = await createRole(product, await createOrganization(product));
    const deletedRole = await createRole(product, organization, { date_deleted: new Date() });
    for (const id of [foreign.id, deletedRole.id, newId(), 'no-key', '0']) {
      expect(await items.get(`roles/${id}`)).toEqual(NO_SUCH_RECORD);
      expect(await items.patch(`roles/${id}`, { name: 'Mine' })).toEqual(NO_SUCH_RECORD);
    }
    expect(await items.patch('roles', { keys: [foreign.id], data: { name: 'Mine' } })).toEqual(
      NO_SUCH_RECORD,
    );
    expect(await items.find('roles')).toEqual([]);
  });

  it('shows a talent the roles they are considered for, without other people', async () => {
    const user = await createUser(product, { organization, userRole: 'ORG_USER' });
    const own = await createTalent(product, organization, { user_id: user.id });
    const other = await createTalent(product, organization);
    const role = await createRole(product, organization);
    await createRole(product, organization);
    await items.patch(`roles/${role.id}`, { talents: { create: [own.id, other.id] } });
    const theirs = itemsOf(product, user);
    expect(await theirs.find('roles', { fields: ['id', 'talents.talents_id.id'] })).toEqual([
      { id: role.id, talents: [{ talents_id: { id: own.id } }] },
    ]);
    expectRefusal(await theirs.get('roles?fields=talents.rejected'), 403, 'FORBIDDEN', { field: 'rejected' });
    expectRefusal(await theirs.patch(`roles/${role.id}`, { name: 'Mine' }), 403, 'FORBIDDEN');
  });
});

describe('POST /items/roles', () => {
  it('creates a role with the standard ranges in the workspace of the session', async () => {
    const { status, body } = await items.post('roles', {
      name: '  Sales ',
      organization_id: organization.id,
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      name: 'Sales',
      organization_id: organization.id,
      user_created: admin.id,
      attributes: Object.fromEntries(
        ['O', 'C', 'E', 'A', 'ES'].map((trait) => [trait, { min: 3, max: 7, weight: 1 }]),
      ),
      talents: [],
    });
  });

  it('creates a list in one transaction', async () => {
    const { body } = await items.post('roles?fields=name', [{ name: 'One' }, { name: 'Two' }]);
    expect(body.data).toEqual([{ name: 'One' }, { name: 'Two' }]);
    expectRefusal(await items.post('roles', [{ name: 'Three' }, { name: '' }]), 400, 'role.name_required');
    expect(await items.find('roles')).toHaveLength(2);
  });

  it.each([
    [{}, 400, 'role.name_required', {}],
    [{ name: null }, 400, 'role.name_required', {}],
    [{ name: '   ' }, 400, 'role.name_required', {}],
    [{ name: 'x'.repeat(121) }, 400, 'VALUE_TOO_LONG', { collection: 'roles', field: 'name' }],
    [{ name: 'x', purpose: 7 }, 400, 'FAILED_VALIDATION', { field: 'purpose', type: 'string' }],
    [{ name: 'x', purpose: 'a\0b' }, 400, 'INVALID_PAYLOAD', {}],
    [{ name: 'x', attributes: { O: { min: 8 } } }, 400, 'role.range_invalid', { trait: 'O' }],
    [{ name: 'x', attributes: { ES: { min: 5, max: 4 } } }, 400, 'role.range_invalid', { trait: 'ES' }],
    [{ name: 'x', attributes: { A: { max: 10 } } }, 400, 'role.range_invalid', { trait: 'A' }],
    [{ name: 'x', attributes: { C: { min: 3.5 } } }, 400, 'role.range_invalid', { trait: 'C' }],
    [
      { name: 'x', attributes: { E: { weight: 4 } } },
      400,
      'FAILED_VALIDATION',
      { field: 'attributes.E.weight' },
    ],
    [{ name: 'x', attributes: { N: { min: 1 } } }, 403, 'FORBIDDEN', { field: 'attributes.N' }],
    [{ name: 'x', attributes: 'O' }, 400, 'FAILED_VALIDATION', { field: 'attributes' }],
    [{ name: 'x', organization_id: ID }, 400, 'FAILED_VALIDATION', { field: 'organization_id' }],
    [{ name: 'x', id: ID }, 403, 'FORBIDDEN', { field: 'id' }],
    [{ name: 'x', user_created: ID }, 403, 'FORBIDDEN', { field: 'user_created' }],
    [{ name: 'x', date_deleted: '2024-01-01' }, 403, 'FORBIDDEN', { field: 'date_deleted' }],
    [{ name: 'x', o_min: 1 }, 403, 'FORBIDDEN', { field: 'o_min' }],
    [{ name: 'x', talents: 'all' }, 400, 'INVALID_PAYLOAD', {}],
    [{ name: 'x', talents: { add: [] } }, 400, 'INVALID_PAYLOAD', {}],
  ])('refuses %j', async (payload, status, code, details) => {
    expectRefusal(await items.post('roles', payload), status, code, details);
    expect(await items.find('roles')).toEqual([]);
  });
});

describe('PATCH /items/roles/:id', () => {
  it('changes only the given fields, also inside the attributes', async () => {
    const role = await createRole(product, organization, { purpose: 'Old' });
    const { body } = await items.patch(`roles/${role.id}?fields=name,purpose,attributes.O`, {
      purpose: 'New',
      attributes: { O: { min: 5, max: 9, weight: 3 } },
    });
    expect(body.data).toEqual({
      name: role.name,
      purpose: 'New',
      attributes: { O: { min: 5, max: 9, weight: 3 } },
    });
  });

  it('changes nothing, not even the date, for equal values', async () => {
    const role = await createRole(product, organization, { purpose: 'Same' });
    const before = await items.get(`roles/${role.id}`);
    const answer = await items.patch(`roles/${role.id}`, {
      purpose: 'Same',
      attributes: { O: { min: 3 } },
      talents: {},
    });
    expect(answer).toEqual(before);
    expect((await items.patch(`roles/${role.id}`, { purpose: 'Other' })).body.data.date_updated).not.toBe(
      before.body.data.date_updated,
    );
  });

  it('deletes softly, with the time and the user', async () => {
    const role = await createRole(product, organization);
    const payload = { date_deleted: '1999-01-01T00:00:00Z', user_deleted: admin.id };
    const { body } = await items.patch(`roles/${role.id}?fields=date_deleted,user_deleted`, payload);
    expect(body.data.user_deleted).toBe(admin.id);
    expect(Date.parse(body.data.date_deleted)).toBeGreaterThan(Date.now() - 60_000);
    expect(await items.get(`roles/${role.id}`)).toEqual(NO_SUCH_RECORD);
    expect(await items.find('roles', { filter: { date_deleted: { _nnull: true } } })).toEqual([]);
    const rows = await product.deps.db.platform.read((db) =>
      db.selectFrom('roles').select('id').where('id', '=', role.id).execute(),
    );
    expect(rows).toHaveLength(1);
    expectRefusal(
      await items.patch(`roles/${(await createRole(product, organization)).id}`, { user_deleted: ID }),
      400,
      'FAILED_VALIDATION',
    );
  });

  it('cannot delete permanently', async () => {
    const role = await createRole(product, organization);
    expectRefusal(await items.remove(`roles/${role.id}`), 403, 'FORBIDDEN');
    expect(await items.find('roles')).toHaveLength(1);
  });
});

describe('talents of a role', () => {
  it('are added and removed through create, update and delete', async () => {
    const role = await createRole(product, organization);
    const [first, second] = [
      await createTalent(product, organization),
      await createTalent(product, organization),
    ];
    const path = `roles/${role.id}?fields=talents.id,talents.talents_id,talents.rejected`;
    const addResponse = await items.patch(path, {
      talents: { create: [first.id, { talents_id: second.id }] },
    });
    expect(addResponse.body.data.talents.map((link: { talents_id: string }) => link.talents_id)).toEqual([
      first.id,
      second.id,
    ]);
    const again = await items.patch(path, { talents: { create: [{ talents_id: { id: first.id } }] } });
    expect(again).toEqual(addResponse);
    const [link] = addResponse.body.data.talents;
    const rejectResponse = await items.patch(path, {
      talents: { update: [{ id: link.id, rejected: true }] },
    });
    expect(rejectResponse.body.data.talents.map((entry: { rejected: boolean }) => entry.rejected)).toEqual([
      true,
      false,
    ]);
    const removeResponse = await items.patch(path, { talents: { delete: [link.id] } });
    expect(removeResponse.body.data.talents).toHaveLength(1);
    const none = await items.patch(path, { talents: { delete: [second.id] } });
    expect(none.body.data.talents).toEqual([]);
  });

  it('are replaced by a plain list, and remaining ones keep their marks', async () => {
    const role = await createRole(product, organization);
    const talents = [await createTalent(product, organization), await createTalent(product, organization)];
    const path = `roles/${role.id}?fields=talents.id,talents.talents_id,talents.rejected`;
    const before = await items.patch(path, { talents: [talents[0]?.id] });
    const [link] = before.body.data.talents;
    await items.patch(path, { talents: [{ id: link.id, rejected: true }] });
    const after = await items.patch(path, { talents: [link.id, { talents_id: talents[1]?.id }] });
    expect(after.body.data.talents).toMatchObject([
      { id: link.id, rejected: true },
      { talents_id: talents[1]?.id, rejected: false },
    ]);
    expect((await items.patch(path, { talents: [] })).body.data.talents).toEqual([]);
  });

  it('must be existing talents of the workspace', async () => {
    const role = await createRole(product, organization);
    const foreign = await createTalent(product, await createOrganization(product));
    const deletedTalent = await createTalent(product, organization, { date_deleted: new Date() });
    for (const id of [foreign.id, deletedTalent.id, newId()]) {
      const answer = await items.patch(`roles/${role.id}`, { name: 'Changed', talents: { create: [id] } });
      expectRefusal(answer, 400, 'INVALID_FOREIGN_KEY', { field: 'talents_id', value: id });
      expect(await items.patch(`roles/${role.id}`, { talents: { delete: [id] } })).toEqual(NO_SUCH_RECORD);
    }
    expect((await items.get(`roles/${role.id}?fields=name`)).body.data.name).toBe(role.name);
  });

  it('cannot be moved with a role into another workspace', async () => {
    const talent = await createTalent(product, organization);
    const foreign = await createRole(product, await createOrganization(product));
    expect(await items.patch(`roles/${foreign.id}`, { talents: { create: [talent.id] } })).toEqual(
      NO_SUCH_RECORD,
    );
    const answer = await items.post('roles_talents', { roles_id: foreign.id, talents_id: talent.id });
    expectRefusal(answer, 400, 'INVALID_FOREIGN_KEY', { field: 'roles_id' });
  });

  it('can be marked "no fit", with the user and the time, and unmarked', async () => {
    const role = await createRole(product, organization);
    const talent = await createTalent(product, organization);
    const response = await items.post('roles_talents', { roles_id: role.id, talents_id: talent.id });
    const path = `roles_talents/${response.body.data.id}`;
    expect((await items.patch(path, { rejected: true })).body.data).toMatchObject({
      rejected: true,
      rejected_by: admin.id,
      rejected_at: expect.stringMatching(/Z$/),
    });
    expect((await items.patch(path, { rejected: false })).body.data).toMatchObject({
      rejected: false,
      rejected_by: null,
      rejected_at: null,
    });
    expectRefusal(await items.patch(path, { talents_id: talent.id }), 403, 'FORBIDDEN', {
      field: 'talents_id',
    });
    expectRefusal(
      await items.post('roles_talents', { roles_id: role.id, talents_id: talent.id }),
      400,
      'RECORD_NOT_UNIQUE',
    );
    expect(await items.remove(path)).toEqual({ status: 204, body: undefined });
    expect(await items.remove(path)).toEqual(NO_SUCH_RECORD);
  });
});
