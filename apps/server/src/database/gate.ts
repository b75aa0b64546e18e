import type { PostgresPoolClient, Transaction } from 'kysely';
import { Kysely, PostgresDialect } from 'kysely';
import type { PoolClient } from 'pg';
import type { PoolShares } from '#connection-budget.ts';
import type { PoolOptions, RowStream } from '#database/connections.ts';
import { onConnection, openPool, openStream, readOnConnection } from '#database/connections.ts';
import type { DB } from '#database/generated/types.ts';
import type { ConcurrencyLimits } from '#database/concurrency-limit.ts';
import { createConcurrencyLimiter } from '#database/concurrency-limit.ts';
import { observeDatabase } from '#database/instrumentation.ts';
import type { PoolLabels } from '#database/pools.ts';
import { countingDeadlocks, repeatOnDeadlock } from '#database/deadlocks.ts';
import { openReplicaReads } from '#database/replica-reads.ts';
import type { ReplicaReads, ReplicaWatch } from '#database/replica.ts';
import { DEFAULT_ROLE_PREFIX, rolesOf } from '#database/roles.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { SqlText, TextRow } from '#database/statements.ts';
import { preparedNameOn, readRows, runPipeline } from '#database/wire.ts';
import { isInstrumented, observe } from '#observe.ts';

/** Reads. It has no method that writes, and runs SQL text only through `readSql`. */
export type Reader = Pick<Kysely<DB>, 'selectFrom'>;
/** Runs one writing statement: inside a transaction, or committed by itself. */
export type StatementWriter = Kysely<DB>;
/** A transaction. */
export type Writer = Transaction<DB>;

/** Database access for one workspace, or for the platform. */
export interface ScopedDatabase {
  /** Reads outside a transaction. They are repeated when a migration has changed a table meanwhile. */
  read<Result>(run: (db: Reader) => Promise<Result>): Promise<Result>;
  /** One writing statement outside a transaction: it commits by itself and is never repeated. */
  run<Result>(run: (db: StatementWriter) => Promise<Result>): Promise<Result>;
  /** Runs one transaction. After a deadlock it is repeated once, so `run` has no effect outside the database. */
  write<Result>(run: (db: Writer) => Promise<Result>): Promise<Result>;
  /** The same for a transaction with effects outside the database: it is never repeated. */
  writeOnce<Result>(run: (db: Writer) => Promise<Result>): Promise<Result>;
  /** Runs statements known in advance as one transaction in one pipeline; returns the rows of each, as texts. */
  pipeline(statements: readonly SqlText[]): Promise<readonly (readonly TextRow[])[]>;
  /** All rows of one statement, as texts. */
  query(statement: SqlText): Promise<readonly TextRow[]>;
  /** The same for an expensive statement: on the pool for heavy reads, a few at a time per workspace. */
  queryOnHeavyPool(statement: SqlText): Promise<readonly TextRow[]>;
  /** A stream of any length, on that pool too. Each batch has the timeout of a statement. */
  stream(statement: SqlText): Promise<RowStream>;
}

/** The part of it that only reads, for what a replica may answer. */
export type ReadDatabase = Pick<ScopedDatabase, 'read' | 'query' | 'queryOnHeavyPool' | 'stream'>;

/** Reads in one workspace, or of the platform. */
export interface Reads {
  in(scope: OrganizationScope): ReadDatabase;
  readonly platform: ReadDatabase;
}

/** The only way to the database. Every connection is bound to one workspace, or to the platform. */
export interface Database {
  /** Work in one workspace. */
  in(scope: OrganizationScope): ScopedDatabase;
  /** Reads of one workspace, outside a transaction. */
  read<Result>(scope: OrganizationScope, run: (db: Reader) => Promise<Result>): Promise<Result>;
  /** One transaction in one workspace. */
  write<Result>(scope: OrganizationScope, run: (db: Writer) => Promise<Result>): Promise<Result>;
  /** Work of the platform itself: sign-in, migration of state, jobs over all workspaces. */
  readonly platform: ScopedDatabase;
  /** Reads of a kind in `REPLICA_READS`: on the replica while it is recent enough for them, otherwise like any other. */
  preferReplica(reads: ReplicaReads): Reads;
  /** May be called twice. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly url: string;
  /** What each pool may open; a number is that of the tenants' short work, with the others in proportion. */
  readonly connections: number | PoolShares;
  /** What the names of the roles begin with. */
  readonly rolePrefix?: string;
  readonly replica?: ReplicaWatch | undefined;
  /** Statement timeouts; users wait for less time than jobs. */
  readonly statementSeconds?: number;
  /** Which work it serves; requests unless stated. */
  readonly purpose?: PoolLabels['purpose'];
  /** Concurrent heavy reads of one workspace. */
  readonly heavy?: ConcurrencyLimits;
}

const NO_ORGANIZATION = '';
const PEOPLE_STATEMENT_SECONDS = 5;
const HEAVY_LIMITS: ConcurrencyLimits = { perKey: 3, waitMilliseconds: 5000, queue: 100 };
const KYSELY = new WeakMap<PoolClient, Kysely<DB>>();

/** The query function of a connection that prepares statements from their second use on. */
function prepareOn(client: PoolClient): PostgresPoolClient['query'] {
  const run = (...query: unknown[]) =>
    (client.query.bind(client) as (...query: unknown[]) => never)(...query);
  const prepare = (query: unknown, values?: readonly unknown[]) => {
    if (typeof query !== 'string' || values === undefined) return run(query);
    // Several commands in one text cannot be prepared; only a text without parameters may hold them.
    const name = values.length === 0 ? undefined : preparedNameOn(client, query);
    return name === undefined ? run(query, values) : run({ name, text: query, values });
  };
  return (query: unknown, values?: readonly unknown[]) =>
    typeof query === 'string' && isInstrumented('statement')
      ? (observe({ kind: 'statement', name: getSqlCommand(query) }, () => prepare(query, values)) as never)
      : prepare(query, values);
}

/** The command of a statement, like SELECT. */
function getSqlCommand(text: string): string {
  return /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL';
}

/** Kysely on one connection: a pool of one, which only the gate takes back. */
function kyselyOn(client: PoolClient): Kysely<DB> {
  const existingKysely = KYSELY.get(client);
  if (existingKysely !== undefined) return existingKysely;
  const connection: PostgresPoolClient = { query: prepareOn(client), release: () => undefined };
  const pool = { options: {}, connect: () => Promise.resolve(connection), end: () => Promise.resolve() };
  const kysely = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  KYSELY.set(client, kysely);
  return kysely;
}

interface PoolSizes {
  readonly light: number;
  /** 0: long reads are on the connections of the others. */
  readonly heavy: number;
}

interface RoleOptions extends Omit<PoolOptions, 'connections'>, PoolSizes {
  readonly limits: ConcurrencyLimits;
}

/** The connections of one role: a pool for short work, and a separate one for long reads. */
function openRole(options: RoleOptions) {
  const light = openPool({ ...options, connections: options.light });
  const heavy =
    options.heavy === 0
      ? light
      : openPool({ ...options, connections: options.heavy, readsWholeTables: true });
  const heavySlots = createConcurrencyLimiter(options.limits);
  const transaction = <Result>(organizationId: string, run: (db: Writer) => Promise<Result>) =>
    onConnection(light, organizationId, (client) => kyselyOn(client).transaction().execute(run));
  const scopedTo = (organizationId: string): ScopedDatabase =>
    observeDatabase({
      read: (run) => readOnConnection(light, organizationId, (client) => run(kyselyOn(client))),
      run: (run) =>
        countingDeadlocks(() => onConnection(light, organizationId, (client) => run(kyselyOn(client)))),
      write: (run) => repeatOnDeadlock(() => transaction(organizationId, run)),
      writeOnce: (run) => countingDeadlocks(() => transaction(organizationId, run)),
      // A failed pipeline has changed nothing, so it may be repeated like a read.
      pipeline: (statements) =>
        repeatOnDeadlock(() =>
          readOnConnection(light, organizationId, (client) => runPipeline(client, statements)),
        ),
      query: (statement) => readOnConnection(light, organizationId, (client) => readRows(client, statement)),
      async queryOnHeavyPool(statement) {
        const release = await heavySlots.acquire(organizationId);
        return readOnConnection(heavy, organizationId, (client) => readRows(client, statement)).finally(
          release,
        );
      },
      async stream(statement) {
        const release = await heavySlots.acquire(organizationId);
        return openStream(heavy, organizationId, { statement, release }).catch((error: unknown) => {
          release();
          throw error;
        });
      },
    });
  const pools = new Set([light, heavy]);
  return { scopedTo, pools, end: () => Promise.all([...pools].map((pool) => pool.end())) };
}

/** The shares of pools whose main one has this many connections. */
function sharesAround(tenants: number, { perKey }: ConcurrencyLimits): PoolShares {
  const platform = Math.max(2, Math.floor(tenants / 2));
  return {
    tenants,
    // Always one more than a single workspace may use, so that one is left for the others.
    heavy: Math.max(perKey + 1, Math.ceil(tenants / 2)),
    platform,
    platformHeavy: Math.max(perKey, Math.ceil(platform / 2)),
    replica: 2,
    platformReplica: 1,
  };
}

/** The pools of one server: those of the tenants and those of the platform. */
function openRoles(
  { tenants, platform }: { tenants: PoolSizes; platform: PoolSizes },
  { url, options }: { url: string; options: DatabaseOptions },
) {
  const { statementSeconds = PEOPLE_STATEMENT_SECONDS, heavy: limits = HEAVY_LIMITS } = options;
  const { purpose = 'requests' } = options;
  const names = rolesOf(options.rolePrefix ?? DEFAULT_ROLE_PREFIX);
  const open = (role: string, sizes: PoolSizes, perKey: number) =>
    openRole({ url, role, purpose, statementSeconds, ...sizes, limits: { ...limits, perKey } });
  const longReads = ({ light, heavy }: PoolSizes) => (heavy === 0 ? light : heavy);
  return {
    // One connection is left for other workspaces.
    tenants: open(names.app, tenants, Math.max(1, Math.min(limits.perKey, longReads(tenants) - 1))),
    // All work of the platform has one key.
    platform: open(names.platform, platform, Math.min(limits.perKey, longReads(platform))),
  };
}

function openReplica(options: DatabaseOptions, shares: PoolShares) {
  if (options.replica === undefined) return undefined;
  const sizes = {
    tenants: { light: shares.replica, heavy: 0 },
    platform: { light: shares.platformReplica, heavy: 0 },
  };
  return openReplicaReads(options.replica, openRoles(sizes, { url: options.replica.url, options }));
}

/** Opens the pools with the tenants' role and the platform's. Neither owns a table. */
export function openDatabase(options: DatabaseOptions): Database {
  const shares =
    typeof options.connections === 'number'
      ? sharesAround(options.connections, options.heavy ?? HEAVY_LIMITS)
      : options.connections;
  const sizes = {
    tenants: { light: shares.tenants, heavy: shares.heavy },
    platform: { light: shares.platform, heavy: shares.platformHeavy },
  };
  const { tenants, platform } = openRoles(sizes, { url: options.url, options });
  const onPrimary = {
    in: (scope: OrganizationScope) => tenants.scopedTo(scope.organizationId),
    platform: platform.scopedTo(NO_ORGANIZATION),
  };
  const replica = openReplica(options, shares);
  let closePromise: Promise<unknown> | undefined;
  return {
    ...onPrimary,
    read: (scope, run) => onPrimary.in(scope).read(run),
    write: (scope, run) => onPrimary.in(scope).write(run),
    preferReplica: (reads) => replica?.prefer(reads, onPrimary) ?? onPrimary,
    async close() {
      closePromise ??= Promise.all([tenants.end(), platform.end(), replica?.end()]);
      await closePromise;
    },
  };
}
