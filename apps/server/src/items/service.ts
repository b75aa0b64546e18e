import { fail } from '@quint/contract/errors.ts';
import type { Access, Actor } from '@quint/domain/actor.ts';
import { NOT_ALLOWED } from '@quint/domain/actor.ts';
import { CompiledQuery } from 'kysely';
import type { Reader } from '#database/gate.ts';
import { isId } from '#database/ids.ts';
import type { Deps } from '#deps.ts';
import { assertAllowed, scopeOfActor, scopeOfPlatform } from '#http/access.ts';
import { inspectBody } from './body.ts';
import type { Compiled } from './compile.ts';
import { compileByKeys, compileKeys, compileList } from './compile.ts';
import type { Collection, Registry } from './declaration.ts';
import type { Query } from './parse.ts';
import { isRecord, parseQuery } from './parse.ts';
import type { Statement } from './place.ts';
import { createStatement } from './place.ts';
import { createRecords, deleteRecords, updateRecords } from './write.ts';
import type { Writing } from './writing.ts';
import { statementOf } from './writing.ts';

const MAX_RECORDS_PER_WRITE = 1000;

/** One person working on one collection. */
export interface Desk {
  readonly deps: Deps;
  readonly registry: Registry;
  readonly actor: Actor;
  readonly collection: Collection;
}

/** The collection of a name, when it is there and the person may do this with it. */
export function openDesk(
  place: { deps: Deps; registry: Registry },
  actor: Actor,
  ask: { collection: string; action: keyof Collection['access'] },
): Desk {
  const collection = place.registry.get(ask.collection);
  const access: Access = collection?.access[ask.action]?.(actor) ?? NOT_ALLOWED;
  if (!access.allowed && access.because !== 'not_allowed') assertAllowed(access);
  if (collection === undefined || !access.allowed) {
    throw fail('FORBIDDEN', {
      reason: `there is no collection "${ask.collection}", or you have no permission for this`,
    });
  }
  return { ...place, actor, collection };
}

interface Row {
  readonly j: string | null;
  readonly meta?: string;
}

async function runRead(db: Reader, compiled: Compiled): Promise<Row[]> {
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(compiled.sql, [...compiled.values]));
  return rows;
}

/** The rows come as JSON texts from the database and are joined as they are. */
function envelope(rows: readonly Row[], hasMeta: boolean): string {
  const texts: string[] = [];
  for (const { j } of rows) if (j !== null) texts.push(j);
  const meta = hasMeta ? `"meta":${rows[0]?.meta ?? '{}'},` : '';
  return `{${meta}"data":[${texts.join(',')}]}`;
}

function isOnPlatform({ collection, actor }: Desk): boolean {
  return collection.platform?.(actor) === true;
}

function statementAt(desk: Desk): Statement {
  const { registry, actor } = desk;
  return createStatement(registry, actor, {
    organizationId: actor.organizationId,
    platform: isOnPlatform(desk),
  });
}

/** Reads in the person's workspace, or in all of them where the collection says so. */
function reading<Result>(desk: Desk, run: (db: Reader) => Promise<Result>): Promise<Result> {
  const { db } = desk.deps;
  return isOnPlatform(desk) ? db.platform.read(run) : db.read(scopeOfActor(desk.actor), run);
}

/** A list as the text of the answer, from one statement. */
export async function readRecords(desk: Desk, parameters: unknown): Promise<string> {
  const compiled = compileList(statementAt(desk), desk.collection, parseQuery(parameters));
  return envelope(await reading(desk, (db) => runRead(db, compiled)), compiled.hasMeta);
}

/** One record as the text of the answer. Unknown, deleted, foreign or no key at all: one and the same FORBIDDEN. */
export async function readRecord(desk: Desk, key: string, parameters: unknown): Promise<string> {
  const query = parseQuery(parameters);
  if (!isId(key)) throw fail('FORBIDDEN');
  const compiled = compileByKeys(statementAt(desk), desk.collection, { query, keys: [key] });
  const [row] = await reading(desk, (db) => runRead(db, compiled));
  if (typeof row?.j !== 'string') throw fail('FORBIDDEN');
  return `{"data":${row.j}}`;
}

async function readWritten(
  writing: Writing,
  desk: Desk,
  ask: { query: Query; keys: readonly string[] },
): Promise<Row[]> {
  const statement = statementOf(writing);
  return runRead(writing.db, compileByKeys(statement, desk.collection, { ...ask, deleted: true }));
}

/**
 * One transaction in the person's workspace. Where the collection lets an administrator of the platform work on all
 * workspaces, it belongs to the workspace that is written.
 */
function writing<Result>(
  desk: Desk,
  run: (writing: Writing) => Promise<Result>,
  key?: string,
): Promise<Result> {
  const { deps, registry, actor, collection } = desk;
  const now = deps.clock.now();
  if (!isOnPlatform(desk)) {
    const scope = scopeOfActor(actor);
    return deps.db.write(scope, (db) => run({ db, registry, actor, scope, platform: false, now }));
  }
  const ofWorkspaces = collection.name === 'organizations';
  if (ofWorkspaces && key === undefined) {
    throw fail('INVALID_PAYLOAD', { reason: 'workspaces are changed one at a time' });
  }
  const scope = ofWorkspaces && key !== undefined ? scopeOfPlatform(actor, key) : scopeOfActor(actor);
  return deps.db.platform.write((db) => run({ db, registry, actor, scope, platform: true, now }));
}

function assertCount(count: number): void {
  if (count > MAX_RECORDS_PER_WRITE) {
    throw fail('INVALID_PAYLOAD', { reason: `at most ${MAX_RECORDS_PER_WRITE} records at once` });
  }
}

/** Creates one record or a list of them; the answer has the form of the question. */
export async function createFrom(desk: Desk, body: unknown, parameters: unknown): Promise<string> {
  const query = parseQuery(parameters);
  inspectBody(body);
  const inputs: readonly unknown[] = Array.isArray(body) ? body : [body];
  assertCount(inputs.length);
  const rows = await writing(desk, async (current) => {
    const keys = await createRecords(current, desk.collection, inputs);
    return readWritten(current, desk, { query, keys });
  });
  return Array.isArray(body) ? envelope(rows, false) : `{"data":${rows[0]?.j ?? 'null'}}`;
}

/** Changes one record. */
export async function updateOne(
  desk: Desk,
  key: string,
  ask: { body: unknown; parameters: unknown },
): Promise<string> {
  const query = parseQuery(ask.parameters);
  inspectBody(ask.body);
  if (!isId(key)) throw fail('FORBIDDEN');
  const rows = await writing(
    desk,
    async (current) => {
      await updateRecords(current, desk.collection, { keys: [key], input: ask.body });
      return readWritten(current, desk, { query, keys: [key] });
    },
    key,
  );
  return `{"data":${rows[0]?.j ?? 'null'}}`;
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

async function findKeys(current: Writing, desk: Desk, named: Named): Promise<readonly string[]> {
  if ('keys' in named) return named.keys;
  const { sql, values } = compileKeys(statementOf(current), desk.collection, named.query);
  const { rows } = await current.db.executeQuery<{ id: string }>(CompiledQuery.raw(sql, [...values]));
  return readKeys(rows.map((row) => row.id));
}

/** Changes many records: `{ keys | query, data }`, or a list of records with their keys. One transaction. */
export async function updateMany(desk: Desk, body: unknown, parameters: unknown): Promise<string> {
  const query = parseQuery(parameters);
  inspectBody(body);
  const records = Array.isArray(body) ? body.map((entry: unknown) => (isRecord(entry) ? entry : {})) : [];
  const named = Array.isArray(body) ? { keys: readKeys(records.map(({ id }) => id)) } : readNamed(body);
  const rows = await writing(desk, async (current) => {
    const keys = await findKeys(current, desk, named);
    if (!Array.isArray(body) && keys.length > 0) {
      await updateRecords(current, desk.collection, { keys, input: isRecord(body) ? body.data : undefined });
    }
    for (const { id, ...input } of records) {
      await updateRecords(current, desk.collection, { keys: [String(id).toLowerCase()], input });
    }
    return readWritten(current, desk, { query, keys });
  });
  return envelope(rows, false);
}

/** Removes one record, or those a body names. */
export async function deleteBy(desk: Desk, body: unknown): Promise<void> {
  inspectBody(body);
  const named = readNamed(body);
  await writing(desk, async (current) => {
    const keys = await findKeys(current, desk, named);
    if (keys.length > 0) await deleteRecords(current, desk.collection, keys);
  });
}
