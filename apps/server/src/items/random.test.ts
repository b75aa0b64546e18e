import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';

// The same question twice: to the server, and to a plain reading of the rows in memory.

interface Talent {
  readonly id: string;
  readonly status: string;
}
interface Row {
  readonly id: string;
  readonly name: string;
  readonly purpose: string | null;
  readonly attributes: { readonly O: { readonly min: number; readonly max: number } };
  readonly date_created: string;
  readonly talents: readonly { readonly talents_id: Talent; readonly rejected: boolean }[];
}

const product = useProduct();
const TEXTS = ['ab', 'Ab', 'a%', 'a_b', 'b\\', '', null, '100%', 'x'];
const NAMES = ['aa', 'ab', 'b', 'ba', 'c', 'cab'];
const DATES = [
  '2024-01-01T00:00:00.000Z',
  '2024-01-01T00:00:00.001Z',
  '2024-06-30T23:59:59.999Z',
  '2025-01-01T12:00:00.000Z',
];
const STATUSES = ['APPLICANT', 'FAVOURITE', 'EMPLOYEE'];
let items: ReturnType<typeof itemsOf>;
let rows: readonly Row[];

function at<Value>(list: readonly Value[], index: number): Value {
  return list[index % list.length] as Value;
}

beforeAll(async () => {
  const organization = await createOrganization(product);
  items = itemsOf(product, await createUser(product, { organization }));
  const organization_id = organization.id;
  const talents = STATUSES.map((status, index) => ({
    organization_id,
    id: newId(),
    email: `t${index}@mail.example`,
    language: 'DE',
    status,
  }));
  const roles = Array.from({ length: 40 }, (_, index) => ({
    organization_id,
    id: newId(),
    name: at(NAMES, index),
    purpose: at(TEXTS, index * 7),
    o_min: 1 + (index % 5),
    o_max: 5 + (index % 3),
    date_created: at(DATES, index * 3),
  }));
  const links = roles.flatMap((role, index) =>
    talents
      .filter((_, bit) => ((index >> bit) & 1) === 1)
      .map((talent, bit) => ({
        organization_id,
        id: newId(),
        roles_id: role.id,
        talents_id: talent.id,
        rejected_at: (index + bit) % 3 === 0 ? new Date() : null,
      })),
  );
  await product.deps.db.platform.write(async (db) => {
    await db.insertInto('talents').values(talents).execute();
    await db.insertInto('roles').values(roles).execute();
    await db.insertInto('roles_talents').values(links).execute();
  });
  rows = await items.find('roles', {
    limit: -1,
    fields: [
      'id',
      'name',
      'purpose',
      'attributes.O.*',
      'date_created',
      'talents.rejected',
      'talents.talents_id.id',
      'talents.talents_id.status',
    ],
  });
});

type Value = string | number | boolean | null;
type Test = (actual: Value, operand: never) => boolean;

const present =
  (test: (actual: string, operand: string) => boolean): Test =>
  (actual, operand) =>
    actual !== null && test(String(actual), operand);
const ordered =
  (test: (order: number) => boolean): Test =>
  (actual, operand: Value) =>
    actual !== null && operand !== null && test(actual < operand ? -1 : actual > operand ? 1 : 0);

const TESTS: Readonly<Record<string, Test>> = {
  _eq: (actual, operand: Value) => actual === operand,
  _neq: (actual, operand: Value) =>
    operand === null ? actual !== null : actual !== null && actual !== operand,
  _in: (actual, operand: Value[]) => actual !== null && operand.includes(actual),
  _nin: (actual, operand: Value[]) => (actual === null ? operand.length === 0 : !operand.includes(actual)),
  _lt: ordered((order) => order < 0),
  _lte: ordered((order) => order <= 0),
  _gt: ordered((order) => order > 0),
  _gte: ordered((order) => order >= 0),
  _between: (actual, [low, high]: [Value, Value]) =>
    actual !== null && low !== null && high !== null && actual >= low && actual <= high,
  _null: (actual, operand: boolean) => (actual === null) === operand,
  _empty: (actual, operand: boolean) => (actual === null || actual === '') === operand,
  _contains: present((actual, operand) => actual.includes(operand)),
  _ncontains: present((actual, operand) => !actual.includes(operand)),
  _icontains: present((actual, operand) => actual.toLowerCase().includes(operand.toLowerCase())),
  _starts_with: present((actual, operand) => actual.startsWith(operand)),
  _nends_with: present((actual, operand) => !actual.endsWith(operand)),
  _iends_with: present((actual, operand) => actual.toLowerCase().endsWith(operand.toLowerCase())),
};

interface Condition {
  readonly path: readonly string[];
  readonly operator: string;
  readonly operand: unknown;
}
type Node =
  | { readonly kind: 'condition'; readonly condition: Condition }
  | { readonly kind: 'group'; readonly word: '_and' | '_or'; readonly nodes: readonly Node[] }
  | { readonly kind: 'links'; readonly word: '_some' | '_none'; readonly conditions: readonly Condition[] };

function conditionOn(
  path: readonly string[],
  operators: readonly string[],
  value: fc.Arbitrary<unknown>,
): fc.Arbitrary<Condition> {
  return fc.constantFrom(...operators).chain((operator) => {
    const operand =
      operator === '_in' || operator === '_nin'
        ? fc.array(value, { maxLength: 3 })
        : operator === '_between'
          ? fc.tuple(value, value)
          : operator === '_null' || operator === '_empty'
            ? fc.boolean()
            : value;
    return operand.map((given) => ({ path, operator, operand: given }));
  });
}

const EQUAL = ['_eq', '_neq', '_in', '_nin', '_null'];
const ORDER = ['_lt', '_lte', '_gt', '_gte', '_between'];
const LIKE = [
  '_contains',
  '_ncontains',
  '_icontains',
  '_starts_with',
  '_nends_with',
  '_iends_with',
  '_empty',
];
const condition = fc.oneof(
  conditionOn(['name'], [...EQUAL, ...ORDER, ...LIKE], fc.constantFrom(...NAMES)),
  conditionOn(
    ['purpose'],
    [...EQUAL, ...LIKE],
    fc.constantFrom(...TEXTS.filter((text) => text !== null), '%', '_', '\\', 'B'),
  ),
  conditionOn(['attributes', 'O', 'min'], [...EQUAL, ...ORDER], fc.integer({ min: 0, max: 10 })),
  conditionOn(['date_created'], [...EQUAL, ...ORDER], fc.constantFrom(...DATES)),
);
const linkCondition = fc.oneof(
  conditionOn(
    ['talents_id', 'status'],
    ['_eq', '_neq', '_in', '_nin', '_contains'],
    fc.constantFrom(...STATUSES),
  ),
  conditionOn(['rejected'], ['_eq', '_neq'], fc.boolean()),
);
const node: fc.Arbitrary<Node> = fc.letrec<{ node: Node }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    condition.map((given) => ({ kind: 'condition' as const, condition: given })),
    fc.record({
      kind: fc.constant('links' as const),
      word: fc.constantFrom('_some' as const, '_none' as const),
      conditions: fc.array(linkCondition, { minLength: 1, maxLength: 2 }),
    }),
    fc.record({
      kind: fc.constant('group' as const),
      word: fc.constantFrom('_and' as const, '_or' as const),
      nodes: fc.array(tie('node'), { minLength: 1, maxLength: 3 }),
    }),
  ),
})).node;

function written({ path, operator, operand }: Condition): object {
  return path.reduceRight<object>((inner, name) => ({ [name]: inner }), { [operator]: operand });
}
function toFilter(given: Node): object {
  if (given.kind === 'condition') return written(given.condition);
  if (given.kind === 'group') return { [given.word]: given.nodes.map(toFilter) };
  return { talents: { [given.word]: { _and: given.conditions.map(written) } } };
}

function read(record: unknown, path: readonly string[]): Value {
  return path.reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], record) as Value;
}
function meets(record: unknown, { path, operator, operand }: Condition): boolean {
  return TESTS[operator]?.(read(record, path), operand as never) === true;
}
function holds(row: Row, given: Node): boolean {
  if (given.kind === 'condition') return meets(row, given.condition);
  if (given.kind === 'group') {
    return given.word === '_and'
      ? given.nodes.every((each) => holds(row, each))
      : given.nodes.some((each) => holds(row, each));
  }
  const found = row.talents.some((link) => given.conditions.every((each) => meets(link, each)));
  return (given.word === '_some') === found;
}

const SORTS = {
  name: ['name'],
  'attributes.O.min': ['attributes', 'O', 'min'],
  'attributes.O.max': ['attributes', 'O', 'max'],
  date_created: ['date_created'],
} as const;
const sortKey = fc.record({
  name: fc.constantFrom(...(Object.keys(SORTS) as (keyof typeof SORTS)[])),
  descending: fc.boolean(),
});

function order(keys: readonly { name: keyof typeof SORTS; descending: boolean }[]) {
  return (left: Row, right: Row): number => {
    for (const { name, descending } of keys) {
      const [a, b] = [
        read(left, SORTS[name]) as string | number,
        read(right, SORTS[name]) as string | number,
      ];
      if (a !== b) return (a < b ? -1 : 1) * (descending ? -1 : 1);
    }
    return left.id < right.id ? -1 : 1;
  };
}

describe('any filter, order and page', () => {
  it('finds the rows that a plain reading finds', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        node,
        fc.array(sortKey, { maxLength: 3 }),
        fc.integer({ min: -1, max: 15 }),
        fc.integer({ min: 0, max: 5 }),
        async (given, keys, limit, offset) => {
          const expected = rows.filter((row) => holds(row, given)).toSorted(order(keys));
          const answer = await items.search('roles', {
            fields: 'id',
            filter: toFilter(given),
            sort: keys.map(({ name, descending }) => `${descending ? '-' : ''}${name}`),
            limit,
            offset,
            meta: 'filter_count',
          });
          expect(answer.body).toEqual({
            meta: { filter_count: expected.length },
            data: expected.slice(offset, limit === -1 ? undefined : offset + limit).map(({ id }) => ({ id })),
          });
        },
      ),
      { numRuns: 400 },
    );
  });
});
