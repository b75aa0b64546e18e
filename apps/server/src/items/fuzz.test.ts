import { ERRORS } from '@quint/contract/base/errors.ts';
import fc from 'fast-check';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { COLLECTIONS } from '#collections.ts';
import { createOrganization, createRole, createUser } from '#testing/factories.ts';
import type { Rows } from '#testing/every-table.ts';
import { seedEveryTable } from '#testing/every-table.ts';
import { useProduct } from '#testing/product.ts';
import type { ColumnType, Field } from '#items/declare/collection.ts';
import { AGGREGATES } from '#items/ask/query.ts';
import { shareOf } from '#testing/effort.ts';

// Random input made of the words of the grammar: every response is a result or an error of the catalogue, and the
// server stays available.

const AT_ONCE = 10;
const READS = AT_ONCE * shareOf(160);
const WRITES = AT_ONCE * 2 * shareOf(50);
const TIMEOUT_MS = 300_000;

const product = useProduct();
const people: { readonly authorization: string }[] = [];
let role: { readonly id: string };
let rows: Rows;

beforeAll(async () => {
  const organization = await createOrganization(product);
  role = await createRole(product, organization);
  const client = new pg.Client({ connectionString: product.deps.config.databaseUrl });
  await client.connect();
  rows = await seedEveryTable(client, { existingRows: { organizations: { id: organization.id } } });
  await client.end();
  for (const userRole of ['ORG_ADMIN', 'ORG_USER', 'APP_ADMIN'] as const) {
    people.push((await createUser(product, { organization, userRole })).headers);
  }
});

const NAMES = [...COLLECTIONS.keys()];
const FIELDS = [
  ...new Set([...COLLECTIONS.values()].flatMap(({ fields }) => Object.keys(fields))),
  'O',
  'min',
  '*',
  '*.*',
  'count(talents)',
  'year(date_created)',
  'roles.roles_id.name',
];
const PARTS = [
  'filter',
  'fields',
  'sort',
  'limit',
  'page',
  'offset',
  'search',
  'deep',
  'alias',
  'aggregate',
  'groupBy',
  'meta',
];
const TOKENS = [
  '_eq',
  '_neq',
  '_in',
  '_nin',
  '_lt',
  '_gte',
  '_between',
  '_nbetween',
  '_null',
  '_nempty',
  '_contains',
  '_niends_with',
  '_and',
  '_or',
  '_some',
  '_none',
  '_filter',
  '_sort',
  '_limit',
  '_page',
  '_search',
  'create',
  'update',
  'delete',
  'keys',
  'query',
  'data',
  'id',
  ...AGGREGATES,
];
const ODD = [
  '',
  '*',
  '-',
  '.',
  '..',
  '$NOW',
  '$CURRENT_USER',
  'null',
  '[]',
  '{}',
  '{"',
  '%',
  "'",
  '"',
  '\\',
  ';--',
  '\0',
  '\uD800',
  'ß',
  '__proto__',
  'constructor',
  'toString',
  '1e400',
  '-1',
  '01890000-0000-7000-8000-000000000000',
  '2024-02-30',
  '9999-12-31T23:59:59Z',
];

const word = fc.oneof(
  fc.constantFrom(...FIELDS),
  fc.constantFrom(...TOKENS),
  fc.constantFrom(...PARTS),
  fc.constantFrom(...ODD),
  fc.string({ unit: 'binary', maxLength: 5 }),
);
const plain = fc.oneof(
  word,
  fc.constantFrom<unknown>(null, true, false, 0, 1, -1, 1.5, 1e300, -0, 2 ** 53),
  fc.integer(),
  fc.double(),
);
const anyValue: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    plain,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(word, tie('value'), { maxKeys: 4 }),
  ),
})).value;

/** Shaped like a query or a record, so that more than the first validation is tested. */
const question = fc.dictionary(fc.constantFrom(...PARTS), anyValue, { maxKeys: 4 });
const filters = fc.dictionary(
  fc.constantFrom(...FIELDS),
  fc.dictionary(fc.constantFrom(...TOKENS), anyValue, { maxKeys: 2 }),
  { maxKeys: 3 },
);
const record = fc.dictionary(fc.constantFrom(...FIELDS), anyValue, { maxKeys: 4 });
/** Where records are read and written; accounts and files also have their own routes. */
const collectionUrl = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...NAMES, '__proto__', 'x').map((name) => `/api/items/${name}`) },
  { weight: 2, arbitrary: fc.constantFrom('roles', 'talents', 'teams').map((name) => `/api/items/${name}`) },
  { weight: 2, arbitrary: fc.constantFrom('/api/users', '/api/files', '/api/users/me', '/api/assets') },
);

const LONG = 'x'.repeat(100_000);
const USUAL: Readonly<Record<ColumnType, readonly unknown[]>> = {
  uuid: ['01890000-0000-7000-8000-000000000000'],
  uuids: [[], ['01890000-0000-7000-8000-000000000000']],
  text: ['a', '', ' ', 'ß%_', 'EN', 'high', 'a@mail.example', LONG],
  texts: [[], ['a'], ['a', 'a', ''], [LONG]],
  integer: [0, 1, 3, 9, 100, 101, 40_000, -1, 2_147_483_647, 2_147_483_648],
  bigint: [0, 1, 2 ** 53],
  boolean: [true, false],
  timestamp: ['2024-02-29T10:00:00Z', '0001-01-01', '9999-12-31T23:59:59.999Z'],
  date: ['2024-02-29', '0001-01-01', '9999-12-31'],
  json: [{}, [], { a: [null, LONG] }, 'x', 1e300],
};

/** A plausible value for a field, and occasionally something else. */
function valueFor(field: Field): fc.Arbitrary<unknown> {
  const key = fc.constantFrom(...[...rows.values()].map(({ id }) => id), 'x');
  const list = fc.array(fc.oneof(key, anyValue), { maxLength: 3 });
  const fittingValue =
    field.kind === 'column'
      ? fc.constantFrom(...USUAL[field.type])
      : field.kind === 'group'
        ? recordFor(Object.entries(field.fields))
        : field.kind === 'many'
          ? fc.oneof(list, fc.record({ create: list, update: list, delete: list }, { requiredKeys: [] }))
          : fc.oneof(key, fc.record({ id: key }));
  return fc.oneof(
    { weight: 8, arbitrary: fittingValue },
    { weight: 1, arbitrary: anyValue },
    { weight: 1, arbitrary: fc.constant(null) },
  );
}

function isWritten(field: Field): boolean {
  return field.kind === 'group' || (field.kind !== 'pick' && field.write !== undefined);
}

/** A record with only writable fields, mostly in the correct form. */
function recordFor(fields: readonly (readonly [string, Field])[]): fc.Arbitrary<Record<string, unknown>> {
  const arbitraries = fields
    .filter(([, field]) => isWritten(field))
    .map(([name, field]) => [name, valueFor(field)]);
  return fc.record(Object.fromEntries(arbitraries) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: [],
  });
}

/** A value as in a URL: brackets, or JSON under a name. */
function toAddress(value: unknown, prefix = ''): string[] {
  if (typeof value !== 'object' || value === null)
    return [`${prefix}=${encodeURIComponent(String(value).toWellFormed())}`];
  return Object.entries(value).flatMap(([key, entry]) => {
    const name = encodeURIComponent(key.toWellFormed());
    return toAddress(entry, prefix === '' ? name : `${prefix}[${name}]`);
  });
}

interface FuzzRequest {
  readonly method: string;
  readonly url: string;
  readonly payload?: string;
}

async function send({ method, url, payload }: FuzzRequest, person: number): Promise<void> {
  const answer = await product.app.inject({
    method: method as 'POST',
    url,
    headers: { ...people[person], ...(payload === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(payload === undefined ? {} : { payload }),
  });
  const what = `${method} ${url} ${payload} -> ${answer.statusCode} ${answer.body.slice(0, 300)}`;
  expect(answer.statusCode, what).toBeLessThan(500);
  if (answer.statusCode < 300) return;
  const [error] = answer.json().errors;
  const knownError = ERRORS[error.extensions.code as keyof typeof ERRORS];
  expect(knownError?.status, what).toBe(answer.statusCode);
  expect(error.message, what).not.toBe('');
}

async function tryAll(requests: fc.Arbitrary<FuzzRequest>, count: number): Promise<void> {
  const some = fc.array(fc.tuple(requests, fc.nat(2)), { minLength: AT_ONCE, maxLength: AT_ONCE });
  const property = fc.asyncProperty(some, async (batch) => {
    await Promise.all(batch.map(([request, person]) => send(request, person)));
  });
  await fc.assert(property, { numRuns: count / AT_ONCE });
  const health = await product.app.inject({ url: '/api/health' });
  expect(health.statusCode).toBe(200);
}

describe('random input', () => {
  it(`as a query, ${READS} times, is answered or rejected`, { timeout: TIMEOUT_MS }, async () => {
    const address = fc
      .tuple(collectionUrl, fc.oneof(question, fc.record({ filter: filters })))
      .map(([at, query]) => ({
        method: 'GET',
        url: `${at}?${toAddress(query).join('&')}`,
      }));
    const json = fc.tuple(collectionUrl, fc.oneof(question, anyValue)).map(([at, query]) => ({
      method: 'GET',
      url: `${at}?filter=${encodeURIComponent((JSON.stringify(query) ?? '').toWellFormed())}&limit=1`,
    }));
    const one = fc.tuple(collectionUrl, word, question).map(([at, id, query]) => ({
      method: 'GET',
      url: `${at}/${encodeURIComponent(id.toWellFormed())}?${toAddress(query).join('&')}`,
    }));
    const body = fc
      .tuple(
        collectionUrl,
        fc.oneof(
          question,
          fc.record({ filter: filters }),
          fc.record({ deep: anyValue, fields: anyValue }),
          anyValue,
        ),
      )
      .map(([at, query]) => ({
        method: 'SEARCH',
        url: at,
        payload: JSON.stringify({ query }),
      }));
    await tryAll(fc.oneof(address, json, one, body, body), READS);
  });

  it(`as a record, ${WRITES} times, is written or rejected`, { timeout: TIMEOUT_MS }, async () => {
    const id = fc.oneof(word, fc.constant('role')).map((text) => (text === 'role' ? role.id : text));
    const bodies = fc.oneof(
      record,
      fc.array(record, { maxLength: 3 }),
      fc.record({ keys: fc.array(plain, { maxLength: 3 }), data: record }),
      fc.record({ query: fc.oneof(question, fc.record({ filter: filters })), data: record }),
      anyValue,
    );
    const many = fc
      .tuple(fc.constantFrom('POST', 'PATCH', 'DELETE'), collectionUrl, bodies)
      .map(([method, at, body]) => ({
        method,
        url: at,
        payload: JSON.stringify(body) ?? 'null',
      }));
    const one = fc
      .tuple(fc.constantFrom('PATCH', 'DELETE'), collectionUrl, id, bodies)
      .map(([method, at, key, body]) => ({
        method,
        url: `${at}/${encodeURIComponent(key.toWellFormed())}`,
        payload: JSON.stringify(body) ?? 'null',
      }));
    await tryAll(fc.oneof(many, one), WRITES / 2);
    const fittingRequests = [...COLLECTIONS].map(([name, { table, fields }]) => {
      const recordArbitrary = recordFor(Object.entries(fields));
      const key = String(rows.get(table)?.id);
      const post = recordArbitrary.map((body) => ({
        method: 'POST',
        url: `/api/items/${name}`,
        payload: JSON.stringify(body),
      }));
      const patch = recordArbitrary.map((body) => ({
        method: 'PATCH',
        url: `/api/items/${name}/${key}`,
        payload: JSON.stringify(body),
      }));
      return fc.oneof(post, patch, patch);
    });
    await tryAll(fc.oneof(...fittingRequests), WRITES);
  });
});
