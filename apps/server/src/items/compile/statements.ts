import type { SqlText } from '#database/statements.ts';
import { compileGroups } from '#items/compile/aggregate.ts';
import { compileNote, personalOf, personKey } from '#items/compile/audit.ts';
import { compileBranches, compileFound, isOrdered } from '#items/compile/branches.ts';
import type { Collection, RelationField, ToManyField } from '#items/declare/collection.ts';
import {
  belongs,
  compileCall,
  compileFilter,
  compileSearch,
  compileSort,
  related,
  scopeOfPlace,
} from '#items/compile/filter.ts';
import type { Narrowed } from '#items/compile/narrowing.ts';
import { compileNarrowed, mayNarrow } from '#items/compile/narrowing.ts';
import type { Deep, Query } from '#items/ask/query.ts';
import { pageOf, quoted, RECORD, shown } from '#items/compile/output.ts';
import type { Place, Statement } from '#items/compile/table-ref.ts';
import {
  enter,
  generalize,
  getTarget,
  inside,
  placeOf,
  valueOf,
  wholeRow,
} from '#items/compile/table-ref.ts';
import type { Root } from '#items/compile/root.ts';
import { compileRoot } from '#items/compile/root.ts';
import type { Selected } from '#items/compile/selection.ts';
import { joinedKeys, select } from '#items/compile/selection.ts';

const NO_DEEP: Deep = {
  filter: undefined,
  search: undefined,
  sort: [],
  limit: undefined,
  offset: 0,
  nested: {},
};

function compileGroup(place: Place, selected: readonly Selected[]): string {
  const pairs = selected.map((each) => `'${each.key}', ${compileSelected(place, each)}`);
  return `json_build_object(${pairs.join(', ')})`;
}

/** The rows of a to-many below a parent: filtered, sorted and cut as `deep` says, else all of them. */
function compileMany(place: Place, { name, field, paths, deep }: Selected & { field: ToManyField }): string {
  const target = enter(place, getTarget(place, field), name);
  const { collection, row } = target;
  const joined = joinedKeys(place, field, paths);
  const { filter, search, sort, limit, offset, nested } = deep ?? NO_DEEP;
  const asked = filter === undefined ? '' : ` and ${compileFilter(target, filter)}`;
  const found = search === undefined ? '' : ` and ${compileSearch(target, search).found}`;
  const tail = ` order by ${compileSort(target, sort)}${pageOf(target.statement, limit, offset)}`;
  const where = `where ${belongs(place, target, { by: field.by, joined })}${asked}${found}${tail}`;
  if (paths === undefined) {
    return `(select coalesce(json_agg(x.id), '[]'::json) from (select ${row}.id from ${collection.table} ${row} ${where}) x)`;
  }
  const joins: string[] = [];
  const columns = select(target, { fields: paths, nested, alias: {} }).map((each) => {
    if (!joined.includes(each.name) || each.field.kind !== 'one') return compileColumn(target, each);
    const record = target.statement.newAlias();
    joins.push(` cross join lateral (${compileRecord(target, { ...each, field: each.field })}) ${record}`);
    return `row_to_json(${record}) as ${quoted(each.key)}`;
  });
  return `(select coalesce(json_agg(row_to_json(${RECORD})), '[]'::json) from (select ${columns.join(', ')} from ${collection.table} ${row}${joins.join('')} ${where}) ${RECORD})`;
}

type SelectedOne = Selected & { field: Exclude<RelationField, ToManyField> };

/** The record a relation leads to, as a statement of its fields or its key. */
function compileRecord(place: Place, { name, field, paths, deep }: SelectedOne): string {
  const { place: target, from } = related(place, field, name);
  if (paths === undefined) return `select ${target.row}.id ${from}`;
  const nested = deep?.nested ?? {};
  return `select ${compileColumns(target, select(target, { fields: paths, nested, alias: {} }))} ${from}`;
}

function compileOne(place: Place, selected: SelectedOne): string {
  const record = compileRecord(place, selected);
  return selected.paths === undefined
    ? `(${record})`
    : `(select row_to_json(${RECORD}) from (${record}) ${RECORD})`;
}

function compileSelected(place: Place, selected: Selected): string {
  const { name, field, call, paths } = selected;
  if (call !== undefined) return `${compileCall(place, call).sql}::text`;
  if (field.kind === 'column') return shown(field.type, valueOf(place, name, field));
  if (field.kind === 'group') {
    const inner = inside(place, name, field.fields);
    return compileGroup(inner, select(inner, { fields: paths ?? [['*']], nested: {}, alias: {} }));
  }
  if (field.kind === 'many') return compileMany(place, { ...selected, field });
  if (field.kind === 'one' && paths === undefined) return valueOf(place, name, field);
  return compileOne(place, { ...selected, field });
}

function compileColumn(place: Place, selected: Selected): string {
  return `${compileSelected(place, selected)} as ${quoted(selected.key)}`;
}

function compileColumns(place: Place, selected: readonly Selected[]): string {
  return selected.map((each) => compileColumn(place, each)).join(', ');
}

/**
 * An SQL statement of rows that hold one JSON text each, then the counts where asked for, then what stands beside:
 * the number of rows that were joined to one; or the key and the talent of a row, where it touches personal results
 * and does not note that itself.
 */
export interface Compiled extends SqlText {
  readonly hasMeta: boolean;
  /** Paths of personal results whose reading is still to be noted. */
  readonly personal: readonly string[];
  /** Whether the statement means the same at any later time. */
  readonly isLasting: boolean;
  /** Where the key of its one record stands among the values. */
  readonly keyAt?: number | undefined;
}

/** The rows of an answer before they are put into a statement. */
interface Rows {
  readonly place: Place;
  readonly columns: string;
  /** Where the rows come from, in their order, under the alias of the place. */
  readonly source: string;
  /** The same with nothing left behind: groups, which are no rows of the collection. */
  readonly grouped?: boolean;
}

/** Rows as they are needed: texts alone, or with the keys of what is in them. */
function compileTexts({ place, columns, source }: Rows, keyed: boolean): string {
  if (!keyed) return `select row_to_json(${RECORD})::text as j from (select ${columns} ${source}) ${RECORD}`;
  return (
    `select row_to_json(${RECORD})::text as j, ${place.row}.id as k, ${personKey(place)} as t ` +
    `from (select ${wholeRow(place)} ${source}) ${place.row} cross join lateral (select ${columns}) ${RECORD}`
  );
}

/** The counts are taken once and stand beside the rows, so that a list and its size are one statement. */
function compileMeta(query: Query, counts: { all: string; found: string }): string {
  const parts = query.meta.map((name) => `'${name}', ${name === 'total_count' ? 'a.n' : 'f.n'}`);
  const found = counts.found === counts.all ? 'select a.n' : counts.found;
  return `(select json_build_object(${parts.join(', ')})::text as meta from (${counts.all}) a, lateral (${found}) f(n)) m`;
}

interface Shape {
  /** The counts, as a row named m. */
  readonly meta?: string | undefined;
  /** The statement notes itself who read personal results. */
  readonly notes: boolean;
  /** It notes nothing when there is no row. */
  readonly onlyFound?: boolean;
  /** It is a transaction of its own. */
  readonly isAlone: boolean;
  /** One text of all rows, as a short list is sent; else a row each. */
  readonly joined?: boolean;
  /** The keys that narrow the rows, by the name of found. */
  readonly found?: string | undefined;
}

/** Puts rows, their counts, the look at who asks and the note of who read what into one statement. */
function compileStatement({ place, ...rows }: Rows, shape: Shape): Compiled {
  const { statement, collection } = place;
  const { meta, notes, onlyFound = false, isAlone, joined } = shape;
  const paths = personalOf(statement, collection);
  const keyed = paths.length > 0 && rows.grouped !== true;
  const isNoting = keyed && notes;
  const texts = compileTexts({ place, ...rows }, keyed);
  const guard = statement.guard();
  const guarded = guard === 'true' ? '' : ` where ${guard}`;
  const source = isNoting ? 'page x' : `(${texts}) x`;
  const beside = joined === true ? ', x.n' : keyed && !isNoting ? ', x.k, x.t' : '';
  const columns = `x.j${meta === undefined ? '' : ', m.meta'}${beside}`;
  const whole =
    joined === true ? `(select string_agg(x.j, ',') as j, count(*)::text as n from ${source}) x` : source;
  const from = meta === undefined ? whole : `${meta} left join ${whole} on true`;
  const read = `select ${columns} from ${from}`;
  const note = isNoting ? compileNote(statement, collection, { paths, onlyFound, isAlone }) : '';
  const parts = [
    ...(shape.found === undefined ? [] : [`found as materialized (${shape.found})`]),
    ...(isNoting
      ? [`page as materialized (select * from (${texts}) x${guarded})`, `noted as (${note})`]
      : []),
  ];
  const first = parts.length === 0 ? '' : `with ${parts.join(', ')} `;
  return {
    ...statement.finish(`${first}${read}${isNoting ? '' : guarded}`),
    hasMeta: meta !== undefined,
    personal: isNoting ? [] : paths,
    isLasting: statement.isLasting(),
  };
}

/** The rows of a page. Rows that an offset skips are left behind before anything is computed from them. */
function compilePage(root: Root, query: Query, narrowed: Narrowed | undefined): Rows {
  const { place } = root;
  const columns = compileColumns(place, select(place, query));
  const source = compileBranches(root, query, narrowed);
  if (query.offset === 0) return { place, columns, source };
  return { place, columns, source: `from (select ${wholeRow(place)} ${source}) ${place.row}` };
}

/** Aggregates instead of rows. */
export function isGrouped(query: Query): boolean {
  return query.aggregate.length > 0 || query.groupBy.length > 0;
}

/**
 * A list: one statement. `joined` it answers one text of all rows, and notes itself who read personal results; else
 * there is a row each, and noting is the caller's.
 */
export function compileList(
  statement: Statement,
  collection: Collection,
  ask: { query: Query; joined: boolean },
): Compiled {
  const { query, joined } = ask;
  const grouped = isGrouped(query);
  const plain = placeOf(statement, collection);
  // Where an index leads to the rows one plan is good for all values. Where many are read, planning is little of it.
  const isLed = !grouped && (isOrdered(plain, query) || mayNarrow(plain, query));
  const place = isLed ? { ...plain, statement: generalize(statement) } : plain;
  const isCounted = grouped || query.meta.length > 0;
  const root = compileRoot(place, query);
  const narrowed = compileNarrowed(place, query);
  const found = isCounted ? compileFound(root, narrowed) : '';
  const rows: Rows = grouped
    ? { place, columns: '*', source: `from (${compileGroups(place, query, found)}) g`, grouped }
    : compilePage(root, query, narrowed);
  const counts = {
    all: `select count(*) as n from ${collection.table} ${place.row} where ${root.scope}`,
    found: `select count(*) as n ${found}`,
  };
  const meta = query.meta.length > 0 ? compileMeta(query, counts) : undefined;
  return compileStatement(rows, { meta, notes: joined, isAlone: true, joined, found: narrowed?.found });
}

/** Stands among the values for the key of a statement's one record. */
const KEY = Symbol('key');

/**
 * The rows of keys, in the order of the keys. One key is compared by itself: for a list of unknown length PostgreSQL
 * takes a plan made for the very values to be better, and makes one for every read.
 */
function compileKeyed({ statement, row }: Place, keys: readonly string[]): string {
  if (keys.length === 1) return `${row}.id = ${statement.param(KEY, 'uuid')}`;
  const list = statement.param(keys, 'uuid[]');
  return `${row}.id = any(${list}) order by array_position(${list}, ${row}.id)`;
}

/** Records by key, in the order of the keys; `inWrite` also finds those that the same transaction has just deleted. */
export function compileByKeys(
  statement: Statement,
  collection: Collection,
  ask: { query: Query; keys: readonly string[]; inWrite?: boolean },
): Compiled {
  const place = placeOf(statement, collection);
  const isAlone = ask.inWrite !== true;
  const keyed = compileKeyed(place, ask.keys);
  const scope = scopeOfPlace(place, { deleted: ask.inWrite === true });
  const columns = compileColumns(place, select(place, ask.query));
  const source = `from ${collection.table} ${place.row} where ${scope} and ${keyed}`;
  const compiled = compileStatement({ place, columns, source }, { notes: true, onlyFound: true, isAlone });
  const keyAt = compiled.values.indexOf(KEY);
  return keyAt < 0 ? compiled : withKey({ ...compiled, keyAt }, ask.keys[0] ?? '');
}

/** The statement of one record, for another one. */
export function withKey(compiled: Compiled, key: string): Compiled {
  const { keyAt, values } = compiled;
  if (keyAt === undefined) throw new Error('The statement is not about one record');
  return { ...compiled, values: values.with(keyAt, key) };
}

/** Keys of the records that a filter finds, for writes to many at once. */
export function compileKeys(
  statement: Statement,
  collection: Collection,
  query: Omit<Deep, 'nested'>,
): Compiled {
  const { place, where } = compileRoot(placeOf(statement, collection), query);
  const tail = `order by ${compileSort(place, query.sort)}${pageOf(statement, query.limit, query.offset)}`;
  const sql = `select ${place.row}.id from ${collection.table} ${place.row} where ${where} ${tail}`;
  const personal = personalOf(statement, collection);
  return { ...statement.finish(sql), hasMeta: false, personal, isLasting: statement.isLasting() };
}
