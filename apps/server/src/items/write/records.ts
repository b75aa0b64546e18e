import { compareCodes } from '@quint/domain/base/text-order.ts';
import type { Failure } from '@quint/contract/base/errors.ts';
import { fail } from '@quint/contract/base/errors.ts';
import { isRecord } from '@quint/domain/base/is-record.ts';
import { compileAccessGuard } from '#database/access.ts';
import { newId } from '#database/ids.ts';
import type { Row } from '#database/sql.ts';
import { compileInsert } from '#database/sql.ts';
import { keyColumn } from '#items/compile/table-ref.ts';
import type { Collection } from '#items/declare/collection.ts';
import { targetOf } from '#items/declare/collection.ts';
import type { Invariant } from '#items/declare/writes.ts';
import { audit, nameWritten } from '#items/write/audit.ts';
import type { Payload } from '#items/write/payload.ts';
import { newRow, readPayload } from '#items/write/payload.ts';
import type { Transaction, Values, WritePlan, WriteScope } from '#items/write/plan.ts';
import { applyPlan, run, statementIn } from '#items/write/plan.ts';
import type { Change, ParentLink, RecordWrites } from '#items/write/relations.ts';
import { writeList, writeNested } from '#items/write/relations.ts';
import { compileDelete, compileExisting, compileUpdate, insertTail } from '#items/write/statements.ts';

type Inputs = readonly unknown[];

/** Rejects keys of records that are not visible to the actor: deleted ones, and those of other workspaces. */
async function assertKeysExist(
  transaction: Transaction,
  collection: Collection,
  payloads: readonly Payload[],
): Promise<void> {
  const references = payloads.flatMap(({ keys }) => keys);
  for (const [to, keys] of Map.groupBy(references, (reference) => reference.to)) {
    const target = targetOf(transaction.registry, { to });
    const ids = [...new Set(keys.map(({ key }) => key))];
    const statement = compileExisting(statementIn(transaction), target, ids);
    const existingIds = new Set((await run<{ id: string }>(transaction, statement)).map(({ id }) => id));
    const missingKey = keys.find(({ key }) => !existingIds.has(key));
    if (missingKey !== undefined) {
      const { field, key: value } = missingKey;
      throw fail('INVALID_FOREIGN_KEY', { collection: collection.name, field, value });
    }
  }
}

/** The input, completed by the collection's `beforeWrite`. */
async function completeInput(
  transaction: Transaction,
  { writes }: Collection,
  write: { action: 'create' | 'update'; keys: readonly string[]; input: unknown },
): Promise<unknown> {
  const { input } = write;
  if (writes?.beforeWrite === undefined || !isRecord(input)) return input;
  return writes.beforeWrite({ ...transaction, ...write, input });
}

/** The rule over several records that a write of these columns can violate. */
function invariantFor(base: WriteScope, { writes }: Collection, columns: Row): Invariant | undefined {
  const { invariant } = writes ?? {};
  return invariant?.concerns({ ...base, columns }) === true ? invariant : undefined;
}

/** Whether a write of the payload affects more than its own row. */
function looksFurther(base: WriteScope, collection: Collection, payload: Payload): boolean {
  const { keys, ones, lists, columns } = payload;
  if (keys.length > 0 || ones.length > 0 || lists.length > 0) return true;
  return collection.writes?.audit !== undefined || invariantFor(base, collection, columns) !== undefined;
}

/** The error for existing links: the database skips those rows and nothing else. */
function notUnique(collection: Collection, row: Row): Failure {
  const links = Object.entries(collection.fields).filter(([, { kind }]) => kind === 'one');
  const [field] = links.at(-1) ?? ['id'];
  const value = row[keyColumn(collection, field)];
  return fail('RECORD_NOT_UNIQUE', { collection: collection.name, field, value });
}

/** Writes the related records of new ones, checks the rule over several records and audits the write. */
async function finishCreate(
  transaction: Transaction,
  collection: Collection,
  { keys, payloads, inputs }: { keys: readonly string[]; payloads: readonly Payload[]; inputs: Inputs },
): Promise<void> {
  for (const [index, parent] of keys.entries()) {
    for (const list of payloads[index]?.lists ?? []) {
      await writeList(transaction, RECORD_WRITES, { parent, ...list });
    }
  }
  for (const { columns } of payloads) {
    const invariant = invariantFor(transaction, collection, columns);
    await invariant?.check({ ...transaction, keys, columns, before: undefined });
  }
  await audit(transaction, collection, { action: 'create', keys, inputs });
}

/** The plan of new records with their related ones; it returns their keys. */
export function planCreate(
  base: WriteScope,
  collection: Collection,
  inputs: Inputs,
  parent: ParentLink = {},
): WritePlan<string[]> & { readonly keys: readonly string[] } {
  const writeContext = { ...base, action: 'create' as const, collection };
  const payloads = inputs.map((input) => readPayload(writeContext, input));
  const reuses = collection.writes?.onConflict?.action === 'reuse';
  // Keys of one millisecond are random relative to each other; sorted, they keep the order of the list.
  const keys = payloads.map(() => newId()).toSorted(compareCodes);
  const rowsOf = () =>
    payloads.map(({ columns }, index) =>
      newRow(writeContext, { ...columns, ...parent.columns }, keys[index] ?? ''),
    );
  return {
    collection,
    columns: payloads[0]?.columns ?? {},
    keys,
    looks: reuses || payloads.length !== 1 || payloads.some((each) => looksFurther(base, collection, each)),
    async before(transaction) {
      await assertKeysExist(transaction, collection, payloads);
      for (const payload of payloads) await writeNested(transaction, RECORD_WRITES, payload);
    },
    statements(context) {
      const guard = compileAccessGuard(context().accessVersion);
      const rows = rowsOf();
      const groups = reuses ? rows.map((row) => [row]) : [rows];
      return groups.map((group) =>
        compileInsert(collection.table, group, { guard, tail: insertTail(collection) }),
      );
    },
    conclude(answers) {
      const ids = answers.flat().map(([id]) => String(id));
      if (reuses) return ids;
      const existingRow = rowsOf().find(({ id }) => !ids.includes(String(id)));
      if (existingRow !== undefined && parent.acceptsExisting !== true)
        throw notUnique(collection, existingRow);
      return keys;
    },
    after: (transaction, ids) => finishCreate(transaction, collection, { keys: ids, payloads, inputs }),
  };
}

/** Creates records with their related ones; returns their keys. */
export async function createRecords(
  transaction: Transaction,
  collection: Collection,
  rawInputs: Inputs,
  parent?: ParentLink,
): Promise<string[]> {
  if (rawInputs.length === 0) return [];
  const inputs: unknown[] = [];
  for (const input of rawInputs) {
    inputs.push(await completeInput(transaction, collection, { action: 'create', keys: [], input }));
  }
  return applyPlan(transaction, planCreate(transaction, collection, inputs, parent));
}

/** Whether the payload contains related records. */
function hasEntries({ value }: Payload['lists'][number]): boolean {
  if (!isRecord(value)) return Array.isArray(value);
  return Object.values(value).some((part) => Array.isArray(part) && part.length > 0);
}

/** The error indicated by the returned row of an update, if any; otherwise the number of changed records. */
function concludeUpdate(
  [answer]: readonly Values[],
  count: number,
  { closedRules: [field] }: Payload,
): number {
  const [foundCount, changedCount, closedCount] = (answer ?? []).map(Number);
  if (foundCount !== count) throw fail('FORBIDDEN');
  const [changedAt, changedBy] = (answer ?? []).slice(3);
  if (typeof changedAt === 'string') {
    throw fail('record.changed', { changed_at: changedAt, changed_by: changedBy ?? null });
  }
  if (closedCount !== 0 && field !== undefined) throw field.failure(field.path);
  return changedCount ?? 0;
}

/**
 * The plan of a change of records and related ones; it returns the number of changed records. All keys must be in the
 * actor's scope, otherwise FORBIDDEN. Unchanged values change nothing, not even the modification date.
 */
export function planUpdate(base: WriteScope, collection: Collection, change: Change): WritePlan<number> {
  const payload = readPayload({ ...base, action: 'update', collection }, change.input);
  const keys = [...new Set(change.keys)];
  const { columns, closedRules, lists } = payload;
  return {
    collection,
    columns,
    looks: looksFurther(base, collection, payload),
    async before(transaction) {
      await assertKeysExist(transaction, collection, [payload]);
      await writeNested(transaction, RECORD_WRITES, payload);
      const invariant = invariantFor(transaction, collection, columns);
      return invariant?.before?.({ ...transaction, keys, columns });
    },
    statements: (context) => [
      compileUpdate(context(), collection, {
        ...change,
        keys,
        columns,
        closedRules,
        touches: lists.some(hasEntries),
      }),
    ],
    conclude: ([answer = []]) => concludeUpdate(answer, keys.length, payload),
    async after(transaction, changedCount, before) {
      for (const key of keys) {
        for (const list of lists) await writeList(transaction, RECORD_WRITES, { parent: key, ...list });
      }
      if (changedCount === 0 && lists.length === 0) return;
      const invariant = invariantFor(transaction, collection, columns);
      await invariant?.check({ ...transaction, keys, columns, before });
      await audit(transaction, collection, { action: 'update', keys, inputs: [change.input] });
    },
  };
}

/** Changes records with their related ones. */
export async function updateRecords(
  transaction: Transaction,
  collection: Collection,
  change: Change,
): Promise<void> {
  const input = await completeInput(transaction, collection, { action: 'update', ...change });
  await applyPlan(transaction, planUpdate(transaction, collection, { ...change, input }));
}

/** Deletes records permanently. All keys must be in the actor's scope, otherwise FORBIDDEN. */
export async function deleteRecords(
  transaction: Transaction,
  collection: Collection,
  requestedKeys: readonly string[],
): Promise<void> {
  const keys = [...new Set(requestedKeys)];
  const subjects = await nameWritten(transaction, collection, keys);
  const deletedRows = await run(transaction, compileDelete(statementIn(transaction), collection, keys));
  if (deletedRows.length !== keys.length) throw fail('FORBIDDEN');
  await audit(transaction, collection, { action: 'delete', keys, inputs: [], subjects });
}

const RECORD_WRITES: RecordWrites = { create: createRecords, update: updateRecords };
