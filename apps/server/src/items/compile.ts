import type { ColumnType, Field, Filter, RelationField } from './declaration.ts';
import { compileFilter, compileRoot, compileSearch, compileSort, related, scopeOfPlace } from './filter.ts';
import type { Deep, Query, SortKey } from './parse.ts';
import type { Place, Statement } from './place.ts';
import { forbiddenField, getField, placeOf, valueOf } from './place.ts';
import type { Collection } from './declaration.ts';
import type { Selected } from './selection.ts';
import { select } from './selection.ts';
import { badQuery } from './values.ts';

const NO_DEEP: Deep = {
  filter: undefined,
  search: undefined,
  sort: [],
  limit: undefined,
  offset: 0,
  nested: {},
};

/** How a value of a type appears in an answer. */
function shown(type: ColumnType, sql: string): string {
  if (type === 'timestamp') return `to_char(${sql} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return type === 'bigint' ? `${sql}::text` : sql;
}

function quoted(key: string): string {
  return `"${key}"`;
}

function pageOf(statement: Statement, limit: number | undefined, offset: number): string {
  const limited = limit === undefined ? '' : ` limit ${statement.param(limit, 'bigint')}`;
  return offset === 0 ? limited : `${limited} offset ${statement.param(offset, 'bigint')}`;
}

function compileGroup(place: Place, selected: readonly Selected[]): string {
  const pairs = selected.map((each) => `'${each.key}', ${compileSelected(place, each)}`);
  return `json_build_object(${pairs.join(', ')})`;
}

/** The rows of a to-many below a parent: filtered, sorted and cut as `deep` says, else all of them. */
function compileMany(
  place: Place,
  { name, field, paths, deep }: Selected & { field: RelationField },
): string {
  const { place: target, from } = related(place, field, name);
  const { filter, search, sort, limit, offset, nested } = deep ?? NO_DEEP;
  const asked = filter === undefined ? '' : ` and ${compileFilter(target, filter)}`;
  const found = search === undefined ? '' : ` and ${compileSearch(target, search)}`;
  const tail = ` order by ${compileSort(target, sort)}${pageOf(target.statement, limit, offset)}`;
  if (paths === undefined) {
    return `(select coalesce(json_agg(x.id), '[]'::json) from (select ${target.row}.id ${from}${asked}${found}${tail}) x)`;
  }
  const columns = compileColumns(target, select(target, { fields: paths, nested, alias: {} }));
  return `(select coalesce(json_agg(row_to_json(x)), '[]'::json) from (select ${columns} ${from}${asked}${found}${tail}) x)`;
}

function compileOne(place: Place, { name, field, paths, deep }: Selected & { field: RelationField }): string {
  const { place: target, from } = related(place, field, name);
  if (paths === undefined) return `(select ${target.row}.id ${from})`;
  const columns = compileColumns(
    target,
    select(target, { fields: paths, nested: deep?.nested ?? {}, alias: {} }),
  );
  return `(select row_to_json(x) from (select ${columns} ${from}) x)`;
}

function compileSelected(place: Place, selected: Selected): string {
  const { name, field, paths } = selected;
  if (field.kind === 'column') return shown(field.type, valueOf(place, name, field));
  if (field.kind === 'group') {
    const inner = { ...place, fields: field.fields };
    return compileGroup(inner, select(inner, { fields: paths ?? [['*']], nested: {}, alias: {} }));
  }
  if (field.kind === 'many') return compileMany(place, { ...selected, field });
  if (field.kind === 'one' && paths === undefined) return valueOf(place, name, field);
  return compileOne(place, { ...selected, field });
}

function compileColumns(place: Place, selected: readonly Selected[]): string {
  return selected.map((each) => `${compileSelected(place, each)} as ${quoted(each.key)}`).join(', ');
}

/** An SQL statement of rows that hold one JSON text each. */
export interface Compiled {
  readonly sql: string;
  readonly values: readonly unknown[];
  readonly hasMeta: boolean;
}

function withMeta(rows: string, query: Query, counts: { total: string; filtered: string }): string {
  const parts = query.meta.map(
    (name) => `'${name}', (${name === 'total_count' ? counts.total : counts.filtered})`,
  );
  return (
    `select m.meta, x.j from (select json_build_object(${parts.join(', ')})::text as meta) m ` +
    `left join (${rows}) x on true`
  );
}

function jsonRows(inner: string): string {
  return `select row_to_json(x)::text as j from (${inner}) x`;
}

/** A list: one statement, one JSON text a row; with meta, its counts stand beside each row. */
export function compileList(statement: Statement, collection: Collection, query: Query): Compiled {
  const { place, scope, where } = compileRoot(statement, collection, query);
  const from = `from ${collection.table} ${place.row}`;
  const grouped = query.aggregate.length > 0 || query.groupBy.length > 0;
  const inner = grouped
    ? compileGroups(place, query, `${from} where ${where}`)
    : `select ${compileColumns(place, select(place, query))} ${from} where ${where} order by ${compileSort(place, query.sort)}${pageOf(statement, query.limit, query.offset)}`;
  const rows = jsonRows(inner);
  const counts = {
    total: `select count(*) ${from} where ${scope}`,
    filtered: `select count(*) ${from} where ${where}`,
  };
  const hasMeta = query.meta.length > 0;
  return { sql: hasMeta ? withMeta(rows, query, counts) : rows, values: statement.values, hasMeta };
}

/** Records by key, in the order of the keys; `deleted` also finds those that a write has just deleted. */
export function compileByKeys(
  statement: Statement,
  collection: Collection,
  ask: { query: Query; keys: readonly string[]; deleted?: boolean },
): Compiled {
  const place = placeOf(statement, collection);
  const scope = scopeOfPlace(place, { deleted: ask.deleted === true });
  const keys = statement.param(ask.keys, 'uuid[]');
  const columns = compileColumns(place, select(place, ask.query));
  const order = ask.keys.length > 1 ? ` order by array_position(${keys}, ${place.row}.id)` : '';
  const inner = `select ${columns} from ${collection.table} ${place.row} where ${scope} and ${place.row}.id = any(${keys})${order}`;
  return { sql: jsonRows(inner), values: statement.values, hasMeta: false };
}

/** Keys of the records that a filter finds, for writes to many at once. */
export function compileKeys(
  statement: Statement,
  collection: Collection,
  query: {
    filter: Filter | undefined;
    search: string | undefined;
    sort: readonly SortKey[];
    limit: number | undefined;
    offset: number;
  },
): Compiled {
  const { place, where } = compileRoot(statement, collection, query);
  const tail = `order by ${compileSort(place, query.sort)}${pageOf(statement, query.limit, query.offset)}`;
  const sql = `select ${place.row}.id from ${collection.table} ${place.row} where ${where} ${tail}`;
  return { sql, values: statement.values, hasMeta: false };
}

interface Countable {
  readonly sql: string;
  readonly type: ColumnType;
}

function countable(place: Place, name: string): Countable {
  const field: Field = getField(place, name);
  if (field.kind === 'one') return { sql: valueOf(place, name, field), type: 'uuid' };
  if (field.kind !== 'column' || field.filter === false) throw forbiddenField(name, place.collection.name);
  return { sql: valueOf(place, name, field), type: field.type };
}

const NUMERIC: ReadonlySet<ColumnType> = new Set(['integer', 'bigint']);
const UNORDERED: ReadonlySet<ColumnType> = new Set(['json', 'texts', 'boolean', 'uuid']);

function aggregateOf(name: Query['aggregate'][number]['name'], value: Countable): string {
  const distinct = name.endsWith('Distinct') ? 'distinct ' : '';
  if (value.type === 'json') throw badQuery(`"${name}" is not for objects`);
  if (name.startsWith('count')) return `count(${distinct}${value.sql})::text`;
  const base = name.replace('Distinct', '');
  if (base === 'min' || base === 'max') {
    if (UNORDERED.has(value.type)) throw badQuery(`"${name}" needs values that have an order`);
    const result = `${base}(${value.sql})`;
    return value.type === 'timestamp' ? shown('timestamp', result) : `${result}::text`;
  }
  if (!NUMERIC.has(value.type)) throw badQuery(`"${name}" is for numbers`);
  return `${base}(${distinct}${value.sql})::text`;
}

/** Aggregates by groups. All aggregated values are texts, as numbers of any size survive that. */
function compileGroups(place: Place, query: Query, from: string): string {
  const groups = query.groupBy.map((name) => ({ name, ...countable(place, name) }));
  const columns = groups.map(({ name, type, sql }) => `${shown(type, sql)} as ${quoted(name)}`);
  for (const { name, fields } of query.aggregate) {
    const named = fields.filter((field) => field !== '*' && field !== '');
    if (named.length === 0) {
      if (!name.startsWith('count')) throw badQuery(`"${name}" needs a field`);
      columns.push(`count(*)::text as ${quoted(name)}`);
    } else {
      const pairs = named.map((field) => `'${field}', ${aggregateOf(name, countable(place, field))}`);
      columns.push(`json_build_object(${pairs.join(', ')}) as ${quoted(name)}`);
    }
  }
  if (groups.length === 0) return `select ${columns.join(', ')} ${from}`;
  const order = query.sort.map(({ path, descending }) => {
    const group = groups.find(({ name }) => name === path.join('.'));
    if (group === undefined) throw badQuery('groups are sorted by what they are grouped by');
    return `${group.sql}${descending ? ' desc' : ''}`;
  });
  const by = groups.map(({ sql }) => sql).join(', ');
  return `select ${columns.join(', ')} ${from} group by ${by} order by ${[...order, by].join(', ')}${pageOf(place.statement, query.limit, query.offset)}`;
}
