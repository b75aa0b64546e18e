import type { Failure } from '@quint/contract/errors.ts';
import { fail } from '@quint/contract/errors.ts';
import { isRecord } from '@quint/domain/is-record.ts';
import { findViolatedConstraint } from '#database/constraints.ts';
import { newId } from '#database/ids.ts';
import { recordAudit } from '#database/audit.ts';
import type { SqlText } from '#database/statements.ts';
import type { Collection, PendingWrite } from '#items/declare/collection.ts';
import { assertNoneTwice } from '#items/write/doubles.ts';
import { scopeOfPlace, tenantOf } from '#items/compile/filter.ts';
import { writeList } from '#items/write/links.ts';
import type { Moment, Payload } from '#items/write/payload.ts';
import { writeNested } from '#items/write/nested.ts';
import { newRow, readPayload } from '#items/write/payload.ts';
import type { Place, Statement } from '#items/compile/table-ref.ts';
import { placeOf, rowSqlOf } from '#items/compile/table-ref.ts';
import type { Change, RecordWrites, Tie, Writing } from '#items/write/transaction.ts';
import { isOneOf, run, statementOf } from '#items/write/transaction.ts';

/** When and by whom a record is written. */
export function momentOf(
  writing: Omit<Writing, 'deps' | 'db'>,
  collection: Collection,
  action: 'create' | 'update',
): Moment {
  const { actor, now, scope } = writing;
  return { action, collection, actor, now, organizationId: scope.organizationId };
}

/** Refuses keys of records that do not exist for the person: deleted ones, and those of other workspaces. */
async function assertKeysExist(
  writing: Writing,
  collection: Collection,
  payloads: readonly Payload[],
): Promise<void> {
  const keys = payloads.flatMap((payload) => payload.keys);
  for (const to of new Set(keys.map((key) => key.to))) {
    const target = writing.registry.get(to);
    if (target === undefined) continue;
    const asked = keys.filter((key) => key.to === to);
    const statement = statementOf(writing);
    const place = placeOf(statement, target);
    const wanted = isOneOf(place, [...new Set(asked.map(({ key }) => key))]);
    const sql = `select ${place.row}.id from ${target.table} ${place.row} where ${scopeOfPlace(place)} and ${wanted}`;
    const rows = await run<{ id: string }>(writing, statement.finish(sql));
    const found = new Set(rows.map((row) => row.id));
    const missing = asked.find(({ key }) => !found.has(key));
    if (missing !== undefined) {
      throw fail('INVALID_FOREIGN_KEY', {
        collection: collection.name,
        field: missing.field,
        value: missing.key,
      });
    }
  }
}

/** Gives a violated constraint the meaning the collection declares for it. */
export async function withMeaning<Result>(
  collection: Collection,
  values: Readonly<Record<string, unknown>>,
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    const meaning = collection.writes?.constraints?.[findViolatedConstraint(error) ?? ''];
    throw meaning === undefined ? error : meaning(values);
  }
}

/** Notes a write in the audit log, where the collection is one of those. */
async function audit(
  writing: Writing,
  collection: Collection,
  entry: { verb: string; keys: readonly string[]; inputs: readonly unknown[] },
): Promise<void> {
  const noun = collection.writes?.audit;
  if (noun === undefined) return;
  const inputs = entry.inputs.filter(isRecord);
  const plain = inputs.flatMap(Object.entries).filter(([, value]) => typeof value !== 'string');
  await recordAudit(writing.db, {
    scope: writing.scope,
    actor: writing.actor,
    action: `${noun}.${entry.verb}`,
    items: entry.keys,
    details: {
      fields: [...new Set(inputs.flatMap((input) => Object.keys(input)))],
      values: Object.fromEntries(plain.filter(([, value]) => typeof value === 'boolean')),
    },
  });
}

/** What was given, as far as the collection has something to add to it. */
async function prepared(
  { db, actor, scope }: Writing,
  { writes }: Collection,
  given: { action: 'create' | 'update'; keys: readonly string[]; input: unknown },
): Promise<unknown> {
  if (writes?.beforeWrite === undefined || !isRecord(given.input)) return given.input;
  return writes.beforeWrite({
    db,
    actor,
    organizationId: scope.organizationId,
    ...given,
    input: given.input,
  });
}

/** The rule over several records that a write can break, with the write as it sees it. */
function ruleOver(
  { deps, db, actor, scope }: Writing,
  { writes }: Collection,
  written: Pick<PendingWrite, 'keys' | 'columns'>,
) {
  const write: PendingWrite = { deps, db, actor, organizationId: scope.organizationId, ...written };
  const { invariant } = writes ?? {};
  return invariant?.concerns(write) === true ? { invariant, write } : undefined;
}

/** The statement that inserts rows; a row that is there already may stand for the new one. */
async function insertRows(
  writing: Writing,
  collection: Collection,
  rows: readonly Readonly<Record<string, unknown>>[],
  keepExisting: boolean,
): Promise<string[]> {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const values: unknown[] = [];
  const lines = rows.map((row) => {
    const cells = columns.map((name) =>
      Object.hasOwn(row, name) ? `$${values.push(row[name])}` : 'default',
    );
    return `(${cells.join(', ')})`;
  });
  const { onConflict } = collection.writes ?? {};
  const conflict =
    onConflict === undefined
      ? ''
      : ` on conflict on constraint ${onConflict.constraint} do ${onConflict.action === 'reuse' ? `update set id = ${collection.table}.id` : 'nothing'}`;
  const names = columns.map((name) => `"${name}"`).join(', ');
  const sql = `insert into ${collection.table} (${names}) values ${lines.join(', ')}${conflict} returning id`;
  const inserted = await withMeaning(collection, rows[0] ?? {}, () =>
    run<{ id: string }>(writing, { sql, values }),
  );
  const ids = inserted.map((row) => row.id);
  if (onConflict?.action !== 'reuse' && !keepExisting) assertNoneTwice(collection, rows, ids);
  return ids;
}

/** Creates records and what hangs on them; answers their keys. */
export async function createRecords(
  writing: Writing,
  collection: Collection,
  inputs: readonly unknown[],
  tie: Tie = {},
): Promise<string[]> {
  if (inputs.length === 0) return [];
  const moment = momentOf(writing, collection, 'create');
  const payloads: Payload[] = [];
  for (const input of inputs) {
    payloads.push(
      readPayload(moment, await prepared(writing, collection, { action: 'create', keys: [], input })),
    );
  }
  await assertKeysExist(writing, collection, payloads);
  for (const payload of payloads) await writeNested(writing, RECORD_WRITES, payload);
  // Keys of one millisecond are random among themselves; sorted, they keep the order of the list.
  let ids = payloads.map(() => newId()).toSorted((left, right) => (left < right ? -1 : 1));
  const rows = payloads.map(({ columns }, index) =>
    newRow(moment, { ...columns, ...tie.columns }, ids[index] ?? ''),
  );
  if (collection.writes?.onConflict?.action !== 'reuse') {
    await insertRows(writing, collection, rows, tie.keepExisting === true);
  } else {
    ids = [];
    for (const row of rows) ids.push(...(await insertRows(writing, collection, [row], true)));
  }
  for (const [index, id] of ids.entries()) {
    for (const list of payloads[index]?.lists ?? [])
      await writeList(writing, RECORD_WRITES, { parent: id, ...list });
  }
  for (const { columns } of payloads) {
    const rule = ruleOver(writing, collection, { keys: ids, columns });
    await rule?.invariant.check({ ...rule.write, before: undefined });
  }
  await audit(writing, collection, { verb: 'create', keys: ids, inputs });
  return ids;
}

interface Cell {
  readonly name: string;
  readonly value: string;
}

/** The part of an update that sets columns, where one of them differs. */
function compileChange(collection: Collection, place: Place, cells: readonly Cell[]): string {
  const { updatedAtColumn } = collection.writes ?? {};
  const updatedAt = updatedAtColumn === undefined ? '' : `, "${updatedAtColumn}" = now()`;
  const sets = cells.map(({ name, value }) => `${name} = ${value}`).join(', ');
  const differs = cells.map(({ name, value }) => `w.${name} is distinct from ${value}`).join(' or ');
  const tenant = tenantOf({ ...place, row: 'w' });
  return `, changed as (update ${collection.table} w set ${sets}${updatedAt} from target where ${tenant} and w.id = target.id and not target.closed and (${differs}) returning w.id)`;
}

/** The statement that sets columns of records and tells how many it found, how many of them it changed, and whether one is closed. */
export function compileUpdate(
  statement: Statement,
  collection: Collection,
  { keys, columns, closed, parent }: Omit<Change, 'input'> & Pick<Payload, 'columns' | 'closed'>,
): SqlText {
  const place = placeOf(statement, collection);
  const { row } = place;
  const guard = statement.guard();
  const tied =
    parent === undefined ? '' : ` and ${row}."${parent.column}" = ${statement.param(parent.key, 'uuid')}`;
  const where = `${guard === 'true' ? '' : `${guard} and `}${scopeOfPlace(place, { change: true })}${tied}`;
  const rows = closed.map((field) => `(${field.rows(rowSqlOf(place))})`);
  const target = `select ${row}.id, ${rows.join(' or ') || 'false'} as closed from ${collection.table} ${row} where ${where} and ${isOneOf(place, keys)} for update of ${row}`;
  const resets = Object.fromEntries((collection.writes?.resets ?? []).map((name) => [name, null]));
  const cells = Object.entries({ ...resets, ...columns }).map(([name, value]) => {
    const given = statement.cell(value);
    const kept = value !== null && collection.writes?.keeps?.includes(name) === true;
    return { name: `"${name}"`, value: kept ? `coalesce(w."${name}", ${given})` : given };
  });
  const changed = cells.length === 0 ? '' : compileChange(collection, place, cells);
  const count = changed === '' ? '0' : '(select count(*) from changed)';
  return statement.finish(
    `with target as (${target})${changed} select count(*) as found, ${count} as changed, bool_or(target.closed) as closed from target`,
  );
}

/** What it means that one of the rows does not let a field be written. */
export function closedFailure({ closed: [field] }: Payload): Failure {
  if (field === undefined) throw new Error('A row is closed to none of the fields');
  return field.failure(field.path);
}

/**
 * Changes records and what hangs on them. All keys must be in the person's scope, else FORBIDDEN. Values that are
 * there already change nothing, not even the date of the last change.
 */
export async function updateRecords(writing: Writing, collection: Collection, change: Change): Promise<void> {
  const { keys: given, input } = change;
  const completed = await prepared(writing, collection, { action: 'update', keys: given, input });
  const payload = readPayload(momentOf(writing, collection, 'update'), completed);
  await assertKeysExist(writing, collection, [payload]);
  await writeNested(writing, RECORD_WRITES, payload);
  const keys = [...new Set(change.keys)];
  const { columns } = payload;
  const rule = ruleOver(writing, collection, { keys, columns });
  const before = await rule?.invariant.before?.(rule.write);
  const update = compileUpdate(statementOf(writing), collection, {
    keys,
    columns,
    closed: payload.closed,
    ...(change.parent === undefined ? {} : { parent: change.parent }),
  });
  const [found] = await withMeaning(collection, columns, () =>
    run<{ found: number; changed: number; closed: boolean | null }>(writing, update),
  );
  if (found?.found !== keys.length) throw fail('FORBIDDEN');
  if (found.closed === true) throw closedFailure(payload);
  for (const key of keys) {
    for (const list of payload.lists) await writeList(writing, RECORD_WRITES, { parent: key, ...list });
  }
  if (found.changed > 0 || payload.lists.length > 0) {
    await rule?.invariant.check({ ...rule.write, before });
    await audit(writing, collection, { verb: 'update', keys, inputs: [completed] });
  }
}

/** Removes records for good. All keys must be in the person's scope, else FORBIDDEN. */
export async function deleteRecords(
  writing: Writing,
  collection: Collection,
  given: readonly string[],
): Promise<void> {
  const keys = [...new Set(given)];
  const statement = statementOf(writing);
  const place = placeOf(statement, collection);
  const sql = `delete from ${collection.table} ${place.row} where ${scopeOfPlace(place, { change: true })} and ${isOneOf(place, keys)} returning ${place.row}.id`;
  const gone = await run(writing, statement.finish(sql));
  if (gone.length !== keys.length) throw fail('FORBIDDEN');
  await audit(writing, collection, { verb: 'delete', keys, inputs: [] });
}

const RECORD_WRITES: RecordWrites = { create: createRecords, update: updateRecords };
