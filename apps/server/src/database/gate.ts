import type { Transaction } from 'kysely';
import { Kysely, PostgresDialect } from 'kysely';
import type { PoolClient } from 'pg';
import pg from 'pg';
import type { DB } from '#database/generated/types.ts';
import type { OrganizationScope } from '#database/scope.ts';

export type Reader = Kysely<DB>;
export type Writer = Transaction<DB>;

/** The only way to the database. Every connection it hands out works for one workspace, or for the platform. */
export interface Database {
  /** Reads of one workspace, outside a transaction. */
  read<Result>(scope: OrganizationScope, run: (db: Reader) => Promise<Result>): Promise<Result>;
  /** One transaction in one workspace. */
  write<Result>(scope: OrganizationScope, run: (db: Writer) => Promise<Result>): Promise<Result>;
  /** Work of the platform itself: sign-in, migration of state, jobs over all workspaces. */
  readonly platform: {
    read<Result>(run: (db: Reader) => Promise<Result>): Promise<Result>;
    write<Result>(run: (db: Writer) => Promise<Result>): Promise<Result>;
  };
  close(): Promise<void>;
}

// 64-bit integers come as text by default; counts and sizes of ours stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const NO_ORGANIZATION = '';
const SET_ORGANIZATION = "select set_config('app.organization', $1, false)";
const ORGANIZATION_NOW = new WeakMap<PoolClient, string>();

/** Statements a connection keeps prepared. Those of the data interface come in any number of shapes. */
const PREPARED_MAX = 200;
/** Texts seen once that a connection remembers, to know them the second time. */
const SEEN_MAX = 1000;

interface Statements {
  readonly names: Map<string, string>;
  readonly seen: Set<string>;
}
const STATEMENTS = new WeakMap<PoolClient, Statements>();

/** The name of a text on this connection, for ever the same; undefined leaves it unprepared. */
function nameStatement({ names, seen }: Statements, text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= PREPARED_MAX) return known;
  if (!seen.delete(text)) {
    if (seen.size >= SEEN_MAX) seen.clear();
    seen.add(text);
    return undefined;
  }
  const name = `q${names.size}`;
  names.set(text, name);
  return name;
}

/** Prepares a statement at its second use on a connection: for a few rows, planning costs more than the work. */
function prepareOn(client: PoolClient): (query: unknown, values?: unknown[]) => unknown {
  const statements = STATEMENTS.get(client) ?? { names: new Map(), seen: new Set() };
  STATEMENTS.set(client, statements);
  const run = client.query.bind(client) as (...query: unknown[]) => unknown;
  return (query, values) => {
    if (typeof query !== 'string' || values === undefined) return run(query);
    // Several commands in one text cannot be prepared; only a text without values may hold them.
    const name = values.length === 0 ? undefined : nameStatement(statements, query);
    return name === undefined ? run(query, values) : run({ name, text: query, values });
  };
}

function kyselyOn(client: PoolClient): Kysely<DB> {
  // The pool lends one connection that is already ours, and giving it back is the gate's business.
  const lent = new Proxy(client, {
    get(target, key) {
      if (key === 'release') return () => undefined;
      if (key === 'query') return prepareOn(target);
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return new Kysely<DB>({
    dialect: new PostgresDialect({
      pool: { options: {}, connect: () => Promise.resolve(lent), end: () => Promise.resolve() },
    }),
  });
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

async function onConnection<Result>(
  pool: pg.Pool,
  organizationId: string,
  run: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await workFor(client, organizationId);
    return await run(client);
  } catch (error) {
    // A connection whose state is unknown, or whose plans are older than the tables, is not lent again.
    if (!ORGANIZATION_NOW.has(client) || isPlanOutdated(error)) {
      broken = error instanceof Error ? error : new Error(String(error));
    }
    throw error;
  } finally {
    client.release(broken);
  }
}

function reading<Result>(pool: pg.Pool, organizationId: string, run: (db: Reader) => Promise<Result>) {
  return onConnection(pool, organizationId, (client) => run(kyselyOn(client)));
}

function writing<Result>(pool: pg.Pool, organizationId: string, run: (db: Writer) => Promise<Result>) {
  return onConnection(pool, organizationId, (client) => kyselyOn(client).transaction().execute(run));
}

function openPool(options: { url: string; role: string; connections: number }): pg.Pool {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.connections,
    options: `-c role=${options.role} -c statement_timeout=30000 -c idle_in_transaction_session_timeout=30000 -c timezone=UTC`,
    application_name: options.role,
    keepAlive: true,
  });
  // A connection that breaks while idle is replaced by the pool; the next query reports what is really wrong.
  pool.on('error', () => undefined);
  return pool;
}

/** Opens the two pools: one under the tenants' role, one under the platform's. Neither owns a table. */
export function openDatabase(options: { url: string; connections: number }): Database {
  const tenants = openPool({ ...options, role: 'quint_app' });
  const platform = openPool({
    ...options,
    role: 'quint_platform',
    connections: Math.max(2, options.connections / 2),
  });
  return {
    read: (scope, run) => reading(tenants, scope.organizationId, run),
    write: (scope, run) => writing(tenants, scope.organizationId, run),
    platform: {
      read: (run) => reading(platform, NO_ORGANIZATION, run),
      write: (run) => writing(platform, NO_ORGANIZATION, run),
    },
    async close() {
      await Promise.all([tenants.end(), platform.end()]);
    },
  };
}
