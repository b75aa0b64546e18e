import { normalizeEmail } from '@quint/domain/base/email.ts';
import { isRecord } from '@quint/domain/base/is-record.ts';
import { isId } from '#database/ids.ts';
import { wordPatterns } from '#database/search.ts';
import type { Sql } from '#database/sql.ts';
import { all, join, param, quoteName, raw, sql } from '#database/sql.ts';
import type { Query, SortKey } from '#items/ask/query.ts';
import { readList } from '#items/ask/query.ts';
import { collate, compileFilter, rowCondition } from '#items/compile/filter.ts';
import type { RootConditions } from '#items/compile/filter.ts';
import type { TableRef } from '#items/compile/table-ref.ts';
import { hintsOf, keyColumn, relatedRef, rowSqlOf, tableOf } from '#items/compile/table-ref.ts';
import type { Filter, Hints, ToManyField } from '#items/declare/collection.ts';
import { targetOf, tenancyOf } from '#items/declare/collection.ts';

/* How the indexes of a table can serve a query, by the hints of the registry; `rows.ts` turns it into statements. */

/** Up to this many rows are looked up by key; beyond that the index of the sort order is scanned instead. */
const KEYS_MAX = 2000;
/** Without a limit, up to this many rows of a search are looked up by key. */
const FOUND_MAX = 200_000;

/** The keys of a statement's rows, where an index can return them when they are few. */
export interface KeyLookup {
  /** An expression for the array of keys, null above `KEYS_MAX`; it becomes the `with` query `found`. */
  readonly keysQuery: Sql;
  /** Whether `found` also has the keys for a count, as `counted`: null when few are enough, or there are too many. */
  readonly isCounted: boolean;
  /** Whether the keys come from a condition of the filter, not from the search. */
  readonly isFiltered: boolean;
  /** The filter without the condition that the keys already satisfy. */
  readonly remainingFilter: Sql | undefined;
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

/** The conditions of the top level and of its `_and`: every row of the result satisfies them. */
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
      const tenancy = tenancyOf(targetOf(ref.statement.registry, field));
      if (tenancy === 'column' || tenancy === 'none') return { name, field, inner, condition };
    }
  }
  return undefined;
}

type SearchIndex = NonNullable<Hints['searchIndex']>;

/** The search index of the collection, if it covers this search for this actor. */
function findSearchIndex(ref: TableRef, search: string | undefined): SearchIndex | undefined {
  const { collection, statement } = ref;
  const { searchIndex } = hintsOf(ref);
  if (search === undefined || statement.platform) return undefined;
  const isOpen = collection.rows?.scope?.(statement.actor) === undefined;
  return isOpen && searchIndex?.covers(search) === true ? searchIndex : undefined;
}

/** How the first sort key is masked, if it is. */
export function maskOf(ref: TableRef, [first]: readonly SortKey[]) {
  const [name = '', ...deeper] = first?.path ?? [];
  const field = ref.fields[name];
  const mask = hintsOf(ref).maskedValue?.[name];
  if (first === undefined || deeper.length > 0 || field?.kind !== 'column') return undefined;
  if (mask === undefined) return undefined;
  const storedValue = mask.storedSql?.(ref.row) ?? sql`${ref.row}.${quoteName(field.column ?? name)}`;
  return { mask, storedSql: collate(field.type, storedValue) };
}

/** Whether an index returns the rows in the requested order, in at most two parts, and a page ends the scan early. */
export function isOrdered(ref: TableRef, { sort, limit }: Query): boolean {
  if (limit === undefined) return false;
  const [first] = sort;
  if (first === undefined || maskOf(ref, sort) !== undefined) return true;
  return hintsOf(ref).indexedSorts?.includes(first.path.join('.')) === true;
}

/** A value other than the mask is found only in rows that store it, which an index finds. */
function storedValues(ref: TableRef, filter: Filter): Sql[] {
  const { maskedValue = {} } = hintsOf(ref);
  return [...conditionsOf(filter)].flatMap(([name, condition]) => {
    const field = ref.fields[name];
    const value = isRecord(condition) ? condition._eq : condition;
    const mask = Object.hasOwn(maskedValue, name) ? maskedValue[name] : undefined;
    if (mask?.value === undefined || field?.kind !== 'column') return [];
    if (typeof value !== 'string' || value === mask.value) return [];
    const storedValue = sql`${ref.row}.${quoteName(field.column ?? name)}`;
    return field.isAddress === true
      ? [sql`lower(${storedValue}) = ${param(normalizeEmail(value), 'text')}`]
      : [sql`${collate(field.type, storedValue)} = ${param(value, 'text')}`];
  });
}

/** The conditions of a query, with added ones that an index can use. */
export function withIndexed(conditions: RootConditions, query: Query): RootConditions {
  const { ref } = conditions;
  const index = findSearchIndex(ref, query.search);
  const filter = all([...storedValues(ref, query.filter ?? {}), conditions.filter]);
  if (index === undefined) return { ...conditions, filter };
  // Rows in which the reader sees something other than the stored words are compared by that as well.
  const storedCondition = sql`has_words(${index.words(ref.row)}, ${wordPatterns(query.search ?? '')})`;
  const search = sql`(${storedCondition} and (not ${index.differs(rowSqlOf(ref))} or ${conditions.search}))`;
  return { ...conditions, filter, search };
}

/** The keys of the rows related to one record. */
function keysOfLinked(
  ref: TableRef,
  { name, field, inner }: { name: string; field: ToManyField; inner: Filter },
): Sql {
  const link = relatedRef(ref, field, name);
  const where = all([rowCondition(link, { knownKeys: [field.by] }), compileFilter(link, inner)]);
  const key = sql`${link.row}.${quoteName(keyColumn(link.collection, field.by))}`;
  const links = sql`select ${key} as k from ${tableOf(link)} where ${where} limit ${raw(String(KEYS_MAX + 1))}`;
  return sql`(select case when count(*) <= ${raw(String(KEYS_MAX))} then coalesce(array_agg(k), '{}') end from (${links}) l)`;
}

/** The keys of rows with the words. Without a limit no page can be scanned from an index, so more keys pay off. */
function keysOfWords({ find }: SearchIndex, patterns: Sql, limit: number | undefined): Sql {
  return limit === undefined
    ? sql`${raw(find)}(${patterns}, ${raw(String(FOUND_MAX))})`
    : sql`${raw(find)}(${patterns})`;
}

/** The keys from an index; undefined when no index can supply them. */
export function narrow(ref: TableRef, query: Query): KeyLookup | undefined {
  const { filter = {}, search, limit, meta } = query;
  if (ref.statement.platform) return undefined;
  const link = findLink(ref, filter);
  const searchIndex = findSearchIndex(ref, search);
  const patterns = wordPatterns(search ?? '');
  const keys = [
    ...(link === undefined ? [] : [keysOfLinked(ref, link)]),
    ...(searchIndex === undefined ? [] : [keysOfWords(searchIndex, patterns, limit)]),
  ];
  if (keys.length === 0) return undefined;
  const few = sql`select coalesce(${join(keys)}, null::uuid[]) as keys`;
  // A count reads every row that a search finds, so looking up more keys pays off than for its page.
  const isCounted = searchIndex !== undefined && limit !== undefined && meta.includes('filter_count');
  return {
    keysQuery: isCounted
      ? sql`select keys, case when keys is null then ${keysOfWords(searchIndex, patterns, undefined)} end as counted from (${few}) few`
      : few,
    isCounted,
    isFiltered: link !== undefined,
    remainingFilter:
      link === undefined || searchIndex !== undefined
        ? undefined
        : compileFilter(ref, without(filter, link.condition)),
  };
}
