import { fail } from '@quint/contract/base/errors.ts';
import { NOT_ALLOWED } from '@quint/domain/workspace/actor.ts';
import { isRecord } from '@quint/domain/base/is-record.ts';
import { isId } from '#database/ids.ts';
import { assertAllowed } from '#http/access.ts';
import { rowCondition, tenantCondition } from '#items/compile/filter.ts';
import { createTableRef, keyColumn, tableOf } from '#items/compile/table-ref.ts';
import type { Collection, ToManyField } from '#items/declare/collection.ts';
import { finish, param, quoteName, raw, sql } from '#database/sql.ts';
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
    parent: ParentLink,
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
  for (const { path, field, column, record } of payload.ones) {
    const target = transaction.registry.get(field.to);
    if (target === undefined) throw new Error(`Relation to "${field.to}", which is not declared`);
    const { id, ...input } = record;
    if (id === undefined) {
      assertAllowed(target.access.create?.(transaction.actor) ?? NOT_ALLOWED);
      const [key] = await records.create(transaction, target, [input], {});
      payload.columns[column] = key;
      continue;
    }
    if (!isId(id)) throw fail('FAILED_VALIDATION', { field: path, type: 'uuid' });
    const fieldNames = Object.keys(input).filter((name) => field.tolerates?.includes(name) !== true);
    assertAllowed(
      (fieldNames.length === 0 ? target.access.read : target.access.update)?.(transaction.actor) ??
        NOT_ALLOWED,
    );
    const change = Object.fromEntries(fieldNames.map((name) => [name, input[name]]));
    // Without further values this only checks that the record exists for the actor.
    await records.update(transaction, target, { keys: [id], input: change });
    payload.columns[column] = id.toLowerCase();
  }
}

interface ListWrite {
  readonly parent: string;
  /** Path of the relation in the payload. */
  readonly path: string;
  readonly field: ToManyField;
  readonly value: unknown;
}

interface Parts {
  readonly create: readonly unknown[];
  readonly update: readonly unknown[];
  readonly delete: readonly unknown[];
}

interface Target {
  readonly collection: Collection;
  readonly column: string;
  /** The column of a junction that leads to the far side. */
  readonly through: string | undefined;
}

function targetOf(transaction: Transaction, field: ToManyField): Target {
  const collection = transaction.registry.get(field.to);
  if (collection === undefined) throw new Error(`Relation to "${field.to}", which is not declared`);
  const through = field.through === undefined ? undefined : keyColumn(collection, field.through);
  return { collection, column: keyColumn(collection, field.by), through };
}

function unreadable(path: string): Error {
  return fail('INVALID_PAYLOAD', {
    reason: `"${path}" takes a list, or lists under create, update and delete`,
  });
}

function readParts({ path, value }: ListWrite): Parts {
  if (!isRecord(value)) throw unreadable(path);
  const parts: Record<keyof Parts, readonly unknown[]> = { create: [], update: [], delete: [] };
  for (const [name, list] of Object.entries(value)) {
    if ((name !== 'create' && name !== 'update' && name !== 'delete') || !Array.isArray(list)) {
      throw unreadable(path);
    }
    parts[name] = list;
  }
  return parts;
}

interface Child {
  readonly id: string;
  readonly onward: string | null;
}

/** The children of a parent that the actor may see, all of them or those given by their own or their far key. */
async function findChildren(
  transaction: Transaction,
  target: Target,
  at: { parent: string; keys?: readonly string[] },
): Promise<Child[]> {
  const ref = createTableRef(statementIn(transaction), target.collection);
  const { row } = ref;
  const onward = target.through === undefined ? raw('null::uuid') : sql`${row}.${quoteName(target.through)}`;
  const keys = at.keys === undefined ? undefined : param(at.keys, 'uuid[]');
  const keyFilter =
    keys === undefined ? raw('') : sql` and (${row}.id = any(${keys}) or ${onward} = any(${keys}))`;
  const back = sql`${row}.${quoteName(target.column)} = ${param(at.parent, 'uuid')}`;
  return run<Child>(
    transaction,
    finish(
      sql`select ${row}.id, ${onward} as onward from ${tableOf(ref)} where ${rowCondition(ref, { change: true })} and ${back}${keyFilter} for no key update of ${row}`,
    ),
  );
}

/** A whole list in place of the current one, as the changes that lead to it. */
async function differenceTo(
  transaction: Transaction,
  target: Target,
  write: ListWrite & { value: readonly unknown[] },
): Promise<Parts> {
  const children = await findChildren(transaction, target, { parent: write.parent });
  const retainedKeys = new Set<string>();
  const create: unknown[] = [];
  const update: unknown[] = [];
  for (const entry of write.value) {
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
  transaction: Transaction,
  target: Target,
  write: ListWrite & { records: RecordWrites },
  entries: readonly string[],
): Promise<void> {
  assertAllowed(target.collection.access.update?.(transaction.actor) ?? NOT_ALLOWED);
  const keys = [...new Set(entries.map((entry) => entry.toLowerCase()))];
  if (!keys.every(isId)) throw fail('FORBIDDEN');
  const ref = createTableRef(statementIn(transaction), target.collection);
  const { row } = ref;
  const table = raw(target.collection.table);
  const candidates = sql`select ${row}.id from ${tableOf(ref)} where ${rowCondition(ref, { change: true })} and ${keyCondition(ref, keys)} for no key update of ${row}`;
  const set = sql`${quoteName(target.column)} = ${param(write.parent, 'uuid')}`;
  const tenant = tenantCondition({ ...ref, row: raw('w') });
  const statement = sql`with found as (${candidates}), attached as (update ${table} w set ${set} from found where ${tenant} and w.id = found.id) select count(*) as found from found`;
  const [count] = await run<{ found: number }>(transaction, finish(statement));
  if (count?.found !== keys.length) throw fail('FORBIDDEN');
}

async function createChildren(
  transaction: Transaction,
  target: Target,
  write: ListWrite & { records: RecordWrites },
  allEntries: readonly unknown[],
): Promise<void> {
  const keys = write.field.detach === true ? allEntries.filter((entry) => typeof entry === 'string') : [];
  if (keys.length > 0) await attachChildren(transaction, target, write, keys);
  const entries = keys.length === 0 ? allEntries : allEntries.filter((entry) => typeof entry !== 'string');
  if (entries.length === 0) return;
  assertAllowed(target.collection.access.create?.(transaction.actor) ?? NOT_ALLOWED);
  const { field, parent, path } = write;
  const records = entries.map((entry) => {
    if (typeof entry === 'string' && field.through !== undefined) return { [field.through]: entry };
    if (!isRecord(entry)) throw unreadable(path);
    const { [field.by]: back, ...record } = entry;
    if (back !== undefined && back !== parent) {
      throw fail('FAILED_VALIDATION', { field: `${path}.${field.by}`, type: 'eq' });
    }
    return record;
  });
  await write.records.create(transaction, target.collection, records, {
    columns: { [target.column]: parent },
    acceptsExisting: true,
  });
}

async function updateChild(
  transaction: Transaction,
  target: Target,
  write: ListWrite & { records: RecordWrites },
  entry: unknown,
): Promise<void> {
  assertAllowed(target.collection.access.update?.(transaction.actor) ?? NOT_ALLOWED);
  if (!isRecord(entry) || !isId(entry.id)) throw unreadable(write.path);
  const { id, ...input } = entry;
  const parent = { column: target.column, key: write.parent };
  await write.records.update(transaction, target.collection, { keys: [id as string], input, parent });
}

/** Removes children by their own key or, in a junction, by their far key. An unknown key is refused. */
async function deleteChildren(
  transaction: Transaction,
  target: Target,
  write: ListWrite,
  entries: readonly unknown[],
): Promise<void> {
  const { access } = target.collection;
  const may = write.field.detach === true ? access.update : access.delete;
  assertAllowed(may?.(transaction.actor) ?? NOT_ALLOWED);
  const keys = new Set(
    entries.map((entry) => {
      const key = isRecord(entry) ? entry.id : entry;
      if (!isId(key)) throw fail('FORBIDDEN');
      return key.toLowerCase();
    }),
  );
  const children = await findChildren(transaction, target, { parent: write.parent, keys: [...keys] });
  const childKeys = new Set(children.flatMap(({ id, onward }) => [id, onward]));
  if ([...keys].some((key) => !childKeys.has(key))) throw write.field.unknownFailure?.() ?? fail('FORBIDDEN');
  const table = raw(target.collection.table);
  const remove =
    write.field.detach === true
      ? sql`update ${table} set ${quoteName(target.column)} = null`
      : sql`delete from ${table}`;
  const tenant = sql`organization_id = ${param(transaction.scope.organizationId, 'uuid')}`;
  const ids = param(
    children.map(({ id }) => id),
    'uuid[]',
  );
  await run(transaction, finish(sql`${remove} where ${tenant} and id = any(${ids})`));
}

/** Writes the changes of a payload to the records of a to-many relation. */
export async function writeList(
  transaction: Transaction,
  records: RecordWrites,
  write: ListWrite,
): Promise<void> {
  const target = targetOf(transaction, write.field);
  const parts = Array.isArray(write.value)
    ? await differenceTo(transaction, target, { ...write, value: write.value })
    : readParts(write);
  if (parts.delete.length > 0) await deleteChildren(transaction, target, write, parts.delete);
  for (const entry of parts.update) await updateChild(transaction, target, { ...write, records }, entry);
  if (parts.create.length > 0) await createChildren(transaction, target, { ...write, records }, parts.create);
}
