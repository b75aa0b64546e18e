import type { Actor, UserRole } from '@quint/domain/workspace/actor.ts';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { COLLECTIONS } from '#collections.ts';
import { newId } from '#database/ids.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { seedEveryTable } from '#testing/every-table.ts';
import { itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import type { ColumnType, Field, Fields } from '#items/declare/collection.ts';
import { isReadable } from '#items/ask/selection.ts';
import { sample } from '#testing/effort.ts';

// Reads every field of every collection, with every form of the grammar, as each kind of user. The SQL of all
// declarations runs here.

const product = useProduct();
const PEOPLE: readonly UserRole[] = ['APP_ADMIN', 'ORG_ADMIN', 'ORG_USER'];
const desks = new Map<UserRole, ReturnType<typeof itemsOf>>();
const MOST_CONDITIONS = 60;
const MOST_KEYS = 20;

beforeAll(async () => {
  const organization = await createOrganization(product);
  const client = new pg.Client({ connectionString: product.deps.config.databaseUrl });
  await client.connect();
  await seedEveryTable(client, { existingRows: { organizations: { id: organization.id } } });
  await client.end();
  for (const userRole of PEOPLE) {
    desks.set(userRole, itemsOf(product, await createUser(product, { organization, userRole })));
  }
});

interface NamedColumn {
  readonly path: readonly string[];
  readonly type: ColumnType;
  readonly sortable: boolean;
  readonly filterable: boolean;
}

/** The plain values of a record that a user may read, those of groups by their path. */
function columnsOf(
  fields: Fields,
  actor: Pick<Actor, 'userRole'>,
  prefix: readonly string[] = [],
): NamedColumn[] {
  return Object.entries(fields).flatMap(([name, field]): NamedColumn[] => {
    const path = [...prefix, name];
    if (!isReadable(field, actor as Actor)) return [];
    if (field.kind === 'group') return columnsOf(field.fields, actor, path);
    if (field.kind === 'one') return [{ path, type: 'uuid', sortable: true, filterable: true }];
    if (field.kind !== 'column') return [];
    const sortable = field.sort ?? !LISTS.includes(field.type);
    return [{ path, type: field.type, sortable, filterable: field.filter !== false }];
  });
}

const SAMPLES: Readonly<Record<ColumnType, readonly unknown[]>> = {
  uuid: [newId(), newId()],
  uuids: [newId(), newId()],
  text: ['a%_\\', "Ä'ß"],
  texts: ['a', 'b'],
  integer: [-1, '99999999999999999999'],
  bigint: [0, 1.5],
  boolean: [true, 'false'],
  timestamp: ['2024-02-29', '9999-12-31T23:59:59.999Z'],
  date: ['2024-02-29', '0001-01-01'],
  json: [1, 2],
};
const LISTS: readonly ColumnType[] = ['json', 'texts', 'uuids'];

/** One operator of each kind a type has. */
function operatorsOf(type: ColumnType): readonly string[] {
  if (type === 'json') return ['_null'];
  if (type === 'texts' || type === 'uuids') return ['_nempty', '_ncontains'];
  const order = type === 'boolean' ? [] : ['_lt', '_nbetween'];
  return ['_nempty', '_neq', '_in', ...order, ...(type === 'text' ? ['_icontains'] : [])];
}

function operandOf(operator: string, type: ColumnType): unknown {
  if (operator === '_null' || operator === '_nempty') return true;
  return operator === '_in' || operator === '_nbetween' ? SAMPLES[type] : SAMPLES[type][0];
}

function under(path: readonly string[], inner: unknown): object {
  return path.reduceRight<unknown>((below, name) => ({ [name]: below }), inner) as object;
}

function chunks<Value>(list: readonly Value[], size: number): Value[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}

/** The ways to read the plain values of a collection, as many per query as allowed. */
function plainQueries(columns: readonly NamedColumn[]): object[] {
  const conditions = columns
    .filter(({ filterable }) => filterable)
    .flatMap(({ path, type }) =>
      operatorsOf(type).map((operator) => under(path, { [operator]: operandOf(operator, type) })),
    );
  const sorts = columns.filter(({ sortable }) => sortable).map(({ path }) => path.join('.'));
  const top = columns.filter(({ path, filterable }) => path.length === 1 && filterable);
  const listNames = (types: readonly ColumnType[]) =>
    top.filter(({ type }) => types.includes(type)).map(({ path }) => path[0]);
  const numbers = listNames(['integer', 'bigint']);
  const sortableNames = listNames(['text', 'integer', 'bigint', 'timestamp', 'date']);
  const countableNames = listNames([
    'uuid',
    'text',
    'integer',
    'bigint',
    'boolean',
    'timestamp',
    'date',
    'texts',
  ]);
  const dateNames = listNames(['timestamp', 'date']);
  const calls = dateNames.flatMap((name) =>
    ['year', 'month', 'week', 'weekday'].map((part) => `${part}(${name})`),
  );
  return [
    { fields: columns.map(({ path }) => path.join('.')) },
    { search: 'ä%_\\' },
    ...chunks(conditions, MOST_CONDITIONS).map((some) => ({ filter: { _or: some }, fields: 'id' })),
    ...chunks(sorts, MOST_KEYS).map((sort) => ({ sort: sort.map((key) => `-${key}`), fields: 'id' })),
    ...chunks(countableNames, MOST_KEYS).map((groupBy) => ({
      groupBy,
      sort: groupBy,
      aggregate: { count: '*' },
    })),
    ...chunks(calls, MOST_KEYS).map((some) => ({
      fields: some,
      sort: some,
      filter: { [some[0] ?? '']: { _gt: 1 } },
    })),
    { aggregate: { count: countableNames, countDistinct: countableNames } },
    ...(sortableNames.length === 0 ? [] : [{ aggregate: { min: sortableNames, max: sortableNames } }]),
    ...(numbers.length === 0
      ? []
      : [{ aggregate: { sum: numbers, avg: numbers, sumDistinct: numbers, avgDistinct: numbers } }]),
  ];
}

/** The ways to read the related record of a relation. */
function relationQueries(name: string, field: Field): object[] {
  if (field.kind === 'column' || field.kind === 'group') return [];
  const existsFilter = { [name]: { id: { _nnull: true } } };
  const both = [
    { fields: [name, `${name}.id`, `${name}.*`] },
    { filter: { _or: [existsFilter, { [name]: { id: { _null: true } } }] }, fields: 'id' },
    { filter: { [name]: { _null: false } }, fields: 'id' },
  ];
  if (field.kind !== 'many') return [...both, { sort: [`-${name}.id`, name], fields: 'id' }];
  const deep = { [name]: { _filter: { id: { _nnull: true } }, _sort: ['-id'], _limit: 2, _page: 2 } };
  return [
    ...both,
    { filter: { [name]: { _some: {}, _none: { id: newId() } } }, fields: 'id' },
    {
      fields: [`count(${name})`, `${name}.id`],
      sort: `count(${name})`,
      filter: { [`count(${name})`]: { _gte: 0 } },
      deep,
    },
  ];
}

describe.each(PEOPLE)('every field, for %s', (userRole) => {
  const actor = { userRole };
  it.each(sample([...COLLECTIONS.keys()]))('%s', async (name) => {
    const context = desks.get(userRole);
    const collection = COLLECTIONS.get(name);
    if (context === undefined || collection === undefined)
      throw new Error('The context or the collection is missing');
    const first = await context.search(name, { fields: '*', limit: 2 });
    if (first.status !== 200) {
      // Refused to this user altogether; the feature's own tests check why.
      expect([first.status, first.body.errors[0].extensions.code]).toEqual([403, expect.any(String)]);
      return;
    }
    const relations = Object.entries(collection.fields).flatMap(([field, declaration]) =>
      relationQueries(field, declaration),
    );
    for (const query of plainQueries(columnsOf(collection.fields, actor))) {
      const answer = await context.search(name, query);
      expect({ query, status: answer.status, errors: answer.body.errors }).toEqual({ query, status: 200 });
    }
    for (const query of relations) {
      const answer = await context.search(name, query);
      const code = answer.body.errors?.[0].extensions.code;
      if (answer.status !== 403)
        expect({ query, status: answer.status, code }).toEqual({ query, status: 200 });
      else expect(['FORBIDDEN', 'workspace.feature_off', 'workspace.none_active']).toContain(code);
    }
  });
});
