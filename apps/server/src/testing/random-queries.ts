import fc from 'fast-check';
import type { Node, Criteria, Page, Selection, SortKey } from '#testing/plain-reading.ts';
import type { Kind, Shape } from '#testing/random-shapes.ts';
import { KEY, SHAPES, shapeOf, SMALL } from '#testing/random-shapes.ts';
import type { GroupQuery, ListQuery } from '#testing/written-queries.ts';

// Queries of any shape on the random test data.

/** Maximum relations in a query. */
const RELATIONS = 2;
const NULLS = ['_null', '_nnull'];
const EMPTY = ['_empty', '_nempty'];
const EQUAL = ['_eq', '_neq', '_in', '_nin'];
const ORDER = ['_lt', '_lte', '_gt', '_gte', '_between', '_nbetween'];
const LIKE = ['contains', 'starts_with', 'ends_with'].flatMap((word) =>
  ['_', '_n', '_i', '_ni'].map((sign) => `${sign}${word}`),
);
const OPERATORS: Readonly<Record<Kind, readonly string[]>> = {
  text: [...NULLS, ...EMPTY, ...EQUAL, ...ORDER, ...LIKE, '_search'],
  number: [...NULLS, ...EMPTY, ...EQUAL, ...ORDER],
  moment: [...NULLS, ...EMPTY, ...EQUAL, ...ORDER],
  day: [...NULLS, ...EMPTY, ...EQUAL, ...ORDER],
  boolean: [...NULLS, ...EMPTY, ...EQUAL],
  texts: [...NULLS, ...EMPTY, '_contains', '_ncontains'],
  key: [...NULLS, ...EMPTY, ...EQUAL],
};

interface Bounds {
  /** Ids of rows to compare with, by their collection. */
  readonly keys: Readonly<Record<string, readonly string[]>>;
  /** Conditions generated so far, reused because conditions of one kind occur in many places. */
  readonly nodesByKey: Map<string, fc.Arbitrary<Node>>;
}

interface Depth {
  /** How many relations a condition may still follow. */
  readonly relations: number;
  /** How deep groups may still be nested. */
  readonly groups: number;
  readonly bounds: Bounds;
}

function comparison(
  name: string,
  [kind, values]: readonly [Kind, readonly unknown[]],
  bounds: Bounds,
): fc.Arbitrary<Node> {
  const value = fc.constantFrom(...(kind === 'key' ? Object.values(bounds.keys).flat() : values));
  return fc.constantFrom(...OPERATORS[kind]).chain((operator) => {
    const operand =
      operator === '_in' || operator === '_nin'
        ? fc.array(value, { maxLength: 6 })
        : operator.endsWith('between')
          ? fc.tuple(value, value)
          : [...NULLS, ...EMPTY].includes(operator)
            ? fc.boolean()
            : operator === '_eq' || operator === '_neq'
              ? fc.option(value, { freq: 6 })
              : value;
    return operand.map((operandValue): Node => ({
      kind: 'comparison',
      name,
      operator,
      operand: operandValue,
    }));
  });
}

function calls(shape: Shape): string[] {
  const dates = Object.keys(shape.columns).filter((name) => name === 'date_created' || name === 'date_start');
  return [
    ...Object.keys(shape.many).map((field) => `count(${field})`),
    ...dates.flatMap((name) => ['year', 'month', 'day', 'hour'].map((part) => `${part}(${name})`)),
  ];
}

/** Filters by one linked record, which an index may serve. */
function linkedNodes({ many }: Shape, { keys }: Bounds): fc.Arbitrary<Node>[] {
  const quantifiers = fc.constantFrom('_some' as const, undefined);
  return Object.entries(many).flatMap(([field, link]) =>
    Object.entries(shapeOf(link).one).map(([name, to]) =>
      fc.tuple(quantifiers, fc.constantFrom(...(keys[to] ?? []))).map(([word, operand]): Node => {
        return { kind: 'many', word, field, node: { kind: 'comparison', name, operator: '_eq', operand } };
      }),
    ),
  );
}

/** Conditions on the related records of a relation. */
function relatedNodes({ one, many }: Shape, { relations, groups, bounds }: Depth): fc.Arbitrary<Node>[] {
  if (relations === 0) return [];
  const deeper = (field: string, to: string) =>
    nodeOf(to, { relations: relations - 1, groups: Math.min(groups, 1), bounds }).map((node) => ({
      field,
      node,
    }));
  const quantifiers = fc.constantFrom('_some' as const, '_none' as const, undefined);
  return [
    ...Object.entries(one).map(([field, to]) =>
      deeper(field, to).map((inner): Node => ({ kind: 'one', ...inner })),
    ),
    ...Object.entries(many).map(([field, to]) =>
      fc
        .tuple(quantifiers, deeper(field, to))
        .map(([word, inner]): Node => ({ kind: 'many', word, ...inner })),
    ),
  ];
}

function makeNode(name: string, at: Depth): fc.Arbitrary<Node> {
  const { bounds, groups } = at;
  const shape = shapeOf(name);
  const own = [
    ...Object.entries(shape.columns).map(([column, type]) => comparison(column, type, bounds)),
    ...Object.keys(shape.one).map((field) => comparison(field, KEY, bounds)),
  ];
  const numbers = ['number', [...SMALL, 2023, 2024, 12]] as const;
  const relationNodes = relatedNodes(shape, at);
  const toGroup = (inner: fc.Arbitrary<Node>) =>
    fc.record({
      kind: fc.constant('group' as const),
      word: fc.constantFrom('_and' as const, '_or' as const),
      nodes: fc.array(inner, { minLength: 1, maxLength: 3 }),
    });
  return fc.oneof(
    { weight: 6, arbitrary: fc.oneof(...own) },
    ...calls(shape).map((call) => ({ weight: 1, arbitrary: comparison(call, numbers, bounds) })),
    ...relationNodes.map((arbitrary) => ({ weight: 2, arbitrary })),
    ...linkedNodes(shape, bounds).map((arbitrary) => ({ weight: 2, arbitrary })),
    ...(groups === 0 ? [] : [{ weight: 5, arbitrary: toGroup(nodeOf(name, { ...at, groups: groups - 1 })) }]),
  );
}

function nodeOf(name: string, at: Depth): fc.Arbitrary<Node> {
  const key = [name, at.relations, at.groups].join();
  const node = at.bounds.nodesByKey.get(key) ?? makeNode(name, at);
  at.bounds.nodesByKey.set(key, node);
  return node;
}

function sortOf(name: string): fc.Arbitrary<SortKey[]> {
  const shape = shapeOf(name);
  const own = Object.entries(shape.columns).filter(([, [kind]]) => kind !== 'texts');
  const paths = [
    ...own.map(([column]) => [column]),
    ...calls(shape).map((call) => [call]),
    ...Object.entries(shape.one).flatMap(([field, to]) =>
      Object.entries(shapeOf(to).columns)
        .filter(([, [kind]]) => kind !== 'texts')
        .map(([column]) => [field, column]),
    ),
  ];
  const key = fc.record({ path: fc.constantFrom(...paths), isDescending: fc.boolean() });
  return fc.array(key, { maxLength: 3 });
}

const page: fc.Arbitrary<Page> = fc.record({
  limit: fc.integer({ min: -1, max: 15 }),
  page: fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined }),
  offset: fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined, freq: 3 }),
});

/** Condition, search, order and page of a list. */
function narrowingOf(name: string, at: { relations: number; bounds: Bounds }): fc.Arbitrary<Criteria> {
  const searches = fc.constantFrom(
    'a',
    'A',
    'ä',
    'ÄR',
    '%',
    '_',
    '\\',
    'müller',
    'STRASSE',
    'straße',
    '*',
    't1',
    '100%',
    'mail',
    '@mail.example',
    '%%%',
  );
  return fc
    .tuple(
      fc.option(nodeOf(name, { ...at, groups: 2 }), { nil: undefined, freq: 4 }),
      fc.option(searches, { nil: undefined, freq: 1 }),
      sortOf(name),
      page,
    )
    .map(([node, search, sort, cut]) => ({ node, search, sort, ...cut }));
}

/** A subset of a list with at least `least` and at most `most` elements. */
function some<Value>(list: readonly Value[], least: number, most: number): fc.Arbitrary<Value[]> {
  return fc.subarray([...list], { minLength: least, maxLength: Math.min(most, list.length) });
}

type SelectedRelation = Selection['relations'][number];

/** Names that the generated SQL itself uses. */
const INNER_NAMES = ['x', 'j', 'k', 't', 'm', 'n', 'f', 'g', 'l', 'a', 'r0', 'r1', 'page', 'found', 'meta'];

function selectionOf(name: string, at: { relations: number; bounds: Bounds }): fc.Arbitrary<Selection> {
  const shape = shapeOf(name);
  const relation = ([field, to]: readonly [string, string]): fc.Arbitrary<SelectedRelation> => {
    const inner =
      at.relations === 0
        ? fc.constant(undefined)
        : fc.option(selectionOf(to, { ...at, relations: at.relations - 1 }), { nil: undefined });
    const deep = Object.hasOwn(shape.many, field)
      ? fc.option(narrowingOf(to, { ...at, relations: 0 }), { nil: undefined })
      : fc.constant(undefined);
    return fc.record({ field: fc.constant(field), as: fc.constant(field), selection: inner, deep });
  };
  const fields = [...Object.entries(shape.one), ...Object.entries(shape.many)];
  const relations = some(fields, 0, 2).chain((chosenFields) => fc.tuple(...chosenFields.map(relation)));
  // Aliases occur at the top level only, also for fields that are requested under their own name as well.
  const isTop = at.relations === RELATIONS;
  const others =
    !isTop || fields.length === 0
      ? fc.constant([])
      : fc.array(fc.constantFrom(...fields).chain(relation), { maxLength: 1 });
  const plain = Object.keys(shape.columns).filter((name) => !name.includes('.'));
  const alias = fc.record({ column: fc.constantFrom(...plain), as: fc.constantFrom(...INNER_NAMES) });
  return fc.record({
    columns: some([...Object.keys(shape.columns), ...calls(shape)], 1, 5),
    aliases: isTop ? fc.uniqueArray(alias, { maxLength: 2, selector: ({ as }) => as }) : fc.constant([]),
    relations: fc
      .tuple(relations, others)
      .map(([own, more]) => [...own, ...more.map((other) => ({ ...other, as: 'other' }))]),
  });
}

const COLLECTIONS = fc.constantFrom(...Object.keys(SHAPES));

export function listQueries(keys: Bounds['keys']): fc.Arbitrary<ListQuery> {
  const at = { relations: RELATIONS, bounds: { keys, nodesByKey: new Map() } };
  return COLLECTIONS.chain((name) =>
    fc.record({
      name: fc.constant(name),
      criteria: narrowingOf(name, at),
      selection: selectionOf(name, at),
      isCounted: fc.nat(3).map((nth) => nth === 0),
    }),
  );
}

export function groupQueries(keys: Bounds['keys']): fc.Arbitrary<GroupQuery> {
  const at = { relations: 1, bounds: { keys, nodesByKey: new Map() } };
  return COLLECTIONS.chain((name) => {
    const columns = Object.entries(shapeOf(name).columns).filter(([column]) => !column.includes('.'));
    const listColumns = (...kinds: Kind[]) =>
      columns.filter(([, [kind]]) => kinds.includes(kind)).map(([column]) => column);
    const choose = (aggregate: string, fields: readonly string[]) =>
      fields.map((field) => ({ name: aggregate, field }));
    const numbers = listColumns('number');
    const sortableColumns = listColumns('number', 'moment', 'day', 'text');
    const countableColumns = listColumns('number', 'moment', 'day', 'text', 'key', 'boolean');
    const aggregates = [
      ...['count', 'countDistinct'].flatMap((each) => choose(each, countableColumns)),
      ...['sum', 'avg', 'sumDistinct', 'avgDistinct'].flatMap((each) => choose(each, numbers)),
      ...['min', 'max'].flatMap((each) => choose(each, sortableColumns)),
    ];
    const groupableColumns = listColumns('number', 'moment', 'day', 'text', 'boolean');
    return fc.record({
      name: fc.constant(name),
      criteria: narrowingOf(name, at),
      groupBy: some(groupableColumns, 0, 2),
      aggregates: fc.oneof(fc.constant([{ name: 'count', field: '*' }]), some(aggregates, 1, 4)),
      descendingNames: some(groupableColumns, 0, 9),
    });
  });
}
