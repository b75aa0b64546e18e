import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import type { ApiResponse } from '#testing/items.ts';
import { expectFreeRefusal, itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';

// Queries that no honest client sends. Each is rejected with its exact code before the database is used.

const product = useProduct();
let items: ReturnType<typeof itemsOf>;
let headers: { readonly authorization: string };

beforeAll(async () => {
  const organization = await createOrganization(product);
  const user = await createUser(product, { organization });
  headers = user.headers;
  items = itemsOf(product, user);
  const talent = await createTalent(product, organization);
  await items.post('roles', { name: 'Sales', talents: [talent.id] });
});

function nest(levels: number, wrap: (inner: unknown) => unknown, core: unknown): unknown {
  return Array.from({ length: levels }).reduce<unknown>(wrap, core);
}
const repeat = <Value>(length: number, value: Value) => Array.from({ length }, () => value);
const BADLY = { code: 'INVALID_QUERY' };

describe('a query that is too large', () => {
  it.each([
    ['a filter 50 deep', { filter: nest(50, (inner) => ({ _and: [inner] }), { name: 'x' }) }],
    ['lists in lists, 50 deep', { filter: { _and: nest(50, (inner) => [inner], 'x') } }],
    ['lists in a list of fields', { fields: nest(50, (inner) => [inner], 'id') }],
    [
      'relations 50 deep',
      { filter: nest(25, (x) => ({ talents: { talents_id: { roles: { roles_id: x } } } }), {}) },
    ],
    ['10,000 conditions in a list', { filter: { _or: repeat(10_000, { name: 'x' }) } }],
    ['10,000 conditions on one field', { filter: { name: { _or: repeat(10_000, { _eq: 'x' }) } } }],
    ['10,000 relations in a list', { filter: { _or: repeat(10_000, { talents: { _some: {} } }) } }],
    [
      'nearly 1 MB of keys',
      { filter: { id: { _in: repeat(26_000, '01890000-0000-7000-8000-000000000000') } } },
    ],
    [
      'nearly 1 MB of keys as one text',
      { filter: { id: { _in: repeat(28_000, '01890000-0000-7000-8000-000000000000').join() } } },
    ],
    ['nearly 1 MB in few values', { filter: { name: { _in: repeat(100, 'x'.repeat(10_000)) } } }],
    ['one text of nearly 1 MB', { filter: { name: { _eq: 'x'.repeat(1_000_000) } } }],
    ['a search for nearly 1 MB', { search: 'x'.repeat(1_000_000) }],
    ['a search for a page of text', { search: 'x'.repeat(5_000) }],
    ['more fields than there can be', { fields: repeat(400, 'id') }],
    ['groups by 200 fields', { groupBy: repeat(200, 'name'), aggregate: { count: '*' } }],
    ['an order by 200 fields', { sort: repeat(200, 'count(talents)') }],
    [
      '1,000 aggregates',
      { aggregate: { count: repeat(250, 'id'), min: repeat(250, 'id'), max: repeat(250, 'id') } },
    ],
    ['a wildcard bomb', { fields: '*.*.*.*.*.*' }],
    ['many wildcard bombs', { fields: repeat(300, '*.*.*.*.*') }],
    ['more relations than five', { fields: `talents.${'talents_id.roles.roles_id.talents.'.repeat(3)}id` }],
    [
      'deep beyond five relations',
      {
        fields: 'talents.talents_id.roles.roles_id.talents.talents_id.id',
        deep: {
          talents: { talents_id: { roles: { roles_id: { talents: { talents_id: { _limit: 1 } } } } } },
        },
      },
    ],
    ['deep 50 deep', { fields: 'talents.id', deep: nest(50, (inner) => ({ talents: inner }), {}) }],
    ['a limit of a billion', { limit: 1e9 }],
    ['a limit beyond numbers', { limit: 1e300 }],
    ['an offset beyond the last row of any table', { offset: 1e15 }],
    ['a page beyond the last row of any table', { page: 1e15 }],
    ['1,000 aliases', { alias: Object.fromEntries(repeat(1000, 0).map((_, n) => [`a${n}`, 'name'])) }],
  ])('is refused: %s', async (_name, query) => {
    await expectFreeRefusal(() => items.search('roles', query), BADLY);
  });

  it('is rejected in a URL, too', async () => {
    const bomb = encodeURIComponent(JSON.stringify(nest(50, (inner) => ({ _and: [inner] }), { name: 'x' })));
    await expectFreeRefusal(() => items.get(`roles?filter=${bomb}`), BADLY);
    await expectFreeRefusal(() => items.get(`roles?filter${'[_and][0]'.repeat(50)}[name]=x`), BADLY);
    await expectFreeRefusal(() => items.get(`roles?filter${'[_and][0]'.repeat(11_000)}[name]=x`), BADLY);
    await expectFreeRefusal(() => items.get(`roles?search=${'x'.repeat(100_000)}`), BADLY);
    await expectFreeRefusal(() => items.get(`roles?filter[id][_in]=${'x,'.repeat(50_000)}`), BADLY);
    await expectFreeRefusal(() => items.get(`roles?${'sort=name&'.repeat(10_000)}`), BADLY);
    await expectFreeRefusal(
      () =>
        items.get(
          `roles?${Array.from({ length: 10_000 }, (_, n) => `filter[_and][${n}][name]=x`).join('&')}`,
        ),
      BADLY,
    );
  });

  it('is rejected as a URL of 100 kB, and the next request is answered', async () => {
    await product.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = product.app.server.address() as AddressInfo;
    const answers = await new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      let text = '';
      socket.on('data', (chunk) => (text += chunk.toString()));
      // The server disconnects while the URL is still being sent.
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(text));
      socket.write(`GET /api/items/roles?search=${'x'.repeat(100_000)} HTTP/1.1\r\nhost: x\r\n\r\n`);
    });
    expect(answers === '' || answers.startsWith('HTTP/1.1 414 ')).toBe(true);
    if (answers !== '') expect(answers).toContain('"code":"URI_TOO_LONG"');
    const next = await fetch(`http://127.0.0.1:${port}/api/items/roles?fields=name`, { headers });
    expect(await next.json()).toEqual({ data: [{ name: 'Sales' }] });
  });

  it('is rejected as a body of 2 MB, before it is read', async () => {
    const query = { filter: { name: { _in: repeat(20, 'x'.repeat(100_000)) } } };
    await expectFreeRefusal(() => items.search('roles', query), { status: 413, code: 'CONTENT_TOO_LARGE' });
    const deep = `{"query":{"filter":${'['.repeat(500_000)}${']'.repeat(500_000)}}}`;
    const answer = await product.app.inject({
      method: 'SEARCH' as 'GET',
      url: '/api/items/roles',
      headers: { ...headers, 'content-type': 'application/json' },
      payload: deep,
    });
    expect([answer.statusCode, answer.json().errors[0].extensions.code]).toEqual([400, 'INVALID_QUERY']);
  });
});

describe('an invalid query', () => {
  it.each([
    ['a limit below -1', { limit: -2 }],
    ['a limit with a fraction', { limit: 1.5 }],
    ['a limit as a list', { limit: [1] }],
    ['a limit that is true', { limit: true }],
    ['no limit by NaN', { limit: 'NaN' }],
    ['a limit in hexadecimal', { limit: '0x10' }],
    ['a limit with blanks', { limit: ' 5' }],
    ['a negative offset', { offset: -1 }],
    ['a negative page', { page: -1 }],
    ['a number out of range', { filter: { attributes: { O: { min: { _eq: '1e400' } } } } }],
    ['infinity', { filter: { attributes: { O: { min: { _lt: 'Infinity' } } } } }],
    ['a number that is none', { filter: { attributes: { O: { min: { _in: ['1', 'NaN'] } } } } }],
    ['a day that is none', { filter: { date_created: { _gt: '2024-02-30T25:00:00Z' } } }],
    ['a NUL byte in a search', { search: 'a\0' }],
    ['a NUL byte in a list', { filter: { name: { _in: ['a', '\0'] } } }],
    ['a NUL byte in a name', { filter: { 'name\0': 'x' } }],
    ['half a surrogate pair in a filter', { filter: { name: { _contains: '\uDC00' } } }],
    ['half a surrogate pair in deep', { fields: 'talents.id', deep: { talents: { _search: '\uD800' } } }],
    ['the constructor in a filter', { filter: { constructor: { name: 'x' } } }],
    ['the prototype in a filter', { filter: { name: { prototype: 'x' } } }],
    ['the constructor in deep', { deep: { constructor: { _limit: 1 } } }],
    ['the constructor as an alias', { alias: { constructor: 'name' }, fields: 'constructor' }],
    ['the constructor as an aggregate', { aggregate: { constructor: 'id' } }],
    ['an inherited name as an aggregate', { aggregate: { toString: 'id' } }],
    ['an inherited name as an operator', { filter: { name: { _toString: 'x' } } }],
    ['an alias with quotes', { alias: { 'x", (select 1) as "y': 'name' }, fields: 'x' }],
    ['an alias with an apostrophe', { alias: { "x', '": 'name' } }],
    ['an alias as a list', { alias: ['name'] }],
    [
      'two fields under one key',
      { alias: { talents_count: 'name' }, fields: 'talents_count,count(talents)' },
    ],
    ['the smallest key', { aggregate: { min: 'id' } }],
    ['an alias of a number', { alias: { x: 1 } }],
    ['an unknown aggregate', { aggregate: { 'count(*); drop table roles': 'id' } }],
    ['an aggregate as a text', { aggregate: 'count' }],
    ['an average of nothing', { aggregate: { avg: '*' } }],
    ['fields as a number', { fields: 5 }],
    ['fields as an object', { fields: { name: true } }],
    ['a filter as a list', { filter: [{ name: 'x' }] }],
    ['a filter as a number', { filter: 5 }],
    ['a search as a list', { search: ['x'] }],
    ['a sort as an object', { sort: { name: 'asc' } }],
    ['groups as an object', { groupBy: { name: 1 }, aggregate: { count: '*' } }],
    ['a meta that is not there', { meta: 'secret_count' }],
    ['a test for null that is no yes or no', { filter: { name: { _null: 'perhaps' } } }],
    ['a list tested for null with an object', { filter: { talents: { _null: { name: 1 } } } }],
    ['some of nothing', { filter: { talents: { _some: 5 } } }],
    ['none of a list', { filter: { talents: { _none: [] } } }],
    ['a range of three', { filter: { name: { _between: ['a', 'b', 'c'] } } }],
    ['a list inside a list of values', { filter: { name: { _in: [['a']] } } }],
    ['a comparison with a list', { filter: { name: { _eq: ['a'] } } }],
    ['text operators on a number', { filter: { attributes: { O: { min: { _contains: '1' } } } } }],
    ['text operators on a key', { filter: { id: { _starts_with: '0' } } }],
    ['a function of no list', { fields: 'count(name)' }],
    ['a function of no date', { sort: 'year(name)' }],
    ['a value in place of a group', { filter: { attributes: 5 } }],
    ['an order by a list', { sort: '-talents' }],
  ])('is refused: %s', async (_name, query) => {
    await expectFreeRefusal(() => items.search('roles', query), BADLY);
  });

  it.each(['', [], 'x', [{ _null: true }]])(
    'is rejected: a group of conditions on an object, %j',
    async (inner) => {
      for (const word of ['_and', '_or']) {
        const query = { filter: { featureSettings: { [word]: inner } } };
        await expectFreeRefusal(() => items.search('organizations', query), BADLY);
      }
    },
  );

  it.each([
    ['a sort', { sort: 'name;drop table roles' }, 'name;drop table roles'],
    ['a sort, descending', { sort: '-;drop table roles' }, ';drop table roles'],
    ['fields', { fields: 'id) from users --' }, 'id) from users --'],
    ['fields with quotes', { fields: 'name" as x' }, 'name" as x'],
    ['fields deeper', { fields: "talents.id' as x" }, "id' as x"],
    ['a function', { fields: 'pg_sleep(5)' }, 'pg_sleep(5)'],
    ['a function of SQL', { fields: 'count(talents)||pg_sleep(5)' }, 'count(talents)||pg_sleep(5)'],
    ['a filter', { filter: { '1=1 or name': 'x' } }, '1=1 or name'],
    ['groups', { groupBy: 'name"', aggregate: { count: '*' } }, 'name"'],
    ['an aggregate', { aggregate: { count: 'id) from users --' } }, 'id) from users --'],
    ['an alias', { alias: { x: 'name" as y' }, fields: 'x' }, 'name" as y'],
    ['200 names', { filter: Object.fromEntries(repeat(200, 0).map((_, n) => [`f${n}`, 1])) }, 'f0'],
    ['an inherited name', { sort: 'valueOf' }, 'valueOf'],
    ['an inherited name deeper', { filter: { talents: { hasOwnProperty: 1 } } }, 'hasOwnProperty'],
    ['the end of a path', { fields: 'talents.' }, ''],
    ['a name of another case', { fields: 'Name' }, 'Name'],
    ['a name with a blank', { filter: { 'name ': 'x' } }, 'name '],
    ['a wildcard as an alias', { alias: { x: '*' }, fields: 'x' }, '*'],
  ])('names the field it does not know, in %s', async (_where, query, field) => {
    const expectedRefusal = { status: 403, code: 'FORBIDDEN', details: { field } };
    await expectFreeRefusal(() => items.search('roles', query), expectedRefusal);
  });

  it.each([
    'limit=-2',
    'limit=1e9',
    'limit=',
    'limit=1&limit=2',
    'limit=NaN',
    'page=Infinity',
    'offset=99999999999999999999',
    'filter={"name":"x"}&filter={"name":"y"}',
    'filter[name]=x&filter[name][_eq]=y',
    'filter[name][_eq]=y&filter[name]=x',
    'filter={"name":"x"}&filter[name]=y',
    'filter[name=x',
    'filter]name[=x',
    'filter=%ZZ',
    'filter=null()',
    'filter={"attributes":{"O":{"min":{"_eq":1e400}}}}',
    'filter[name][__proto__][_eq]=x',
    'deep[__proto__][_limit]=1',
    'deep={"__proto__":{"_limit":1}}',
    'alias[__proto__]=name',
    'aggregate[__proto__]=id',
    'aggregate[constructor][prototype]=id',
    'search=a%00',
    'search=a&search=b',
    'groupBy[__proto__]=id',
    '__proto__[filter]=x',
    'constructor=x',
    'toString=x',
    'export=csv',
  ])('is refused in an address: %s', async (query) => {
    await expectFreeRefusal(() => items.get(`roles?${query}`), BADLY);
  });
});

describe('an invalid request', () => {
  const send = async (method: string, url: string, payload?: string): Promise<ApiResponse> => {
    const answer = await product.app.inject({
      method: method as 'GET',
      url: `/api/items${url}`,
      headers: { ...headers, ...(payload === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  it.each([
    ['SEARCH', '/roles', '{"query":', 400, 'INVALID_PAYLOAD'],
    ['SEARCH', '/roles', '', 400, 'INVALID_PAYLOAD'],
    ['SEARCH', '/roles', 'null', 400, 'INVALID_PAYLOAD'],
    ['SEARCH', '/roles', '[]', 400, 'INVALID_PAYLOAD'],
    ['SEARCH', '/roles', '{"query":[]}', 400, 'INVALID_PAYLOAD'],
    ['SEARCH', '/roles', '{"query":{"filter":{"__proto__":{"x":1}}}}', 400, 'INVALID_PAYLOAD'],
    ['SEARCH', '/roles', '{"__proto__":{"query":{}}}', 400, 'INVALID_PAYLOAD'],
    ['SEARCH', '/roles', '{"query":{"constructor":{"prototype":{}}}}', 400, 'INVALID_PAYLOAD'],
    ['SEARCH', '/roles', '{"query":{"filter":{"name":{"_eq":1e400}}}}', 400, 'INVALID_QUERY'],
    ['SEARCH', '/roles', '{"query":{"filter":{"name":{"_eq":"\\ud800"}}}}', 400, 'INVALID_QUERY'],
    ['GET', '/roles/%00', undefined, 403, 'FORBIDDEN'],
    ['GET', '/roles/..%2F..%2Fetc%2Fpasswd', undefined, 403, 'FORBIDDEN'],
    ['GET', '/roles/1%20or%201=1', undefined, 403, 'FORBIDDEN'],
    ['GET', `/roles/${'a'.repeat(400)}`, undefined, 403, 'FORBIDDEN'],
    ['GET', `/roles/${'a'.repeat(4000)}`, undefined, 404, 'ROUTE_NOT_FOUND'],
    ['GET', '/roles%22', undefined, 403, 'FORBIDDEN'],
    ['GET', '/%5F%5Fproto%5F%5F', undefined, 403, 'FORBIDDEN'],
    ['GET', '/constructor', undefined, 403, 'FORBIDDEN'],
    ['GET', '/toString/01890000-0000-7000-8000-000000000000', undefined, 403, 'FORBIDDEN'],
    ['GET', '/roles/%E0%A4%A', undefined, 404, 'ROUTE_NOT_FOUND'],
    ['PUT', '/roles', '{}', 404, 'ROUTE_NOT_FOUND'],
    ['GET', '/roles/a/b', undefined, 404, 'ROUTE_NOT_FOUND'],
  ])('%s %s %s', async (method, url, payload, status, code) => {
    await expectFreeRefusal(() => send(method, url, payload), { status, code });
  });
});
