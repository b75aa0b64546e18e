import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { COLLECTIONS } from '#collections.ts';
import { newId } from '#database/ids.ts';
import type { DeclaredRoute } from '#http/access.ts';
import { sample } from '#testing/effort.ts';

import { ERRORS } from '@quint/contract/base/errors.ts';
import { API_SCOPES, hasScope, includedScopes } from '@quint/domain/workspace/api-scopes.ts';
import { PASSWORD } from '#testing/factories.ts';
import type { Matrix, Principal, Refusal, Reply } from '#testing/matrix-world.ts';
import { createMatrix, createTokenPrincipal, refusalOf, request } from '#testing/matrix-world.ts';
import { readPolicies } from '#testing/policies-page.ts';
import { useProduct } from '#testing/product.ts';

const nameOf = ({ method, url }: DeclaredRoute) => `${method} ${url}`;

const product = useProduct();
const readPolicy = readPolicies();
let matrix: Matrix;

beforeAll(async () => {
  matrix = await createMatrix(product);
});

/** A route whose URL contains the id of a record. */
type NamingRoute = DeclaredRoute & { readonly names: NonNullable<DeclaredRoute['names']> };

/** Tables whose rows belong to one person: in the workspace, only that person and the administrators can read them. */
const OF_A_PERSON: readonly DeclaredRoute['names'][] = [
  'session_families',
  'passkeys',
  'users',
  'talents',
  'talents_results',
];

/** Members of that workspace whose rows are others. */
const OTHER_PEOPLE = ['ORG_USER other', 'HIRING_MANAGER with a talent'];

/** Who may read rows of their own workspace. */
const FINDERS = ['ORG_ADMIN', 'ORG_USER own', 'APP_ADMIN', 'survey'];

const routes = () => product.app.declaredRoutes.filter(({ url }) => url.startsWith('/api/'));
const namesRecord = ({ url }: DeclaredRoute) => url.includes('/:') && !url.includes('/:collection');

const SAMPLE_ID = '01890000-0000-7000-8000-000000000000';
const SAMPLE_DATE = '2024-01-01T00:00:00.000Z';

type Property = z.core.JSONSchema._JSONSchema | undefined;

function sampleOfObject(schema: z.core.JSONSchema.JSONSchema): object {
  const [variant] = schema.anyOf ?? [];
  if (variant !== undefined) return sampleOfObject(variant);
  const { properties = {}, required = [] } = schema;
  return Object.fromEntries(required.map((name) => [name, sampleOfProperty(properties[name])]));
}

function sampleOfProperty(property: Property): unknown {
  if (typeof property !== 'object') return PASSWORD;
  const { format, type, minimum = 0, enum: enumValues, const: word, items, anyOf = [] } = property;
  // For nullable fields, the other form.
  const form = anyOf.find((each) => typeof each === 'object' && each.type !== 'null');
  if (form !== undefined) return sampleOfProperty(form);
  if (word !== undefined) return word;
  if (type === 'integer') return minimum;
  if (type === 'boolean') return false;
  if (type === 'object') return sampleOfObject(property);
  if (type === 'array') {
    const isOfObjects = typeof items === 'object' && !Array.isArray(items) && items.type === 'object';
    return [isOfObjects ? sampleOfProperty(items) : SAMPLE_ID];
  }
  if (format === 'date-time') return SAMPLE_DATE;
  return format === 'uuid' ? SAMPLE_ID : (enumValues?.[0] ?? PASSWORD);
}

/**
 * A minimal body. Every text is the password, which most of these routes require; a closed list has its first value,
 * and a number its minimum.
 */
function sampleOf(body: unknown): unknown {
  return body instanceof z.ZodType ? sampleOfObject(z.toJSONSchema(body, { io: 'input' })) : undefined;
}

/** The required parameters of a query as they are read: coerced numbers have no type before that. */
function sampleQueryOf(query: unknown): string {
  if (!(query instanceof z.ZodType)) return '';
  const { required = [] } = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' });
  const { properties } = z.toJSONSchema(query, { io: 'output', unrepresentable: 'any' });
  const values = required.map((name) => [name, String(sampleOfProperty(properties?.[name]))]);
  return values.length === 0 ? '' : `?${new URLSearchParams(Object.fromEntries(values)).toString()}`;
}

/** The key of a further record in a path: the first one decides who may call it. */
function furtherKey(name: string): string {
  if (name === 'question') return '1';
  const tables: Readonly<Record<string, string>> = {
    userId: 'users',
    drawId: 'role_draws',
    noteId: 'talent_notes',
  };
  return String(matrix.home.rows.get(tables[name] ?? 'talents')?.id);
}

/** The route with a key in place of its record. */
function ask(route: DeclaredRoute, principal: Principal, id: string): Promise<Reply> {
  const { method, names, schema, needsProof } = route;
  const path = route.url
    .replace(':collection', 'roles')
    .replace(':of', names ?? '')
    .replace(/:\w+/, id)
    .replaceAll(/:(\w+)/g, (_part, name: string) => furtherKey(name));
  const url = path + (names === undefined ? '' : sampleQueryOf(schema.querystring));
  const empty = schema.body === undefined || method === 'DELETE' ? undefined : {};
  const body = names === undefined ? empty : sampleOf(schema.body);
  const payload = needsProof
    ? { ...(typeof body === 'object' ? body : undefined), password: PASSWORD }
    : body;
  return request(product, principal, { method, url, ...(payload === undefined ? {} : { payload }) });
}

/** The expected error of a route for a token; undefined allows. */
function refusalOfToken({ actor }: Principal, scopes: DeclaredRoute['tokenScopes']): Refusal | undefined {
  if (scopes === undefined) return { status: 403, code: 'token.not_here' };
  const answers = actor === undefined ? [] : scopes.map((scope) => refusalOf(hasScope(actor, scope)));
  return answers.find((answer) => answer !== undefined);
}

/** The expected error of a route for a principal, by its declaration; undefined allows. */
function expectedRefusal(
  { access, unauthenticatedCode, readsFrom, url, tokenScopes, withoutFactor }: DeclaredRoute,
  principal: Principal,
): Refusal | undefined {
  if (access.kind === 'public') return undefined;
  if (principal.lacksFactor === true && access.kind !== 'survey') {
    return withoutFactor === undefined ? { status: 403, code: 'second_factor.missing' } : undefined;
  }
  if (principal.isToken === true && access.kind !== 'survey') {
    const refusal = refusalOfToken(principal, tokenScopes);
    if (refusal !== undefined) return refusal;
  }
  if (access.kind === 'anybody') return undefined;
  if (access.kind === 'survey')
    return principal.hasSurvey ? undefined : { status: 401, code: 'survey.no_session' };
  if (access.kind === 'operator')
    return principal.actor?.userRole === 'APP_ADMIN' ? undefined : { status: 404, code: 'ROUTE_NOT_FOUND' };
  if (principal.actor === undefined)
    return { status: ERRORS[unauthenticatedCode].status, code: unauthenticatedCode };
  // Some records may be the principal's own, which are found where others are refused.
  const read = url.includes('/:') ? undefined : COLLECTIONS.get(readsFrom ?? '')?.access.read;
  if (read !== undefined) return refusalOf(read(principal.actor));
  return access.kind === 'ask' ? refusalOf(access.may(principal.actor)) : undefined;
}

function principal(name: string): Principal {
  const match = matrix.principals.find((candidate) => candidate.name === name);
  if (match === undefined) throw new Error(`There is no principal "${name}"`);
  return match;
}

function idOf(world: Matrix['home'], { names }: NamingRoute): string {
  return String(world.rows.get(names)?.id);
}

/** Runs a check on a share of the routes with a record and lists the failures. */
async function listWrong(check: (route: NamingRoute) => Promise<readonly string[]>): Promise<string[]> {
  const wrong: string[] = [];
  // Resetting a second factor deletes the passkeys of its account.
  const isReset = (route: DeclaredRoute) => Number(route.url.endsWith('/reset-two-factor'));
  const inOrder = routes()
    .filter(namesRecord)
    .toSorted((one, other) => isReset(one) - isReset(other));
  const checkedRoutes = new Set(sample(inOrder));
  for (const route of inOrder) {
    const { names } = route;
    if (names !== undefined && !checkedRoutes.has(route)) continue;
    const problems =
      names === undefined ? ['does not say which record it names'] : await check({ ...route, names });
    wrong.push(...problems.map((problem) => `${nameOf(route)}: ${problem}`));
  }
  return wrong;
}

describe('every route, called by every principal', () => {
  it('responds identically to keys of another workspace or person and unknown keys', async () => {
    const wrong = await listWrong(async (route) => {
      const problems: string[] = [];
      for (const caller of matrix.principals) {
        const isEverywhere = route.namesAnyWorkspace && caller.name === 'APP_ADMIN';
        if (isEverywhere || expectedRefusal(route, caller) !== undefined) continue;
        const isAway = !caller.hasSurvey && caller.actor?.organizationId !== matrix.home.organization.id;
        const isOther = OF_A_PERSON.includes(route.names) && OTHER_PEOPLE.includes(caller.name);
        const world = isAway || isOther ? matrix.home : matrix.foreign;
        const unknownReply = await ask(route, caller, newId());
        const there = await ask(route, caller, idOf(world, route));
        if (unknownReply.bytes !== there.bytes)
          problems.push(`tells ${caller.name} what is there: ${there.status} ${there.code}`);
      }
      return problems;
    });
    expect(wrong).toEqual([]);
  });

  it('finds existing records for those they belong to', async () => {
    const wrong = await listWrong(async (route) => {
      const answers: string[] = [];
      for (const caller of FINDERS.map(principal)) {
        const unknownReply = await ask(route, caller, newId());
        const there = await ask(route, caller, idOf(matrix.home, route));
        if (there.status < 500 && there.bytes !== unknownReply.bytes) return [];
        answers.push(`answers ${caller.name} with ${there.status} ${there.code}`);
      }
      return answers;
    });
    expect(wrong).toEqual([]);
  });

  // Last, as some of these requests end what the others need.
  it('allows and refuses as declared', async () => {
    // The seeded passkey is no key of a device: its owner could not add another one.
    const passkeyId = String(matrix.home.rows.get('passkeys')?.id);
    await product.deps.db.platform.write((db) =>
      db.deleteFrom('passkeys').where('id', '=', passkeyId).execute(),
    );
    const wrong: string[] = [];
    // Starting their own survey makes an administrator a talent, which allows them more routes.
    const changesWho = (route: DeclaredRoute) => nameOf(route) === 'POST /api/survey/own';
    const inOrder = [...routes()].toSorted(
      (one, other) => Number(changesWho(one)) - Number(changesWho(other)),
    );
    for (const route of inOrder) {
      for (const caller of matrix.principals) {
        const reply = await ask(route, caller, newId());
        const refusal = expectedRefusal(route, caller);
        const isRight =
          refusal === undefined
            ? reply.status < 500 && reply.code !== 'survey.no_session'
            : reply.status === refusal.status && reply.code === refusal.code;
        if (!isRight)
          wrong.push(`${nameOf(route)} answers ${caller.name} with ${reply.status} ${reply.code}`);
        const policy = readPolicy(route, caller);
        const declaredCode = refusal?.code ?? 'yes';
        if (policy !== undefined && declaredCode !== (policy === 'yes' ? policy : policy.code))
          wrong.push(`${nameOf(route)} declares ${declaredCode} to ${caller.name}, unlike docs/policies.md`);
      }
    }
    expect(wrong).toEqual([]);
  }, 120_000);

  it('does nothing without the declared reauthentication', async () => {
    const provedRoutes = routes().filter(({ needsProof }) => needsProof);
    expect(provedRoutes.length).toBeGreaterThan(10);
    const wrong: string[] = [];
    for (const route of provedRoutes) {
      const url = route.url.replace(/:\w+/, newId());
      const caller = principal(expectedRefusal(route, principal('ORG_ADMIN')) ? 'APP_ADMIN' : 'ORG_ADMIN');
      const answerTo = async (proof: object) => {
        const sample = sampleOf(route.schema.body);
        const body = { ...(typeof sample === 'object' ? sample : {}), ...proof };
        const { method } = route;
        return (await request(product, caller, { method, url, payload: body })).code;
      };
      const codes = [await answerTo({}), await answerTo({ otp: '123456' })];
      const isRight = codes.every((code) => code === 'proof.required');
      if (!isRight) wrong.push(`${nameOf(route)} answers ${caller.name} with ${codes.join(', ')}`);
    }
    expect(wrong).toEqual([]);
  });

  it('allows a token only with the declared scopes', async () => {
    const wrong: string[] = [];
    for (const route of routes()) {
      const scopes = route.tokenScopes ?? [];
      for (const missingScope of scopes) {
        const name = `token without ${missingScope}`;
        const others = API_SCOPES.filter((scope) => !includedScopes([scope]).has(missingScope));
        const caller = await createTokenPrincipal(product, matrix.home, { name, scopes: others });
        const { status, code } = await ask(route, caller, newId());
        if (status !== 403 || code !== 'token.scope_missing')
          wrong.push(`${nameOf(route)} answers a ${name} with ${status} ${code}`);
      }
      if (scopes.length === 0) continue;
      const caller = await createTokenPrincipal(product, matrix.home, { name: 'token', scopes });
      const { status, code } = await ask(route, caller, newId());
      if (status >= 500 || code?.startsWith('token.') === true)
        wrong.push(`${nameOf(route)} answers a token with its scopes with ${status} ${code}`);
    }
    expect(wrong).toEqual([]);
  });

  it('rejects an invalid token wherever a session is required', async () => {
    const forgedPrincipal: Principal = {
      name: 'forged',
      headers: { authorization: 'Bearer abc' },
      actor: undefined,
      hasSurvey: false,
    };
    const wrong: string[] = [];
    for (const route of routes()) {
      if (route.access.kind === 'public' || route.access.kind === 'survey') continue;
      const { status, code } = await ask(route, forgedPrincipal, newId());
      if (status !== 401 || code !== 'INVALID_CREDENTIALS')
        wrong.push(`${nameOf(route)} answers ${status} ${code}`);
    }
    expect(wrong).toEqual([]);
  });
});
