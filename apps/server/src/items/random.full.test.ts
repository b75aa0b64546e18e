import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { COLLECTIONS } from '#collections.ts';
import { openItems } from '#items/context.ts';
import { createRegistry } from '#items/declare/collection.ts';
import { readRecords } from '#items/read/records.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import type { ApiResponse } from '#testing/items.ts';
import { administratorOf, itemsOf } from '#testing/items.ts';
import { groupPlainly } from '#testing/plain-groups.ts';
import type { World } from '#testing/plain-reading.ts';
import { cut, findRows, readPlainly } from '#testing/plain-reading.ts';
import { useProduct } from '#testing/product.ts';
import { groupQueries, listQueries } from '#testing/random-queries.ts';
import { storeRandomWorld } from '#testing/random-world.ts';
import { shareOf } from '#testing/effort.ts';
import type { GroupQuery, ListQuery } from '#testing/written-queries.ts';
import { toAddress, wrapQuery, writeGroupQuery, writeListQuery } from '#testing/written-queries.ts';

// Sends the same query to the server and to a reference implementation on the rows in memory, and compares the whole
// responses. The server gets it as a URL, where the second request uses the cached plan, once more in an equivalent
// form, and once with declarations without hints.

/** Concurrent queries. */
const AT_ONCE = 10;
const LISTS = AT_ONCE * shareOf(50);
const GROUPS = AT_ONCE * shareOf(16);
const TIMEOUT_MS = 300_000;

const product = useProduct();
let items: ReturnType<typeof itemsOf>;
let world: World;
let keys: Record<string, string[]>;
let actor: Actor;
const PLAIN = createRegistry([...COLLECTIONS.values()]);

beforeAll(async () => {
  const organization = await createOrganization(product);
  const user = await createUser(product, { organization });
  items = itemsOf(product, user);
  actor = administratorOf(user, organization);
  world = await storeRandomWorld(product, organization, await createOrganization(product));
  keys = Object.fromEntries(
    Object.entries(world).map(([name, { rows }]) => [name, rows.slice(0, 4).map(({ id }) => id)]),
  );
});

/** Runs a property over a number of queries; fast-check prints seed and query of the first difference. */
async function compare<Query>(
  questions: fc.Arbitrary<Query>,
  count: number,
  check: (query: Query) => Promise<void>,
) {
  const many = fc.array(questions, { minLength: AT_ONCE, maxLength: AT_ONCE });
  const property = fc.asyncProperty(many, async (queries) => {
    await Promise.all(queries.map(check));
  });
  await fc.assert(property, { numRuns: count / AT_ONCE });
}

/** The response of the same declarations without hints. */
async function withoutHints(name: string, query: object): Promise<{ body: ApiResponse['body'] }> {
  const base = { deps: product.deps, registry: PLAIN };
  const context = openItems(base, actor, { collection: name, action: 'read' });
  const answer = await readRecords(context, query);
  const text = typeof answer === 'string' ? answer : (await answer.toArray()).join('');
  return { body: JSON.parse(text) };
}

/** Requests by URL twice, once as a body with an equivalent filter, and once without hints. */
async function answersTo(
  name: string,
  parameters: Parameters<typeof wrapQuery>[0],
): Promise<{ body: ApiResponse['body'] }[]> {
  const address = `${name}?${toAddress(parameters)}`;
  const first = await items.get(address);
  return [
    first,
    await items.get(address),
    await items.search(name, wrapQuery(parameters)),
    await withoutHints(name, parameters),
  ];
}

async function checkList(query: ListQuery): Promise<void> {
  const at = { world, name: query.name };
  const rows = world[query.name]?.rows ?? [];
  const parameters = writeListQuery(query);
  const expectedBody = {
    ...(query.isCounted
      ? { meta: { total_count: rows.length, filter_count: findRows(at, rows, query.criteria).length } }
      : {}),
    data: readPlainly(at, query.criteria, query.selection),
  };
  for (const answer of await answersTo(query.name, parameters)) {
    expect(answer.body, JSON.stringify(parameters)).toEqual(expectedBody);
  }
}

/** The number of digits of averages depends on the database. */
function roundAverages(records: readonly Record<string, unknown>[]): unknown {
  return records.map((record) => ({
    ...record,
    ...Object.fromEntries(
      Object.entries(record)
        .filter(([name]) => name.startsWith('avg'))
        .map(([name, values]) => [
          name,
          Object.fromEntries(
            Object.entries(values as object).map(([field, value]) => [
              field,
              value === null ? null : Number(value).toFixed(6),
            ]),
          ),
        ]),
    ),
  }));
}

async function checkGroups(query: GroupQuery): Promise<void> {
  const at = { world, name: query.name };
  const rows = findRows(at, world[query.name]?.rows ?? [], query.criteria);
  const groups = groupPlainly(rows, query);
  const expectedGroups = query.groupBy.length === 0 ? groups : cut(groups, query.criteria);
  const parameters = writeGroupQuery(query);
  for (const answer of await answersTo(query.name, parameters)) {
    expect(roundAverages(answer.body.data ?? [answer.body]), JSON.stringify(parameters)).toEqual(
      roundAverages(expectedGroups),
    );
  }
}

describe('any query', () => {
  it(`of a list equals the reference implementation, ${LISTS} times`, { timeout: TIMEOUT_MS }, async () => {
    await compare(listQueries(keys), LISTS, checkList);
  });

  it(`of groups equals the reference implementation, ${GROUPS} times`, { timeout: TIMEOUT_MS }, async () => {
    await compare(groupQueries(keys), GROUPS, checkGroups);
  });
});
