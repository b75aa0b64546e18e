import { fail } from '@quint/contract/errors.ts';
import { isRecord } from '@quint/domain/is-record.ts';
import { CompiledQuery } from 'kysely';
import { assertAccessUnchanged } from '#database/access.ts';
import type { Writer } from '#database/gate.ts';
import { isId } from '#database/ids.ts';
import { scopeOfActor, scopeOfPlatform } from '#database/scopes.ts';
import { createAtOnce, updateAtOnce } from '#items/write/at-once.ts';
import { recordPersonalRead } from '#items/compile/audit.ts';
import { inspectBody } from '#items/write/body.ts';
import { compileKeys } from '#items/compile/statements.ts';
import type { Query } from '#items/ask/query.ts';
import { parseQuery } from '#items/ask/query.ts';
import type { ItemsContext } from '#items/context.ts';
import { isOnPlatform } from '#items/context.ts';
import { readWritten } from '#items/read/records.ts';
import { createRecords, deleteRecords, updateRecords } from '#items/write/records.ts';
import type { Writing } from '#items/write/transaction.ts';
import { statementOf } from '#items/write/transaction.ts';

const MAX_RECORDS_PER_WRITE = 1000;
/** Stands for the workspace of somebody who has none. No row has it. */
const NO_WORKSPACE = '00000000-0000-0000-0000-000000000000';

/**
 * One transaction in the person's workspace. Where the collection lets an administrator of the platform work on all
 * workspaces, it belongs to the workspace that is written.
 */
function writing<Result>(
  context: ItemsContext,
  run: (writing: Writing) => Promise<Result>,
  key?: string,
): Promise<Result> {
  const { deps, registry, actor, collection, accessVersion } = context;
  const now = deps.clock.now();
  const begin = async (db: Writer, reach: Pick<Writing, 'scope' | 'platform'>) => {
    if (accessVersion !== undefined) await assertAccessUnchanged(db, accessVersion);
    return run({ deps, db, registry, actor, now, ...reach });
  };
  if (!isOnPlatform(context)) {
    const scope = scopeOfActor(actor);
    return deps.db.write(scope, (db) => begin(db, { scope, platform: false }));
  }
  const ofWorkspaces = collection.rows?.tenancy === 'self';
  if (ofWorkspaces && key === undefined) {
    throw fail('INVALID_PAYLOAD', { reason: 'workspaces are changed one at a time' });
  }
  const workspace = ofWorkspaces ? key : actor.organizationId;
  // What belongs to no workspace is written by somebody without one, too.
  const scope =
    workspace === undefined && collection.rows?.tenancy !== 'none'
      ? scopeOfActor(actor)
      : scopeOfPlatform(actor, workspace ?? NO_WORKSPACE);
  return deps.db.platform.write((db) => begin(db, { scope, platform: true }));
}

function recordOf([record]: readonly string[]): string {
  return `{"data":${record ?? 'null'}}`;
}

function listOf(records: readonly string[]): string {
  return `{"data":[${records.join(',')}]}`;
}

function assertCount(count: number): void {
  if (count > MAX_RECORDS_PER_WRITE) {
    throw fail('INVALID_PAYLOAD', { reason: `at most ${MAX_RECORDS_PER_WRITE} records at once` });
  }
}

/** Creates one record or a list of them; the answer has the form of the question. */
export async function createFrom(context: ItemsContext, body: unknown, parameters: unknown): Promise<string> {
  inspectBody(body);
  const inputs: readonly unknown[] = Array.isArray(body) ? body : [body];
  assertCount(inputs.length);
  const record = Array.isArray(body) ? undefined : await createAtOnce(context, { parameters, input: body });
  if (record !== undefined) return recordOf([record]);
  const query = parseQuery(parameters);
  const records = await writing(context, async (current) => {
    const keys = await createRecords(current, context.collection, inputs);
    return readWritten(current, context, { query, keys });
  });
  return Array.isArray(body) ? listOf(records) : recordOf(records);
}

/** Changes one record. */
export async function updateOne(
  context: ItemsContext,
  key: string,
  ask: { body: unknown; parameters: unknown },
): Promise<string> {
  const { body: input, parameters } = ask;
  inspectBody(input);
  if (!isId(key)) throw fail('FORBIDDEN');
  const record = await updateAtOnce(context, key, { parameters, input });
  if (record !== undefined) return recordOf([record]);
  const query = parseQuery(parameters);
  const records = await writing(
    context,
    async (current) => {
      await updateRecords(current, context.collection, { keys: [key], input });
      return readWritten(current, context, { query, keys: [key] });
    },
    key,
  );
  return recordOf(records);
}

function readKeys(list: readonly unknown[]): string[] {
  assertCount(list.length);
  return list.map((key) => {
    if (!isId(key)) throw fail('FORBIDDEN');
    return key.toLowerCase();
  });
}

type Named = { readonly keys: readonly string[] } | { readonly query: Query };

/** The records a body names: a list of keys, `{ keys }`, or `{ query }` for all that a query finds. */
function readNamed(body: unknown): Named {
  if (Array.isArray(body)) return { keys: readKeys(body) };
  if (isRecord(body) && Array.isArray(body.keys)) return { keys: readKeys(body.keys) };
  if (isRecord(body) && isRecord(body.query)) {
    // One more than can be written: a query that finds too many is refused and not cut.
    return { query: parseQuery({ limit: MAX_RECORDS_PER_WRITE + 1, ...body.query }) };
  }
  throw fail('INVALID_PAYLOAD', { reason: 'the body needs "keys" or "query"' });
}

async function findKeys(current: Writing, context: ItemsContext, named: Named): Promise<readonly string[]> {
  if ('keys' in named) return named.keys;
  const { collection, actor } = context;
  const { sql, values, personal } = compileKeys(statementOf(current), collection, named.query);
  const { rows } = await current.db.executeQuery<{ id: string }>(CompiledQuery.raw(sql, [...values]));
  if (personal.length > 0) {
    const who = { scope: current.scope, actor, talentId: actor.talentId };
    await recordPersonalRead(current.db, who, { collection, paths: personal });
  }
  return readKeys(rows.map((row) => row.id));
}

/** Changes many records: `{ keys | query, data }`, or a list of records with their keys. One transaction. */
export async function updateMany(context: ItemsContext, body: unknown, parameters: unknown): Promise<string> {
  const query = parseQuery(parameters);
  inspectBody(body);
  const records = Array.isArray(body) ? body.map((entry: unknown) => (isRecord(entry) ? entry : {})) : [];
  const named = Array.isArray(body) ? { keys: readKeys(records.map(({ id }) => id)) } : readNamed(body);
  const written = await writing(context, async (current) => {
    const keys = await findKeys(current, context, named);
    if (!Array.isArray(body) && keys.length > 0) {
      await updateRecords(current, context.collection, {
        keys,
        input: isRecord(body) ? body.data : undefined,
      });
    }
    for (const { id, ...input } of records) {
      await updateRecords(current, context.collection, { keys: [String(id).toLowerCase()], input });
    }
    return readWritten(current, context, { query, keys });
  });
  return listOf(written);
}

/** Removes one record, or those a body names. */
export async function deleteBy(context: ItemsContext, body: unknown): Promise<void> {
  inspectBody(body);
  const named = readNamed(body);
  await writing(context, async (current) => {
    const keys = await findKeys(current, context, named);
    if (keys.length > 0) await deleteRecords(current, context.collection, keys);
  });
}
