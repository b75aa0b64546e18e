import {
  createItem,
  deleteItem,
  readItem,
  updateItem,
  aggregate,
  createItems,
  deleteItems,
  readItems,
  updateItems,
  updateItemsBatch,
} from '@directus/sdk';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization } from '#testing/factories.ts';
import { createOrganization, createRole, createTalent, createUser, PASSWORD } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import type { Sdk, SignedClient } from '#testing/sdk.ts';
import { expectSdkRefusal, openSdk } from '#testing/sdk.ts';
import { SLOW } from '#testing/tags.ts';

// Writing with only the public client, and its errors.

const UNKNOWN_ID = '01890000-0000-7000-8000-000000000000';
const product = useProduct();
let sdk: Sdk;
let organization: TestOrganization;
let client: SignedClient;
let talent: { id: string; email: string };
let other: { id: string; email: string };

beforeAll(async () => {
  sdk = await openSdk(product);
});
beforeEach(async () => {
  organization = await createOrganization(product);
  const user = await createUser(product, { organization });
  client = sdk.json();
  await client.login({ email: user.email, password: PASSWORD });
  talent = await createTalent(product, organization);
  other = await createTalent(product, organization);
});

const countRoles = async () =>
  (await client.request(aggregate('roles', { aggregate: { count: '*' } })))[0]?.count;
const listLinks = async (id: string) => {
  const role = await client.request(
    readItem('roles', id, { fields: [{ talents: ['id', 'talents_id', 'rejected'] }] }),
  );
  return role.talents as { id: string; talents_id: string; rejected: boolean }[];
};

describe('creating', () => {
  it('returns the record with defaults', async () => {
    const role = await client.request(createItem('roles', { name: '  Sales ' }));
    expect(role).toMatchObject({
      name: 'Sales',
      purpose: null,
      organization_id: organization.id,
      talents: [],
    });
    expect(role.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-/);
    expect(Math.abs(Date.parse(role.date_created) - Date.now())).toBeLessThan(60_000);
    expect(await client.request(readItem('roles', role.id))).toEqual(role);
  });

  it('returns the requested fields', SLOW, async () => {
    const fields = ['name', { talents: [{ talents_id: ['email'] }] }];
    const body = { name: 'Sales', talents: { create: [{ talents_id: talent.id }] } };
    expect(await client.request(createItem('roles', body, { fields } as never))).toEqual({
      name: 'Sales',
      talents: [{ talents_id: { email: talent.email } }],
    });
  });

  it('returns a list in order for a list, and writes all or nothing', SLOW, async () => {
    const names = ['One', 'Two', 'Three'].map((name) => ({ name }));
    expect(await client.request(createItems('roles', names, { fields: ['name'] }))).toEqual(names);
    const badly = client.request(createItems('roles', [{ name: 'Four' }, { name: '' }]));
    await expectSdkRefusal(badly, { status: 400, code: 'role.name_required' });
    expect(await countRoles()).toBe('3');
  });

  it('writes children and grandchildren with their parent', SLOW, async () => {
    const goal = await client.request(
      createItem(
        'goals',
        {
          objective: 'Grow',
          priority: 'high',
          teams: { create: [{ teams_id: { name: 'Sales team' } }] },
          key_results: { create: [{ text: 'Ten more' }, { text: 'Twenty more', percent: 50 }] },
        } as never,
        {
          fields: ['objective', { teams: [{ teams_id: ['name'] }] }, { key_results: ['text', 'percent'] }],
        } as never,
      ),
    );
    expect(goal).toEqual({
      objective: 'Grow',
      teams: [{ teams_id: { name: 'Sales team' } }],
      key_results: [
        { text: 'Ten more', percent: 0 },
        { text: 'Twenty more', percent: 50 },
      ],
    });
    expect(await client.request(readItems('teams', { fields: ['name'] }))).toEqual([{ name: 'Sales team' }]);
  });
});

describe('changing', () => {
  it('replaces the list for a plain list', async () => {
    const role = await client.request(createItem('roles', { name: 'Sales', talents: [talent.id, other.id] }));
    const before = await listLinks(role.id);
    expect(before.map(({ talents_id }) => talents_id)).toEqual([talent.id, other.id]);
    await client.request(updateItem('roles', role.id, { talents: [other.id] }));
    expect(await listLinks(role.id)).toEqual([before[1]]);
    await client.request(updateItem('roles', role.id, { talents: [] }));
    expect(await listLinks(role.id)).toEqual([]);
    expect(await client.request(readItem('talents', talent.id, { fields: ['id'] }))).toEqual({
      id: talent.id,
    });
  });

  it('changes one record, and returns it', SLOW, async () => {
    const role = await client.request(createItem('roles', { name: 'Sales' }));
    const change = { purpose: 'Sell', attributes: { O: { min: 6, max: 9 } } };
    expect(
      await client.request(updateItem('roles', role.id, change, { fields: ['purpose', 'attributes'] })),
    ).toMatchObject({
      purpose: 'Sell',
      attributes: { O: { min: 6, max: 9, weight: 1 }, C: { min: 3, max: 7 } },
    });
  });

  it('changes many by keys, by a query and one by one', SLOW, async () => {
    const [one, two, three] = await client.request(
      createItems(
        'roles',
        ['One', 'Two', 'Three'].map((name) => ({ name })),
      ),
    );
    const keys = [String(one?.id), String(three?.id)];
    expect(
      await client.request(updateItems('roles', keys, { purpose: 'Odd' }, { fields: ['name'] })),
    ).toEqual([{ name: 'One' }, { name: 'Three' }]);
    const query = { filter: { purpose: { _null: true } } } as const;
    expect(
      await client.request(updateItems('roles', query, { purpose: 'Even' }, { fields: ['name'] })),
    ).toEqual([{ name: 'Two' }]);
    const batch = [
      { id: String(two?.id), name: 'Zwei' },
      { id: String(one?.id), name: 'Eins' },
    ];
    expect(await client.request(updateItemsBatch('roles', batch, { fields: ['name', 'purpose'] }))).toEqual([
      { name: 'Zwei', purpose: 'Even' },
      { name: 'Eins', purpose: 'Odd' },
    ]);
  });

  it('applies a list of creations, changes and deletions', SLOW, async () => {
    const role = await client.request(
      createItem('roles', { name: 'Sales', talents: { create: [{ talents_id: talent.id }] } }),
    );
    const [first] = await listLinks(role.id);
    expect(first).toMatchObject({ talents_id: talent.id, rejected: false });
    const both = { create: [{ talents_id: other.id }], update: [{ id: String(first?.id), rejected: true }] };
    await client.request(updateItem('roles', role.id, { talents: both }));
    expect((await listLinks(role.id)).map(({ talents_id, rejected }) => [talents_id, rejected])).toEqual([
      [talent.id, true],
      [other.id, false],
    ]);
    await client.request(updateItem('roles', role.id, { talents: { delete: [String(first?.id)] } }));
    expect(await listLinks(role.id)).toMatchObject([{ talents_id: other.id }]);
  });
});

describe('errors', () => {
  it('for a missing record, one of another workspace and a missing key are identical', async () => {
    const foreign = await createRole(product, await createOrganization(product));
    for (const key of [UNKNOWN_ID, foreign.id, 'no-key']) {
      for (const call of [
        () => client.request(readItem('roles', key)),
        () => client.request(updateItem('roles', key, { name: 'x' })),
        () => client.request(deleteItem('roles_talents', key)),
      ]) {
        await expectSdkRefusal(call(), { status: 403, code: 'FORBIDDEN' });
      }
    }
  });

  it('contain the field and the collection', SLOW, async () => {
    const call = (promise: Promise<unknown>, expectedRefusal: object) =>
      expectSdkRefusal(promise, { status: 400, code: '', ...expectedRefusal });
    const create = (body: object) => client.request(createItem('roles', { name: 'Sales', ...body } as never));
    await call(create({ organization_id: UNKNOWN_ID }), {
      code: 'FAILED_VALIDATION',
      field: 'organization_id',
      type: 'eq',
    });
    await call(create({ attributes: { O: { weight: 7 } } }), {
      code: 'FAILED_VALIDATION',
      field: 'attributes.O.weight',
    });
    await call(create({ purpose: 'x'.repeat(300_000) }), {
      code: 'VALUE_TOO_LONG',
      collection: 'roles',
      field: 'purpose',
    });
    await call(create({ talents: [UNKNOWN_ID] }), {
      code: 'INVALID_FOREIGN_KEY',
      collection: 'roles_talents',
      field: 'talents_id',
      value: UNKNOWN_ID,
    });
    await call(create({ talents: 'all' }), { code: 'INVALID_PAYLOAD', reason: expect.any(String) });
    await call(create({ secret: 1 }), { status: 403, code: 'FORBIDDEN', field: 'secret' });
    await call(create({ date_created: '2024-01-01' }), {
      status: 403,
      code: 'FORBIDDEN',
      field: 'date_created',
    });
    expect(await countRoles()).toBe('0');
    const role = await client.request(createItem('roles', { name: 'Sales', talents: [talent.id] }));
    const again = client.request(createItem('roles_talents', { roles_id: role.id, talents_id: talent.id }));
    await call(again, { code: 'RECORD_NOT_UNIQUE', collection: 'roles_talents' });
    const nothing = client.request(createItem('roles_talents', { talents_id: talent.id }));
    await call(nothing, { code: 'FAILED_VALIDATION', field: 'roles_id', type: 'nnull' });
    const emailUpdate = client.request(
      updateItem('talents', talent.id, { email: other.email.toUpperCase() }),
    );
    await call(emailUpdate, { code: 'talent.already_invited' });
  });

  it('for queries explain the problem', SLOW, async () => {
    const badly = (query: object) =>
      expectSdkRefusal(client.request(readItems('roles', query as never)), {
        status: 400,
        code: 'INVALID_QUERY',
        reason: expect.any(String),
      });
    await badly({ filter: { name: { _like: 'x' } } });
    await badly({ filter: { id: { _eq: 'x' } } });
    await badly({ limit: '-5' });
    await badly({ offset: '1.5' });
    await badly({ aggregate: { median: 'id' } });
    const expectUnknownField = (query: object, field: string) =>
      expectSdkRefusal(client.request(readItems('roles', query as never)), {
        status: 403,
        code: 'FORBIDDEN',
        field,
      });
    await expectUnknownField({ fields: ['secret'] }, 'secret');
    await expectUnknownField({ fields: [{ talents: ['secret'] }] }, 'secret');
    await expectUnknownField({ sort: ['secret'] }, 'secret');
    await expectUnknownField({ filter: { secret: { _eq: 1 } } }, 'secret');
    const nowhere = client.request(readItems('secrets' as 'roles'));
    await expectSdkRefusal(nowhere, {
      status: 403,
      code: 'FORBIDDEN',
      reason: expect.stringContaining('secrets'),
    });
  });

  it('for too large bodies and unknown URLs', SLOW, async () => {
    const huge = client.request(createItem('roles', { name: 'x'.repeat(1_100_000) }));
    await expectSdkRefusal(huge, { status: 413, code: 'CONTENT_TOO_LARGE' });
    const nowhere = client.request(() => ({ path: '/somewhere/else', method: 'GET' }));
    await expectSdkRefusal(nowhere, { status: 404, code: 'ROUTE_NOT_FOUND', path: '/api/somewhere/else' });
    const brokenRequest = client.request(() => ({ path: '/items/roles', method: 'POST', body: '{"name":' }));
    await expectSdkRefusal(brokenRequest, { status: 400, code: 'INVALID_PAYLOAD' });
  });
});

describe('deleting', () => {
  it('deletes one record, some by keys and some by a query', SLOW, async () => {
    const role = await client.request(createItem('roles', { name: 'Sales', talents: [talent.id, other.id] }));
    const [first, second] = await listLinks(role.id);
    expect(await client.request(deleteItem('roles_talents', String(first?.id)))).toBeNull();
    expect(await listLinks(role.id)).toHaveLength(1);
    expect(await client.request(deleteItems('roles_talents', [String(second?.id)]))).toBeNull();
    expect(await listLinks(role.id)).toEqual([]);
    await client.request(updateItem('roles', role.id, { talents: [talent.id, other.id] }));
    const query = { filter: { talents_id: { _eq: other.id } } } as never;
    expect(await client.request(deleteItems('roles_talents', query))).toBeNull();
    expect(await listLinks(role.id)).toMatchObject([{ talents_id: talent.id }]);
  });

  it('deletes nothing when one of the records does not exist', SLOW, async () => {
    const role = await client.request(createItem('roles', { name: 'Sales', talents: [talent.id] }));
    const [link] = await listLinks(role.id);
    const remove = client.request(deleteItems('roles_talents', [String(link?.id), UNKNOWN_ID]));
    await expectSdkRefusal(remove, { status: 403, code: 'FORBIDDEN' });
    expect(await listLinks(role.id)).toHaveLength(1);
  });
});
