import { createHash } from 'node:crypto';
import { hostname } from 'node:os';
import { sql } from 'kysely';
import type { Config } from '#config.ts';
import type { ProcessKind } from '#connection-budget.ts';
import type { Database, Reader, Writer } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import { readSql } from '#database/read-sql.ts';
import { rolesOf } from '#database/roles.ts';
import { VERSION } from '#version.ts';

const SIGN_EVERY_MS = 10_000;
const ALIVE_SECONDS = 30;
const RETENTION_SECONDS = 3600;
const HOST_CHARACTERS = 12;

type Own = Pick<Config, 'database' | 'processKind'>;

/** Processes of the last hour that did not end by themselves; killed ones stay silent. Requires the platform role. */
export function listProcesses(db: Reader) {
  return db
    .selectFrom('processes')
    .selectAll()
    .select(sql<boolean>`date_seen <= now() - make_interval(secs => ${ALIVE_SECONDS})`.as('is_silent'))
    .$narrowType<{ kind: ProcessKind }>()
    .orderBy('id')
    .execute();
}

async function sign(db: Writer, id: string, own: Own): Promise<void> {
  const row = {
    id,
    kind: own.processKind,
    version: VERSION,
    host: createHash('sha256').update(hostname()).digest('hex').slice(0, HOST_CHARACTERS),
    connections: own.database.budget,
    date_started: sql<Date>`now()`,
    date_seen: sql<Date>`now()`,
  };
  await db
    .insertInto('processes')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ date_seen: row.date_seen }))
    .execute();
  await db
    .deleteFrom('processes')
    .where('date_seen', '<', sql<Date>`now() - make_interval(secs => ${RETENTION_SECONDS})`)
    .execute();
}

interface ServerConnections {
  /** The connections that PostgreSQL allows ordinary accounts. */
  readonly available: number;
  /** The connections of other programs. */
  readonly foreign: number;
}

async function readConnections(db: Reader, rolePrefix: string): Promise<ServerConnections> {
  const { app, platform } = rolesOf(rolePrefix);
  const { rows } = await readSql<ServerConnections>`
    select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
        - coalesce(current_setting('reserved_connections', true)::int, 0) as available,
      (select count(*)::int from pg_stat_activity where datid is not null
        and not (datname = current_database() and application_name in (${app}, ${platform}, ${`${rolePrefix}_jobs`}))) as foreign`.execute(
    db,
  );
  return rows[0] ?? { available: 0, foreign: 0 };
}

/** A sentence when PostgreSQL cannot provide the connections of all processes together. */
async function findShortage(db: Database, own: Own): Promise<string | undefined> {
  const { processes, connections } = await db.platform.read(async (reader) => ({
    processes: (await listProcesses(reader)).filter((process) => !process.is_silent),
    connections: await readConnections(reader, own.database.rolePrefix),
  }));
  const ours = processes.reduce((sum, process) => sum + process.connections, 0);
  const { available, foreign } = connections;
  if (ours + foreign <= available) return undefined;
  const many = processes.length === 1 ? 'This process' : `The ${processes.length} processes of Quint`;
  return `${many} may open ${ours} connections and other programs hold ${foreign}, but PostgreSQL gives ${available}: beyond that people are turned away. Lower DATABASE_CONNECTIONS, or raise max_connections of PostgreSQL.`;
}

/**
 * Registers this process in the database, with a heartbeat every ten seconds until it is closed. `warnings` gets a
 * sentence when the server's connections do not suffice for all of them.
 */
export async function enterProcess(
  db: Database,
  own: Own,
): Promise<{ readonly warnings: readonly string[]; close(): Promise<void> }> {
  const id = newId();
  const signOnce = () => db.platform.write((writer) => sign(writer, id, own));
  await signOnce();
  // A failed heartbeat is repeated ten seconds later.
  let pendingSign: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    pendingSign = signOnce().catch(() => undefined);
  }, SIGN_EVERY_MS).unref();
  const shortage = await findShortage(db, own);
  return {
    warnings: shortage === undefined ? [] : [shortage],
    async close() {
      clearInterval(timer);
      await pendingSign;
      await db.platform
        .write((writer) => writer.deleteFrom('processes').where('id', '=', id).execute())
        .catch(() => undefined);
    },
  };
}
