import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { DeclaredRoute } from '#http/access.ts';
import { explainUnmatchedRoute } from '#http/unmatched-route.ts';
import type { TestUser } from '#testing/factories.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();
const ID = '01890000-0000-7000-8000-000000000000';
let admin: TestUser;

beforeAll(async () => {
  const organization = await createOrganization(product);
  admin = await createUser(product, { organization });
});

type Headers = Readonly<Record<string, string>>;

async function call(method: string, url: string, payload?: unknown, headers: Headers = {}) {
  const answer = await product.app.inject({
    method: method as 'GET',
    url,
    headers: { ...admin.headers, ...headers },
    ...(payload === undefined ? {} : { payload: payload as string }),
  });
  const { errors } = answer.statusCode >= 400 ? answer.json() : { errors: [] };
  return { status: answer.statusCode, allow: answer.headers.allow, error: errors[0], body: answer.body };
}

const JSON_TYPE = { 'content-type': 'application/json' };
const reasonOf = ({ error }: Awaited<ReturnType<typeof call>>) => error.extensions.reason as string;

describe('addresses', () => {
  it.each(['/api/users/me/', '/api//users/me', '/api/users//me//', '/api/users/me/?fields=id'])(
    'are accepted with extra slashes: %s',
    async (url) => {
      expect((await call('GET', url)).status).toBe(200);
    },
  );

  it('of collections and records are accepted with a trailing slash', async () => {
    expect(await call('GET', '/api/items/talents/?limit=1')).toMatchObject({ status: 200 });
    expect((await call('GET', `/api/items/talents/${ID}/`)).error).toEqual(
      (await call('GET', `/api/items/talents/${ID}`)).error,
    );
  });

  it.each(['/api/Users/Me', '/API/users/me', '/api/USERS/me/'])(
    'are named with the correct case: %s',
    async (url) => {
      expect(await call('GET', url)).toMatchObject({
        status: 404,
        error: { extensions: { code: 'ROUTE_NOT_FOUND', address: '/api/users/me' } },
      });
    },
  );

  it.each([
    ['PUT', '/api/users/me', 'GET, PATCH'],
    ['DELETE', '/api/users/me', 'GET, PATCH'],
    ['PUT', `/api/items/talents/${ID}`, 'DELETE, GET, PATCH'],
    ['PUT', '/api/items/talents/', 'DELETE, GET, PATCH, POST, SEARCH'],
    ['GET', '/api/invite/talents', 'POST'],
  ])('name the methods they have: %s %s', async (method, url, methods) => {
    const answer = await call(method, url, method === 'PUT' ? {} : undefined);
    expect(answer).toMatchObject({ status: 404, allow: methods });
    expect(answer.error.extensions.code).toBe('ROUTE_NOT_FOUND');
    expect(answer.error.message).toContain(methods);
  });

  it.each([
    ['Token', (token: string) => `Token ${token}`],
    ['no scheme', (token: string) => token],
    ['quotes', (token: string) => `Bearer: "${token}"`],
  ])('explain how a token is sent: %s', async (_, headerOf) => {
    const authorization = headerOf(`qt_${'a'.repeat(40)}`);
    const answer = await call('GET', '/api/users/me', undefined, { authorization });
    expect(answer.status).toBe(401);
    expect(reasonOf(answer)).toBe('the header Authorization takes "Bearer", a space and the token');
  });

  it('accept a header with extra spaces, and keep those of a proxy unchanged', async () => {
    const [, token = ''] = (admin.headers.authorization ?? '').split(' ');
    expect(
      await call('GET', '/api/users/me', undefined, { authorization: `Bearer   ${token} ` }),
    ).toMatchObject({
      status: 200,
    });
    const none = await call('GET', '/api/users/me', undefined, { authorization: '' });
    expect(await call('GET', '/api/users/me', undefined, { authorization: 'Basic YTpi' })).toEqual(none);
  });

  it('that are unknown are reported only as such', async () => {
    for (const url of ['/api/nothing', '/api/nothing/at/all', '/api']) {
      const { status, allow, error } = await call('GET', url);
      expect([status, allow, error.extensions]).toEqual([
        404,
        undefined,
        { code: 'ROUTE_NOT_FOUND', path: url },
      ]);
    }
  });

  it.each(['/api/items/%zz', `/api/items/talents/${'x'.repeat(600)}`])(
    'get a reason when they cannot be parsed: %.40s',
    async (url) => {
      const answer = await call('GET', url);
      expect(answer.status).toBe(404);
      expect(reasonOf(answer)).toMatch(/percent sign|too long/);
      expect(answer.body.length).toBeLessThan(800);
    },
  );

  it('prefer the route with fewer parameters', () => {
    const routes = [
      { method: 'GET', url: '/api/users/:id' },
      { method: 'PATCH', url: '/api/users/me' },
    ];
    expect(explainUnmatchedRoute(routes, { method: 'DELETE', path: '/api/users/me' }).methods).toEqual([
      'GET',
      'PATCH',
    ]);
    expect(explainUnmatchedRoute(routes, { method: 'DELETE', path: '/api/users/7' }).methods).toEqual([
      'GET',
    ]);
    expect(explainUnmatchedRoute(routes, { method: 'DELETE', path: '/users/7' }).methods).toEqual([]);
  });
});

describe('requests with too long a head', () => {
  async function send(head: string): Promise<string> {
    if (product.app.server.address() === null) await product.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = product.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.write(`${head}\r\n\r\n`);
    return text(socket);
  }

  it('are rejected with a hint to SEARCH when the query is long', async () => {
    const ids = Array.from({ length: 1000 }, () => ID).join(',');
    const answer = await send(`GET /api/items/talents?filter[id][_in]=${ids} HTTP/1.1\r\nhost: x`);
    expect(answer).toMatch(/^HTTP\/1\.1 414 /);
    expect(answer).toContain('"URI_TOO_LONG"');
    expect(answer).toContain('SEARCH');
  });

  it('are rejected with 431 when the headers are long', async () => {
    const answer = await send(`GET /api/users/me HTTP/1.1\r\nhost: x\r\ncookie: a=${'x'.repeat(20_000)}`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(answer).toContain('"HEADERS_TOO_LARGE"');
  });
});

describe('queries', () => {
  it.each([
    ['limit=abc', 'limit'],
    ['limit=-5', 'limit'],
    ['page=-1', 'page'],
    ['page=x', 'page'],
    ['offset=1.5', 'offset'],
    ['filter={bad', 'filter'],
    ['filter[email][_xx]=1', 'email'],
    ['filter[date_created][_gt]=yesterday', 'date_created'],
    ['filter[date_created][_gt]=31.12.2025', 'date_created'],
    ['filter[date_created][_between]=2025-01-01,2025-13-40', 'date_created'],
    ['filter[is_open_for_work][_eq]=maybe', 'is_open_for_work'],
    ['filter[id][_in]=1,2,3,4,5', 'id'],
    ['filter[talents_results][date_finished][_gt]=x', 'date_finished'],
    ['fitler[id][_eq]=12', 'fitler'],
    ['Limit=12', 'Limit'],
    ['meta=nothing', 'nothing'],
    ['aggregate[xx]=*', 'xx'],
    ['deep[talents_results][_limit]=a', 'limit'],
    ['sort=nothing', 'nothing'],
    ['fields=nothing', 'nothing'],
    ['filter[nothing][_eq]=1', 'nothing'],
    ['groupBy[]=nothing', 'nothing'],
  ])('name what is wrong: %s', async (query, field) => {
    const answer = await call('GET', `/api/items/talents?${query}`);
    expect([400, 403]).toContain(answer.status);
    expect(answer.error.extensions.field).toBe(field);
    expect(reasonOf(answer)).toContain(`"${field}"`);
  });

  it.each([
    ['filters={}', 'filter'],
    ['Limit=12', 'limit'],
    ['serch=x', 'search'],
    ['fields=lastname', 'last_name'],
    ['fields=lastName', 'last_name'],
    ['sort=-date_creatd', 'date_created'],
    ['filter[e_mail][_eq]=x', 'email'],
    ['filter[FIRST_NAME][_eq]=x', 'first_name'],
    ['groupBy[]=Status', 'status'],
  ])('name what is meant: %s', async (query, name) => {
    expect(reasonOf(await call('GET', `/api/items/talents?${query}`))).toContain(`did you mean "${name}"?`);
  });

  it.each([
    ['talent', 'talents'],
    ['Talents', 'talents'],
    ['talentNotes', 'talent_notes'],
    ['asessments', 'assessments'],
  ])('name the collection that is meant: %s', async (spelling, name) => {
    expect(reasonOf(await call('GET', `/api/items/${spelling}`))).toContain(`did you mean "${name}"?`);
  });

  it.each([
    ['limit=1&limit=2', '"limit" is given 2 times'],
    ['filter={}&filter={}', '"filter" is given 2 times'],
    [`filter[email][_search]=${'a '.repeat(501)}b`, '"_search" is too long'],
  ])('name what is given twice or is too long: %s', async (query, reason) => {
    expect(reasonOf(await call('GET', `/api/items/talents?${query}`))).toBe(reason);
  });

  it.each([
    '2025-02-30',
    '2025-02-29',
    '2025-04-31T10:00:00Z',
    '2025-00-10',
    '2025-13-01',
    '2025-01-01T24:30:00Z',
  ])('take no day or time that does not exist: %s', async (date) => {
    const answer = await call('GET', `/api/items/talents?filter[date_created][_gt]=${date}`);
    expect(answer.status).toBe(400);
    expect(answer.error.extensions.field).toBe('date_created');
  });

  it('report an unknown field as unknown, not as forbidden', async () => {
    const { error } = await call('GET', '/api/items/talents?fields=nothing');
    expect(error.message).toBe('This field does not exist, or you may not read it: nothing.');
  });

  it('show the format of a value, and the supported operators', async () => {
    expect(reasonOf(await call('GET', '/api/items/talents?filter[date_created][_gt]=31.12.2025'))).toBe(
      '"date_created" is compared with a time like "2025-12-31T23:59:59Z"',
    );
    expect(reasonOf(await call('GET', '/api/items/talents?filter[email][_like]=x'))).toContain('_contains');
  });
});

describe('bodies', () => {
  it.each([
    ['no body', undefined, {}, 400, 'INVALID_PAYLOAD', 'the body: Invalid input: expected record or array'],
    ['an empty body', '', JSON_TYPE, 400, 'INVALID_PAYLOAD', 'the body is empty'],
    ['broken JSON', '{bad', JSON_TYPE, 400, 'INVALID_PAYLOAD', 'not valid JSON'],
    [
      'a text',
      '"text"',
      JSON_TYPE,
      400,
      'INVALID_PAYLOAD',
      'the body: Invalid input: expected record or array',
    ],
    [
      'a number',
      '12',
      JSON_TYPE,
      400,
      'INVALID_PAYLOAD',
      'the body: Invalid input: expected record or array',
    ],
    ['too much', `"${'x'.repeat(1_100_000)}"`, JSON_TYPE, 413, 'CONTENT_TOO_LARGE', '1048576 bytes'],
  ])('say what is expected: %s', async (_, payload, headers, status, code, reason) => {
    const answer = await call('POST', '/api/items/teams', payload, headers);
    expect([answer.status, answer.error.extensions.code]).toEqual([status, code]);
    expect(reasonOf(answer)).toContain(reason);
  });

  it.each([
    ['{"name":"x",}', 'the body is not valid JSON: line 1, column 13'],
    ["{'name':'x'}", 'the body is not valid JSON: line 1, column 2'],
    [
      '{"__proto__":{"a":1}}',
      'the body has a name that no field may have ("__proto__", "constructor.prototype")',
    ],
  ])('that are not JSON are refused with the position of the error: %s', async (payload, reason) => {
    expect(reasonOf(await call('POST', '/api/items/teams', payload, JSON_TYPE))).toBe(reason);
    expect(reasonOf(await call('POST', '/api/auth/login', payload, JSON_TYPE))).toBe(reason);
  });

  it.each([
    ['Windows-1252', Buffer.from('{"name":"Müller"}', 'latin1')],
    ['UTF-16', Buffer.from('\uFEFF{"name":"Müller"}', 'utf16le')],
  ])('in another encoding are refused instead of stored with question marks: %s', async (_, payload) => {
    const answer = await call('POST', '/api/items/teams', payload, JSON_TYPE);
    expect(answer).toMatchObject({ status: 400, error: { extensions: { code: 'INVALID_PAYLOAD' } } });
    expect(reasonOf(answer)).toBe('the body is not UTF-8');
  });

  it('with a byte order mark are accepted', async () => {
    expect(await call('POST', '/api/items/teams', '\uFEFF{"name":"Marked"}', JSON_TYPE)).toMatchObject({
      status: 200,
    });
  });

  it.each(['gzip', 'br', 'deflate'])(
    'that are compressed are rejected with their encoding: %s',
    async (encoding) => {
      const answer = await call('POST', '/api/items/teams', '{"name":"x"}', {
        ...JSON_TYPE,
        'content-encoding': encoding,
      });
      expect([answer.status, answer.error.extensions.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
      expect(answer.error.message).toContain(`Content-Encoding: ${encoding}`);
    },
  );

  it.each(['application/xml', 'text/plain', 'application/x-www-form-urlencoded', 'text/csv'])(
    'of another type are rejected with the accepted type: %s',
    async (type) => {
      const answer = await call('POST', '/api/items/teams', 'a=b', { 'content-type': type });
      expect([answer.status, answer.error.extensions.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
      expect(answer.error.message).toContain('application/json');
    },
  );

  it.each([
    ['teams', { name: 12 }, 'name'],
    ['teams', { name: ['x'] }, 'name'],
    ['teams', { name: { a: 1 } }, 'name'],
    ['teams', { name: null }, 'name'],
    ['roles', { name: 'x', o_min: 'low' }, 'o_min'],
    ['roles', { name: 'x', nothing: 1 }, 'nothing'],
    ['assessments', { name: 'x', date_start: '31.12.2025' }, 'date_start'],
    ['assessments', { name: 'x', date_start: 12 }, 'date_start'],
    ['assessments', { name: 'x', date_start: 'soon' }, 'date_start'],
    ['assessments', { name: 'x', date_start: '2025-02-30' }, 'date_start'],
    ['talent_notes', { talent: 'no-uuid', text: 'x' }, 'talent'],
    ['talent_notes', { talent: [ID], text: 'x' }, 'talent'],
  ])('of %s name the field: %j', async (collection, payload, field) => {
    const answer = await call('POST', `/api/items/${collection}`, payload);
    expect([400, 403]).toContain(answer.status);
    expect(answer.error.extensions.field).toContain(field);
  });
});

/** The routes of the API. */
const routes = () => product.app.declaredRoutes.filter(({ url }) => url.startsWith('/api/'));
/** The URL of a route with values for its parameters. */
const addressOf = ({ url }: DeclaredRoute) => url.replaceAll(/:\w+/g, ID).replace('*', 'x');

/** Bodies that no schema of the product accepts. */
const NONSENSE: readonly (readonly [name: string, payload: unknown, headers: Headers])[] = [
  ['a list', [[1]], {}],
  ['a text', '"x"', JSON_TYPE],
  ['broken JSON', '{"a":', JSON_TYPE],
  ['an unknown field', { zzz_unknown: 1 }, {}],
  ['XML', '<a/>', { 'content-type': 'application/xml' }],
];

describe('every route', () => {
  it('rejects a meaningless body with a reason, and not with a server error', async () => {
    const wrong: string[] = [];
    for (const route of routes().filter(({ method }) =>
      ['POST', 'PATCH', 'PUT', 'DELETE'].includes(method),
    )) {
      for (const [name, payload, headers] of NONSENSE) {
        const { status, error } = await call(route.method, addressOf(route), payload, headers);
        const { code, reason, field } = error?.extensions ?? {};
        const isAbout = reason !== undefined || field !== undefined || code === 'UNSUPPORTED_MEDIA_TYPE';
        // Access, the record in the URL or a limit is checked before the body is read.
        const isBefore = [401, 403, 404, 409, 429].includes(status);
        if (status >= 500 || (status === 400 && !isAbout)) {
          wrong.push(`${route.method} ${route.url} ${name}: ${status} ${JSON.stringify(error)}`);
        } else if (status < 400 && name === 'an unknown field') {
          wrong.push(`${route.method} ${route.url} takes ${name}`);
        } else if (!isBefore && status < 400) {
          wrong.push(`${route.method} ${route.url} takes ${name}: ${status}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  }, 120_000);

  it('names an unknown parameter', async () => {
    const wrong: string[] = [];
    const isClosed = ({ schema }: DeclaredRoute) => schema.querystring instanceof z.ZodObject;
    const closedRoutes = routes().filter((route) => route.method === 'GET' && isClosed(route));
    expect(closedRoutes.length).toBeGreaterThan(20);
    for (const route of closedRoutes) {
      const { status, error } = await call('GET', `${addressOf(route)}?zzz_unknown=1`);
      if ([401, 403, 404].includes(status)) continue;
      const { code, field } = error?.extensions ?? {};
      if (status !== 400 || code !== 'INVALID_QUERY' || field === undefined) {
        wrong.push(`${route.url}: ${status} ${JSON.stringify(error)}`);
      }
    }
    expect(wrong).toEqual([]);
  }, 60_000);
});
