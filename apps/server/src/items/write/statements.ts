import type { SqlText } from '#database/statements.ts';
import { rowCondition, tenantCondition } from '#items/compile/filter.ts';
import type { StatementContext, TableRef } from '#items/compile/table-ref.ts';
import { accessGuard, createTableRef, rowSqlOf, tableOf } from '#items/compile/table-ref.ts';
import type { Collection, WriteRule } from '#items/declare/collection.ts';
import type { Sql } from '#items/declare/sql.ts';
import { all, cell, finish, join, param, quoted, raw, sql, TRUE } from '#items/declare/sql.ts';

export type Row = Readonly<Record<string, unknown>>;

/** The condition that a row has one of those keys. */
export function keyCondition({ row }: Pick<TableRef, 'row'>, keys: readonly string[]): Sql {
  if (keys.length === 1) return sql`${row}.id = ${param(keys[0], 'uuid')}`;
  return sql`${row}.id = any(${param(keys, 'uuid[]')})`;
}

/** The statement that inserts rows; with a guard a single row, and only while the guard is true. */
export function compileInsert(
  table: string,
  rows: readonly Row[],
  { guard = TRUE, tail = raw('') }: { guard?: Sql; tail?: Sql } = {},
): SqlText {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = rows.map((row) =>
    join(
      names.map((name) => (Object.hasOwn(row, name) ? cell(row[name]) : raw('default'))),
      ', ',
    ),
  );
  if (guard !== TRUE && lines.length !== 1) throw new Error('A guarded insert is of one row');
  const source =
    guard === TRUE
      ? sql`values ${join(
          lines.map((line) => sql`(${line})`),
          ', ',
        )}`
      : sql`select ${join(lines, ', ')} where ${guard}`;
  const columns = join(names.map(quoted), ', ');
  return finish(sql`insert into ${raw(table)} (${columns}) ${source}${tail}`);
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
    const name = quoted(column);
    const isKept = value !== null && writes?.keeps?.includes(column) === true;
    return { name, value: isKept ? sql`coalesce(w.${name}, ${cell(value)})` : cell(value) };
  });
}

/** The part of an update that sets columns, if one of them differs. */
function compileChange(ref: TableRef, cells: readonly Cell[]): Sql {
  const { table, writes } = ref.collection;
  const { updatedAtColumn } = writes ?? {};
  const sets = cells.map(({ name, value }) => sql`${name} = ${value}`);
  if (updatedAtColumn !== undefined) sets.push(sql`${quoted(updatedAtColumn)} = now()`);
  const differs = join(
    cells.map(({ name, value }) => sql`w.${name} is distinct from ${value}`),
    ' or ',
  );
  const tenant = tenantCondition({ ...ref, row: raw('w') });
  return sql`, changed as (update ${raw(table)} w set ${join(sets, ', ')} from target where ${tenant} and w.id = target.id and not target.closed and (${differs}) returning w.id)`;
}

export interface RowUpdate {
  readonly keys: readonly string[];
  readonly columns: Row;
  /** Rows in which a field is not writable. */
  readonly closed: readonly NonNullable<WriteRule['closed']>[];
  /** The records must be children of this one. */
  readonly parent?: { readonly column: string; readonly key: string } | undefined;
}

/** The statement that updates records: it returns how many it found, changed, and found unwritable. */
export function compileUpdate(
  statement: StatementContext,
  collection: Collection,
  { keys, columns, closed, parent }: RowUpdate,
): SqlText {
  const ref = createTableRef(statement, collection);
  const { row } = ref;
  const where = all([
    accessGuard(statement),
    rowCondition(ref, { change: true }),
    ...(parent === undefined ? [] : [sql`${row}.${quoted(parent.column)} = ${param(parent.key, 'uuid')}`]),
    keyCondition(ref, keys),
  ]);
  const rules = closed.map((rule) => sql`(${rule.rows(rowSqlOf(ref))})`);
  const isClosed = rules.length === 0 ? raw('false') : join(rules, ' or ');
  const target = sql`select ${row}.id, ${isClosed} as closed from ${tableOf(ref)} where ${where} for update of ${row}`;
  const cells = cellsOf(collection, columns);
  const changed = cells.length === 0 ? raw('') : compileChange(ref, cells);
  const count = raw(cells.length === 0 ? '0' : '(select count(*) from changed)');
  return finish(
    sql`with target as (${target})${changed} select count(*) as found, ${count} as changed, count(*) filter (where target.closed) as closed from target`,
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

/** The statement that finds which of the keys are records that exist for the actor. */
export function compileExisting(
  statement: StatementContext,
  collection: Collection,
  keys: readonly string[],
): SqlText {
  const ref = createTableRef(statement, collection);
  const where = all([rowCondition(ref), keyCondition(ref, keys)]);
  return finish(sql`select ${ref.row}.id from ${tableOf(ref)} where ${where}`);
}
