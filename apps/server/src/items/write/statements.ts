import { compileAccessGuard } from '#database/access.ts';
import type { SqlText } from '#database/statements.ts';
import { rowCondition, tenantCondition } from '#items/compile/filter.ts';
import type { StatementContext, TableRef } from '#items/compile/table-ref.ts';
import { createTableRef, rowSqlOf, tableOf } from '#items/compile/table-ref.ts';
import type { Collection, WriteRule } from '#items/declare/collection.ts';
import type { Row, Sql } from '#database/sql.ts';
import { all, cell, finish, join, param, quoteName, raw, sql } from '#database/sql.ts';

/** The condition that a row has one of those keys. */
export function keyCondition({ row }: Pick<TableRef, 'row'>, keys: readonly string[]): Sql {
  if (keys.length === 1) return sql`${row}.id = ${param(keys[0], 'uuid')}`;
  return sql`${row}.id = any(${param(keys, 'uuid[]')})`;
}

/** The end of an insert: the conflict handling, and the returned keys. */
export function insertTail({ table, writes }: Collection): Sql {
  const { onConflict } = writes ?? {};
  if (onConflict === undefined) return raw(' returning id');
  const action = onConflict.action === 'reuse' ? `update set id = ${table}.id` : 'nothing';
  return raw(` on conflict on constraint ${onConflict.constraint} do ${action} returning id`);
}

interface Cell {
  readonly name: Sql;
  readonly value: Sql;
}

/** The columns that an update sets, with those that every change clears and those that keep an existing value. */
function cellsOf({ writes }: Collection, columns: Row): Cell[] {
  const resets = Object.fromEntries((writes?.resets ?? []).map((name) => [name, null]));
  return Object.entries({ ...resets, ...columns }).map(([column, value]) => {
    const name = quoteName(column);
    const isRetained = value !== null && writes?.retainedColumns?.includes(column) === true;
    return { name, value: isRetained ? sql`coalesce(w.${name}, ${cell(value)})` : cell(value) };
  });
}

/** The part of an update that sets columns, if one of them differs or related records are written too. */
function compileChange(ref: TableRef, { cells, touches }: { cells: readonly Cell[]; touches: boolean }): Sql {
  const { table, writes } = ref.collection;
  const { updatedAtColumn, updatedByColumn } = writes ?? {};
  const sets = cells.map(({ name, value }) => sql`${name} = ${value}`);
  if (updatedAtColumn !== undefined) sets.push(sql`${quoteName(updatedAtColumn)} = now()`);
  if (updatedByColumn !== undefined) sets.push(sql`${quoteName(updatedByColumn)} = ${ref.statement.user}`);
  const differs = touches
    ? raw('true')
    : join(
        cells.map(({ name, value }) => sql`w.${name} is distinct from ${value}`),
        ' or ',
      );
  const tenant = tenantCondition({ ...ref, row: raw('w') });
  return sql`, changed as (update ${raw(table)} w set ${join(sets)} from target where ${tenant} and w.id = target.id and not target.closed and target.changed_at is null and (${differs}) returning w.id)`;
}

export interface RowUpdate {
  readonly keys: readonly string[];
  readonly columns: Row;
  /** Rows in which a field is read-only. */
  readonly closedRules: readonly NonNullable<WriteRule['closedRule']>[];
  /** The records must be children of this one. */
  readonly parent?: { readonly column: string; readonly key: string } | undefined;
  /** Whether related records are written as well, so that the record counts as changed. */
  readonly touches?: boolean;
  /** The modification date that the writer has seen; a record changed after it is not written. */
  readonly unmodifiedSince?: string | undefined;
}

/** When and by whom a record was changed after the read; null if unchanged, or not by an administrator. */
function laterChange(
  { collection, row, organization }: TableRef,
  since: string | undefined,
): { at: Sql; by: Sql } {
  const { updatedAtColumn, updatedByColumn } = collection.writes ?? {};
  if (since === undefined || updatedAtColumn === undefined) return { at: raw('null'), by: raw('null') };
  const at = sql`date_trunc('milliseconds', ${row}.${quoteName(updatedAtColumn)})`;
  const isLater = sql`${at} is distinct from ${param(since, 'timestamptz')}`;
  const name = sql`select btrim(concat_ws(' ', u.first_name, u.last_name)) from users u join memberships m on m.organization_id = ${organization} and m.user_id = u.id and m.user_role = 'ORG_ADMIN'`;
  const by =
    updatedByColumn === undefined
      ? raw('null')
      : sql`case when ${isLater} then (${name} where u.id = ${row}.${quoteName(updatedByColumn)}) end`;
  return { at: sql`case when ${isLater} then ${at} end`, by };
}

/**
 * The statement that updates records: it returns how many it found, changed, and found read-only, and when and by whom
 * they were changed after the writer had read them.
 */
export function compileUpdate(
  statement: StatementContext,
  collection: Collection,
  { keys, columns, closedRules, parent, touches = false, unmodifiedSince }: RowUpdate,
): SqlText {
  const ref = createTableRef(statement, collection);
  const { row } = ref;
  const where = all([
    compileAccessGuard(statement.accessVersion),
    rowCondition(ref, { change: true }),
    ...(parent === undefined ? [] : [sql`${row}.${quoteName(parent.column)} = ${param(parent.key, 'uuid')}`]),
    keyCondition(ref, keys),
  ]);
  const rules = closedRules.map((rule) => sql`(${rule.rows(rowSqlOf(ref))})`);
  const isClosed = rules.length === 0 ? raw('false') : join(rules, ' or ');
  const later = laterChange(ref, unmodifiedSince);
  const target = sql`select ${row}.id, ${isClosed} as closed, ${later.at}::timestamptz as changed_at, ${later.by}::text as changed_by from ${tableOf(ref)} where ${where} for no key update of ${row}`;
  const cells = cellsOf(collection, columns);
  const isTouched = touches && collection.writes?.updatedAtColumn !== undefined;
  const changes = cells.length > 0 || isTouched;
  const changeSql = changes ? compileChange(ref, { cells, touches: isTouched }) : raw('');
  const count = raw(changes ? '(select count(*) from changed)' : '0');
  return finish(
    sql`with target as (${target})${changeSql} select count(*) as found, ${count} as changed, count(*) filter (where target.closed) as closed, to_char(max(target.changed_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as changed_at, max(target.changed_by) as changed_by from target`,
  );
}

/** The statement that deletes records permanently and returns the keys it found. */
export function compileDelete(
  statement: StatementContext,
  collection: Collection,
  keys: readonly string[],
): SqlText {
  const ref = createTableRef(statement, collection);
  const where = all([rowCondition(ref, { change: true }), keyCondition(ref, keys)]);
  return finish(sql`delete from ${tableOf(ref)} where ${where} returning ${ref.row}.id`);
}

/** The statement that finds which of the keys are records visible to the actor. */
export function compileExisting(
  statement: StatementContext,
  collection: Collection,
  keys: readonly string[],
): SqlText {
  const ref = createTableRef(statement, collection);
  const where = all([rowCondition(ref), keyCondition(ref, keys)]);
  return finish(sql`select ${ref.row}.id from ${tableOf(ref)} where ${where}`);
}
