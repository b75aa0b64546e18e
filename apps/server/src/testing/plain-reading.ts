import { textMatcher } from '@quint/domain/base/search-text.ts';
import { compareText } from '@quint/domain/base/text-order.ts';
/**
 * A reference implementation of the data interface: it answers every query by scanning rows in memory, as simply as
 * possible. It uses no SQL, so the server's responses must equal its own.
 */
export type Plain = string | number | boolean | null | readonly string[];
export interface Row {
  readonly id: string;
  readonly [column: string]: Plain;
}

export interface PlainCollection {
  /** By wire name; a value inside a group by its path, `attributes.O.min`. */
  readonly rows: readonly Row[];
  readonly searchFields: readonly string[];
  readonly one: Readonly<Record<string, string>>;
  readonly many: Readonly<Record<string, { readonly to: string; readonly by: string }>>;
  /** The newest of the referencing rows, by a column. */
  readonly pick: Readonly<
    Record<
      string,
      { readonly to: string; readonly by: string; readonly newest: string; readonly status?: string }
    >
  >;
}
export type World = Readonly<Record<string, PlainCollection>>;

export interface Comparison {
  readonly kind: 'comparison';
  /** A column, a key of a relation, or a call such as `count(talents)`. */
  readonly name: string;
  readonly operator: string;
  readonly operand: unknown;
}
export type Node =
  | Comparison
  | { readonly kind: 'group'; readonly word: '_and' | '_or'; readonly nodes: readonly Node[] }
  | { readonly kind: 'one'; readonly field: string; readonly node: Node }
  | {
      readonly kind: 'many';
      readonly field: string;
      readonly word: '_some' | '_none' | undefined;
      readonly node: Node;
    };

export interface SortKey {
  readonly path: readonly string[];
  readonly isDescending: boolean;
}
export interface Page {
  readonly limit: number;
  readonly page: number | undefined;
  readonly offset: number | undefined;
}
export interface Criteria extends Page {
  readonly node: Node | undefined;
  readonly search: string | undefined;
  readonly sort: readonly SortKey[];
}
export interface Selection {
  readonly columns: readonly string[];
  /** Columns under another name. */
  readonly aliases: readonly { readonly column: string; readonly as: string }[];
  readonly relations: readonly {
    readonly field: string;
    /** The key in the response; the field name unless it has an alias. */
    readonly as: string;
    /** Without one, the key or the keys. */
    readonly selection: Selection | undefined;
    /** The `deep` parameters; for lists only. */
    readonly deep: Criteria | undefined;
  }[];
}

interface At {
  readonly world: World;
  readonly name: string;
}

function collectionAt({ world, name }: At): PlainCollection {
  const collection = world[name];
  if (collection === undefined) throw new Error(`There is no plain collection "${name}"`);
  return collection;
}

function below(at: At, field: string): At {
  const { one, many, pick } = collectionAt(at);
  const name = one[field] ?? many[field]?.to ?? pick[field]?.to;
  if (name === undefined) throw new Error(`"${at.name}.${field}" is not a relation`);
  return { ...at, name };
}

/** The related rows; for a to-one at most one. */
function follow(at: At, row: Row, field: string): Row[] {
  const { one, many, pick } = collectionAt(at);
  const { rows } = collectionAt(below(at, field));
  if (one[field] !== undefined) return rows.filter(({ id }) => id === row[field]);
  const list = many[field];
  if (list !== undefined) return rows.filter((each) => each[list.by] === row.id);
  const pickRule = pick[field];
  if (pickRule === undefined) return [];
  const mine = rows.filter(
    (each) =>
      each[pickRule.by] === row.id && (pickRule.status === undefined || each.status === pickRule.status),
  );
  return mine.toSorted((left, right) => order(right[pickRule.newest], left[pickRule.newest])).slice(0, 1);
}

/** Compares as smaller, equal or larger; null sorts last. */
function order(left: Plain | undefined, right: Plain | undefined): number {
  const [a, b] = [left ?? null, right ?? null];
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? 1 : -1;
  return a < b ? -1 : 1;
}

/** Collates texts for people, not by code points. */
function orderOfTexts(left: Plain | undefined, right: Plain | undefined): number {
  return typeof left === 'string' && typeof right === 'string'
    ? compareText(left, right)
    : order(left, right);
}

const PARTS: Readonly<Record<string, (date: Date) => number>> = {
  year: (date) => date.getUTCFullYear(),
  month: (date) => date.getUTCMonth() + 1,
  day: (date) => date.getUTCDate(),
  hour: (date) => date.getUTCHours(),
};

/** The value of a column, of a key, or of a call; null for a missing row. */
function valueOf(at: At, row: Row | undefined, name: string): Plain {
  const [, part, field] = /^(\w+)\((\w+)\)$/.exec(name) ?? [];
  if (row === undefined) return null;
  if (collectionAt(at).pick[name] !== undefined) return follow(at, row, name)[0]?.id ?? null;
  if (part === undefined || field === undefined) return row[name] ?? null;
  if (part === 'count') return follow(at, row, field).length;
  const date = row[field];
  return typeof date === 'string' ? (PARTS[part]?.(new Date(date)) ?? null) : null;
}

type Test = (actual: Exclude<Plain, null>, operand: never) => boolean;
const text = (test: (actual: string, operand: string) => boolean): Test => {
  return (actual, operand) => typeof actual === 'string' && test(actual, operand);
};
const lower = (test: (actual: string, operand: string) => boolean): Test =>
  text((actual, operand) => test(actual.toLowerCase(), operand.toLowerCase()));

/** Evaluates an operator on a value that is not null. */
const TESTS: Readonly<Record<string, Test>> = {
  eq: (actual, operand) => actual === operand,
  in: (actual, operand: readonly Plain[]) => operand.includes(actual),
  lt: (actual, operand: Plain) => order(actual, operand) < 0,
  lte: (actual, operand: Plain) => order(actual, operand) <= 0,
  gt: (actual, operand: Plain) => order(actual, operand) > 0,
  gte: (actual, operand: Plain) => order(actual, operand) >= 0,
  between: (actual, [low, high]: readonly [Plain, Plain]) =>
    order(actual, low) >= 0 && order(actual, high) <= 0,
  contains: (actual, operand: string) =>
    typeof actual === 'object' || typeof actual === 'string' ? actual.includes(operand) : false,
  starts_with: text((actual, operand) => actual.startsWith(operand)),
  ends_with: text((actual, operand) => actual.endsWith(operand)),
  search: text((actual, operand) => textMatcher(operand)(actual)),
  icontains: lower((actual, operand) => actual.includes(operand)),
  istarts_with: lower((actual, operand) => actual.startsWith(operand)),
  iends_with: lower((actual, operand) => actual.endsWith(operand)),
};

function isEmpty(actual: Plain): boolean {
  return actual === null || actual === '' || (Array.isArray(actual) && actual.length === 0);
}

function compares(actual: Plain, { operator, operand }: Comparison): boolean {
  const name = operator.slice(1);
  if (name === 'null' || name === 'nnull') return (actual === null) === (operand === (name === 'null'));
  if (name === 'empty' || name === 'nempty') return isEmpty(actual) === (operand === (name === 'empty'));
  if (operand === null) return (actual === null) === (name === 'eq');
  // An empty list matches nothing: `_in` of it is false and `_nin` is true.
  if (name === 'nin' && (operand as readonly Plain[]).length === 0) return true;
  if (actual === null) return false;
  const positive = TESTS[name];
  if (positive !== undefined) return positive(actual, operand as never);
  const negatedTest = TESTS[name === 'neq' ? 'eq' : name.slice(1)];
  if (negatedTest === undefined) throw new Error(`There is no plain reading of "${operator}"`);
  return !negatedTest(actual, operand as never);
}

function holds(at: At, row: Row | undefined, node: Node): boolean {
  switch (node.kind) {
    case 'comparison':
      return compares(valueOf(at, row, node.name), node);
    case 'group':
      return node.word === '_and'
        ? node.nodes.every((each) => holds(at, row, each))
        : node.nodes.some((each) => holds(at, row, each));
    case 'one':
      return holds(
        below(at, node.field),
        row === undefined ? undefined : follow(at, row, node.field)[0],
        node.node,
      );
    case 'many': {
      const rows = row === undefined ? [] : follow(at, row, node.field);
      const hasMatch = rows.some((each) => holds(below(at, node.field), each, node.node));
      return hasMatch === (node.word !== '_none');
    }
  }
}

function sortValue(at: At, row: Row | undefined, path: readonly string[]): Plain {
  const [name = '', ...remainingPath] = path;
  if (remainingPath.length === 0) return valueOf(at, row, name);
  return sortValue(below(at, name), row === undefined ? undefined : follow(at, row, name)[0], remainingPath);
}

function sortRows(at: At, rows: readonly Row[], keys: readonly SortKey[]): Row[] {
  return rows.toSorted((left, right) => {
    for (const { path, isDescending } of keys) {
      const by = orderOfTexts(sortValue(at, left, path), sortValue(at, right, path));
      if (by !== 0) return isDescending ? -by : by;
    }
    return order(left.id, right.id);
  });
}

export function cut<Value>(list: readonly Value[], { limit, page, offset }: Page): Value[] {
  const start = offset ?? (limit === -1 ? 0 : (Math.max(1, page ?? 1) - 1) * limit);
  return list.slice(start, limit === -1 ? undefined : start + limit);
}

/** The rows that a filter and a search find. */
export function findRows(at: At, rows: readonly Row[], criteria: Pick<Criteria, 'node' | 'search'>): Row[] {
  const { searchFields } = collectionAt(at);
  const { node, search } = criteria;
  return rows.filter(
    (row) =>
      (node === undefined || holds(at, row, node)) &&
      (search === undefined ||
        textMatcher(search)(searchFields.map((name) => String(row[name] ?? '')).join(' '))),
  );
}

function narrowRows(at: At, rows: readonly Row[], criteria: Criteria | undefined): Row[] {
  if (criteria === undefined) return sortRows(at, rows, []);
  return cut(sortRows(at, findRows(at, rows, criteria), criteria.sort), criteria);
}

function put(into: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [head = '', ...remainingPath] = path;
  if (remainingPath.length === 0) into[head] = value;
  else put((into[head] ??= {}) as Record<string, unknown>, remainingPath, value);
}

/** The record as in a response. */
function toRecord(at: At, row: Row, { columns, aliases, relations }: Selection): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (const name of columns) {
    const [, part, field] = /^(\w+)\((\w+)\)$/.exec(name) ?? [];
    const value = valueOf(at, row, name);
    if (part === undefined) put(record, name.split('.'), value);
    else record[`${field}_${part}`] = value === null ? null : String(value);
  }
  for (const { column, as } of aliases) record[as] = valueOf(at, row, column);
  for (const { field, as, selection, deep } of relations) {
    const target = below(at, field);
    const show = (each: Row) => (selection === undefined ? each.id : toRecord(target, each, selection));
    const relatedRows = follow(at, row, field);
    record[as] =
      collectionAt(at).many[field] === undefined
        ? (relatedRows.map(show)[0] ?? null)
        : narrowRows(target, relatedRows, deep).map(show);
  }
  return record;
}

/** A page of records as in a response. */
export function readPlainly(at: At, criteria: Criteria, selection: Selection): unknown[] {
  return narrowRows(at, collectionAt(at).rows, criteria).map((row) => toRecord(at, row, selection));
}
