import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { COLLECTIONS } from '#collections.ts';
import { openItems } from '#items/context.ts';
import type { Collection, Registry } from '#items/declare/collection.ts';
import { createRegistry } from '#items/declare/collection.ts';
import { createFrom, updateOne } from '#items/write/requests.ts';
import type { TestOrganization } from '#testing/factories.ts';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { administratorOf, statementsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { shareOf } from '#testing/effort.ts';

// The same writes in one message, and step by step in a transaction: rows and responses must be equal.

const WRITES = shareOf(40);
/** Values that are unique per record, and times. */
const OWN = new Set(['id', 'date', 'date_created', 'date_recruiting', 'date_updated', 'date_deleted']);

/** A collection whose writes must read something, so that they run step by step. */
function withInvariant(collection: Collection): Collection {
  const invariant = collection.writes?.invariant ?? { concerns: () => true, check: () => Promise.resolve() };
  return { ...collection, writes: { ...collection.writes, invariant } };
}

const product = useProduct();
const AT_ONCE = createRegistry([...COLLECTIONS.values()]);
const STEP_BY_STEP = createRegistry([...COLLECTIONS.values()].map(withInvariant));
let actor: Actor;
let organization: TestOrganization;

beforeAll(async () => {
  organization = await createOrganization(product);
  const user = await createUser(product, { organization });
  actor = administratorOf(user, organization);
});

const text = fc.constantFrom(undefined, null, '', ' a ', 'Ä"\\', 'x'.repeat(300), 7, 'a\0b', '{"a":1}');
const role = fc.record(
  {
    name: text,
    purpose: text,
    description: text,
    draft_state: fc.constantFrom('draft', null, 'no'),
    attributes: fc.record({
      O: fc.record({ min: fc.constantFrom(1, 5, 9, 10), max: fc.constantFrom(5, 9) }),
    }),
    date_deleted: fc.constant('2024-01-01T00:00:00Z'),
    unknown: fc.constant(1),
  },
  { requiredKeys: [] },
);
const talent = fc.record(
  {
    first_name: text,
    last_name: fc.constantFrom('Bee', '*****', '', null),
    status: fc.constantFrom('APPLICANT', 'EMPLOYEE', 'NONE'),
    tags: fc.constantFrom([], ['a', 'b'], null, 'a'),
    gender_custom: text,
    is_directly_invited: fc.boolean(),
  },
  { requiredKeys: [] },
);

/** The fields that both ways of writing must agree on, including those of related records. */
function comparable(answer: string): unknown {
  return JSON.parse(answer, (name, value: unknown) => (OWN.has(name) ? undefined : value)).data;
}

async function outcome(work: () => Promise<string>): Promise<{ id: string; result: unknown }> {
  try {
    const answer = await work();
    return { id: JSON.parse(answer).data.id, result: comparable(answer) };
  } catch (error) {
    const { code, details } = error as { code?: string; details?: unknown };
    if (code === undefined) throw error;
    return { id: '', result: { code, details } };
  }
}

function open(registry: Registry, collection: string, action: 'create' | 'update') {
  return openItems({ deps: product.deps, registry }, actor, { collection, action });
}

/** The stored rows of a record in a table. */
function storedIn(table: string, id: string) {
  return product.deps.db.platform.query({
    sql: `select to_jsonb(t) - array['id', 'email', 'words', 'email_changed_at', 'date_created', 'date_recruiting', 'date_updated', 'date_deleted'], t.date_updated is null from ${table} t where id = $1`,
    values: [id],
  });
}

/** Creates a role and changes it; returns both responses, and the stored rows. */
async function writeRole(registry: Registry, first: object, second: object) {
  const createContext = open(registry, 'roles', 'create');
  const creation = await outcome(() => createFrom(createContext, { name: 'Named', ...first }, {}));
  const { id } =
    creation.id === '' ? await outcome(() => createFrom(createContext, { name: 'Named' }, {})) : creation;
  const body = second;
  const update = await outcome(() =>
    updateOne(open(registry, 'roles', 'update'), id, { body, parameters: {} }),
  );
  return { created: creation.result, changed: update.result, stored: await storedIn('roles', id) };
}

/** Changes a talent, masked or not. */
async function writeTalent(registry: Registry, body: object, isDirect: boolean) {
  const { id } = await createTalent(product, organization, {
    first_name: 'Ada',
    last_name: 'Mask',
    is_directly_invited: isDirect,
  });
  const fields = 'first_name,last_name,status,tags,gender_custom,isMasked';
  const change = { body, parameters: { fields } };
  const update = await outcome(() => updateOne(open(registry, 'talents', 'update'), id, change));
  return { changed: update.result, stored: await storedIn('talents', id) };
}

describe('a write', () => {
  it(`has the same rows and responses in one message as step by step, ${WRITES} times`, async () => {
    const roles = fc.asyncProperty(role, role, async (first, second) => {
      expect(await writeRole(STEP_BY_STEP, first, second)).toEqual(await writeRole(AT_ONCE, first, second));
    });
    await fc.assert(roles, { numRuns: WRITES });
    const talents = fc.asyncProperty(talent, fc.boolean(), async (body, isDirect) => {
      expect(await writeTalent(STEP_BY_STEP, body, isDirect)).toEqual(
        await writeTalent(AT_ONCE, body, isDirect),
      );
    });
    await fc.assert(talents, { numRuns: WRITES });
  });

  it('is one message unless something must be read, and otherwise a transaction', async () => {
    const transactions = vi.spyOn(product.deps.db, 'write');
    const write = (registry: Registry) => () =>
      createFrom(open(registry, 'roles', 'create'), { name: 'Baker' }, {});
    const statements = await statementsOf(write(AT_ONCE));
    expect(statements.map((each) => each.slice(0, 6))).toEqual(['insert', 'select']);
    expect(transactions).not.toHaveBeenCalled();
    await write(STEP_BY_STEP)();
    expect(transactions).toHaveBeenCalledOnce();
    transactions.mockRestore();
  });
});
