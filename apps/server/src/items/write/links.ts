import { fail } from '@quint/contract/errors.ts';
import { NOT_ALLOWED } from '@quint/domain/actor.ts';
import { isRecord } from '@quint/domain/is-record.ts';
import { isId } from '#database/ids.ts';
import { assertAllowed } from '#http/access.ts';
import type { Collection, ToManyField } from '#items/declare/collection.ts';
import { scopeOfPlace, tenantOf } from '#items/compile/filter.ts';
import { keyColumn, placeOf } from '#items/compile/table-ref.ts';
import type { RecordWrites, Writing } from '#items/write/transaction.ts';
import { run, statementOf } from '#items/write/transaction.ts';

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
  /** The column that points on from a junction. */
  readonly through: string | undefined;
}

function targetOf(writing: Writing, field: ToManyField): Target {
  const collection = writing.registry.get(field.to);
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

/** The children of a parent that the person may see, all of them or those named by their own or their onward key. */
async function findChildren(
  writing: Writing,
  target: Target,
  at: { parent: string; keys?: readonly string[] },
): Promise<Child[]> {
  const statement = statementOf(writing);
  const place = placeOf(statement, target.collection);
  const { row } = place;
  const onward = target.through === undefined ? 'null::uuid' : `${row}."${target.through}"`;
  const keys = at.keys === undefined ? undefined : statement.param(at.keys, 'uuid[]');
  const named = keys === undefined ? '' : ` and (${row}.id = any(${keys}) or ${onward} = any(${keys}))`;
  const sql = `select ${row}.id, ${onward} as onward from ${target.collection.table} ${row} where ${scopeOfPlace(place, { change: true })} and ${row}."${target.column}" = ${statement.param(at.parent, 'uuid')}${named} for update of ${row}`;
  return run<Child>(writing, statement.finish(sql));
}

/** A whole list in place of the present one, as what it takes to get there. */
async function differenceTo(
  writing: Writing,
  target: Target,
  write: ListWrite & { value: readonly unknown[] },
): Promise<Parts> {
  const children = await findChildren(writing, target, { parent: write.parent });
  const kept = new Set<string>();
  const create: unknown[] = [];
  const update: unknown[] = [];
  for (const entry of write.value) {
    const given = isRecord(entry) ? (entry.id ?? entry[write.field.through ?? 'id']) : entry;
    const named = typeof given === 'string' ? given.toLowerCase() : given;
    const child = children.find(({ id, onward }) => id === named || onward === named);
    if (child === undefined) create.push(entry);
    else {
      kept.add(child.id);
      if (isRecord(entry) && Object.keys(entry).length > 1) update.push({ ...entry, id: child.id });
    }
  }
  return { create, update, delete: children.filter(({ id }) => !kept.has(id)).map(({ id }) => id) };
}

/** Lets records that live by themselves point to this one. */
async function attachChildren(
  writing: Writing,
  target: Target,
  write: ListWrite & { records: RecordWrites },
  entries: readonly string[],
): Promise<void> {
  assertAllowed(target.collection.access.update?.(writing.actor) ?? NOT_ALLOWED);
  const keys = [...new Set(entries.map((entry) => entry.toLowerCase()))];
  if (!keys.every(isId)) throw fail('FORBIDDEN');
  const statement = statementOf(writing);
  const place = placeOf(statement, target.collection);
  const { row } = place;
  const found = `select ${row}.id from ${target.collection.table} ${row} where ${scopeOfPlace(place, { change: true })} and ${row}.id = any(${statement.param(keys, 'uuid[]')}) for update of ${row}`;
  const sql = `with found as (${found}), attached as (update ${target.collection.table} w set "${target.column}" = ${statement.param(write.parent, 'uuid')} from found where ${tenantOf({ ...place, row: 'w' })} and w.id = found.id) select count(*) as found from found`;
  const [count] = await run<{ found: number }>(writing, statement.finish(sql));
  if (count?.found !== keys.length) throw fail('FORBIDDEN');
}

async function createChildren(
  writing: Writing,
  target: Target,
  write: ListWrite & { records: RecordWrites },
  given: readonly unknown[],
): Promise<void> {
  const keys = write.field.detach === true ? given.filter((entry) => typeof entry === 'string') : [];
  if (keys.length > 0) await attachChildren(writing, target, write, keys);
  const entries = keys.length === 0 ? given : given.filter((entry) => typeof entry !== 'string');
  if (entries.length === 0) return;
  assertAllowed(target.collection.access.create?.(writing.actor) ?? NOT_ALLOWED);
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
  await write.records.create(writing, target.collection, records, {
    columns: { [target.column]: parent },
    keepExisting: true,
  });
}

async function updateChild(
  writing: Writing,
  target: Target,
  write: ListWrite & { records: RecordWrites },
  entry: unknown,
): Promise<void> {
  assertAllowed(target.collection.access.update?.(writing.actor) ?? NOT_ALLOWED);
  if (!isRecord(entry) || !isId(entry.id)) throw unreadable(write.path);
  const { id, ...input } = entry;
  const parent = { column: target.column, key: write.parent };
  await write.records.update(writing, target.collection, { keys: [id as string], input, parent });
}

/** Removes children by their own key or, in a junction, by the key it points on to. An unknown key is refused. */
async function deleteChildren(
  writing: Writing,
  target: Target,
  write: ListWrite,
  entries: readonly unknown[],
): Promise<void> {
  const { access } = target.collection;
  const may = write.field.detach === true ? access.update : access.delete;
  assertAllowed(may?.(writing.actor) ?? NOT_ALLOWED);
  const keys = new Set(
    entries.map((entry) => {
      const key = isRecord(entry) ? entry.id : entry;
      if (!isId(key)) throw fail('FORBIDDEN');
      return key.toLowerCase();
    }),
  );
  const found = await findChildren(writing, target, { parent: write.parent, keys: [...keys] });
  const known = new Set(found.flatMap(({ id, onward }) => [id, onward]));
  if ([...keys].some((key) => !known.has(key))) throw write.field.unknown?.() ?? fail('FORBIDDEN');
  const { table } = target.collection;
  const remove =
    write.field.detach === true ? `update ${table} set "${target.column}" = null` : `delete from ${table}`;
  await run(writing, {
    sql: `${remove} where organization_id = $1::uuid and id = any($2::uuid[])`,
    values: [writing.scope.organizationId, found.map(({ id }) => id)],
  });
}

/** Writes what a payload says about the records on the other side of a to-many relation. */
export async function writeList(writing: Writing, records: RecordWrites, write: ListWrite): Promise<void> {
  const target = targetOf(writing, write.field);
  const parts = Array.isArray(write.value)
    ? await differenceTo(writing, target, { ...write, value: write.value })
    : readParts(write);
  if (parts.delete.length > 0) await deleteChildren(writing, target, write, parts.delete);
  for (const entry of parts.update) await updateChild(writing, target, { ...write, records }, entry);
  if (parts.create.length > 0) await createChildren(writing, target, { ...write, records }, parts.create);
}
