import { compileAccessGuard } from '#database/access.ts';
import type { SqlText } from '#database/statements.ts';
import type { Deep, Query } from '#items/ask/query.ts';
import { isGrouped } from '#items/ask/query.ts';
import { resolveSelection } from '#items/ask/selection.ts';
import { auditedPaths, compileAuditLine, personKey } from '#items/compile/audit.ts';
import { compileColumns, compileGroups } from '#items/compile/columns.ts';
import { compileConditions, compileSort, rowCondition } from '#items/compile/filter.ts';
import { compileRowSource, pageOf } from '#items/compile/rows.ts';
import type { StatementContext, TableRef } from '#items/compile/table-ref.ts';
import { createTableRef, tableOf, wholeRow } from '#items/compile/table-ref.ts';
import type { Collection } from '#items/declare/collection.ts';
import type { Sql } from '#database/sql.ts';
import { all, finish, placeholder, join, param, raw, sql, TRUE } from '#database/sql.ts';

/**
 * An SQL statement whose rows contain one JSON text each, then the counts if requested, then further columns: the
 * number of rows joined to one text; or the key and the person of a row, if it reads personal results without auditing
 * itself.
 */
export interface CompiledStatement extends SqlText {
  readonly hasMeta: boolean;
  /** Paths of the personal results it reads. */
  readonly personal: readonly string[];
  /** Whether it audits its reads itself. */
  readonly isAudited: boolean;
}

/** A response before it becomes a statement. */
interface Answer {
  readonly columns: Sql;
  /** The source of the rows, in order, under the alias of the table. */
  readonly source: Sql;
  /** Whether its rows are groups, not rows of the collection. */
  readonly hasGroups?: boolean;
  /** The counts, as a row named m. */
  readonly meta?: Sql | undefined;
  /** Whether the statement audits reads of personal results itself. */
  readonly isAudited: boolean;
  /** Whether it audits nothing when there is no row. */
  readonly onlyFound?: boolean;
  /** Whether it has at most one row. */
  readonly isSingle?: boolean;
  /** Whether it is its own transaction. */
  readonly isAlone: boolean;
  /** Whether all rows are returned as one text, for a short list; otherwise one row each. */
  readonly isJoined?: boolean;
  /** The keys that narrow the rows, as `found`. */
  readonly keysQuery?: Sql | undefined;
  readonly hidesParameters?: boolean;
}

const NOTHING = raw('');

/** The rows in the required form: as text, or with their keys and people. */
function compileTexts(ref: TableRef, { columns, source }: Answer, hasKeys: boolean): Sql {
  if (!hasKeys) return sql`select row_to_json(x$)::text as j from (select ${columns} ${source}) x$`;
  return sql`select row_to_json(x$)::text as j, ${ref.row}.id as k, ${personKey(ref)} as t from (select ${wholeRow(ref)} ${source}) ${ref.row} cross join lateral (select ${columns}) x$`;
}

/** The counts are computed once and joined to the rows, so that a list and its size are one statement. */
function compileMeta(query: Query, counts: { all: Sql; matches: Sql }): Sql {
  const parts = query.meta.map((name) => raw(`'${name}', ${name === 'total_count' ? 'a.n' : 'f.n'}`));
  return sql`(select json_build_object(${join(parts)})::text as meta from (${counts.all}) a, lateral (${counts.matches}) f(n)) m`;
}

/** Combines rows, counts, the check of the access version and the audit line into one statement. */
function compileStatement(ref: TableRef, answer: Answer): CompiledStatement {
  const { statement, collection } = ref;
  const { columns, source, meta, keysQuery, hasGroups = false, isJoined = false } = answer;
  const paths = auditedPaths(ref, join([columns, source, meta ?? NOTHING, keysQuery ?? NOTHING], ' '));
  const hasKeys = paths.length > 0 && !hasGroups;
  const isAudited = hasKeys && answer.isAudited;
  const texts = compileTexts(ref, answer, hasKeys);
  const guard = compileAccessGuard(statement.accessVersion);
  const guardClause = guard === TRUE ? NOTHING : sql` where ${guard}`;
  const rows = isAudited ? raw('page x') : sql`(${texts}) x`;
  const whole = isJoined ? sql`(select string_agg(x.j, ',') as j, count(*)::text as n from ${rows}) x` : rows;
  const beside = raw(isJoined ? ', x.n' : hasKeys && !isAudited ? ', x.k, x.t' : '');
  const from = meta === undefined ? whole : sql`${meta} left join ${whole} on true`;
  const read = sql`select x.j${raw(meta === undefined ? '' : ', m.meta')}${beside} from ${from}`;
  const queries: Sql[] = [];
  if (keysQuery !== undefined) queries.push(sql`found as materialized (${keysQuery})`);
  if (isAudited) {
    const line = compileAuditLine(statement, collection, { ...answer, paths });
    queries.push(sql`page as materialized (select * from (${texts}) x${guardClause})`);
    queries.push(sql`noted as (${line})`);
  }
  const first = queries.length === 0 ? NOTHING : sql`with ${join(queries)} `;
  const text = sql`${first}${read}${isAudited ? NOTHING : guardClause}`;
  const { hidesParameters = false } = answer;
  return { ...finish(text, { hidesParameters }), hasMeta: meta !== undefined, personal: paths, isAudited };
}

/**
 * A list in one statement. `isJoined` returns one text of all rows and audits the read itself; otherwise there is one
 * row each, and the caller must audit.
 */
export function compileList(
  statement: StatementContext,
  collection: Collection,
  { query, isJoined }: { query: Query; isJoined: boolean },
): CompiledStatement {
  const ref = createTableRef(statement, collection);
  const hasGroups = isGrouped(query);
  const { conditions, page, countSource, ...source } = compileRowSource(ref, query);
  const rows = hasGroups
    ? { columns: raw('*'), source: sql`from (${compileGroups(ref, query, countSource)}) g` }
    : { columns: compileColumns(ref, resolveSelection(ref, query)), source: page() };
  const hasConditions = all([conditions.filter, conditions.search]) !== TRUE;
  const counts = {
    all: sql`select count(*) as n from ${tableOf(ref)} where ${conditions.scope}`,
    matches: hasConditions ? sql`select count(*) as n ${countSource}` : sql`select a.n`,
  };
  const meta = query.meta.length > 0 ? compileMeta(query, counts) : undefined;
  return compileStatement(ref, {
    ...source,
    ...rows,
    hasGroups,
    meta,
    isAudited: isJoined,
    isAlone: true,
    isJoined,
  });
}

/**
 * The rows of given keys, in the order of the keys. A single key is compared with `=`: for a list of unknown length
 * PostgreSQL prefers a custom plan and plans every execution.
 */
function compileKeyed({ row }: TableRef, keys: readonly string[]): Sql {
  if (keys.length === 1) return sql`${row}.id = ${placeholder('key', 'uuid')}`;
  const list = param(keys, 'uuid[]');
  return sql`${row}.id = any(${list}) order by array_position(${list}, ${row}.id)`;
}

/**
 * Records by key, in the order of the keys; a single key is passed when the statement is sent. `inWrite` includes
 * records that the same transaction has just deleted.
 */
export function compileByKeys(
  statement: StatementContext,
  collection: Collection,
  { query, keys, inWrite = false }: { query: Query; keys: readonly string[]; inWrite?: boolean },
): CompiledStatement {
  const ref = createTableRef(statement, collection);
  const scope = rowCondition(ref, { includesDeleted: inWrite });
  const columns = compileColumns(ref, resolveSelection(ref, query));
  const source = sql`from ${tableOf(ref)} where ${scope} and ${compileKeyed(ref, keys)}`;
  const isSingle = keys.length === 1;
  return compileStatement(ref, {
    columns,
    source,
    isAudited: true,
    onlyFound: true,
    isSingle,
    isAlone: !inWrite,
  });
}

/** Keys of the records that match a filter, for bulk writes. */
export function compileKeys(
  statement: StatementContext,
  collection: Collection,
  query: Omit<Deep, 'nestedQueries'>,
): SqlText & { readonly personal: readonly string[] } {
  const ref = createTableRef(statement, collection);
  const { scope, filter, search } = compileConditions(ref, query);
  const order = compileSort(ref, query.sort);
  const text = sql`select ${ref.row}.id from ${tableOf(ref)} where ${all([scope, filter, search])} order by ${order}${pageOf(query.limit, query.offset)}`;
  return { ...finish(text), personal: auditedPaths(ref, text) };
}
