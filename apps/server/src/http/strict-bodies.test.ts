import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { DeclaredRoute } from '#http/access.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import type { Matrix } from '#testing/matrix-world.ts';
import { createMatrix, request } from '#testing/matrix-world.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();
let matrix: Matrix;

beforeAll(async () => {
  matrix = await createMatrix(product);
});

const UNKNOWN = 'no_such_field';
const KEY = '01890000-0000-7000-8000-000000000000';

/** The part of JSON Schema that bodies use. */
interface Schema {
  readonly type?: string;
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly propertyNames?: Schema;
}

/** A value that the schema may take; only what tells the variants of a union apart must fit. */
function sampleOf(schema: Schema): unknown {
  const variant = schema.anyOf?.[0] ?? schema.oneOf?.[0];
  if (variant !== undefined) return sampleOf(variant);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.properties !== undefined) return requiredOf(schema);
  if (schema.type === 'array') return schema.items === undefined ? [] : [sampleOf(schema.items)];
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  if (schema.type === 'boolean') return true;
  return schema.format === 'uuid' ? KEY : 'sample';
}

function requiredOf({ properties = {}, required = [] }: Schema): Record<string, unknown> {
  return Object.fromEntries(required.map((name) => [name, sampleOf(properties[name] ?? {})]));
}

interface Level {
  /** The path of the field that is not known. */
  readonly path: string;
  /** The object says that it takes further fields. */
  readonly isOpen: boolean;
  readonly body: unknown;
}

/** A body with an unknown field for every object in the schema, in lists and variants too. */
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
  const given = requiredOf(schema);
  const below = Object.entries(schema.properties).flatMap(([name, property]) =>
    listLevels(property, [...path, name], (value) => wrap({ ...given, [name]: value })),
  );
  return [
    {
      path: [...path, UNKNOWN].join('.'),
      isOpen: typeof values === 'object',
      body: wrap({ ...given, [UNKNOWN]: 1 }),
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

const WITH_BODY = ['POST', 'PUT', 'PATCH'];
const nameOf = ({ method, url }: DeclaredRoute) => `${method} ${url}`;
const ownRoutes = () =>
  product.app.declaredRoutes.filter(({ url }) => url.startsWith('/api/') && !url.includes(':collection'));

/** What the callers are answered who come so far; the last refusal when none does. */
async function findAnswer({ method, url }: DeclaredRoute, { body, path }: Level): Promise<string> {
  const address = url.replaceAll(/:\w+/g, KEY);
  let last = '';
  for (const caller of matrix.principals) {
    const { status, text } = await request(product, caller, { method, url: address, payload: body });
    const isNamed = status === 403 && text.includes(`"field":"${path}"`) && text.includes(`\\"${path}\\"`);
    if (isNamed) return 'named';
    last = `${status} ${text}`;
  }
  return last;
}

/** Objects that refuse an unknown field with an error of their own. */
const OWN_ERRORS: Readonly<Record<string, string>> = {
  [`POST /api/role-assistant/analyse answers.statements.${UNKNOWN}`]: 'role.statement_unknown',
};

describe('A body', () => {
  it('of every route is refused by the name of an unknown field, at each level', async () => {
    const wrong: string[] = [];
    let refused = 0;
    for (const route of ownRoutes()) {
      for (const level of levelsOf(route).filter(({ isOpen }) => !isOpen)) {
        const name = `${nameOf(route)} ${level.path}`;
        const answer = await findAnswer(route, level);
        const own = OWN_ERRORS[name];
        if (answer === 'named' || (own !== undefined && answer.includes(own))) refused += 1;
        else wrong.push(`${name}: ${answer}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(refused).toBeGreaterThan(150);
  });

  it('takes further fields only where the browser decides them', () => {
    const open = ownRoutes().flatMap((route) =>
      levelsOf(route)
        .filter(({ isOpen }) => isOpen)
        .map(({ path }) => `${nameOf(route)} ${path}`),
    );
    expect(open.toSorted()).toEqual([
      `POST /api/auth/passkeys credential.${UNKNOWN}`,
      `POST /api/auth/passkeys credential.response.${UNKNOWN}`,
      `POST /api/auth/passkeys/login credential.${UNKNOWN}`,
      `POST /api/auth/passkeys/login credential.response.${UNKNOWN}`,
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
            message: 'Dafür fehlt dir die Berechtigung.',
            extensions: {
              code: 'FORBIDDEN',
              reason: 'the body has fields that are not known here: "talents.1.asessment"',
              field: 'talents.1.asessment',
            },
          },
        ],
      },
    ]);
    const invited = await product.deps.db.platform.read((db) =>
      db.selectFrom('talents').select('id').where('organization_id', '=', organization.id).execute(),
    );
    expect(invited).toEqual([]);
  });
});
