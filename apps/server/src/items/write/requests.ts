import { fail } from '@quint/contract/base/errors.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { isRecord } from '@quint/domain/base/is-record.ts';
import { assertAccessUnchanged } from '#database/access.ts';
import type { Writer } from '#database/gate.ts';
import { isId } from '#database/ids.ts';
import type { SqlText } from '#database/statements.ts';
import { scopeOfActor, scopeOfPlatform } from '#database/scopes.ts';
import { lockWorkspace } from '#database/workspace-lock.ts';
import type { Query } from '#items/ask/query.ts';
import { parseQuery } from '#items/ask/query.ts';
import { recordPersonalRead } from '#items/compile/audit.ts';
import { Plans } from '#items/compile/plans.ts';
import { compileByKeys, compileKeys } from '#items/compile/statement.ts';
import { createStatementContext } from '#items/compile/table-ref.ts';
import type { ItemsContext } from '#items/context.ts';
import { isOnPlatform } from '#items/context.ts';
import type { Collection } from '#items/declare/collection.ts';
import { fill } from '#database/sql.ts';
import type { RecordSelector } from '#items/write/named.ts';
import { assertCount, assertNames, readKeys, readNamed } from '#items/write/named.ts';
import { inspectBody } from '#items/write/payload.ts';
import type { Transaction, WritePlan, WriteScope } from '#items/write/plan.ts';
import { run, sendPlan, statementIn } from '#items/write/plan.ts';
import { createRecords, deleteRecords, planCreate, planUpdate, updateRecords } from '#items/write/records.ts';

/** Stands for the workspace of an actor without one. No row has it. */
const NO_WORKSPACE = '00000000-0000-0000-0000-000000000000';

/** Whether the records are the workspaces themselves. */
const areWorkspaces = ({ rows }: Collection): boolean => rows?.tenancy === 'self';

/** Whether a write of one of the inputs locks the workspace. */
function locksWorkspace(
  collection: Collection,
  { inputs, ...who }: { actor: Actor; organizationId: string; inputs: readonly unknown[] },
): boolean {
  const { writes } = collection;
  if (areWorkspaces(collection)) return true;
  return inputs.some((input) => isRecord(input) && writes?.locksWorkspace?.({ ...who, input }) === true);
}

/**
 * One transaction in the actor's workspace. If the collection lets a platform administrator work on all workspaces, it
 * runs in the workspace that is written.
 */
function inTransaction<Result>(
  context: ItemsContext,
  work: (transaction: Transaction) => Promise<Result>,
  { inputs, key }: { inputs: readonly unknown[]; key?: string },
): Promise<Result> {
  const { deps, registry, actor, collection, accessVersion } = context;
  const now = deps.clock.now();
  const begin = async (db: Writer, scope: Pick<Transaction, 'scope' | 'platform'>) => {
    const { organizationId } = scope.scope;
    if (locksWorkspace(collection, { actor, organizationId, inputs }))
      await lockWorkspace(db, organizationId);
    if (accessVersion !== undefined) await assertAccessUnchanged(db, accessVersion);
    return work({ deps, db, registry, actor, now, ...scope });
  };
  if (!isOnPlatform(context)) {
    const scope = scopeOfActor(actor);
    return deps.db.write(scope, (db) => begin(db, { scope, platform: false }));
  }
  if (areWorkspaces(collection) && key === undefined) {
    throw fail('INVALID_PAYLOAD', { reason: 'workspaces are changed one at a time' });
  }
  const workspace = areWorkspaces(collection) ? key : actor.organizationId;
  // Records without a workspace are written by an actor without one, too.
  const scope =
    workspace === undefined && collection.rows?.tenancy !== 'none'
      ? scopeOfActor(actor)
      : scopeOfPlatform(actor, workspace ?? NO_WORKSPACE);
  return deps.db.platform.write((db) => begin(db, { scope, platform: true }));
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

/**
 * Writes one record in one pipeline, if nothing has to be read or locked before the write and its answer, as in most
 * writes; undefined otherwise. Returns the text of the record.
 */
async function writeAtOnce<Result>(
  context: ItemsContext,
  {
    input,
    makePlan,
  }: { input: unknown; makePlan: (base: WriteScope) => { plan: WritePlan<Result>; key: string } },
  parameters: unknown,
): Promise<string | undefined> {
  const { deps, registry, actor, collection } = context;
  if (isCompletedBefore(collection, input) || isOnPlatform(context) || areWorkspaces(collection)) {
    return undefined;
  }
  const scope = scopeOfActor(actor);
  const { plan, key } = makePlan({ registry, actor, scope, platform: false, now: deps.clock.now() });
  const answer = plan.looks ? undefined : compileAnswer(context, parameters, key);
  return answer === undefined ? undefined : sendPlan(context, plan, { scope, answer });
}

/** The records a transaction has created or changed, as the texts of the response. */
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

function recordOf([record]: readonly string[]): string {
  return `{"data":${record ?? 'null'}}`;
}

function listOf(records: readonly string[]): string {
  return `{"data":[${records.join(',')}]}`;
}

/** Creates one record or a list of them; the response has the form of the body. */
export async function createFrom(context: ItemsContext, body: unknown, parameters: unknown): Promise<string> {
  inspectBody(body);
  const inputs: readonly unknown[] = Array.isArray(body) ? body : [body];
  assertCount(inputs.length);
  const { collection } = context;
  const makePlan = (base: WriteScope) => {
    const plan = planCreate(base, collection, inputs);
    return { plan, key: plan.keys[0] ?? '' };
  };
  const record = Array.isArray(body)
    ? undefined
    : await writeAtOnce(context, { input: body, makePlan }, parameters);
  if (record !== undefined) return recordOf([record]);
  const query = parseQuery(parameters);
  const work = async (transaction: Transaction) => {
    const keys = await createRecords(transaction, collection, inputs);
    return readWritten(transaction, context, { query, keys });
  };
  const records = await inTransaction(context, work, { inputs });
  return Array.isArray(body) ? listOf(records) : recordOf(records);
}

/** The date of the last change in the header `If-Match`: a quoted `date_updated` of the record as it was read. */
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

/** Refuses a change of nothing with the words of the collection, if it has any. */
function assertChanges({ writes }: Collection, data: unknown): void {
  if (writes?.missing !== undefined && isEmpty(data)) throw writes.missing.data();
  if (data === undefined || data === null) throw fail('INVALID_PAYLOAD', { reason: 'the body is empty' });
}

/** The same for a change that names no record. */
function assertNamed(collection: Collection, body: unknown): void {
  const { writes } = collection;
  if (writes?.missing === undefined || Array.isArray(body)) return;
  if (isEmpty(body) || (isRecord(body) && body.keys === undefined && body.query === undefined)) {
    throw writes.missing.keys();
  }
  if (isRecord(body)) assertChanges(collection, body.data);
}

/** Changes one record; with a date in `If-Match` only while its last change has that date. */
export async function updateOne(
  context: ItemsContext,
  key: string,
  { body: input, parameters, ifMatch }: { body: unknown; parameters: unknown; ifMatch?: string | undefined },
): Promise<string> {
  assertChanges(context.collection, input);
  inspectBody(input);
  if (!isId(key)) throw fail('FORBIDDEN');
  const change = { keys: [key], input, unmodifiedSince: readSeenDate(ifMatch) };
  const makePlan = (base: WriteScope) => ({ plan: planUpdate(base, context.collection, change), key });
  const record = await writeAtOnce(context, { input, makePlan }, parameters);
  if (record !== undefined) return recordOf([record]);
  const query = parseQuery(parameters);
  const records = await inTransaction(
    context,
    async (transaction) => {
      await updateRecords(transaction, context.collection, change);
      return readWritten(transaction, context, { query, keys: [key] });
    },
    { inputs: [input], key },
  );
  return recordOf(records);
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
    const who = { scope: transaction.scope, actor, talentId: actor.talentId };
    await recordPersonalRead(transaction.db, who, { collection, paths: personal });
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

/** Removes one record, or those a body names. */
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
