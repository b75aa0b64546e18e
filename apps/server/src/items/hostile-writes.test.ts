import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization } from '#testing/factories.ts';
import { createOrganization, createRole, createTalent, createUser } from '#testing/factories.ts';
import type { ApiResponse } from '#testing/items.ts';
import { expectRefusal, itemsOf, expectFreeRefusal } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { SLOW } from '#testing/tags.ts';

// Writes that no honest client sends. Nothing is written, and too large input is rejected before the database is used.

const product = useProduct();
const ID = '01890000-0000-7000-8000-000000000000';
const BADLY = { code: 'INVALID_PAYLOAD' };
let organization: TestOrganization;
let items: ReturnType<typeof itemsOf>;
let headers: { readonly authorization: string };
let role: { readonly id: string };
let talent: { readonly id: string };

beforeAll(async () => {
  organization = await createOrganization(product);
  const user = await createUser(product, { organization });
  headers = user.headers;
  items = itemsOf(product, user);
});
beforeEach(async () => {
  role = await createRole(product, organization);
  talent = await createTalent(product, organization);
});

function nest(levels: number, wrap: (inner: unknown) => unknown, core: unknown): unknown {
  return Array.from({ length: levels }).reduce<unknown>(wrap, core);
}
const repeat = <Value>(length: number, value: Value) => Array.from({ length }, () => value);

/** All rows that a write could have changed, as stored. */
async function readEverything(): Promise<unknown> {
  return product.deps.db.platform.run(async (db) => {
    const tables = ['roles', 'roles_talents', 'teams', 'teams_talents', 'talents', 'organizations'];
    const rows = tables.map((table) => sql`select * from ${sql.table(table)} order by id`.execute(db));
    return (await Promise.all(rows)).map((each) => each.rows);
  });
}

async function expectNothingWritten(ask: () => Promise<unknown>): Promise<void> {
  const before = await readEverything();
  await ask();
  expect(await readEverything()).toEqual(before);
}

describe('an invalid body', () => {
  const send = async (method: string, path: string, payload?: string): Promise<ApiResponse> => {
    const answer = await product.app.inject({
      method: method as 'POST',
      url: `/api/items/${path}`,
      headers: { ...headers, 'content-type': 'application/json' },
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const deep = '['.repeat(400_000) + ']'.repeat(400_000);
  it('is rejected with its actual type', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/jsonx',
      'text/json',
    ]) {
      const answer = await product.app.inject({
        method: 'POST',
        url: '/api/items/roles',
        headers: { ...headers, 'content-type': type },
        payload: '{"name":"x"}',
      });
      expect([answer.statusCode, answer.json().errors[0].extensions.code]).toEqual([
        415,
        'UNSUPPORTED_MEDIA_TYPE',
      ]);
    }
  });

  it.each([
    ['POST', 'roles', 'broken off', '{"name":'],
    ['POST', 'roles', 'nothing', ''],
    ['POST', 'roles', 'null', 'null'],
    ['POST', 'roles', 'a number', '5'],
    ['POST', 'roles', 'a text', '"name"'],
    ['POST', 'roles', 'a prototype', '{"__proto__":{"name":"x"}}'],
    ['POST', 'roles', 'a constructor', '{"name":"x","constructor":{"prototype":{"x":1}}}'],
    ['POST', 'roles', 'a value 400,000 deep', `{"name":${deep}}`],
    ['POST', 'roles', 'lists 400,000 deep', deep],
    ['PATCH', `roles/${ID}`, 'a value 400,000 deep', `{"name":${deep}}`],
    ['PATCH', `roles/${ID}`, 'a list', '[]'],
    ['PATCH', `roles/${ID}`, 'a boolean', 'true'],
    ['PATCH', 'roles', 'nothing named', '{}'],
    ['PATCH', 'roles', 'all as keys', '{"keys":"all","data":{}}'],
    ['PATCH', 'roles', 'all as a query', '{"query":"all","data":{}}'],
    ['PATCH', 'roles', 'lists 400,000 deep', deep],
    ['DELETE', 'roles_talents', 'nothing', ''],
    ['DELETE', 'roles_talents', 'nothing named', '{}'],
    ['DELETE', 'roles_talents', 'keys as an object', '{"keys":{}}'],
    ['DELETE', 'roles_talents', 'a query as a list', '{"query":[]}'],
    ['DELETE', 'roles_talents', 'all', '"all"'],
  ])('is refused: %s %s, %s', SLOW, async (method, path, _what, payload) => {
    await expectNothingWritten(() => expectFreeRefusal(() => send(method, path, payload), BADLY));
  });
});

describe('a read-only field', () => {
  it('in a nested record rejects the whole write', async () => {
    const expectedDetails = { field: 'secret' };
    const lists = [
      { create: [{ talents_id: talent.id, secret: 1 }] },
      { create: [{ talents_id: talent.id }, { talents_id: talent.id, secret: 1 }] },
      [{ talents_id: talent.id, secret: 1 }],
    ];
    await expectNothingWritten(async () => {
      for (const talents of lists) {
        const body = { name: 'x', talents };
        expectRefusal(await items.post('roles', body), 403, 'FORBIDDEN', expectedDetails);
        expectRefusal(await items.patch(`roles/${role.id}`, body), 403, 'FORBIDDEN', expectedDetails);
      }
    });
    const response = await items.patch(`roles/${role.id}?fields=talents`, { talents: [talent.id] });
    const link: string = response.body.data.talents[0];
    await expectNothingWritten(async () => {
      const talents = { update: [{ id: link, rejected: true, secret: 1 }] };
      expectRefusal(
        await items.patch(`roles/${role.id}`, { name: 'x', talents }),
        403,
        'FORBIDDEN',
        expectedDetails,
      );
      const talentsUpdate = { update: [{ id: link, roles_id: role.id }] };
      const answer = await items.patch(`roles/${role.id}`, { name: 'x', talents: talentsUpdate });
      expectRefusal(answer, 403, 'FORBIDDEN', { field: 'roles_id' });
      const unknownDeletion = { delete: [ID] };
      const refusedResponse = await items.patch(`roles/${role.id}`, { name: 'x', talents: unknownDeletion });
      expectRefusal(refusedResponse, 403, 'FORBIDDEN');
    });
  });

  it.each([
    ['unknown', 'secret', { secret: 1 }],
    ['derived', 'date_created', { date_created: '2024-01-01' }],
    ['the key itself', 'id', { id: ID }],
    ['inherited', 'toString', { toString: 'x' }],
    ['the constructor', 'constructor', { constructor: 'x' }],
    ['a column of the table', 'o_min', { o_min: 1 }],
    ['SQL', 'name" = (select 1) --', { 'name" = (select 1) --': 'x' }],
    ['inside a group', 'attributes.O.mean', { attributes: { O: { mean: 1 } } }],
    ['an unknown group', 'attributes.X', { attributes: { X: { min: 1 } } }],
  ])('refuses the whole and is named: %s', async (_kind, field, extra) => {
    await expectNothingWritten(async () => {
      const expectedDetails = { field, reason: expect.stringContaining(`"${field}"`) };
      const body = { name: 'x', ...extra };
      expectRefusal(await items.post('roles', body), 403, 'FORBIDDEN', expectedDetails);
      expectRefusal(await items.post('roles', [{ name: 'y' }, body]), 403, 'FORBIDDEN', expectedDetails);
      expectRefusal(await items.patch(`roles/${role.id}`, body), 403, 'FORBIDDEN', expectedDetails);
      const both = { keys: [role.id], data: body };
      expectRefusal(await items.patch('roles', both), 403, 'FORBIDDEN', expectedDetails);
      const batch = [
        { id: role.id, purpose: 'first' },
        { ...body, id: role.id },
      ];
      // In a batch the key identifies the record, so it is not one of the fields.
      if (field !== 'id') expectRefusal(await items.patch('roles', batch), 403, 'FORBIDDEN', expectedDetails);
    });
  });
});

describe('a body that is too large', () => {
  const deepRole = (levels: number) =>
    nest(levels, (inner) => ({ talents: { create: [{ talents_id: ID, roles_id: inner }] } }), {});
  it.each([
    ['a record 50 deep', { name: nest(50, (inner) => [inner], 'x') }],
    ['records in records, 50 deep', { name: 'x', ...(deepRole(50) as object) }],
    ['create in create, 50 deep', { name: 'x', talents: nest(50, (inner) => ({ create: [inner] }), {}) }],
    ['10,000 entries as a list', { name: 'x', talents: repeat(10_000, ID) }],
    ['10,000 entries to create', { name: 'x', talents: { create: repeat(10_000, { talents_id: ID }) } }],
    ['10,000 entries to change', { name: 'x', talents: { update: repeat(10_000, { id: ID }) } }],
    ['10,000 entries to remove', { name: 'x', talents: { delete: repeat(10_000, ID) } }],
    ['10,000 records', repeat(10_000, { name: 'x' })],
    ['1,001 records', repeat(1001, { name: 'x' })],
    ['100,000 values', { name: repeat(30, repeat(4000, 1)) }],
    ['a NUL byte', { name: 'a\0' }],
    ['a NUL byte in a name of a field', { 'na\0me': 'a' }],
    ['half a surrogate pair', { name: 'x', purpose: '\uD800' }],
    ['half a surrogate pair, deep inside', { name: 'x', talents: { create: [{ talents_id: '\uDC00' }] } }],
    ['no record but a number in a list', [5]],
  ])('is refused: %s', SLOW, async (name, body) => {
    const single = name.includes('number in a list');
    await expectNothingWritten(async () => {
      if (single) expectRefusal(await items.post('roles', body), 400, BADLY.code);
      else await expectFreeRefusal(() => items.post('roles', body), BADLY);
    });
  });

  it('is rejected for changes and deletions, too', SLOW, async () => {
    const many = repeat(10_000, ID);
    await expectNothingWritten(async () => {
      await expectFreeRefusal(() => items.patch(`roles/${role.id}`, { talents: many }), BADLY);
      await expectFreeRefusal(() => items.patch('roles', { keys: many, data: { name: 'x' } }), BADLY);
      await expectFreeRefusal(
        () =>
          items.patch(
            'roles',
            many.map((id) => ({ id })),
          ),
        BADLY,
      );
      await expectFreeRefusal(() => items.patch('roles', { keys: repeat(1001, ID), data: {} }), BADLY);
      await expectFreeRefusal(() => items.remove('roles_talents', many), BADLY);
      await expectFreeRefusal(() => items.remove('roles_talents', { keys: many }), BADLY);
      const filter = nest(50, (inner) => ({ _and: [inner] }), {});
      await expectFreeRefusal(() => items.remove('roles_talents', { query: { filter } }), BADLY);
      await expectFreeRefusal(() => items.remove('roles_talents', { query: { limit: -2 } }), {
        code: 'INVALID_QUERY',
      });
      await expectFreeRefusal(() => items.patch('roles', { query: { secret: 1 }, data: {} }), {
        code: 'INVALID_QUERY',
      });
    });
  });

  it('changes none of the records when a query finds more than can be changed', SLOW, async () => {
    const many = await createOrganization(product);
    const theirs = itemsOf(product, await createUser(product, { organization: many }));
    await theirs.post('teams', repeat(1000, { name: 'Team' }));
    const all = { query: { filter: { name: 'Team' } }, data: { name: 'All' } };
    expect((await theirs.patch('teams?fields=id', all)).body.data).toHaveLength(1000);
    await theirs.post('teams', { name: 'All' });
    const again = { query: { filter: { name: 'All' } }, data: { name: 'None' } };
    expectRefusal(await theirs.patch('teams', again), 400, 'INVALID_PAYLOAD');
    expect(await theirs.find('teams', { aggregate: { count: '*' }, groupBy: 'name' })).toEqual([
      { name: 'All', count: '1001' },
    ]);
  });
});

describe('a value of a wrong type', () => {
  const WRONG = [null, true, 5, 1.5, -1e300, '', 'x', [], ['x'], {}, { id: ID }, { create: 5 }];
  it.each([
    ['roles', 'name', {}],
    ['roles', 'purpose', { name: 'x' }],
    ['roles', 'attributes', { name: 'x' }],
    ['roles', 'talents', { name: 'x' }],
    ['teams', 'name', {}],
    ['teams', 'talents', { name: 'x' }],
    ['roles_talents', 'roles_id', {}],
    ['roles_talents', 'rejected', {}],
  ])('in %s.%s is refused, or kept as what it is', SLOW, async (collection, field, others) => {
    for (const value of WRONG) {
      const answer = await items.post(collection, { ...others, [field]: value });
      expect([200, 400, 403], `${JSON.stringify(value)} ${JSON.stringify(answer.body)}`).toContain(
        answer.status,
      );
      // For a list of records, an empty object means no change.
      if (answer.status === 200 && field !== 'attributes') {
        const expectedValue = field === 'talents' && JSON.stringify(value) === '{}' ? [] : value;
        expect(answer.body.data[field]).toEqual(expectedValue);
      }
    }
  });

  it.each([
    [{ attributes: { O: { min: 1e300 } } }, 'role.range_invalid'],
    [{ attributes: { O: { min: '3' } } }, 'role.range_invalid'],
    [{ attributes: { O: { weight: 2.5 } } }, 'FAILED_VALIDATION'],
    [{ attributes: [] }, 'FAILED_VALIDATION'],
    [{ purpose: { text: 'x' } }, 'FAILED_VALIDATION'],
    [{ talents: 'all' }, 'INVALID_PAYLOAD'],
    [{ talents: { create: 'all' } }, 'INVALID_PAYLOAD'],
    [{ talents: { replace: [] } }, 'INVALID_PAYLOAD'],
    [{ talents: { create: [5] } }, 'INVALID_PAYLOAD'],
    [{ talents: { update: [{ rejected: true }] } }, 'INVALID_PAYLOAD'],
    [{ talents: [{ talents_id: 'x' }] }, 'FAILED_VALIDATION'],
    [{ talents: [ID] }, 'INVALID_FOREIGN_KEY'],
    [{ organization_id: ID }, 'FAILED_VALIDATION'],
    [{ organization_id: null }, 'FAILED_VALIDATION'],
    [{ organization_id: [] }, 'FAILED_VALIDATION'],
  ])('%j is refused with %s, and nothing is written', SLOW, async (extra, code) => {
    await expectNothingWritten(async () => {
      expectRefusal(await items.post('roles', { name: 'x', ...extra }), 400, code);
      expectRefusal(await items.patch(`roles/${role.id}`, { name: 'x', ...extra }), 400, code);
    });
  });

  it('is rejected when it is longer than its column', SLOW, async () => {
    await expectNothingWritten(async () => {
      const body = { name: 'x', purpose: 'x'.repeat(1_000_000) };
      const expectedDetails = { collection: 'roles', field: 'purpose' };
      expectRefusal(await items.post('roles', body), 400, 'VALUE_TOO_LONG', expectedDetails);
      expectRefusal(await items.patch(`roles/${role.id}`, body), 400, 'VALUE_TOO_LONG', expectedDetails);
    });
  });
});
