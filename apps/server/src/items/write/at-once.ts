import { fail } from '@quint/contract/errors.ts';
import { newId } from '#database/ids.ts';
import type { SqlText, TextRow } from '#database/statements.ts';
import { scopeOfActor } from '#database/scopes.ts';
import { compileByKeys, withKey } from '#items/compile/statements.ts';
import type { Collection } from '#items/declare/collection.ts';
import type { Moment, Payload } from '#items/write/payload.ts';
import { newRow, readPayload } from '#items/write/payload.ts';
import { parseQuery } from '#items/ask/query.ts';
import type { Statement } from '#items/compile/table-ref.ts';
import { createStatement } from '#items/compile/table-ref.ts';
import { Plans } from '#items/compile/plans.ts';
import type { ItemsContext } from '#items/context.ts';
import { isOnPlatform } from '#items/context.ts';
import { closedFailure, compileUpdate, momentOf, withMeaning } from '#items/write/records.ts';

/*
 * Most writes set columns of one record and ask for it. Nothing has to be looked at between their statements, so they
 * go to the database in one message: the look at who writes together with the write, and then the answer.
 */

interface Ask {
  /** Parameters of the address: what the answer shows. */
  readonly parameters: unknown;
  readonly input: unknown;
}

const ANSWERS = new Plans();

/** Nothing but the row itself is written and looked at. */
function isAlone({ actor, collection }: ItemsContext, { organizationId }: Moment, payload: Payload): boolean {
  const { keys, ones, lists, columns } = payload;
  const { beforeWrite, audit, onConflict, invariant } = collection.writes ?? {};
  if (keys.length > 0 || ones.length > 0 || lists.length > 0) return false;
  if (beforeWrite !== undefined || audit !== undefined || onConflict?.action === 'reuse') return false;
  return invariant?.concerns({ actor, organizationId, columns }) !== true;
}

/** What is written, when it can be written at once; undefined otherwise. */
function readAlone(
  context: ItemsContext,
  action: 'create' | 'update',
  input: unknown,
): { moment: Moment; payload: Payload } | undefined {
  const { deps, registry, actor, collection } = context;
  if (collection.writes?.beforeWrite !== undefined || isOnPlatform(context)) return undefined;
  const writing = { registry, actor, scope: scopeOfActor(actor), platform: false, now: deps.clock.now() };
  const moment = momentOf(writing, collection, action);
  const payload = readPayload(moment, input);
  return isAlone(context, moment, payload) ? { moment, payload } : undefined;
}

function newStatement(
  { registry, actor, accessVersion }: ItemsContext,
  { organizationId }: Moment,
): Statement {
  return createStatement(registry, actor, { organizationId, accessVersion });
}

/** The record as the answer shows it; undefined when reading it is to be noted, which only a write that was done is. */
function compileAnswer(
  context: ItemsContext,
  { organizationId }: Moment,
  { parameters, key }: { parameters: unknown; key: string },
): SqlText | undefined {
  const { registry, actor, collection } = context;
  const { compiled } = ANSWERS.prepare({ ...context, asked: JSON.stringify(parameters) }, 'written', () => {
    const query = parseQuery(parameters);
    const statement = createStatement(registry, actor, { organizationId });
    const made = compileByKeys(statement, collection, { query, keys: [key], inWrite: true });
    return { query, compiled: { ...made, personal: [...statement.personal] } };
  });
  return compiled.personal.length > 0 ? undefined : withKey(compiled, key);
}

/** Writes and reads in one transaction; the row the write answers, and the text of the record. */
async function writeAndRead(
  context: ItemsContext,
  payload: Payload,
  statements: readonly SqlText[],
): Promise<{ written: TextRow; record: string }> {
  const { deps, actor, collection } = context;
  const [written, read] = await withMeaning(collection, payload.columns, () =>
    deps.db.in(scopeOfActor(actor)).pipeline(statements),
  );
  return { written: written?.[0] ?? [], record: read?.[0]?.[0] ?? 'null' };
}

/** Changes one record in one message, where that is possible; undefined otherwise. Answers its text. */
export async function updateAtOnce(
  context: ItemsContext,
  key: string,
  ask: Ask,
): Promise<string | undefined> {
  const alone = readAlone(context, 'update', ask.input);
  if (alone === undefined) return undefined;
  const { moment, payload } = alone;
  const answer = compileAnswer(context, moment, { parameters: ask.parameters, key });
  if (answer === undefined) return undefined;
  const { columns, closed } = payload;
  const change = { keys: [key], columns, closed };
  const update = compileUpdate(newStatement(context, moment), context.collection, change);
  const { written, record } = await writeAndRead(context, payload, [update, answer]);
  // Of one record that was not found nothing was written that would have to be undone.
  const [found, , isClosed] = written;
  if (found !== '1') throw fail('FORBIDDEN');
  if (isClosed === 't') throw closedFailure(payload);
  return record;
}

/** The statement that inserts one row, if the person is still who she was when last loaded. */
function compileInsert(
  statement: Statement,
  { table }: Collection,
  row: Readonly<Record<string, unknown>>,
): SqlText {
  const guard = statement.guard();
  const names = Object.keys(row).map((name) => `"${name}"`);
  const cells = Object.values(row).map((value) => statement.cell(value));
  return statement.finish(
    `insert into ${table} (${names.join(', ')}) select ${cells.join(', ')} where ${guard}`,
  );
}

/** Creates one record in one message, where that is possible; undefined otherwise. Answers its text. */
export async function createAtOnce(context: ItemsContext, ask: Ask): Promise<string | undefined> {
  const alone = readAlone(context, 'create', ask.input);
  if (alone === undefined) return undefined;
  const { moment, payload } = alone;
  const id = newId();
  const answer = compileAnswer(context, moment, { parameters: ask.parameters, key: id });
  if (answer === undefined) return undefined;
  const row = newRow(moment, payload.columns, id);
  const insert = compileInsert(newStatement(context, moment), context.collection, row);
  const { record } = await writeAndRead(context, payload, [insert, answer]);
  return record;
}
