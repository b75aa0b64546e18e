import { fail } from '@quint/contract/base/errors.ts';
import type { PoolClient } from 'pg';
import pg from 'pg';
import { isDatabaseLost, isPlanOutdated } from '#database/connection-loss.ts';
import type { PoolLabels } from '#database/pools.ts';
import { watchPool } from '#database/pools.ts';
import type { SqlText, TextRows } from '#database/statements.ts';
import { openPortal } from '#database/portal.ts';

// 64-bit integers are returned as text by default; our counts and sizes are far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** How long a request waits for a connection. */
const PATIENCE_SECONDS = 10;
/** The error of the pool when that time has elapsed. */
const NONE_FREE = /^timeout exceeded when trying to connect/;
/** How long a transaction may be idle, for example while a client does not read the rows of a stream. */
const IDLE_SECONDS = 30;
const SET_ORGANIZATION = "select set_config('app.organization', $1, false)";
const ORGANIZATION_NOW = new WeakMap<PoolClient, string>();

export interface PoolOptions {
  readonly url: string;
  readonly role: string;
  readonly connections: number;
  readonly statementSeconds: number;
  /** How long work waits for a connection, if different from requests. */
  readonly patienceSeconds?: number;
  readonly purpose: PoolLabels['purpose'];
  /** For reading most rows of a workspace: PostgreSQL's own estimate is better for them. */
  readonly readsWholeTables?: boolean;
}

/**
 * Tables are in memory or on SSDs: reading rows in index order costs little more than in table order. Plans are made
 * for a medium workspace; with this setting they also read a page of a large one from its index.
 */
const PAGES_FROM_INDEXES = 'set random_page_cost = 1.1';
/**
 * Pages are read without parallel workers: starting them takes as long as the page, and uses processors that others
 * need. Whole lists may use them.
 */
const ONE_PROCESS = 'set max_parallel_workers_per_gather = 0';
/** Compiling a statement of many parts takes longer than running it. Set here, so that it applies to any server. */
const JIT_OFF = 'set jit = off';

/**
 * Settings of a connection before its first use. As statements they work with every pooler that keeps sessions; start
 * parameters do not.
 */
function introduction(options: PoolOptions): string {
  return [
    `set role ${pg.escapeIdentifier(options.role)}`,
    `set statement_timeout = ${options.statementSeconds * 1000}`,
    `set idle_in_transaction_session_timeout = ${IDLE_SECONDS * 1000}`,
    "set timezone = 'UTC'",
    JIT_OFF,
    ...(options.readsWholeTables === true ? [] : [PAGES_FROM_INDEXES, ONE_PROCESS]),
  ].join('; ');
}

/** The connections of one role. */
export function openPool(options: PoolOptions): pg.Pool {
  const introduce = introduction(options);
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.connections,
    application_name: options.role,
    connectionTimeoutMillis: (options.patienceSeconds ?? PATIENCE_SECONDS) * 1000,
    keepAlive: true,
    onConnect: (client) => client.query(introduce).then(() => undefined),
  });
  // The pool replaces a broken connection; its query, or the next one, reports the actual error.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const { role, purpose, readsWholeTables } = options;
  watchPool(pool, { role, purpose, size: readsWholeTables === true ? 'heavy' : 'light' });
  return pool;
}

/** A connection of the pool, unless the timeout comes first. */
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

/** The reason to discard a connection after an error; undefined when it can be reused. */
function findDamage(client: PoolClient, error: unknown): Error | undefined {
  // Its state is unknown, its plans are outdated, or the server has closed it, which the socket reports later.
  if (ORGANIZATION_NOW.has(client) && !isPlanOutdated(error) && !isDatabaseLost(error)) return undefined;
  return error instanceof Error ? error : new Error(String(error));
}

/** Checks a connection out for the workspace. */
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
 * As `onConnection`, for reads only: when a migration has outdated the plans of a connection, it is closed and the read
 * is repeated on another.
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

/** The rows of one statement in batches, from one snapshot. The caller must close the stream. */
export interface RowStream {
  next(): Promise<TextRows>;
  /** Returns the connection, also before the last row. */
  close(): Promise<void>;
}

/** Ends the transaction of a stream, if there is one; a connection that fails at this is discarded. */
async function giveBack(client: PoolClient, failure: Error | undefined): Promise<void> {
  try {
    if (client.getTransactionStatus() !== 'I') await client.query('rollback');
    client.release(failure === undefined ? undefined : findDamage(client, failure));
  } catch (error) {
    client.release(error instanceof Error ? error : true);
  }
}

/** Opens a stream that keeps the connection until it is closed; then it calls `release`. */
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
  let lastBatch: Promise<unknown> = Promise.resolve();
  let closePromise: Promise<void> | undefined;
  let failure: Error | undefined;
  // Errors of an idle connection are reported here; the next batch fails by itself.
  const onBreak = (error: Error) => {
    failure = error;
  };
  client.on('error', onBreak);
  return {
    next() {
      const batch = next();
      lastBatch = batch.catch(onBreak);
      return batch;
    },
    close() {
      closePromise ??= lastBatch
        .then(() => giveBack(client, failure))
        .finally(() => {
          client.off('error', onBreak);
          ask.release();
        });
      return closePromise;
    },
  };
}
