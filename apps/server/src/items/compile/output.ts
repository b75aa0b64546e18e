import type { ColumnType } from '#items/declare/collection.ts';
import type { Statement } from '#items/compile/table-ref.ts';

/** How a value of a type appears in an answer. */
export function shown(type: ColumnType, sql: string): string {
  if (type === 'timestamp') return `to_char(${sql} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return type === 'bigint' ? `${sql}::text` : sql;
}

/**
 * The row of an answer in the making, read as a whole. Its columns have the names the question gives them, and where a
 * column is called like its row SQL takes the column; no name of a question has a dollar sign.
 */
export const RECORD = 'x$';

/** A name of the declaration, or an alias that has the form of one, as an SQL name. */
export function quoted(key: string): string {
  return `"${key}"`;
}

/**
 * The part of the rows that is asked for; no limit is all. A limit is a checked number and written down, so that the
 * plan is one for so few rows; places in a list are many.
 */
export function pageOf(statement: Statement, limit: number | undefined, offset: number): string {
  const limited = limit === undefined ? '' : ` limit ${Number(limit)}`;
  return offset === 0 ? limited : `${limited} offset ${statement.param(offset, 'bigint')}`;
}
