import type { Readable } from 'node:stream';
import { fail } from '@quint/contract/base/errors.ts';
import { recordPersonalRead } from '#database/audit.ts';
import { isId } from '#database/ids.ts';
import type { TextRow } from '#database/statements.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Query } from '#items/ask/query.ts';
import { isGrouped, parseQuery } from '#items/ask/query.ts';
import type { Plan } from '#items/compile/plans.ts';
import { Plans } from '#items/compile/plans.ts';
import type { CompiledStatement } from '#items/compile/statement.ts';
import { compileByKeys, compileList } from '#items/compile/statement.ts';
import type { StatementContext } from '#items/compile/table-ref.ts';
import { createStatementContext } from '#items/compile/table-ref.ts';
import type { ItemsContext } from '#items/context.ts';
import { isOnPlatform } from '#items/context.ts';
import { fill } from '#database/sql.ts';
import { createMemory } from '#http/memory.ts';
import { answerList, envelope } from '#items/read/stream.ts';

/** A larger page is read like a whole list. */
const PAGE_ROWS = 1000;
/** Maximum rows and characters of a whole list that is cheaper as one text than as a row each. */
const SHORT_ROWS = 5000;
const SHORT_CHARACTERS = 1_000_000;
const SHORT_LISTS_MAX = 1000;
/**
 * Whole lists that were short when they were last read, by workspace and statement: the roles, teams, goals and courses
 * that pages and pickers read with `limit=-1`. As one text they cost server and database 5 to 17 % fewer instructions
 * than row by row.
 */
const SHORT_LISTS = createMemory<boolean>(SHORT_LISTS_MAX);
const PLANS = new Plans();

export function statementFor(context: ItemsContext): StatementContext {
  const { registry, actor, accessVersion } = context;
  return createStatementContext(registry, actor, {
    organizationId: actor.organizationId,
    platform: isOnPlatform(context),
    accessVersion,
  });
}

/** The database of the actor's workspace, or of all workspaces if the collection allows it. */
function databaseOf(context: ItemsContext) {
  const { db } = context.deps;
  return isOnPlatform(context) ? db.platform : db.in(scopeOfActor(context.actor));
}

/** Audits a read of personal results, if the statement did not. The entry is stored before a result is sent. */
export async function auditRead(
  context: ItemsContext,
  statement: CompiledStatement,
  rows: readonly TextRow[] | undefined,
): Promise<void> {
  if (statement.personal.length === 0 || statement.isAudited) return;
  const { actor, collection, deps } = context;
  const at = statement.hasMeta ? 2 : 1;
  const keyedRows = rows?.flatMap((row) => {
    const key = row[at];
    return typeof key === 'string' ? [{ key, talent: row[at + 1] ?? null }] : [];
  });
  const scope = scopeOfActor(actor);
  const read = { scope, actor, collection: collection.name, paths: statement.personal, rows: keyedRows };
  await deps.db.write(scope, (db) => recordPersonalRead(db, read));
}

async function readGroups(context: ItemsContext, { statement }: Plan): Promise<string> {
  const rows = await databaseOf(context).queryOnHeavyPool(fill(statement));
  await auditRead(context, statement, undefined);
  return envelope(rows, statement.hasMeta);
}

/** A list as one text, if it was short the last time and still is; undefined otherwise. */
async function readShort(context: ItemsContext, query: Query, name: string): Promise<string | undefined> {
  if (SHORT_LISTS.get(name) !== true) return undefined;
  const { statement } = PLANS.prepare(context, 'short', () => {
    // One row more than requested shows whether there are more.
    const limit = Math.min(query.limit ?? Number.POSITIVE_INFINITY, SHORT_ROWS + 1);
    const ask = { query: { ...query, limit }, isJoined: true };
    return { query, statement: compileList(statementFor(context), context.collection, ask) };
  });
  const rows = await databaseOf(context).queryOnHeavyPool(fill(statement));
  if (Number(rows[0]?.at(-1)) <= SHORT_ROWS) return envelope(rows, statement.hasMeta);
  SHORT_LISTS.store(name, false);
  return undefined;
}

/** A list of any length, as a stream unless it is short. */
async function readAll(context: ItemsContext, { query, statement }: Plan): Promise<string | Readable> {
  // Keys to audit are counted first.
  const name =
    statement.personal.length > 0 && !statement.isAudited
      ? ''
      : `${context.actor.organizationId} ${statement.sql}`;
  const short = await readShort(context, query, name);
  if (short !== undefined) return short;
  return answerList(await databaseOf(context).stream(fill(statement)), {
    hasMeta: statement.hasMeta,
    beforehand: (rows) => auditRead(context, statement, rows),
    afterwards({ rows, characters }) {
      if (name !== '' && rows <= SHORT_ROWS && characters <= SHORT_CHARACTERS) SHORT_LISTS.store(name, true);
    },
  });
}

/** The database joins the rows of a page to one text; groups and whole lists are sent row by row. */
function isPage(query: Query): boolean {
  return !isGrouped(query) && query.limit !== undefined && query.limit <= PAGE_ROWS;
}

/** A list as the response text, from one statement; a long one as a stream. */
export async function readRecords(context: ItemsContext, parameters: unknown): Promise<string | Readable> {
  const plan = PLANS.prepare(context, 'list', () => {
    const query = parseQuery(parameters);
    const ask = { query, isJoined: isPage(query) };
    return { query, statement: compileList(statementFor(context), context.collection, ask) };
  });
  const { query, statement } = plan;
  if (isGrouped(query)) return readGroups(context, plan);
  if (!isPage(query)) return readAll(context, plan);
  return envelope(await databaseOf(context).query(fill(statement)), statement.hasMeta);
}

/** One record as the response text. Unknown, deleted, foreign and missing keys give the same FORBIDDEN. */
export async function readRecord(context: ItemsContext, key: string, parameters: unknown): Promise<string> {
  const { statement } = PLANS.prepare(context, 'record', () => {
    const query = parseQuery(parameters);
    return {
      query,
      statement: compileByKeys(statementFor(context), context.collection, { query, keys: [key] }),
    };
  });
  if (!isId(key)) throw fail('FORBIDDEN');
  const [row] = await databaseOf(context).query(fill(statement, key));
  if (typeof row?.[0] !== 'string') throw fail('FORBIDDEN');
  return `{"data":${row[0]}}`;
}

export type OpenedRecord = Readonly<Record<string, unknown>>;

/** A list that is read in batches, from one snapshot. It uses a connection until it is closed. */
export interface OpenedList {
  /** Records of the whole list. */
  readonly count: number;
  readonly first: readonly OpenedRecord[];
  /** Whether the first records are all. */
  readonly isWhole: boolean;
  /** The first records and all others. */
  readonly batches: () => AsyncGenerator<readonly OpenedRecord[]>;
  readonly close: () => Promise<void>;
}

function parse(rows: readonly TextRow[]): OpenedRecord[] {
  return rows.flatMap(([text]) => (typeof text === 'string' ? [JSON.parse(text) as OpenedRecord] : []));
}

function countOf([row]: readonly TextRow[]): number {
  const meta = typeof row?.[1] === 'string' ? (JSON.parse(row[1]) as { filter_count: number }) : undefined;
  return meta?.filter_count ?? 0;
}

/** Opens a whole list for a file. Its personal results are audited before this returns. */
export async function openRecords(
  context: ItemsContext,
  parameters: Readonly<Record<string, unknown>>,
): Promise<OpenedList> {
  const query = parseQuery({ ...parameters, limit: -1, meta: 'filter_count' });
  const statement = compileList(statementFor(context), context.collection, { query, isJoined: false });
  const { deps, actor } = context;
  const reads = deps.db.preferReplica('exports').in(scopeOfActor(actor));
  const rows = await reads.stream(fill(statement));
  try {
    const batch = await rows.next();
    await auditRead(context, statement, batch.isLast ? batch.rows : undefined);
    const first = parse(batch.rows);
    return {
      count: countOf(batch.rows),
      first,
      isWhole: batch.isLast,
      async *batches() {
        yield first;
        let { isLast } = batch;
        while (!isLast) {
          const next = await rows.next();
          isLast = next.isLast;
          yield parse(next.rows);
        }
      },
      close: () => rows.close(),
    };
  } catch (error) {
    await rows.close();
    throw error;
  }
}
