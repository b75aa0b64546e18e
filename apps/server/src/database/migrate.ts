import { compareCodes } from '@quint/domain/base/text-order.ts';
import { readdir, readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { checksumToRecord } from '#database/corrected-migrations.ts';
import { explainConnection, reasonOf } from '#database/cannot-connect.ts';
import { isDatabaseLost } from '#database/connection-loss.ts';
import { assertSameRoles, DEFAULT_ROLE_PREFIX, makeRoles, nameRoles, rolesOf } from '#database/roles.ts';
import { assertOwnSession } from '#database/sessions.ts';
import { StartupError } from '#startup-error.ts';

const MIGRATIONS = new URL('./migrations/', import.meta.url);
const OLDEST_SERVER_VERSION = 150_000;
/** An arbitrary number: the advisory lock under which one process migrates. */
export const MIGRATION_LOCK = 7_317_001;

const BOOKKEEPING = `
create table if not exists schema_migrations (name text primary key, checksum text not null, date_applied timestamptz not null default now());
comment on table schema_migrations is 'Migrations that ran.';
comment on column schema_migrations.name is 'File name.';
comment on column schema_migrations.checksum is 'SHA-256 of its text.';
comment on column schema_migrations.date_applied is 'When it ran.';
`;

export interface Migration {
  readonly name: string;
  readonly sql: string;
  /** What is recorded when it ran: the SHA-256 of its text, or of its first text when it was corrected since. */
  readonly checksum: string;
}

/** All migrations, in their order. */
export async function listMigrations(): Promise<Migration[]> {
  const names = (await readdir(MIGRATIONS))
    .filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name))
    .sort(compareCodes);
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, MIGRATIONS), 'utf8');
      return { name, sql, checksum: checksumToRecord(name, createHash('sha256').update(sql).digest('hex')) };
    }),
  );
}

/** How long to wait for a server that does not answer yet. */
export interface Patience {
  readonly seconds: number;
  /** Told once why the start waits. */
  readonly onWait: (why: string) => void;
}

const AT_ONCE: Patience = { seconds: 0, onWait: () => undefined };
const RETRY_MS = 500;
const CONNECT_MS = 10_000;
/** The driver's own words when a connection took too long. */
const TOO_SLOW = /^timeout expired$/;

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: 'quint_migrate',
  });
  // A connection that breaks off is told by the statement under way; an event nobody listens to would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    // The driver leaves a connection open on which the server asks for a password that is not there.
    client.end().catch(() => undefined);
    throw error;
  }
  return client;
}

/** Connects, waiting for a server that cannot be reached or is starting; any other error is final. */
async function connectWhenUp(url: string, { seconds, onWait }: Patience): Promise<pg.Client> {
  const end = performance.now() + seconds * 1000;
  for (let tries = 0; ; tries += 1) {
    try {
      return await connect(url);
    } catch (error) {
      const isLost = isDatabaseLost(error) || TOO_SLOW.test(reasonOf(error));
      if (!isLost || performance.now() + RETRY_MS > end) throw error;
      if (tries === 0) onWait(reasonOf(error));
      await sleep(RETRY_MS);
    }
  }
}

/**
 * Connects with the owner's rights. Throws StartupError when the server does not answer, is too old, or is behind a
 * pooler that takes sessions away.
 */
export async function connectAsOwner(url: string, patience: Patience = AT_ONCE): Promise<pg.Client> {
  let client: pg.Client;
  try {
    client = await connectWhenUp(url, patience);
  } catch (error) {
    throw explainConnection(url, error);
  }
  try {
    await assertNew(client);
    await assertOwnSession(url, client);
  } catch (error) {
    await client.end();
    throw error;
  }
  return client;
}

async function assertNew(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ number: number; version: string }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as version`,
  );
  const [server] = rows;
  if (server === undefined || server.number < OLDEST_SERVER_VERSION) {
    throw new StartupError(
      `PostgreSQL ${server?.version} is too old: version 15 or newer is needed. Upgrade the server of DATABASE_URL, or name another one.`,
    );
  }
}

/** Refuses a schema that a later version has changed, unless its newest migration is the accepted one. */
function assertKnown(
  names: readonly string[],
  knownNames: ReadonlySet<string>,
  acceptedName: string | undefined,
): void {
  const newest = names
    .filter((name) => !knownNames.has(name))
    .toSorted(compareCodes)
    .at(-1);
  if (newest === undefined || newest === acceptedName) return;
  throw new StartupError(
    `This database was used by a newer version of Quint: its schema has ${newest}, which this version does not know. Start the newer version, or, when you know that this one can live with it, start with ACCEPT_SCHEMA=${newest}.`,
  );
}

async function findApplied(client: pg.Client): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

async function run(client: pg.Client, { name, sql, checksum }: Migration, rolePrefix: string): Promise<void> {
  await client.query(nameRoles(sql, rolePrefix));
  await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
}

/** Makes the schema of these migrations in an empty one, in the caller's transaction. */
export async function makeSchema(
  client: pg.Client,
  migrations: readonly Migration[],
  rolePrefix = DEFAULT_ROLE_PREFIX,
): Promise<void> {
  await makeRoles(client, rolesOf(rolePrefix));
  await client.query(BOOKKEEPING);
  for (const migration of migrations) {
    await run(client, migration, rolePrefix);
    // The next one may alter a table that waits for its deferred checks.
    await client.query('set constraints all immediate');
  }
}

async function applyPending(
  client: pg.Client,
  migrations: readonly Migration[],
  rolePrefix: string,
): Promise<string[]> {
  const appliedChecksums = await findApplied(client);
  const appliedNames: string[] = [];
  for (const migration of migrations) {
    const checksum = appliedChecksums.get(migration.name);
    if (checksum === migration.checksum) continue;
    if (checksum !== undefined) {
      throw new StartupError(`Migration ${migration.name} was changed after it ran on this database.`);
    }
    await client.query('begin');
    try {
      await client.query("set local lock_timeout = '5s'");
      await run(client, migration, rolePrefix);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw new StartupError(`Migration ${migration.name} failed: ${(error as Error).message}`, {
        cause: error,
      });
    }
    appliedNames.push(migration.name);
  }
  return appliedNames;
}

/**
 * Migrates the database up to date, or up to the migration named in `until`; safe to run from several processes at
 * once. Returns the names of the migrations applied. Throws StartupError with a reason.
 */
export async function migrate(
  url: string,
  options: {
    until?: string;
    acceptSchema?: string | undefined;
    rolePrefix?: string;
    patience?: Patience;
  } = {},
): Promise<string[]> {
  const { rolePrefix = DEFAULT_ROLE_PREFIX } = options;
  const client = await connectAsOwner(url, options.patience ?? AT_ONCE);
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await assertSameRoles(client, rolesOf(rolePrefix));
    await makeRoles(client, rolesOf(rolePrefix));
    await client.query(BOOKKEEPING);
    const all = await listMigrations();
    const appliedChecksums = await findApplied(client);
    assertKnown([...appliedChecksums.keys()], new Set(all.map(({ name }) => name)), options.acceptSchema);
    const targetMigrations = all.filter(({ name }) => options.until === undefined || name <= options.until);
    return await applyPending(client, targetMigrations, rolePrefix);
  } finally {
    await client.end();
  }
}
