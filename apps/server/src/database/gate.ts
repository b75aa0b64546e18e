import type { Transaction } from 'kysely';
import { Kysely, PostgresDialect } from 'kysely';
import type { PoolClient } from 'pg';
import pg from 'pg';
import type { DB } from '#database/generated/types.ts';
import { createLanes } from '#database/lanes.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { SqlText, TextRow, TextRows } from '#database/statements.ts';
import { nameOn, openPortal, readRows } from '#database/statements.ts';

export type Reader = Kysely<DB>;
export type Writer = Transaction<DB>;

/** The rows of one statement, a batch at a time, inside one transaction. Whoever opened it closes it. */
export interface RowStream {
  next(): Promise<TextRows>;
  /** Gives the connection back, also from the middle of the rows. */
  close(): Promise<void>;
}

/** Work for one workspace, or for the platform. */
interface Reach {
  /** Reads outside a transaction. */
  read<Result>(run: (db: Reader) => Promise<Result>): Promise<Result>;
  /** One transaction. */
  write<Result>(run: (db: Writer) => Promise<Result>): Promise<Result>;
  /** All rows of one statement, as texts. */
  query(statement: SqlText): Promise<readonly TextRow[]>;
  /** The same for a statement that may cost much: on a connection kept for those, a few at a time for a workspace. */
  queryHeavily(statement: SqlText): Promise<readonly TextRow[]>;
  /** Rows in any number, also on a connection kept for that. */
  stream(statement: SqlText): Promise<RowStream>;
}

/** The only way to the database. Every connection it hands out works for one workspace, or for the platform. */
export interface Database {
  /** Work in one workspace. */
  in(scope: OrganizationScope): Reach;
  /** Reads of one workspace, outside a transaction. */
  read<Result>(scope: OrganizationScope, run: (db: Reader) => Promise<Result>): Promise<Result>;
  /** One transaction in one workspace. */
  write<Result>(scope: OrganizationScope, run: (db: Writer) => Promise<Result>): Promise<Result>;
  /** Work of the platform itself: sign-in, migration of state, jobs over all workspaces. */
  readonly platform: Reach;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly url: string;
  readonly connections: number;
  /** How long one statement may take; people wait for less than jobs do. */
  readonly statementSeconds?: number;
}

// 64-bit integers come as text by default; counts and sizes of ours stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const NO_ORGANIZATION = '';
const SET_ORGANIZATION = "select set_config('app.organization', $1, false)";
const ORGANIZATION_NOW = new WeakMap<PoolClient, string>();
const KYSELY = new WeakMap<PoolClient, Kysely<DB>>();

const PEOPLE_STATEMENT_SECONDS = 5;
/** How long a transaction may do nothing, as when somebody does not take the rows of a stream. */
const IDLE_SECONDS = 30;
const HEAVY_LIMITS = { lanes: 3, patienceMilliseconds: 5000, queue: 100 };
/** Rows of a stream that are in memory at a time. */
export const BATCH_ROWS = 500;

/** Prepares statements from their second use on. */
function prepareOn(client: PoolClient): (query: unknown, values?: unknown[]) => unknown {
  const run = client.query.bind(client) as (...query: unknown[]) => unknown;
  return (query, values) => {
    if (typeof query !== 'string' || values === undefined) return run(query);
    // Several commands in one text cannot be prepared; only a text without values may hold them.
    const name = values.length === 0 ? undefined : nameOn(client, query);
    return name === undefined ? run(query, values) : run({ name, text: query, values });
  };
}

function kyselyOn(client: PoolClient): Kysely<DB> {
  const known = KYSELY.get(client);
  if (known !== undefined) return known;
  // The pool lends one connection that is already ours, and giving it back is the gate's business.
  const lent = new Proxy(client, {
    get(target, key) {
      if (key === 'release') return () => undefined;
      if (key === 'query') return prepareOn(target);
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const made = new Kysely<DB>({
    dialect: new PostgresDialect({
      pool: { options: {}, connect: () => Promise.resolve(lent), end: () => Promise.resolve() },
    }),
  });
  KYSELY.set(client, made);
  return made;
}

async function workFor(client: PoolClient, organizationId: string): Promise<void> {
  if (ORGANIZATION_NOW.get(client) === organizationId) return;
  ORGANIZATION_NOW.delete(client);
  await client.query({ name: 'set-organization', text: SET_ORGANIZATION, values: [organizationId] });
  ORGANIZATION_NOW.set(client, organizationId);
}

/** A prepared statement meets a table that a migration has changed since. */
function isPlanOutdated(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '0A000';
}

/** What is wrong with a connection after an error; nothing, when it can be lent again. */
function findDamage(client: PoolClient, error: unknown): Error | undefined {
  // Its state is unknown, or its plans are older than the tables.
  if (ORGANIZATION_NOW.has(client) && !isPlanOutdated(error)) return undefined;
  return error instanceof Error ? error : new Error(String(error));
}

async function onConnection<Result>(
  pool: pg.Pool,
  organizationId: string,
  run: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
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

/** Ends the transaction of a stream; a connection that cannot do that is not lent again. */
async function endStream(client: PoolClient, command: 'commit' | 'rollback'): Promise<void> {
  try {
    await client.query(command);
    client.release();
  } catch (error) {
    client.release(error instanceof Error ? error : true);
  }
}

async function openStream(
  pool: pg.Pool,
  organizationId: string,
  ask: { statement: SqlText; leave: () => void },
): Promise<RowStream> {
  const client = await pool.connect();
  try {
    await workFor(client, organizationId);
    await client.query('begin read only');
  } catch (error) {
    client.release(findDamage(client, error));
    throw error;
  }
  const next = openPortal(client, ask.statement, BATCH_ROWS);
  let running: Promise<unknown> = Promise.resolve();
  let closed: Promise<void> | undefined;
  let failed = false;
  return {
    next() {
      const batch = next().catch((error: unknown) => {
        failed = true;
        throw error;
      });
      running = batch.catch(() => undefined);
      return batch;
    },
    close() {
      closed ??= running.then(() => endStream(client, failed ? 'rollback' : 'commit')).finally(ask.leave);
      return closed;
    },
  };
}

function openPool(options: {
  url: string;
  role: string;
  connections: number;
  statementSeconds: number;
}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.connections,
    options: [
      `-c role=${options.role}`,
      `-c statement_timeout=${options.statementSeconds * 1000}`,
      `-c idle_in_transaction_session_timeout=${IDLE_SECONDS * 1000}`,
      '-c timezone=UTC',
    ].join(' '),
    application_name: options.role,
    keepAlive: true,
  });
  // A connection that breaks while idle is replaced by the pool; the next query reports what is really wrong.
  pool.on('error', () => undefined);
  return pool;
}

/** Two pools of one role: for work that is soon done, and for reads that may take long. */
function openRole(options: { url: string; role: string; connections: number; statementSeconds: number }) {
  const light = openPool(options);
  const heavy = openPool({ ...options, connections: Math.max(2, Math.ceil(options.connections / 2)) });
  const lanes = createLanes(HEAVY_LIMITS);
  const reachOf = (organizationId: string): Reach => ({
    read: (run) => onConnection(light, organizationId, (client) => run(kyselyOn(client))),
    write: (run) =>
      onConnection(light, organizationId, (client) => kyselyOn(client).transaction().execute(run)),
    query: (statement) => onConnection(light, organizationId, (client) => readRows(client, statement)),
    async queryHeavily(statement) {
      const leave = await lanes.enter(organizationId);
      return onConnection(heavy, organizationId, (client) => readRows(client, statement)).finally(leave);
    },
    async stream(statement) {
      const leave = await lanes.enter(organizationId);
      return openStream(heavy, organizationId, { statement, leave }).catch((error: unknown) => {
        leave();
        throw error;
      });
    },
  });
  return { reachOf, end: () => Promise.all([light.end(), heavy.end()]) };
}

/** Opens the connections: under the tenants' role, and under the platform's. Neither owns a table. */
export function openDatabase({
  url,
  connections,
  statementSeconds = PEOPLE_STATEMENT_SECONDS,
}: DatabaseOptions): Database {
  const tenants = openRole({ url, role: 'quint_app', connections, statementSeconds });
  const platform = openRole({
    url,
    role: 'quint_platform',
    connections: Math.max(2, connections / 2),
    statementSeconds,
  });
  return {
    in: (scope) => tenants.reachOf(scope.organizationId),
    read: (scope, run) => tenants.reachOf(scope.organizationId).read(run),
    write: (scope, run) => tenants.reachOf(scope.organizationId).write(run),
    platform: platform.reachOf(NO_ORGANIZATION),
    async close() {
      await Promise.all([tenants.end(), platform.end()]);
    },
  };
}
