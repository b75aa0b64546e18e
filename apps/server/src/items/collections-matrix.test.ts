import type { UserRole } from '@quint/domain/workspace/actor.ts';
import { NOT_ALLOWED } from '@quint/domain/workspace/actor.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { COLLECTIONS } from '#collections.ts';
import { newId } from '#database/ids.ts';
import type { Matrix, Principal, Refusal, Reply } from '#testing/matrix-world.ts';
import { createMatrix, refusalOf, request } from '#testing/matrix-world.ts';
import { useProduct } from '#testing/product.ts';
import type { Collection } from '#items/declare/collection.ts';
import type { Action, FieldDescription } from '#api-docs/describe-collections.ts';
import { describeCollection } from '#api-docs/describe-collections.ts';
import { sample } from '#testing/effort.ts';

const product = useProduct();
let matrix: Matrix;
/** Keys of rows of another workspace. */
let foreignIds: RegExp;

beforeAll(async () => {
  matrix = await createMatrix(product);
  const ids = [matrix.foreign, matrix.frozenWorld].flatMap(({ rows, own, organization }) => [
    ...[...rows.values()].filter((row) => row.organization_id === organization.id).map(({ id }) => id),
    own.id,
    organization.id,
  ]);
  foreignIds = new RegExp(ids.filter((id) => typeof id === 'string').join('|'));
});

/** The expected error of an action by the declaration; undefined allows. */
function expectedRefusal(
  { access }: Collection,
  action: Action,
  { actor, lacksFactor }: Principal,
): Refusal | undefined {
  if (lacksFactor === true) return { status: 403, code: 'second_factor.missing' };
  if (actor === undefined) return { status: 403, code: 'FORBIDDEN' };
  return refusalOf(access[action]?.(actor) ?? NOT_ALLOWED);
}

function ask(principal: Principal, method: string, path: string, payload?: unknown): Promise<Reply> {
  return request(product, principal, {
    method,
    url: `/api/items/${path}`,
    ...(payload === undefined ? {} : { payload }),
  });
}

/** The key of the row seeded for a collection in the workspace of a principal. */
function seededId(collection: Collection, world: Matrix['home']): string | undefined {
  const id = world.rows.get(collection.table)?.id;
  return typeof id === 'string' ? id : undefined;
}

function worldOf({ actor }: Principal): Matrix['home'] {
  const worlds = [matrix.foreign, matrix.frozenWorld];
  return worlds.find(({ organization }) => organization.id === actor?.organizationId) ?? matrix.home;
}

/** A key of a row outside the principal's workspace. */
function foreignIdFor(collection: Collection, principal: Principal): string | undefined {
  if (collection.rows?.tenancy === 'none') return undefined;
  return seededId(collection, worldOf(principal) === matrix.foreign ? matrix.home : matrix.foreign);
}

function isPlatform(collection: Collection, { actor }: Principal): boolean {
  return actor !== undefined && collection.rows?.platform?.(actor) === true;
}

/** Runs a check for every collection and a share of the principals and lists all failures. */
async function listWrong(
  check: (collection: Collection, principal: Principal) => Promise<string | undefined>,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const collection of COLLECTIONS.values()) {
    const checks = sample(matrix.principals).map(async (principal) => {
      const problem = await check(collection, principal);
      if (problem !== undefined) wrong.push(`${principal.name} on ${collection.name}: ${problem}`);
    });
    await Promise.all(checks);
  }
  return wrong.toSorted();
}

const lists = new Map<string, Promise<Reply>>();

/** The list of a principal; requested once, as no test here changes a record. */
function listOf(collection: Collection, principal: Principal): Promise<Reply> {
  const key = `${collection.name} ${principal.name}`;
  const list = lists.get(key) ?? ask(principal, 'GET', `${collection.name}?limit=-1`);
  lists.set(key, list);
  return list;
}

function compare(reply: Reply, refusal: Refusal): string | undefined {
  const isSame = reply.status === refusal.status && reply.code === refusal.code;
  return isSame
    ? undefined
    : `answers ${reply.status} ${reply.code} in place of ${refusal.status} ${refusal.code}`;
}

/** Keys of the records of a list; none for a refusal. */
function idsOf(list: Reply): unknown[] {
  const { data } = JSON.parse(list.text) as { data?: { id?: unknown }[] };
  return (data ?? []).map(({ id }) => id);
}

function readableNames(collection: Collection, role: UserRole): Set<string> {
  const fields = describeCollection(collection).fields.filter(({ readableBy }) => readableBy.includes(role));
  return new Set(fields.map(({ path }) => path.split('.')[0] ?? ''));
}

describe('every collection, called by every principal', () => {
  it('returns only permitted rows and declared fields in lists', async () => {
    const wrong = await listWrong(async (collection, principal) => {
      const reply = await listOf(collection, principal);
      const refusal = expectedRefusal(collection, 'read', principal);
      if (refusal !== undefined) return compare(reply, refusal);
      if (reply.status !== 200) return `list answers ${reply.status} ${reply.code}`;
      const { data } = JSON.parse(reply.text) as { data: Record<string, unknown>[] };
      const names = readableNames(collection, principal.actor?.userRole ?? 'ORG_USER');
      const strange = Object.keys(data[0] ?? {}).filter((name) => !names.has(name));
      if (strange.length > 0) return `shows ${strange.join(', ')}`;
      if (isPlatform(collection, principal)) return undefined;
      const deep = await ask(principal, 'GET', `${collection.name}?limit=-1&fields=*.*`);
      if (deep.status !== 200) return `list with relations answers ${deep.status} ${deep.code}`;
      const home = worldOf(principal);
      if (home !== matrix.home) return undefined;
      const leak = foreignIds.exec(reply.text + deep.text);
      return leak === null ? undefined : `shows ${leak[0]} of another workspace`;
    });
    expect(wrong).toEqual([]);
  });

  it('shows administrators the existing row, and other talents nothing of a talent', async () => {
    const wrong = await listWrong(async (collection, principal) => {
      const id = seededId(collection, worldOf(principal));
      if (id === undefined || expectedRefusal(collection, 'read', principal) !== undefined) return undefined;
      const isThere = idsOf(await listOf(collection, principal)).includes(id);
      const isScoped =
        principal.actor !== undefined && collection.rows?.scope?.(principal.actor) !== undefined;
      if (!isScoped) return isThere ? undefined : 'does not see the row that is there';
      const others = ['ORG_USER other', 'HIRING_MANAGER with a talent'];
      const isOthers = isThere && others.includes(principal.name);
      return isOthers ? 'sees the row of another talent' : undefined;
    });
    expect(wrong).toEqual([]);
  });

  it('reads one record like its list, and responds identically to another workspace’s and an unknown key', async () => {
    const wrong = await listWrong(async (collection, principal) => {
      const unknownReply = await ask(principal, 'GET', `${collection.name}/${newId()}`);
      const refusal = expectedRefusal(collection, 'read', principal);
      const problem = compare(unknownReply, refusal ?? { status: 403, code: 'FORBIDDEN' });
      if (problem !== undefined || refusal !== undefined) return problem;
      const foreign = foreignIdFor(collection, principal);
      if (foreign !== undefined && !isPlatform(collection, principal)) {
        const reply = await ask(principal, 'GET', `${collection.name}/${foreign}`);
        if (reply.bytes !== unknownReply.bytes) return 'tells a foreign key from an unknown one';
      }
      const own = seededId(collection, worldOf(principal));
      if (own === undefined) return undefined;
      const list = await listOf(collection, principal);
      const record = await ask(principal, 'GET', `${collection.name}/${own}`);
      const isListed = idsOf(list).includes(own);
      if (isListed)
        return record.status === 200 ? undefined : `answers ${record.status} for a record of its list`;
      return record.bytes === unknownReply.bytes ? undefined : 'tells a hidden record from an unknown one';
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['POST', 'create'],
    ['PATCH', 'update'],
    ['DELETE', 'delete'],
  ] as const)('lets only those %s who may %s, and nobody a foreign record', async (method, action) => {
    const wrong = await listWrong(async (collection, principal) => {
      // Some collections reject an empty change before they read the record.
      const change = collection.writes?.missingFailures === undefined ? {} : { language: 'EN' };
      const payload = method === 'DELETE' ? undefined : change;
      const refusal = expectedRefusal(collection, action, principal);
      const path = method === 'POST' ? collection.name : `${collection.name}/${newId()}`;
      const reply = await ask(principal, method, path, payload);
      if (refusal !== undefined) return compare(reply, refusal);
      if (method === 'POST')
        return [200, 400].includes(reply.status) ? undefined : `answers ${reply.status} ${reply.code}`;
      const problem = compare(reply, { status: 403, code: 'FORBIDDEN' });
      const foreign = foreignIdFor(collection, principal);
      if (problem !== undefined || foreign === undefined || isPlatform(collection, principal)) return problem;
      const there = await ask(principal, method, `${collection.name}/${foreign}`, payload);
      return there.bytes === reply.bytes ? undefined : 'tells a foreign key from an unknown one';
    });
    expect(wrong).toEqual([]);
  });
});

/** A record that sets one field and nothing else. */
function payloadFor({ path }: FieldDescription): object {
  return path.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), null) as object;
}

describe('every field of every collection', () => {
  interface At {
    readonly collection: Collection;
    readonly principal: Principal;
    readonly role: UserRole;
    readonly field: FieldDescription;
  }

  /** Administrators of the platform differ from those of a workspace only if the declaration says so. */
  function peopleOf(collection: Collection): Principal[] {
    const names = [
      'ORG_USER own',
      'ORG_ADMIN',
      'WORKS_COUNCIL',
      'HIRING_MANAGER',
      'HIRING_MANAGER with a talent',
      ...(collection.rows?.platform === undefined ? [] : ['APP_ADMIN']),
    ];
    return matrix.principals.filter(({ name }) => names.includes(name));
  }

  async function listWrongFields(check: (at: At) => Promise<boolean>): Promise<string[]> {
    const wrong: string[] = [];
    for (const collection of sample([...COLLECTIONS.values()])) {
      const { fields } = describeCollection(collection);
      const checks = peopleOf(collection).map(async (principal) => {
        const role = principal.actor?.userRole ?? 'ORG_USER';
        for (const field of fields) {
          const isRight = await check({ collection, principal, role, field });
          if (!isRight) wrong.push(`${principal.name} ${collection.name}.${field.path}`);
        }
      });
      await Promise.all(checks);
    }
    return wrong.toSorted();
  }

  const isNamed = (reply: Reply, path: string) =>
    reply.status === 403 && reply.code === 'FORBIDDEN' && reply.text.includes(`"field":"${path}"`);

  it('is rejected by name for those who may not read it', async () => {
    const wrong = await listWrongFields(async ({ collection, principal, role, field }) => {
      if (field.readableBy.includes(role) || expectedRefusal(collection, 'read', principal) !== undefined)
        return true;
      const reply = await ask(principal, 'GET', `${collection.name}?limit=1&fields=${field.path}`);
      const filter = await ask(principal, 'GET', `${collection.name}?limit=1&sort=${field.path}`);
      const name = field.path.split('.')[0] ?? '';
      return [reply, filter].every((answer) => isNamed(answer, name) || isNamed(answer, field.path));
    });
    expect(wrong).toEqual([]);
  });

  it('is rejected by name for those who may not write it', async () => {
    const wrong = await listWrongFields(async ({ collection, principal, role, field }) => {
      const id = seededId(collection, matrix.home) ?? newId();
      const updates =
        expectedRefusal(collection, 'update', principal) === undefined && !field.changeableBy.includes(role);
      const creates =
        expectedRefusal(collection, 'create', principal) === undefined && !field.creatableBy.includes(role);
      const replies = [
        ...(updates ? [await ask(principal, 'PATCH', `${collection.name}/${id}`, payloadFor(field))] : []),
        ...(creates ? [await ask(principal, 'POST', collection.name, payloadFor(field))] : []),
      ];
      // The preparation of a collection runs before its fields are checked, and may reject the write itself.
      const isRefused = ({ status }: Reply) =>
        collection.writes?.beforeWrite !== undefined && status >= 400 && status < 500;
      return replies.every((reply) => isNamed(reply, field.path) || isRefused(reply));
    });
    expect(wrong).toEqual([]);
  });
});
