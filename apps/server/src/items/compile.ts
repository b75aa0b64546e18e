import type { SqlText } from '#database/statements.ts';
import { compileGroups } from './aggregate.ts';
import { compileNote, personalOf, talentOf } from './audited.ts';
import type { Collection, Filter, RelationField } from './declaration.ts';
import {
  compileCall,
  compileFilter,
  compileRoot,
  compileSearch,
  compileSort,
  related,
  scopeOfPlace,
} from './filter.ts';
import type { Deep, Query, SortKey } from './parse.ts';
import { pageOf, quoted, shown } from './output.ts';
import type { Place, Statement } from './place.ts';
import { inside, placeOf, valueOf } from './place.ts';
import type { Selected } from './selection.ts';
import { select } from './selection.ts';

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

function compileColumns(place: Place, selected: readonly Selected[]): string {
  return selected.map((each) => `${compileSelected(place, each)} as ${quoted(each.key)}`).join(', ');
}

/**
 * An SQL statement of rows that hold one JSON text each, then the counts where asked for. Where it touches personal
 * results and does not note that itself, the key and the talent of the row follow.
 */
export interface Compiled extends SqlText {
  readonly hasMeta: boolean;
  /** Paths of personal results whose reading is still to be noted. */
  readonly personal: readonly string[];
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
  if (!keyed) return `select row_to_json(x)::text as j from (select ${columns} ${source}) x`;
  const needed = (place.collection.columns ?? ['*']).map((name) => `${place.row}.${name}`).join(', ');
  return (
    `select row_to_json(x)::text as j, ${place.row}.id as k, ${talentOf(place)} as t ` +
    `from (select ${needed} ${source}) ${place.row} cross join lateral (select ${columns}) x`
  );
}

/** The counts are taken once and stand beside each row, so that a list and its size are one statement. */
function compileMeta(query: Query, counts: { all: string; found: string }): string {
  const parts = query.meta.map((name) => `'${name}', ${name === 'total_count' ? 'a.n' : 'f.n'}`);
  const found = counts.found === counts.all ? 'select a.n' : counts.found;
  return `(select json_build_object(${parts.join(', ')})::text as meta from (${counts.all}) a, lateral (${found}) f(n)) m`;
}

/** Puts rows, their counts, the look at who asks and the note of who read what into one statement. */
function compileStatement(
  { place, ...rows }: Rows,
  options: { meta?: string | undefined; notes: boolean; onlyFound: boolean },
): Compiled {
  const { statement, collection } = place;
  const paths = personalOf(statement, collection);
  const keyed = paths.length > 0 && rows.grouped !== true;
  const texts = compileTexts({ place, ...rows }, keyed);
  const guard = statement.guard();
  const guarded = guard === 'true' ? '' : ` where ${guard}`;
  const hasMeta = options.meta !== undefined;
  const columns = `${hasMeta ? 'x.j, m.meta' : 'x.j'}${keyed && !options.notes ? ', x.k, x.t' : ''}`;
  const from = (source: string) =>
    hasMeta ? `${options.meta} left join ${source} x on true` : `${source} x`;
  const notes = keyed && options.notes;
  const sql = notes
    ? `with page as materialized (select * from (${texts}) x${guarded}), ` +
      `noted as (${compileNote(statement, collection, { paths, onlyFound: options.onlyFound })}) ` +
      `select ${columns} from ${from('page')}`
    : `select ${columns} from ${from(`(${texts})`)}${guarded}`;
  return { sql, values: statement.values, hasMeta, personal: notes ? [] : paths };
}

/** The rows of a page. Rows that an offset skips are left behind before anything is computed from them. */
function compilePage(place: Place, query: Query, from: string): Rows {
  const columns = compileColumns(place, select(place, query));
  const page = `order by ${compileSort(place, query.sort)}${pageOf(place.statement, query.limit, query.offset)}`;
  if (query.offset === 0) return { place, columns, source: `${from} ${page}` };
  const needed = (place.collection.columns ?? ['*']).map((name) => `${place.row}.${name}`).join(', ');
  return { place, columns, source: `from (select ${needed} ${from} ${page}) ${place.row}` };
}

/** Aggregates instead of rows. */
export function isGrouped(query: Query): boolean {
  return query.aggregate.length > 0 || query.groupBy.length > 0;
}

/** A list: one statement, one JSON text a row. With `notes` it writes itself who read personal results. */
export function compileList(
  statement: Statement,
  collection: Collection,
  ask: { query: Query; notes: boolean },
): Compiled {
  const { query, notes } = ask;
  const { place, scope, where } = compileRoot(statement, collection, query);
  const from = `from ${collection.table} ${place.row} where`;
  const rows: Rows = isGrouped(query)
    ? {
        place,
        columns: '*',
        source: `from (${compileGroups(place, query, `${from} ${where}`)}) g`,
        grouped: true,
      }
    : compilePage(place, query, `${from} ${where}`);
  const counts = {
    all: `select count(*) as n ${from} ${scope}`,
    found: `select count(*) as n ${from} ${where}`,
  };
  const meta = query.meta.length > 0 ? compileMeta(query, counts) : undefined;
  return compileStatement(rows, { meta, notes, onlyFound: false });
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
  const source = `from ${collection.table} ${place.row} where ${scope} and ${place.row}.id = any(${keys})${order}`;
  return compileStatement({ place, columns, source }, { notes: true, onlyFound: true });
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
  return { sql, values: statement.values, hasMeta: false, personal: personalOf(statement, collection) };
}
