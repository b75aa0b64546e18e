import { isRecord } from '@quint/domain/is-record.ts';
import { isId } from '#database/ids.ts';
import type { Query, SortKey } from '#items/ask/query.ts';
import { isGrouped, readList } from '#items/ask/query.ts';
import {
  collated,
  compileFilter,
  compileSort,
  rowCondition,
  tenantCondition,
} from '#items/compile/filter.ts';
import type { RootConditions, RowSource } from '#items/compile/rows.ts';
import { pageOf } from '#items/compile/rows.ts';
import type { TableRef } from '#items/compile/table-ref.ts';
import {
  hasUniqueKeys,
  hintsOf,
  keyColumn,
  relatedRef,
  rowSqlOf,
  tableOf,
  wholeRow,
} from '#items/compile/table-ref.ts';
import type { Filter, Hints, ToManyField } from '#items/declare/collection.ts';
import { tenancyOf } from '#items/declare/collection.ts';
import type { Sql } from '#items/declare/sql.ts';
import { all, join, param, quoted, raw, sql, TRUE } from '#items/declare/sql.ts';

/*
 * Everything the compiler does for speed alone: it rewrites a query for the indexes that the hints of the registry name.
 * Without this file compileRows returns the same rows, more slowly.
 */

/** Up to this many rows are looked up by key; beyond that the index of the sort order is scanned instead. */
const KEYS_MAX = 2000;
/** Without a limit, up to this many rows of a search are looked up by key. */
const FOUND_MAX = 200_000;

/** The keys of a statement's rows, where an index can return them when they are few. */
interface Narrowed {
  /** An expression for the array of keys, null above `KEYS_MAX`; it becomes the `with` query named found. */
  readonly found: Sql;
  /** Whether a condition of the filter, not the search, supplies the keys. */
  readonly isFiltered: boolean;
  /** The filter without the condition that the keys already satisfy. */
  readonly remaining: Sql | undefined;
}

/** Whether a condition on a join table compares with one key: `{ roles_id: { _eq: key } }` and its other notations. */
function hasKey(field: ToManyField, inner: Filter): boolean {
  let value = field.through === undefined ? undefined : inner[field.through];
  while (isRecord(value)) value = value._eq ?? value.id;
  return isId(value);
}

/** The condition that a single join row must satisfy; undefined when there are further ones. */
function innerOf(condition: unknown): Filter | undefined {
  if (!isRecord(condition)) return undefined;
  const names = Object.keys(condition);
  if (isRecord(condition._some) && names.length === 1) return condition._some;
  return names.some((name) => name.startsWith('_')) ? undefined : condition;
}

/** The conditions of the top level and of its `_and`: every row of the answer satisfies them. */
function* conditionsOf(filter: Filter): Generator<[string, unknown]> {
  for (const [name, value] of Object.entries(filter)) {
    if (name !== '_and') yield [name, value];
    else for (const entry of readList(value)) if (isRecord(entry)) yield* conditionsOf(entry);
  }
}

/** The filter without one of its conditions. */
function without(filter: Filter, condition: unknown): Filter {
  const entries = Object.entries(filter).filter(([, value]) => value !== condition);
  return Object.fromEntries(
    entries.map(([name, value]) =>
      name === '_and'
        ? [name, readList(value).map((entry) => (isRecord(entry) ? without(entry, condition) : entry))]
        : [name, value],
    ),
  );
}

/** The first condition of a filter that few rows can satisfy: a relation to one record. */
function findLink(ref: TableRef, filter: Filter) {
  for (const [name, condition] of conditionsOf(filter)) {
    const field = Object.hasOwn(ref.fields, name) ? ref.fields[name] : undefined;
    const inner = innerOf(condition);
    if (field?.kind === 'many' && inner !== undefined && hasKey(field, inner)) {
      const target = ref.statement.registry.get(field.to);
      if (target !== undefined && ['column', 'none'].includes(tenancyOf(target))) {
        return { name, field, inner, condition };
      }
    }
  }
  return undefined;
}

type SearchIndex = NonNullable<Hints['searchIndex']>;

/** The search index of the collection, if it covers this search for this actor. */
function wordsFor(ref: TableRef, search: string | undefined): SearchIndex | undefined {
  const { collection, statement } = ref;
  const { searchIndex } = hintsOf(ref);
  if (search === undefined || statement.platform) return undefined;
  const isOpen = collection.rows?.scope?.(statement.actor) === undefined;
  return isOpen && searchIndex?.covers(search) === true ? searchIndex : undefined;
}

/** The keys of the rows related to one record. */
function keysOfLinked(
  ref: TableRef,
  { name, field, inner }: { name: string; field: ToManyField; inner: Filter },
): Sql {
  const link = relatedRef(ref, field, name);
  const where = all([rowCondition(link, { knownKeys: [field.by] }), compileFilter(link, inner)]);
  const key = sql`${link.row}.${quoted(keyColumn(link.collection, field.by))}`;
  const links = sql`select ${key} as k from ${tableOf(link)} where ${where} limit ${raw(String(KEYS_MAX + 1))}`;
  return sql`(select case when count(*) <= ${raw(String(KEYS_MAX))} then coalesce(array_agg(k), '{}') end from (${links}) l)`;
}

/** The keys of rows with the words. Without a limit no page can be scanned from an index, so more keys are worth it. */
function keysOfWords({ find }: SearchIndex, pattern: Sql, limit: number | undefined): Sql {
  return limit === undefined
    ? sql`${raw(find)}(${pattern}, ${raw(String(FOUND_MAX))})`
    : sql`${raw(find)}(${pattern})`;
}

/** The keys from an index; undefined when no index can supply them. */
function narrow(
  { ref, pattern }: RootConditions,
  { filter = {}, search, limit }: Query,
): Narrowed | undefined {
  if (ref.statement.platform) return undefined;
  const link = findLink(ref, filter);
  const words = wordsFor(ref, search);
  const keys = [
    ...(link === undefined ? [] : [keysOfLinked(ref, link)]),
    ...(words === undefined ? [] : [keysOfWords(words, pattern, limit)]),
  ];
  if (keys.length === 0) return undefined;
  return {
    found: sql`select coalesce(${join(keys, ', ')}, null::uuid[]) as keys`,
    isFiltered: link !== undefined,
    remaining:
      link === undefined || words !== undefined
        ? undefined
        : compileFilter(ref, without(filter, link.condition)),
  };
}

/** A value other than the mask is found only in rows that store it, and those an index finds. */
function storedValues(ref: TableRef, filter: Filter | undefined): Sql[] {
  const { maskedValue = {} } = hintsOf(ref);
  return [...conditionsOf(filter ?? {})].flatMap(([name, condition]) => {
    const field = ref.fields[name];
    const value = isRecord(condition) ? condition._eq : condition;
    const mask = Object.hasOwn(maskedValue, name) ? maskedValue[name] : undefined;
    if (mask?.value === undefined || field?.kind !== 'column') return [];
    if (typeof value !== 'string' || value === mask.value) return [];
    return [sql`${ref.row}.${quoted(field.column ?? name)} = ${param(value, 'text')}`];
  });
}

/** How the first sort key is masked, if it is. */
function maskOf(ref: TableRef, [first]: readonly SortKey[]) {
  const [name = '', ...deeper] = first?.path ?? [];
  const field = ref.fields[name];
  const mask = hintsOf(ref).maskedValue?.[name];
  if (first === undefined || deeper.length > 0 || field?.kind !== 'column') return undefined;
  if (mask === undefined) return undefined;
  const stored = mask.stored?.(ref.row) ?? sql`${ref.row}.${quoted(field.column ?? name)}`;
  return { mask, stored: collated(field, stored), descending: first.descending };
}

/** Whether an index returns the rows in the requested order, in at most two parts, and a page ends the scan early. */
function isOrdered(ref: TableRef, { sort, limit }: Query): boolean {
  if (limit === undefined) return false;
  const [first] = sort;
  if (first === undefined || maskOf(ref, sort) !== undefined) return true;
  return hintsOf(ref).indexedSorts?.includes(first.path.join('.')) === true;
}

/** A part of the rows: its condition and its order. */
interface Branch {
  readonly where: Sql;
  readonly order: Sql;
}

/** An index serves the order of a maskable value in two parts: the rows that show it, and the masked ones. */
function orderBranches(ref: TableRef, { sort, limit }: Query): Branch[] {
  const masked = limit === undefined ? undefined : maskOf(ref, sort);
  if (masked === undefined) return [{ where: TRUE, order: compileSort(ref, sort) }];
  const rows = masked.mask.rows(rowSqlOf(ref));
  const after = compileSort(ref, sort.slice(1));
  const direction = raw(masked.descending ? ' desc' : '');
  return [
    { where: sql`not ${rows}`, order: sql`${masked.stored}${direction}, ${after}` },
    { where: rows, order: masked.mask.value === undefined ? compileSort(ref, sort) : after },
  ];
}

/** Hides a condition from the planner's statistics: it expects half of the rows to satisfy it and starts elsewhere. */
function likely(condition: Sql): Sql {
  return condition === TRUE ? condition : sql`case when ${condition} then true else false end`;
}

/** The conditions of a query, with added ones that an index can use. */
function withIndexed(conditions: RootConditions, query: Query): RootConditions {
  const { ref, pattern } = conditions;
  const words = wordsFor(ref, query.search)?.words(ref.row);
  const filter = all([...storedValues(ref, query.filter), conditions.filter]);
  // Stored words are cheap to compare, and few rows contain the text.
  const search =
    words === undefined ? conditions.search : sql`(${words} ilike ${pattern} and ${conditions.search})`;
  return { ...conditions, filter, search };
}

/** The condition of the lookup by keys and that of the scan. Exactly one of the two is true. */
function gatesOf(row: Sql): { few: Sql; many: Sql } {
  return {
    few: sql`(select keys is not null from found) and ${row}.id = any((select keys from found)::uuid[])`,
    many: sql`(select keys is null from found)`,
  };
}

/** The rows with the found keys, and the conditions that remain. */
function whereOfFew(plain: RootConditions, indexed: RootConditions, narrowed: Narrowed): Sql {
  const search = narrowed.isFiltered ? indexed.search : plain.search;
  const filter = narrowed.remaining === undefined ? indexed.filter : narrowed.remaining;
  return all([gatesOf(plain.ref.row).few, plain.scope, filter, search]);
}

/** Skips the rows of an offset before any column is computed from them. */
function leaveSkipped(ref: TableRef, source: Sql, query: Query): Sql {
  return query.offset === 0 ? source : sql`from (select ${wholeRow(ref)} ${source}) ${ref.row}`;
}

function compilePage(
  ref: TableRef,
  branches: readonly Branch[],
  query: Query,
  isUnconditional: boolean,
): Sql {
  const from = sql`from ${tableOf(ref)} where`;
  const page = pageOf(query.limit, query.offset);
  const [only] = branches;
  if (only !== undefined && branches.length === 1) {
    const source = sql`${from} ${only.where} order by ${only.order}${page}`;
    if (query.offset === 0 || !isUnconditional || !hasUniqueKeys(ref)) return source;
    // The skipped rows of a later page are read from the index of the order alone.
    return sql`${from} ${tenantCondition(ref)} and ${ref.row}.id = any(array(select ${ref.row}.id ${source})) order by ${only.order}`;
  }
  const part = pageOf(query.limit === undefined ? undefined : query.limit + query.offset, 0);
  const parts = branches.map(
    ({ where, order }) => sql`(select ${wholeRow(ref)} ${from} ${where} order by ${order}${part})`,
  );
  return sql`from (${join(parts, ' union all ')}) ${ref.row} order by ${compileSort(ref, query.sort)}${page}`;
}

/** The rows of a query, found through the indexes of their table. */
export function compileIndexedRows(plain: RootConditions, query: Query): RowSource {
  const { ref, scope } = plain;
  const indexed = withIndexed(plain, query);
  const narrowed = narrow(plain, query);
  const isWalked = isOrdered(ref, query);
  const where = all([scope, indexed.filter, indexed.search]);
  const filter = narrowed?.isFiltered === true ? likely(indexed.filter) : indexed.filter;
  const walked = isWalked ? all([scope, filter, likely(indexed.search)]) : where;
  const many = () => orderBranches(ref, query).map((each) => ({ ...each, where: all([walked, each.where]) }));
  const hidesParameters = !isGrouped(query) && (isWalked || narrowed !== undefined);
  if (narrowed === undefined) {
    const isUnconditional = plain.filter === TRUE && plain.search === TRUE;
    return {
      page: () => leaveSkipped(ref, compilePage(ref, many(), query, isUnconditional), query),
      counted: sql`from ${tableOf(ref)} where ${where}`,
      hidesParameters,
    };
  }
  const gate = gatesOf(ref.row).many;
  const few = whereOfFew(plain, indexed, narrowed);
  const branches = () => [
    { where: few, order: compileSort(ref, query.sort) },
    ...many().map((each) => ({ ...each, where: all([gate, each.where]) })),
  ];
  const counted = [few, all([gate, where])].map(
    (part) => sql`select ${wholeRow(ref)} from ${tableOf(ref)} where ${part}`,
  );
  return {
    page: () => leaveSkipped(ref, compilePage(ref, branches(), query, false), query),
    counted: sql`from (${join(counted, ' union all ')}) ${ref.row}`,
    found: narrowed.found,
    hidesParameters,
  };
}
