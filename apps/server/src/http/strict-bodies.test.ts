import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { DeclaredRoute } from '#http/access.ts';
import { createOrganization, createOwner, createTalent, createUser } from '#testing/factories.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import type { Matrix } from '#testing/matrix-world.ts';
import { createMatrix, request } from '#testing/matrix-world.ts';
import { useProduct } from '#testing/product.ts';
import type { Schema } from '#testing/sample-bodies.ts';
import { KEY, requiredOf } from '#testing/sample-bodies.ts';

const product = useProduct();
let matrix: Matrix;

beforeAll(async () => {
  matrix = await createMatrix(product);
});

const UNKNOWN_FIELD = 'no_such_field';
interface Level {
  /** The path of the unknown field. */
  readonly path: string;
  /** Whether the object allows further fields. */
  readonly isOpen: boolean;
  readonly body: unknown;
}

/** Bodies with an unknown field for every object in the schema, including lists and variants. */
function listLevels(schema: Schema, path: readonly string[], wrap: (value: unknown) => unknown): Level[] {
  const variants = [schema.anyOf, schema.oneOf, schema.allOf].flatMap((list) => list ?? []);
  const inVariants = variants.flatMap((variant) => listLevels(variant, path, wrap));
  const inItems =
    schema.items === undefined ? [] : listLevels(schema.items, [...path, '0'], (value) => wrap([value]));
  const { additionalProperties: values } = schema;
  if (schema.properties === undefined) {
    if (typeof values !== 'object') return [...inVariants, ...inItems];
    const name = schema.propertyNames?.enum?.[0] ?? 'sample';
    return [...inVariants, ...listLevels(values, [...path, name], (value) => wrap({ [name]: value }))];
  }
  const requiredFields = requiredOf(schema);
  const below = Object.entries(schema.properties).flatMap(([name, property]) =>
    listLevels(property, [...path, name], (value) => wrap({ ...requiredFields, [name]: value })),
  );
  return [
    {
      path: [...path, UNKNOWN_FIELD].join('.'),
      isOpen: typeof values === 'object',
      body: wrap({ ...requiredFields, [UNKNOWN_FIELD]: 1 }),
    },
    ...below,
    ...inVariants,
    ...inItems,
  ];
}

function levelsOf({ schema }: DeclaredRoute): Level[] {
  if (!(schema.body instanceof z.ZodType)) return [];
  const json = z.toJSONSchema(schema.body, { io: 'input', unrepresentable: 'any', reused: 'inline' });
  return listLevels(json as Schema, [], (value) => value);
}

const WITH_BODY = ['POST', 'PUT', 'PATCH', 'DELETE'];
const nameOf = ({ method, url }: DeclaredRoute) => `${method} ${url}`;
const ownRoutes = () =>
  product.app.declaredRoutes.filter(({ url }) => url.startsWith('/api/') && !url.includes(':collection'));

/** The responses up to the first caller who is allowed; otherwise the last refusal. */
async function findAnswer({ method, url }: DeclaredRoute, { body, path }: Level): Promise<string> {
  const address = url.replace(':question', '1').replaceAll(/:\w+/g, KEY);
  let last = '';
  for (const caller of matrix.principals) {
    const { status, text } = await request(product, caller, { method, url: address, payload: body });
    const isNamed = status === 403 && text.includes(`"field":"${path}"`) && text.includes(`\\"${path}\\"`);
    if (isNamed) return 'named';
    last = `${status} ${text}`;
  }
  return last;
}

/** Objects that reject an unknown field with their own error. */
const OWN_ERRORS: Readonly<Record<string, string>> = {
  [`POST /api/role-assistant/analyse answers.statements.${UNKNOWN_FIELD}`]: 'role.statement_unknown',
};

describe('A body', () => {
  it('of every route is rejected with the name of an unknown field, at each level', async () => {
    const wrong: string[] = [];
    let refusedCount = 0;
    for (const route of ownRoutes()) {
      for (const level of levelsOf(route).filter(({ isOpen }) => !isOpen)) {
        const name = `${nameOf(route)} ${level.path}`;
        const answer = await findAnswer(route, level);
        const own = OWN_ERRORS[name];
        if (answer === 'named' || (own !== undefined && answer.includes(own))) refusedCount += 1;
        else wrong.push(`${name}: ${answer}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(refusedCount).toBeGreaterThan(150);
  });

  it('accepts further fields only where the browser decides them', () => {
    const open = ownRoutes().flatMap((route) =>
      levelsOf(route)
        .filter(({ isOpen }) => isOpen)
        .map(({ path }) => `${nameOf(route)} ${path}`),
    );
    expect(open.toSorted()).toEqual([
      `POST /api/auth/passkeys credential.${UNKNOWN_FIELD}`,
      `POST /api/auth/passkeys credential.response.${UNKNOWN_FIELD}`,
      `POST /api/auth/passkeys/login credential.${UNKNOWN_FIELD}`,
      `POST /api/auth/passkeys/login credential.response.${UNKNOWN_FIELD}`,
    ]);
  });

  it('has such a schema unless it is a record of a collection, a file or a signed message', () => {
    const without = ownRoutes().filter(
      (route) => WITH_BODY.includes(route.method) && levelsOf(route).length === 0,
    );
    expect(without.map(nameOf).toSorted()).toEqual([
      'PATCH /api/files/:id',
      'PATCH /api/users/:id',
      'PATCH /api/users/me',
      'POST /api/files',
      'POST /api/payments/webhook',
      'POST /api/resume/parse',
      'POST /api/training/requests',
    ]);
  });

  it('names the row of a list, and sends nothing', async () => {
    const organization = await createOrganization(product);
    const { headers } = await createUser(product, { organization });
    const talents = [
      { email: 'ada@mail.example', first_name: 'Ada', last_name: 'Beispiel' },
      { email: 'ben@mail.example', first_name: 'Ben', last_name: 'Beispiel', asessment: KEY },
    ];
    const answer = await product.app.inject({
      method: 'POST',
      url: '/api/invite/talents',
      headers: { ...headers, 'accept-language': 'de' },
      payload: { talents, inviteType: 'recruiting' },
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      {
        errors: [
          {
            message: 'Dieses Feld gibt es hier nicht: talents.1.asessment.',
            extensions: {
              code: 'FORBIDDEN',
              reason: 'the body has fields that are not known here: "talents.1.asessment"',
              field: 'talents.1.asessment',
              fields: ['talents.1.asessment'],
            },
          },
        ],
      },
    ]);
    const storedTalents = await product.deps.db.platform.read((db) =>
      db.selectFrom('talents').select('id').where('organization_id', '=', organization.id).execute(),
    );
    expect(storedTalents).toEqual([]);
  });

  it('names the unknown field to people in both languages', async () => {
    const { headers } = await createUser(product, { organization: await createOrganization(product) });
    const messageIn = async (language: string, method: 'POST' | 'PATCH', url: string, payload: object) => {
      const answer = await product.app.inject({
        method,
        url: `/api${url}`,
        headers: { ...headers, 'accept-language': language },
        payload,
      });
      return answer.json().errors[0].message;
    };
    const own = ['POST', '/talents/tag', { talents: [KEY], add: [], remvoe: [] }] as const;
    expect(await messageIn('en', ...own)).toBe('There is no such field here: remvoe.');
    expect(await messageIn('de', ...own)).toBe('Dieses Feld gibt es hier nicht: remvoe.');
    const record = ['POST', '/items/roles', { name: 'Analyst', tilte: 'A' }] as const;
    expect(await messageIn('en', ...record)).toBe(
      'This field does not exist, or you may not change it: tilte.',
    );
    expect(await messageIn('de', ...record)).toBe(
      'Dieses Feld gibt es nicht, oder du darfst es nicht ändern: tilte.',
    );
  });
});

describe('A body about many records', () => {
  it.each([
    ['PATCH', { keys: [KEY], data: { status: 'FAVOURITE' }, dat: {} }, 'dat'],
    ['PATCH', { query: { limit: 1 }, data: { status: 'FAVOURITE' }, filter: {} }, 'filter'],
    ['DELETE', { keys: [KEY], qurey: {} }, 'qurey'],
  ] as const)('%s %j is refused by the name of what stands beside them', async (method, payload, field) => {
    const { headers } = await createUser(product, { organization: await createOrganization(product) });
    const url = method === 'PATCH' ? '/api/items/talents' : '/api/items/talent_views';
    const answer = await product.app.inject({ method, url, headers, payload });
    expectRefusal({ status: answer.statusCode, body: answer.json() }, 403, 'FORBIDDEN', { field });
  });

  it('contains either records or a query', async () => {
    const { headers } = await createUser(product, { organization: await createOrganization(product) });
    const payload = { keys: [KEY], query: {}, data: { status: 'FAVOURITE' } };
    const answer = await product.app.inject({ method: 'PATCH', url: '/api/items/talents', headers, payload });
    expectRefusal({ status: answer.statusCode, body: answer.json() }, 400, 'INVALID_PAYLOAD');
  });
});

describe('A list entry with a single value', () => {
  it.each([
    ['locations', { location: 'Hamburg', radius: 50, raduis: 25 }, 'locations.0.raduis'],
    [
      'languages',
      { label: 'German', value: 'german', code: 'de', proficiency: 'native', level: 'C2' },
      'languages.0.level',
    ],
  ])('in %s is refused by the name of an unknown field', async (name, entry, field) => {
    const organization = await createOrganization(product);
    const talent = await createTalent(product, organization);
    const own = itemsOf(product, await createOwner(product, organization, talent.id));
    expectRefusal(await own.post('job_preferences', { [name]: [entry] }), 403, 'FORBIDDEN', { field });
  });
});

describe('A field name with a meaning in JavaScript', () => {
  it.each(['__proto__', 'constructor'])('is refused in a body: %s', async (name) => {
    const { headers } = await createUser(product, { organization: await createOrganization(product) });
    const payload = `{"talents":[],"add":[],"remove":[],"${name}":{"prototype":{}}}`;
    const answer = await product.app.inject({
      method: 'POST',
      url: '/api/talents/tag',
      headers: { ...headers, 'content-type': 'application/json' },
      payload,
    });
    expectRefusal({ status: answer.statusCode, body: answer.json() }, 400, 'INVALID_PAYLOAD', {
      reason: expect.stringContaining(name),
    });
  });
});
