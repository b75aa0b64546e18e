import { fail } from '@quint/contract/errors.ts';
import type { PoolClient } from 'pg';
import pg from 'pg';
import { isDatabaseLost, isPlanOutdated } from '#database/lost.ts';
import type { SqlText, TextRows } from '#database/statements.ts';
import { openPortal } from '#database/portal.ts';

// 64-bit integers come as text by default; counts and sizes of ours stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** How long a request waits for a connection. */
const PATIENCE_SECONDS = 10;
/** How the pool says that its patience has ended. */
const NONE_FREE = /^timeout exceeded when trying to connect/;
/** How long a transaction may do nothing, as when somebody does not take the rows of a stream. */
const IDLE_SECONDS = 30;
const SET_ORGANIZATION = "select set_config('app.organization', $1, false)";
const ORGANIZATION_NOW = new WeakMap<PoolClient, string>();

export interface PoolOptions {
  readonly url: string;
  readonly role: string;
  readonly connections: number;
  readonly statementSeconds: number;
}

/** Connections under one role. */
export function openPool(options: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.connections,
    options: [
      `-c role=${options.role}`,
      `-c statement_timeout=${options.statementSeconds * 1000}`,
      `-c idle_in_transaction_session_timeout=${IDLE_SECONDS * 1000}`,
      '-c timezone=UTC',
      // Tables lie in memory or on disks without heads: rows cost little more in the order of an index than in theirs. A
      // plan is made for a workspace of middle size; with this it also reads the page of a large one from its index.
      '-c random_page_cost=1.1',
    ].join(' '),
    application_name: options.role,
    connectionTimeoutMillis: PATIENCE_SECONDS * 1000,
    keepAlive: true,
  });
  // A connection that breaks is replaced by the pool; its query, or the next one, reports what is really wrong.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** A connection of the pool, when one becomes free before patience ends. */
async function lend(pool: pg.Pool): Promise<PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    if (error instanceof Error && NONE_FREE.test(error.message))
      throw fail('SERVICE_UNAVAILABLE', { seconds: 5 });
    throw error;
  }
}

async function workFor(client: PoolClient, organizationId: string): Promise<void> {
  if (ORGANIZATION_NOW.get(client) === organizationId) return;
  ORGANIZATION_NOW.delete(client);
  await client.query({ name: 'set-organization', text: SET_ORGANIZATION, values: [organizationId] });
  ORGANIZATION_NOW.set(client, organizationId);
}

/** What is wrong with a connection after an error; nothing, when it can be lent again. */
function findDamage(client: PoolClient, error: unknown): Error | undefined {
  // Its state is unknown, its plans are older than the tables, or the server has ended it and the socket tells later.
  if (ORGANIZATION_NOW.has(client) && !isPlanOutdated(error) && !isDatabaseLost(error)) return undefined;
  return error instanceof Error ? error : new Error(String(error));
}

/** Lends a connection that works for the workspace. */
export async function onConnection<Result>(
  pool: pg.Pool,
  organizationId: string,
  run: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await lend(pool);
  let damage: Error | undefined;
  try {
    await workFor(client, organizationId);
    return await run(client);
  } catch (error) {
    damage = findDamage(client, error);
    throw error;
  } finally {
    client.release(damage);
  }
}

/**
 * As `onConnection`, for work that changes nothing: when a migration has made the plans of a connection old, that
 * connection is closed and the work done on another.
 */
export async function readOnConnection<Result>(
  pool: pg.Pool,
  organizationId: string,
  run: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  for (let others = pool.totalCount; ; others -= 1) {
    try {
      return await onConnection(pool, organizationId, run);
    } catch (error) {
      if (!isPlanOutdated(error) || others <= 0) throw error;
    }
  }
}

/** The rows of one statement, a batch at a time, as they are at one moment. Whoever opened it closes it. */
export interface RowStream {
  next(): Promise<TextRows>;
  /** Gives the connection back, also from the middle of the rows. */
  close(): Promise<void>;
}

/** Ends the transaction of a stream, if it came to one; a connection that cannot do that is not lent again. */
async function giveBack(client: PoolClient, failure: Error | undefined): Promise<void> {
  try {
    if (client.getTransactionStatus() !== 'I') await client.query('rollback');
    client.release(failure === undefined ? undefined : findDamage(client, failure));
  } catch (error) {
    client.release(error instanceof Error ? error : true);
  }
}

/** Opens a statement on a connection that the stream keeps until it is closed and then calls `release`. */
export async function openStream(
  pool: pg.Pool,
  organizationId: string,
  ask: { statement: SqlText; release: () => void },
): Promise<RowStream> {
  const client = await lend(pool);
  try {
    await workFor(client, organizationId);
  } catch (error) {
    client.release(error instanceof Error ? error : true);
    throw error;
  }
  const next = openPortal(client, ask.statement);
  let running: Promise<unknown> = Promise.resolve();
  let closed: Promise<void> | undefined;
  let failure: Error | undefined;
  // A connection that breaks while nobody reads says so here; the next batch fails by itself.
  const onBreak = (error: Error) => {
    failure = error;
  };
  client.on('error', onBreak);
  return {
    next() {
      const batch = next();
      running = batch.catch(onBreak);
      return batch;
    },
    close() {
      closed ??= running
        .then(() => giveBack(client, failure))
        .finally(() => {
          client.off('error', onBreak);
          ask.release();
        });
      return closed;
    },
  };
}
