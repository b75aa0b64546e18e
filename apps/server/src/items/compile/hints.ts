import { normalizeEmail } from '@quint/domain/base/email.ts';
import { isRecord } from '@quint/domain/base/is-record.ts';
import type { Query, SortKey } from '#items/ask/query.ts';
import { isGrouped } from '#items/ask/query.ts';
import { collate, compileSort, orderBy, sortValues, tenantCondition } from '#items/compile/filter.ts';
import type { Narrowing, SearchIndex } from '#items/compile/narrowing.ts';
import { conditionsOf, narrow, findSearchIndex } from '#items/compile/narrowing.ts';
import type { RootConditions, RowSource } from '#items/compile/rows.ts';
import { pageOf } from '#items/compile/rows.ts';
import type { TableRef } from '#items/compile/table-ref.ts';
import { hasUniqueKeys, hintsOf, rowSqlOf, tableOf, wholeRow } from '#items/compile/table-ref.ts';
import type { Filter } from '#items/declare/collection.ts';
import { wordPatterns } from '#database/search.ts';
import type { Sql } from '#database/sql.ts';
import { all, join, param, quoteName, raw, sql, TRUE } from '#database/sql.ts';

/*
 * Everything the compiler does for speed alone: it rewrites a query for the indexes that the hints of the registry name.
 * Without this file compileRows returns the same rows, more slowly.
 */

/** A value other than the mask is found only in rows that store it, and those an index finds. */
function storedValues(ref: TableRef, filter: Filter | undefined): Sql[] {
  const { maskedValue = {} } = hintsOf(ref);
  return [...conditionsOf(filter ?? {})].flatMap(([name, condition]) => {
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

/** How the first sort key is masked, if it is. */
function maskOf(ref: TableRef, [first]: readonly SortKey[]) {
  const [name = '', ...deeper] = first?.path ?? [];
  const field = ref.fields[name];
  const mask = hintsOf(ref).maskedValue?.[name];
  if (first === undefined || deeper.length > 0 || field?.kind !== 'column') return undefined;
  if (mask === undefined) return undefined;
  const storedValue = mask.storedSql?.(ref.row) ?? sql`${ref.row}.${quoteName(field.column ?? name)}`;
  return { mask, storedSql: collate(field.type, storedValue) };
}

/** Whether an index returns the rows in the requested order, in at most two parts, and a page ends the scan early. */
function isOrdered(ref: TableRef, { sort, limit }: Query): boolean {
  if (limit === undefined) return false;
  const [first] = sort;
  if (first === undefined || maskOf(ref, sort) !== undefined) return true;
  return hintsOf(ref).indexedSorts?.includes(first.path.join('.')) === true;
}

/** A part of the rows: its condition, its order, and the values of the whole query's order. */
interface Branch {
  readonly where: Sql;
  readonly order: Sql;
  readonly values: readonly Sql[];
}

/** An index serves the order of a maskable value in two parts: the rows that show it, and the masked ones. */
function orderBranches(ref: TableRef, { sort, limit }: Query): Branch[] {
  const sortMask = limit === undefined ? undefined : maskOf(ref, sort);
  const values = sortValues(ref, sort);
  const whole = { where: TRUE, order: orderBy(values, sort), values };
  if (sortMask === undefined) return [whole];
  const rows = sortMask.mask.rows(rowSqlOf(ref));
  const after = values.slice(1);
  const storedSortValues = [sortMask.storedSql, ...after];
  return [
    { where: sql`not ${rows}`, order: orderBy(storedSortValues, sort), values: storedSortValues },
    {
      where: rows,
      order: sortMask.mask.value === undefined ? whole.order : orderBy(after, sort.slice(1)),
      values,
    },
  ];
}

/** Hides a condition from the planner's statistics: it expects half of the rows to satisfy it and starts elsewhere. */
function likely(condition: Sql): Sql {
  return condition === TRUE ? condition : sql`case when ${condition} then true else false end`;
}

/**
 * The search by the words as stored, which are compared quickly. Rows in which the reader sees something else are compared
 * by that as well.
 */
function searchStored(
  ref: TableRef,
  { words, differs }: SearchIndex,
  search: string,
  visibleCondition: Sql,
): Sql {
  const storedCondition = sql`has_words(${words(ref.row)}, ${wordPatterns(search)})`;
  return sql`(${storedCondition} and (not ${differs(rowSqlOf(ref))} or ${visibleCondition}))`;
}

/** The conditions of a query, with added ones that an index can use. */
function withIndexed(conditions: RootConditions, query: Query): RootConditions {
  const { ref } = conditions;
  const { search: text = '' } = query;
  const index = findSearchIndex(ref, query.search);
  const filter = all([...storedValues(ref, query.filter), conditions.filter]);
  const search = index === undefined ? conditions.search : searchStored(ref, index, text, conditions.search);
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
function whereOfFew(
  { ref, scope }: RootConditions,
  indexedConditions: RootConditions,
  narrowing: Narrowing,
): Sql {
  const filter = narrowing.remaining === undefined ? indexedConditions.filter : narrowing.remaining;
  return all([gatesOf(ref.row).few, scope, filter, indexedConditions.search]);
}

/** Skips the rows of an offset before any column is computed from them. */
function leaveSkipped(ref: TableRef, source: Sql, query: Query): Sql {
  return query.offset === 0 ? source : sql`from (select ${wholeRow(ref)} ${source}) ${ref.row}`;
}

/** The keys of the rows up to the end of a page, of every branch. The number is a parameter: one plan serves all pages. */
function keysUpTo(
  ref: TableRef,
  branches: readonly Branch[],
  { sort }: Query,
  last: number | undefined,
): Sql {
  const columns = sort.map((_, index) => raw(`s${index}`));
  const part = last === undefined ? raw('') : sql` limit ${param(last, 'bigint')}`;
  const parts = branches.map(({ where, order, values }) => {
    const selected = values.map((value, index) => sql`${value} as ${columns[index] ?? raw('id')}`);
    return sql`(select ${join(selected, ', ')} from ${tableOf(ref)} where ${where} order by ${order}${part})`;
  });
  return sql`select id from (${join(parts, ' union all ')}) k order by ${orderBy([...columns, raw('id')], sort)}`;
}

/** The rows of a later page by their keys: the rows before it are skipped by their sort values alone. */
function compileLaterPage(ref: TableRef, branches: readonly Branch[], query: Query): Sql {
  const { sort, limit, offset } = query;
  const [first] = branches;
  const keys =
    first !== undefined && branches.length === 1
      ? sql`select ${ref.row}.id from ${tableOf(ref)} where ${first.where} order by ${first.order}`
      : keysUpTo(ref, branches, query, limit === undefined ? undefined : limit + offset);
  return sql`from ${tableOf(ref)} where ${tenantCondition(ref)} and ${ref.row}.id = any(array(${keys}${pageOf(limit, offset)})) order by ${compileSort(ref, sort)}`;
}

function compilePage(
  ref: TableRef,
  branches: readonly Branch[],
  query: Query,
  isUnconditional: boolean,
): Sql {
  const { sort, limit, offset } = query;
  const isOne = branches.length === 1;
  if (offset > 0 && hasUniqueKeys(ref) && (isUnconditional || !isOne)) {
    return compileLaterPage(ref, branches, query);
  }
  const part = isOne ? pageOf(limit, offset) : pageOf(limit === undefined ? undefined : limit + offset, 0);
  const parts = branches.map(
    ({ where, order }) => sql`from ${tableOf(ref)} where ${where} order by ${order}${part}`,
  );
  if (isOne) return join(parts, '');
  const rows = parts.map((each) => sql`(select ${wholeRow(ref)} ${each})`);
  return sql`from (${join(rows, ' union all ')}) ${ref.row} order by ${compileSort(ref, sort)}${pageOf(limit, offset)}`;
}

/** The rows of a query, found through the indexes of their table. */
export function compileIndexedRows(plain: RootConditions, query: Query): RowSource {
  const { ref, scope } = plain;
  const indexedConditions = withIndexed(plain, query);
  const narrowing = narrow(plain, query);
  const isScanned = isOrdered(ref, query);
  const where = all([scope, indexedConditions.filter, indexedConditions.search]);
  const filter = narrowing?.isFiltered === true ? likely(indexedConditions.filter) : indexedConditions.filter;
  const scanCondition = isScanned ? all([scope, filter, likely(indexedConditions.search)]) : where;
  const many = () =>
    orderBranches(ref, query).map((each) => ({ ...each, where: all([scanCondition, each.where]) }));
  const hidesParameters = !isGrouped(query) && (isScanned || narrowing !== undefined);
  if (narrowing === undefined) {
    const isUnconditional = plain.filter === TRUE && plain.search === TRUE;
    return {
      page: () => leaveSkipped(ref, compilePage(ref, many(), query, isUnconditional), query),
      countSource: sql`from ${tableOf(ref)} where ${where}`,
      hidesParameters,
    };
  }
  const gate = gatesOf(ref.row).many;
  const few = whereOfFew(plain, indexedConditions, narrowing);
  const branches = () => [
    { where: few, order: compileSort(ref, query.sort), values: sortValues(ref, query.sort) },
    ...many().map((each) => ({ ...each, where: all([gate, each.where]) })),
  ];
  const otherParts = narrowing.isCounted
    ? [
        sql`${ref.row}.id = any((select counted from found)::uuid[])`,
        sql`(select counted is null from found)`,
      ]
    : [TRUE];
  const countParts = [few, ...otherParts.map((part) => all([gate, part, where]))].map(
    (part) => sql`select ${wholeRow(ref)} from ${tableOf(ref)} where ${part}`,
  );
  return {
    page: () => leaveSkipped(ref, compilePage(ref, branches(), query, false), query),
    countSource: sql`from (${join(countParts, ' union all ')}) ${ref.row}`,
    keysQuery: narrowing.keysQuery,
    hidesParameters,
  };
}
