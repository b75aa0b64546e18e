import { compareCodes } from '@quint/domain/base/text-order.ts';
import { readdir, readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { BASELINE, BASELINE_VERSION, findBaselineState } from '#database/baseline.ts';
import { explainConnection, reasonOf } from '#database/cannot-connect.ts';
import { isDatabaseLost } from '#database/connection-loss.ts';
import { applyFunctions, findChangedFunctions, FUNCTION_RECORDS } from '#database/functions.ts';
import { REPLACED_MIGRATIONS } from '#database/replaced-migrations.ts';
import { assertSameRoles, DEFAULT_ROLE_PREFIX, makeRoles, nameRoles, rolesOf } from '#database/roles.ts';
import { assertOwnSession } from '#database/sessions.ts';
import { StartupError } from '#startup-error.ts';

const MIGRATIONS = new URL('./migrations/', import.meta.url);
const OLDEST_SERVER_VERSION = 150_000;
/** An arbitrary number: the advisory lock under which one process migrates. */
export const MIGRATION_LOCK = 7_317_001;

const RECORD_TABLES = `
create table if not exists schema_migrations (name text primary key, checksum text not null, date_applied timestamptz not null default now());
comment on table schema_migrations is 'Migrations that ran.';
comment on column schema_migrations.name is 'File name.';
comment on column schema_migrations.checksum is 'SHA-256 of its text.';
comment on column schema_migrations.date_applied is 'When it ran.';
${FUNCTION_RECORDS}`;

export interface Migration {
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of its text. */
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
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
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

async function record(client: pg.Client, name: string, checksum: string): Promise<void> {
  await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
}

async function run(client: pg.Client, { name, sql, checksum }: Migration, rolePrefix: string): Promise<void> {
  await client.query(nameRoles(sql, rolePrefix));
  await record(client, name, checksum);
  if (name !== BASELINE) return;
  // Version 1.0.0 recognises the database by them.
  for (const entry of Object.entries(REPLACED_MIGRATIONS)) await record(client, ...entry);
}

/** Makes the schema of these migrations in an empty one, in the caller's transaction. */
export async function makeSchema(
  client: pg.Client,
  migrations: readonly Migration[],
  rolePrefix = DEFAULT_ROLE_PREFIX,
): Promise<void> {
  await makeRoles(client, rolesOf(rolePrefix));
  await client.query(RECORD_TABLES);
  const newest = (await listMigrations()).at(-1);
  for (const migration of migrations) {
    await run(client, migration, rolePrefix);
    if (migration.name === newest?.name) await applyFunctions(client, rolePrefix);
    // The next one may alter a table that waits for its deferred checks.
    await client.query('set constraints all immediate');
  }
}

/** Runs one step of the migration in a transaction of its own. */
async function inTransaction(client: pg.Client, step: string, work: () => Promise<void>): Promise<void> {
  await client.query('begin');
  try {
    await client.query("set local lock_timeout = '5s'");
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new StartupError(`${step} failed: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * Refuses a database older than the baseline. One that has the migrations which the baseline replaces counts as having
 * it.
 */
async function recognizeBaseline(client: pg.Client, baseline: Migration): Promise<void> {
  const appliedChecksums = await findApplied(client);
  const { isPresent, isIncomplete, changedName } = findBaselineState(appliedChecksums);
  if (isIncomplete) {
    throw new StartupError(
      `This database was last used by a version before ${BASELINE_VERSION}: start that version on it once, then this one.`,
    );
  }
  if (changedName !== undefined) {
    throw new StartupError(`Migration ${changedName} was changed after it ran on this database.`);
  }
  if (isPresent && !appliedChecksums.has(BASELINE)) await record(client, BASELINE, baseline.checksum);
}

async function findPending(client: pg.Client, migrations: readonly Migration[]): Promise<Migration[]> {
  const appliedChecksums = await findApplied(client);
  return migrations.filter(({ name, checksum }) => {
    const appliedChecksum = appliedChecksums.get(name);
    if (appliedChecksum === undefined || appliedChecksum === checksum) return appliedChecksum === undefined;
    throw new StartupError(`Migration ${name} was changed after it ran on this database.`);
  });
}

/** Applies what is pending of the migrations, and the functions together with the newest one. */
async function applyPending(
  client: pg.Client,
  migrations: readonly Migration[],
  { newest, rolePrefix }: { newest: string | undefined; rolePrefix: string },
): Promise<string[]> {
  const pendingMigrations = await findPending(client, migrations);
  for (const migration of pendingMigrations) {
    await inTransaction(client, `Migration ${migration.name}`, async () => {
      await run(client, migration, rolePrefix);
      if (migration.name === newest) await applyFunctions(client, rolePrefix);
    });
  }
  return pendingMigrations.map(({ name }) => name);
}

/** Applies functions that were changed without a migration. */
async function updateFunctions(client: pg.Client, rolePrefix: string): Promise<void> {
  if ((await findChangedFunctions(client)).length === 0) return;
  await inTransaction(client, 'The update of functions', () => applyFunctions(client, rolePrefix));
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
    await client.query(RECORD_TABLES);
    const all = await listMigrations();
    const [baseline] = all;
    if (baseline === undefined) throw new Error('There are no migrations');
    const appliedNames = [...(await findApplied(client)).keys()];
    const knownNames = new Set([...all.map(({ name }) => name), ...Object.keys(REPLACED_MIGRATIONS)]);
    const isNewer = appliedNames.some((name) => !knownNames.has(name));
    assertKnown(appliedNames, knownNames, options.acceptSchema);
    await recognizeBaseline(client, baseline);
    const targetMigrations = all.filter(({ name }) => options.until === undefined || name <= options.until);
    const newest = all.at(-1)?.name;
    const names = await applyPending(client, targetMigrations, { newest, rolePrefix });
    // A newer version has functions of its own, which live with this one.
    if (targetMigrations.length === all.length && !isNewer) await updateFunctions(client, rolePrefix);
    return names;
  } finally {
    await client.end();
  }
}
