import { fail } from '@quint/contract/base/errors.ts';
import { isRecord } from '@quint/domain/base/is-record.ts';
import { assertAccessUnchanged } from '#database/access.ts';
import { recordPersonalRead } from '#database/audit.ts';
import type { Writer } from '#database/gate.ts';
import { isId } from '#database/ids.ts';
import type { SqlText } from '#database/statements.ts';
import { scopeOfActor, scopeOfPlatform } from '#database/scopes.ts';
import { lockWorkspace } from '#database/workspace-lock.ts';
import type { Query } from '#items/ask/query.ts';
import { parseQuery } from '#items/ask/query.ts';
import { Plans } from '#items/compile/plans.ts';
import { compileByKeys, compileKeys } from '#items/compile/statement.ts';
import { createStatementContext } from '#items/compile/table-ref.ts';
import type { ItemsContext } from '#items/context.ts';
import { isOnPlatform } from '#items/context.ts';
import type { Collection } from '#items/declare/collection.ts';
import { fill } from '#database/sql.ts';
import type { RecordSelector } from '#items/write/payload.ts';
import { assertCount, assertNames, inspectBody, readKeys, readNamed } from '#items/write/payload.ts';
import type { SentPlan, Transaction, WriteScope } from '#items/write/plan.ts';
import { run, sendPlan, statementIn } from '#items/write/plan.ts';
import { createRecords, deleteRecords, planCreate, planUpdate, updateRecords } from '#items/write/records.ts';

/** Used as the workspace of an actor without one. No row has it. */
const NO_WORKSPACE = '00000000-0000-0000-0000-000000000000';

/** Whether the records are the workspaces themselves. */
const areWorkspaces = ({ rows }: Collection): boolean => rows?.tenancy === 'self';

/** Whether a write of one of the inputs locks the workspace. */
function locksWorkspace(base: WriteScope, collection: Collection, inputs: readonly unknown[]): boolean {
  const { locksWorkspace: locks } = collection.writes ?? {};
  if (areWorkspaces(collection)) return true;
  return inputs.some((input) => isRecord(input) && locks?.({ ...base, input }) === true);
}

/**
 * The scope of a write: the actor's workspace. If the collection lets a platform administrator work on all workspaces,
 * it is the written one, which has the key.
 */
function writeScopeOf(context: ItemsContext, key: string | undefined): WriteScope {
  const { deps, registry, actor, collection } = context;
  const platform = isOnPlatform(context);
  const ofWorkspaces = platform && areWorkspaces(collection);
  if (ofWorkspaces && key === undefined) {
    throw fail('INVALID_PAYLOAD', { reason: 'workspaces are changed one at a time' });
  }
  const workspace = ofWorkspaces ? key : actor.organizationId;
  // Records without a workspace are written by an actor without one, too.
  const isWithin = !platform || (workspace === undefined && collection.rows?.tenancy !== 'none');
  const scope = isWithin ? scopeOfActor(actor) : scopeOfPlatform(actor, workspace ?? NO_WORKSPACE);
  const { organizationId } = scope;
  return { registry, actor, scope, organizationId, platform, now: deps.clock.now() };
}

/** Writes in one transaction. */
function inTransaction<Result>(
  context: ItemsContext,
  work: (transaction: Transaction) => Promise<Result>,
  { inputs, key }: { inputs: readonly unknown[]; key?: string | undefined },
): Promise<Result> {
  const { deps, collection, accessVersion } = context;
  const base = writeScopeOf(context, key);
  const begin = async (db: Writer) => {
    if (locksWorkspace(base, collection, inputs)) await lockWorkspace(db, base.organizationId);
    if (accessVersion !== undefined) await assertAccessUnchanged(db, accessVersion);
    return work({ ...base, deps, db });
  };
  return base.platform ? deps.db.platform.write(begin) : deps.db.write(base.scope, begin);
}

const ANSWERS = new Plans();

/** The record as the response shows it; undefined when reading it must be audited, which only a completed write is. */
function compileAnswer(context: ItemsContext, parameters: unknown, key: string): SqlText | undefined {
  const { registry, actor, collection } = context;
  const planKey = { ...context, queryText: JSON.stringify(parameters) };
  const { statement: compiledQuery } = ANSWERS.prepare(planKey, 'written', () => {
    const query = parseQuery(parameters);
    const statement = createStatementContext(registry, actor, { organizationId: actor.organizationId });
    return { query, statement: compileByKeys(statement, collection, { query, keys: [key], inWrite: true }) };
  });
  return compiledQuery.personal.length > 0 ? undefined : fill(compiledQuery, key);
}

/** Whether the collection completes this input from the current state before it is parsed. */
function isCompletedBefore({ writes }: Collection, input: unknown): boolean {
  if (writes?.beforeWrite === undefined) return false;
  const { beforeWriteFields: fields } = writes;
  return fields === undefined || !isRecord(input) || fields.some((field) => Object.hasOwn(input, field));
}

/** A write of one record: as a plan, and step by step. */
interface SingleWrite {
  readonly input: unknown;
  readonly parameters: unknown;
  /** The key of an existing record. */
  readonly key?: string;
  readonly makePlan: (base: WriteScope) => { plan: SentPlan; key: string };
  readonly write: (transaction: Transaction) => Promise<readonly string[]>;
}

/**
 * Writes one record in one pipeline, if nothing has to be read or locked before the write and its response, as for most
 * writes; undefined otherwise. Returns the text of the record.
 */
async function writeAtOnce(
  context: ItemsContext,
  { input, parameters, makePlan }: SingleWrite,
): Promise<string | undefined> {
  const { collection } = context;
  if (isCompletedBefore(collection, input) || isOnPlatform(context) || areWorkspaces(collection)) {
    return undefined;
  }
  const base = writeScopeOf(context, undefined);
  const { plan, key } = makePlan(base);
  const answer = plan.looks ? undefined : compileAnswer(context, parameters, key);
  return answer === undefined ? undefined : sendPlan(context, plan, { scope: base.scope, answer });
}

/** The records a transaction has created or changed, as texts of the response. */
async function readWritten(
  transaction: Transaction,
  { collection }: ItemsContext,
  ask: { query: Query; keys: readonly string[] },
): Promise<string[]> {
  const statement = statementIn(transaction);
  const compiledQuery = compileByKeys(statement, collection, { ...ask, inWrite: true });
  const rows = await run<{ j: string | null }>(transaction, fill(compiledQuery, ask.keys[0]));
  return rows.flatMap(({ j }) => (j === null ? [] : [j]));
}

/** Writes one record; returns the text of the response. */
async function writeOne(context: ItemsContext, single: SingleWrite): Promise<string> {
  const record = await writeAtOnce(context, single);
  if (record !== undefined) return `{"data":${record}}`;
  const query = parseQuery(single.parameters);
  const work = async (transaction: Transaction) =>
    readWritten(transaction, context, { query, keys: await single.write(transaction) });
  const [text] = await inTransaction(context, work, { inputs: [single.input], key: single.key });
  return `{"data":${text ?? 'null'}}`;
}

function listOf(records: readonly string[]): string {
  return `{"data":[${records.join(',')}]}`;
}

/** Creates one record or a list of them; the response has the form of the body. */
export async function createFrom(context: ItemsContext, body: unknown, parameters: unknown): Promise<string> {
  inspectBody(body);
  const { collection } = context;
  if (!Array.isArray(body)) {
    const makePlan = (base: WriteScope) => {
      const plan = planCreate(base, collection, [body]);
      return { plan, key: plan.keys[0] ?? '' };
    };
    const write = (transaction: Transaction) => createRecords(transaction, collection, [body]);
    return writeOne(context, { input: body, parameters, makePlan, write });
  }
  const inputs: readonly unknown[] = body;
  assertCount(inputs.length);
  const query = parseQuery(parameters);
  const work = async (transaction: Transaction) => {
    const keys = await createRecords(transaction, collection, inputs);
    return readWritten(transaction, context, { query, keys });
  };
  return listOf(await inTransaction(context, work, { inputs }));
}

/** The modification date in the header `If-Match`: the quoted `date_updated` of the record as it was read. */
function readSeenDate(header: string | undefined): string | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  const date = new Date(header.trim().replaceAll(/^"|"$/g, ''));
  if (Number.isNaN(date.getTime())) {
    throw fail('INVALID_QUERY', { reason: 'If-Match takes the date_updated of the record in quotes' });
  }
  return date.toISOString();
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (isRecord(value) && Object.keys(value).length === 0);
}

/** Rejects an empty change with the collection's error, if it has one. */
function assertChanges({ writes }: Collection, data: unknown): void {
  if (writes?.missingFailures !== undefined && isEmpty(data)) throw writes.missingFailures.data();
  if (data === undefined || data === null) throw fail('INVALID_PAYLOAD', { reason: 'the body is empty' });
}

/** The same for a change without records. */
function assertNamed(collection: Collection, body: unknown): void {
  const { writes } = collection;
  if (writes?.missingFailures === undefined || Array.isArray(body)) return;
  if (isEmpty(body) || (isRecord(body) && body.keys === undefined && body.query === undefined)) {
    throw writes.missingFailures.keys();
  }
  if (isRecord(body)) assertChanges(collection, body.data);
}

/** Changes one record; with a date in `If-Match` only if it was not changed since. */
export async function updateOne(
  context: ItemsContext,
  key: string,
  { body: input, parameters, ifMatch }: { body: unknown; parameters: unknown; ifMatch?: string | undefined },
): Promise<string> {
  assertChanges(context.collection, input);
  inspectBody(input);
  if (!isId(key)) throw fail('FORBIDDEN');
  const { collection } = context;
  const change = { keys: [key], input, unmodifiedSince: readSeenDate(ifMatch) };
  const makePlan = (base: WriteScope) => ({ plan: planUpdate(base, collection, change), key });
  const write = async (transaction: Transaction) => {
    await updateRecords(transaction, collection, change);
    return change.keys;
  };
  return writeOne(context, { input, parameters, key, makePlan, write });
}

async function findKeys(
  transaction: Transaction,
  context: ItemsContext,
  selector: RecordSelector,
): Promise<readonly string[]> {
  if ('keys' in selector) return selector.keys;
  const { collection, actor } = context;
  const { personal, ...statement } = compileKeys(statementIn(transaction), collection, selector.query);
  const rows = await run<{ id: string }>(transaction, fill(statement));
  if (personal.length > 0) {
    const { db, scope } = transaction;
    await recordPersonalRead(db, { scope, actor, collection: collection.name, paths: personal });
  }
  return readKeys(rows.map((row) => row.id));
}

/** Changes many records: `{ keys | query, data }`, or a list of records with their keys. One transaction. */
export async function updateMany(context: ItemsContext, body: unknown, parameters: unknown): Promise<string> {
  const query = parseQuery(parameters);
  assertNamed(context.collection, body);
  assertNames(body, ['keys', 'query', 'data']);
  inspectBody(body);
  const records = Array.isArray(body) ? body.map((entry: unknown) => (isRecord(entry) ? entry : {})) : [];
  const selector = Array.isArray(body) ? { keys: readKeys(records.map(({ id }) => id)) } : readNamed(body);
  const work = async (transaction: Transaction) => {
    const keys = await findKeys(transaction, context, selector);
    if (!Array.isArray(body) && keys.length > 0) {
      await updateRecords(transaction, context.collection, {
        keys,
        input: isRecord(body) ? body.data : undefined,
      });
    }
    for (const { id, ...input } of records) {
      await updateRecords(transaction, context.collection, { keys: [String(id).toLowerCase()], input });
    }
    return readWritten(transaction, context, { query, keys });
  };
  const inputs = Array.isArray(body) ? records : [isRecord(body) ? body.data : undefined];
  return listOf(await inTransaction(context, work, { inputs }));
}

/** Deletes one record, or those in the body. */
export async function deleteBy(context: ItemsContext, body: unknown): Promise<void> {
  inspectBody(body);
  assertNames(body, ['keys', 'query']);
  const selector = readNamed(body);
  const work = async (transaction: Transaction) => {
    const keys = await findKeys(transaction, context, selector);
    if (keys.length > 0) await deleteRecords(transaction, context.collection, keys);
  };
  await inTransaction(context, work, { inputs: [] });
}
