import type { Sql } from '#database/sql.ts';
import { all, join, param, raw, sql, TRUE } from '#database/sql.ts';
import type { Query } from '#items/ask/query.ts';
import { isGrouped } from '#items/ask/query.ts';
import type { RootConditions } from '#items/compile/filter.ts';
import {
  compileConditions,
  compileSort,
  orderBy,
  sortOf,
  sortValues,
  tenantCondition,
} from '#items/compile/filter.ts';
import { isOrdered, maskOf, narrow, withIndexed } from '#items/compile/hints.ts';
import type { TableRef } from '#items/compile/table-ref.ts';
import { hasUniqueKeys, rowSqlOf, tableOf, wholeRow } from '#items/compile/table-ref.ts';

/** The rows of a query, for reading and for counting. */
export interface RowSource {
  /** `from …` with conditions, order and page, under the alias of the table. */
  readonly page: () => Sql;
  /** `from …` with the conditions alone. */
  readonly countSource: Sql;
  /** A common table expression `found` that both use. */
  readonly keysQuery?: Sql | undefined;
  /** Whether one plan suits all values. */
  readonly hidesParameters: boolean;
}

/**
 * The limit and offset; all rows without a limit. A limit is a validated number written into the text, so that the plan
 * suits it; offsets are parameters.
 */
export function pageOf(limit: number | undefined, offset: number): Sql {
  const limitClause = raw(limit === undefined ? '' : ` limit ${Number(limit)}`);
  return offset === 0 ? limitClause : sql`${limitClause} offset ${param(offset, 'bigint')}`;
}

/** The rows of a query, found and sorted by its own conditions only, without hints. */
function compileRows({ ref, scope, filter, search }: RootConditions, query: Query): RowSource {
  const countSource = sql`from ${tableOf(ref)} where ${all([scope, filter, search])}`;
  return {
    page: () =>
      sql`${countSource} order by ${compileSort(ref, query.sort)}${pageOf(query.limit, query.offset)}`,
    countSource,
    hidesParameters: false,
  };
}

/** Hides a condition from the planner's statistics: it then expects half of the rows to match and starts elsewhere. */
function likely(condition: Sql): Sql {
  return condition === TRUE ? condition : sql`case when ${condition} then true else false end`;
}

/** A branch of the rows: its condition, its order, and the values of the whole query's order. */
interface Branch {
  readonly where: Sql;
  readonly order: Sql;
  readonly values: readonly Sql[];
}

/**
 * The rows of a condition. An index provides the order of a maskable value in two parts: the rows that show it, and the
 * masked ones.
 */
function orderBranches(ref: TableRef, { sort, limit }: Query, where: Sql): Branch[] {
  const sortMask = limit === undefined ? undefined : maskOf(ref, sort);
  const values = sortValues(ref, sort);
  const order = orderBy(values, sort);
  if (sortMask === undefined) return [{ where, order, values }];
  const { mask, storedSql } = sortMask;
  const rows = mask.rows(rowSqlOf(ref));
  const after = values.slice(1);
  const storedValues = [storedSql, ...after];
  const maskedOrder = mask.value === undefined ? order : orderBy(after, sort.slice(1));
  return [
    { where: all([where, sql`not ${rows}`]), order: orderBy(storedValues, sort), values: storedValues },
    { where: all([where, rows]), order: maskedOrder, values },
  ];
}

/** The keys of the rows up to the end of a page, per branch. The number is a parameter: one plan for all pages. */
function keysUpTo(
  ref: TableRef,
  branches: readonly Branch[],
  { sort }: Query,
  last: number | undefined,
): Sql {
  const columns = sort.map((_, index) => raw(`s${index}`));
  const part = last === undefined ? raw('') : sql` limit ${param(last, 'bigint')}`;
  const parts = branches.map(({ where, order, values }) => {
    const selectedColumns = values.map((value, index) => sql`${value} as ${columns[index] ?? raw('id')}`);
    return sql`(select ${join(selectedColumns)} from ${tableOf(ref)} where ${where} order by ${order}${part})`;
  });
  return sql`select id from (${join(parts, ' union all ')}) k order by ${orderBy([...columns, raw('id')], sort)}`;
}

/** The rows of a later page by their keys: earlier rows are skipped by their sort values alone. */
function compileLaterPage(ref: TableRef, branches: readonly Branch[], query: Query): Sql {
  const { sort, limit, offset } = query;
  const [first] = branches;
  const keys =
    first !== undefined && branches.length === 1
      ? sql`select ${ref.row}.id from ${tableOf(ref)} where ${first.where} order by ${first.order}`
      : keysUpTo(ref, branches, query, limit === undefined ? undefined : limit + offset);
  return sql`from ${tableOf(ref)} where ${tenantCondition(ref)} and ${ref.row}.id = any(array(${keys}${pageOf(limit, offset)})) order by ${compileSort(ref, sort)}`;
}

/** A page of the branches in one order. With an offset, no column is computed for earlier rows. */
function compilePage(
  ref: TableRef,
  branches: readonly Branch[],
  query: Query,
  isUnconditional: boolean,
): Sql {
  const { sort, limit, offset } = query;
  const isOne = branches.length === 1;
  const isByKey = offset > 0 && hasUniqueKeys(ref) && (isUnconditional || !isOne);
  const branchPage = isOne
    ? pageOf(limit, offset)
    : pageOf(limit === undefined ? undefined : limit + offset, 0);
  const parts = branches.map(
    ({ where, order }) => sql`from ${tableOf(ref)} where ${where} order by ${order}${branchPage}`,
  );
  const rows = parts.map((part) => sql`(select ${wholeRow(ref)} ${part})`);
  const joinedRows = isOne
    ? join(parts, '')
    : sql`from (${join(rows, ' union all ')}) ${ref.row} order by ${compileSort(ref, sort)}${pageOf(limit, offset)}`;
  const source = isByKey ? compileLaterPage(ref, branches, query) : joinedRows;
  return offset === 0 ? source : sql`from (select ${wholeRow(ref)} ${source}) ${ref.row}`;
}

/** The rows of a query, found through the indexes of their table. */
function compileIndexedRows(conditions: RootConditions, query: Query): RowSource {
  const { ref, scope } = conditions;
  const { filter, search } = withIndexed(conditions, query);
  const keyLookup = narrow(ref, query);
  const isScanned = isOrdered(ref, query);
  const hidesParameters = !isGrouped(query) && (isScanned || keyLookup !== undefined);
  const where = all([scope, filter, search]);
  const scanFilter = keyLookup?.isFiltered === true ? likely(filter) : filter;
  const scanWhere = isScanned ? all([scope, scanFilter, likely(search)]) : where;
  if (keyLookup === undefined) {
    const isUnconditional = conditions.filter === TRUE && conditions.search === TRUE;
    return {
      page: () => compilePage(ref, orderBranches(ref, query, scanWhere), query, isUnconditional),
      countSource: sql`from ${tableOf(ref)} where ${where}`,
      hidesParameters,
    };
  }
  // The lookup by keys and the scan: exactly one of the two returns rows.
  const hasKey = (list: string) => sql`${ref.row}.id = any((select ${raw(list)} from found)::uuid[])`;
  const isFew = sql`(select keys is not null from found) and ${hasKey('keys')}`;
  const few = all([isFew, scope, keyLookup.remainingFilter ?? filter, search]);
  const many = sql`(select keys is null from found)`;
  const countConditions = keyLookup.isCounted
    ? [sql`${many} and ${hasKey('counted')}`, sql`${many} and (select counted is null from found)`]
    : [many];
  const countParts = [few, ...countConditions.map((part) => all([part, where]))].map(
    (part) => sql`select ${wholeRow(ref)} from ${tableOf(ref)} where ${part}`,
  );
  const branches = () => [
    { where: few, order: compileSort(ref, query.sort), values: sortValues(ref, query.sort) },
    ...orderBranches(ref, query, all([many, scanWhere])),
  ];
  return {
    page: () => compilePage(ref, branches(), query, false),
    countSource: sql`from (${join(countParts, ' union all ')}) ${ref.row}`,
    keysQuery: keyLookup.keysQuery,
    hidesParameters,
  };
}

/** The rows of a query, by the indexes of their table if the registry has hints. */
export function compileRowSource(
  ref: TableRef,
  requestedQuery: Query,
): RowSource & { conditions: RootConditions } {
  const conditions = compileConditions(ref, requestedQuery);
  const query = { ...requestedQuery, sort: sortOf(ref, requestedQuery.sort) };
  const compile = ref.statement.registry.hints === undefined ? compileRows : compileIndexedRows;
  return { ...compile(conditions, query), conditions };
}
