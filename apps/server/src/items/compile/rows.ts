import type { Query } from '#items/ask/query.ts';
import { compileFilter, compileSearch, compileSort, rowCondition } from '#items/compile/filter.ts';
import type { TableRef } from '#items/compile/table-ref.ts';
import { tableOf } from '#items/compile/table-ref.ts';
import type { Sql } from '#database/sql.ts';
import { all, param, raw, sql, TRUE } from '#database/sql.ts';

/** The conditions of a query, one by one. */
export interface RootConditions {
  readonly ref: TableRef;
  /** The rows that exist for the actor. */
  readonly scope: Sql;
  readonly filter: Sql;
  readonly search: Sql;
}

/** The rows of a query, for reading and for counting. */
export interface RowSource {
  /** `from …` with conditions, order and page, under the alias of the table. */
  readonly page: () => Sql;
  /** `from …` with the conditions alone. */
  readonly countSource: Sql;
  /** A common table expression named found that both use. */
  readonly keysQuery?: Sql | undefined;
  /** One plan suits all values. */
  readonly hidesParameters: boolean;
}

export function compileConditions(ref: TableRef, query: Pick<Query, 'filter' | 'search'>): RootConditions {
  return {
    ref,
    scope: rowCondition(ref),
    filter: query.filter === undefined ? TRUE : compileFilter(ref, query.filter),
    search: query.search === undefined ? TRUE : compileSearch(ref, query.search),
  };
}

/**
 * The limit and offset; without a limit all rows. A limit is a validated number and written into the text, so that the
 * plan suits it; offsets are parameters.
 */
export function pageOf(limit: number | undefined, offset: number): Sql {
  const limitClause = raw(limit === undefined ? '' : ` limit ${Number(limit)}`);
  return offset === 0 ? limitClause : sql`${limitClause} offset ${param(offset, 'bigint')}`;
}

/** The rows of a query, found and sorted by its own conditions only, without hints. */
export function compileRows({ ref, scope, filter, search }: RootConditions, query: Query): RowSource {
  const countSource = sql`from ${tableOf(ref)} where ${all([scope, filter, search])}`;
  return {
    page: () =>
      sql`${countSource} order by ${compileSort(ref, query.sort)}${pageOf(query.limit, query.offset)}`,
    countSource,
    hidesParameters: false,
  };
}
