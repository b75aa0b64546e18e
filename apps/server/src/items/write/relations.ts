import { fail } from '@quint/contract/base/errors.ts';
import { isRecord } from '@quint/domain/base/is-record.ts';
import { z } from 'zod';
import { isId } from '#database/ids.ts';
import { finish, param, quoteName, raw, sql } from '#database/sql.ts';
import { assertAllowed } from '#http/access.ts';
import { rowCondition, tenantCondition } from '#items/compile/filter.ts';
import { createTableRef, keyColumn, tableOf } from '#items/compile/table-ref.ts';
import type { Collection, ToManyField } from '#items/declare/collection.ts';
import { accessTo, targetOf } from '#items/declare/collection.ts';
import type { Payload } from '#items/write/payload.ts';
import type { Transaction } from '#items/write/plan.ts';
import { run, statementIn } from '#items/write/plan.ts';
import { keyCondition } from '#items/write/statements.ts';

/** The parent columns of a new related record. */
export interface ParentLink {
  /** Columns that the parent sets. */
  readonly columns?: Readonly<Record<string, string>>;
  /** An existing record is accepted as a new one. */
  readonly acceptsExisting?: boolean;
}

export interface Change {
  readonly keys: readonly string[];
  readonly input: unknown;
  /** The records must be children of this one. */
  readonly parent?: { readonly column: string; readonly key: string };
  /** The date of the last change that the writer has seen. */
  readonly unmodifiedSince?: string | undefined;
}

/** The record writes that relations use. */
export interface RecordWrites {
  readonly create: (
    transaction: Transaction,
    collection: Collection,
    inputs: readonly unknown[],
    parent?: ParentLink,
  ) => Promise<string[]>;
  readonly update: (transaction: Transaction, collection: Collection, change: Change) => Promise<void>;
}

/**
 * Writes the records that a payload contains instead of keys, and puts their keys into its columns. With a key the
 * record is changed, without one it is created.
 */
export async function writeNested(
  transaction: Transaction,
  records: RecordWrites,
  payload: Payload,
): Promise<void> {
  const { registry, actor } = transaction;
  for (const { path, field, column, record } of payload.ones) {
    const target = targetOf(registry, field);
    const { id, ...input } = record;
    if (id === undefined) {
      assertAllowed(accessTo(target, 'create', actor));
      const [key] = await records.create(transaction, target, [input]);
      payload.columns[column] = key;
      continue;
    }
    if (!isId(id)) throw fail('FAILED_VALIDATION', { field: path, type: 'uuid' });
    const values = Object.entries(input).filter(([name]) => field.tolerates?.includes(name) !== true);
    assertAllowed(accessTo(target, values.length === 0 ? 'read' : 'update', actor));
    // Without further values this only checks that the record exists for the actor.
    await records.update(transaction, target, { keys: [id], input: Object.fromEntries(values) });
    payload.columns[column] = id.toLowerCase();
  }
}

/** The records of a to-many relation in a payload. */
interface RelatedList {
  /** The key of the record they belong to. */
  readonly parent: string;
  /** Path of the relation in the payload. */
  readonly path: string;
  readonly field: ToManyField;
}

/** A write of such a list. */
interface ListWrite extends RelatedList {
  readonly transaction: Transaction;
  readonly records: RecordWrites;
  readonly target: Collection;
  /** The column that refers to the parent. */
  readonly column: string;
  /** The column of a junction that leads to the far side. */
  readonly through: string | undefined;
}

const Entries = z.array(z.unknown()).default([]);
const ListChanges = z.strictObject({ create: Entries, update: Entries, delete: Entries });

function unreadable(path: string): Error {
  return fail('INVALID_PAYLOAD', {
    reason: `"${path}" takes a list, or lists under create, update and delete`,
  });
}

interface Child {
  readonly id: string;
  /** The key of the far side. */
  readonly onward: string | null;
}

/** The children of a parent that the actor may see, all of them or those given by their own or their far key. */
async function findChildren(write: ListWrite, requestedKeys?: readonly string[]): Promise<Child[]> {
  const { transaction, target, column, through } = write;
  const ref = createTableRef(statementIn(transaction), target);
  const { row } = ref;
  const onward = through === undefined ? raw('null::uuid') : sql`${row}.${quoteName(through)}`;
  const keys = param(requestedKeys, 'uuid[]');
  const keyFilter =
    requestedKeys === undefined ? raw('') : sql` and (${row}.id = any(${keys}) or ${onward} = any(${keys}))`;
  const back = sql`${row}.${quoteName(column)} = ${param(write.parent, 'uuid')}`;
  const statement = sql`select ${row}.id, ${onward} as onward from ${tableOf(ref)} where ${rowCondition(ref, { change: true })} and ${back}${keyFilter} for no key update of ${row}`;
  return run<Child>(transaction, finish(statement));
}

/** A whole list in place of the current one, as the changes that lead to it. */
async function differenceTo(
  write: ListWrite,
  entries: readonly unknown[],
): Promise<z.infer<typeof ListChanges>> {
  const children = await findChildren(write);
  const retainedKeys = new Set<string>();
  const create: unknown[] = [];
  const update: unknown[] = [];
  for (const entry of entries) {
    const rawKey = isRecord(entry) ? (entry.id ?? entry[write.field.through ?? 'id']) : entry;
    const key = typeof rawKey === 'string' ? rawKey.toLowerCase() : rawKey;
    const child = children.find(({ id, onward }) => id === key || onward === key);
    if (child === undefined) create.push(entry);
    else {
      retainedKeys.add(child.id);
      if (isRecord(entry) && Object.keys(entry).length > 1) update.push({ ...entry, id: child.id });
    }
  }
  return { create, update, delete: children.filter(({ id }) => !retainedKeys.has(id)).map(({ id }) => id) };
}

/** Attaches independent records to this one. */
async function attachChildren(
  { transaction, target, column, parent }: ListWrite,
  entries: readonly string[],
): Promise<void> {
  assertAllowed(accessTo(target, 'update', transaction.actor));
  const keys = [...new Set(entries.map((entry) => entry.toLowerCase()))];
  if (!keys.every(isId)) throw fail('FORBIDDEN');
  const ref = createTableRef(statementIn(transaction), target);
  const { row } = ref;
  const candidates = sql`select ${row}.id from ${tableOf(ref)} where ${rowCondition(ref, { change: true })} and ${keyCondition(ref, keys)} for no key update of ${row}`;
  const set = sql`${quoteName(column)} = ${param(parent, 'uuid')}`;
  const tenant = tenantCondition({ ...ref, row: raw('w') });
  const statement = sql`with matches as (${candidates}), attached as (update ${raw(target.table)} w set ${set} from matches where ${tenant} and w.id = matches.id) select count(*) as match_count from matches`;
  const [count] = await run<{ match_count: number }>(transaction, finish(statement));
  if (count?.match_count !== keys.length) throw fail('FORBIDDEN');
}

async function createChildren(write: ListWrite, entries: readonly unknown[]): Promise<void> {
  const { transaction, target, field, parent, path } = write;
  const isKey = (entry: unknown) => typeof entry === 'string' && field.detach === true;
  const keys = entries.filter(isKey).map(String);
  if (keys.length > 0) await attachChildren(write, keys);
  const newEntries = entries.filter((entry) => !isKey(entry));
  if (newEntries.length === 0) return;
  assertAllowed(accessTo(target, 'create', transaction.actor));
  const records = newEntries.map((entry) => {
    if (typeof entry === 'string' && field.through !== undefined) return { [field.through]: entry };
    if (!isRecord(entry)) throw unreadable(path);
    const { [field.by]: back, ...record } = entry;
    if (back !== undefined && back !== parent) {
      throw fail('FAILED_VALIDATION', { field: `${path}.${field.by}`, type: 'eq' });
    }
    return record;
  });
  const columns = { [write.column]: parent };
  await write.records.create(transaction, target, records, { columns, acceptsExisting: true });
}

async function updateChild(write: ListWrite, entry: unknown): Promise<void> {
  const { transaction, target, column, parent } = write;
  assertAllowed(accessTo(target, 'update', transaction.actor));
  if (!isRecord(entry) || !isId(entry.id)) throw unreadable(write.path);
  const { id, ...input } = entry;
  const change = { keys: [String(id)], input, parent: { column, key: parent } };
  await write.records.update(transaction, target, change);
}

/** Removes children by their own key or, in a junction, by their far key. An unknown key is refused. */
async function deleteChildren(write: ListWrite, entries: readonly unknown[]): Promise<void> {
  const { transaction, target, field, column } = write;
  const isDetached = field.detach === true;
  assertAllowed(accessTo(target, isDetached ? 'update' : 'delete', transaction.actor));
  const keys = entries.map((entry) => {
    const key = isRecord(entry) ? entry.id : entry;
    if (!isId(key)) throw fail('FORBIDDEN');
    return key.toLowerCase();
  });
  const children = await findChildren(write, [...new Set(keys)]);
  const childKeys = new Set(children.flatMap(({ id, onward }) => [id, onward]));
  if (keys.some((key) => !childKeys.has(key))) throw field.unknownFailure?.() ?? fail('FORBIDDEN');
  const table = raw(target.table);
  const remove = isDetached
    ? sql`update ${table} set ${quoteName(column)} = null`
    : sql`delete from ${table}`;
  const tenant = sql`organization_id = ${param(transaction.organizationId, 'uuid')}`;
  const ids = children.map(({ id }) => id);
  await run(transaction, finish(sql`${remove} where ${tenant} and id = any(${param(ids, 'uuid[]')})`));
}

/** Writes the changes of a payload to the records of a to-many relation. */
export async function writeList(
  transaction: Transaction,
  records: RecordWrites,
  { value, ...list }: RelatedList & { readonly value: unknown },
): Promise<void> {
  const target = targetOf(transaction.registry, list.field);
  const { by, through } = list.field;
  const write: ListWrite = {
    ...list,
    transaction,
    records,
    target,
    column: keyColumn(target, by),
    through: through === undefined ? undefined : keyColumn(target, through),
  };
  const changes = Array.isArray(value) ? await differenceTo(write, value) : ListChanges.safeParse(value).data;
  if (changes === undefined) throw unreadable(list.path);
  if (changes.delete.length > 0) await deleteChildren(write, changes.delete);
  for (const entry of changes.update) await updateChild(write, entry);
  if (changes.create.length > 0) await createChildren(write, changes.create);
}
