import { readdir, readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import pg from 'pg';
import { StartupError } from '#startup-error.ts';

const MIGRATIONS = new URL('./migrations/', import.meta.url);
const OLDEST_SERVER_VERSION = 150_000;
/** Any fixed number will do: it names the lock under which one process migrates. */
const MIGRATION_LOCK = 7_317_001;

const ROLES = `
do $$
declare role_name text;
begin
  foreach role_name in array array['quint_app', 'quint_platform', 'quint_search'] loop
    begin
      execute format('create role %I nologin', role_name);
    exception when duplicate_object or unique_violation then null;
    end;
    if not pg_has_role(current_user, role_name, 'member') or not (select rolsuper from pg_roles where rolname = current_user) then
      begin
        execute format('grant %I to current_user', role_name);
      exception when others then
        if not pg_has_role(current_user, role_name, 'member') then raise; end if;
      end;
    end if;
  end loop;
end $$`;

const BOOKKEEPING = `
create table if not exists schema_migrations (name text primary key, checksum text not null, date_applied timestamptz not null default now());
comment on table schema_migrations is 'Migrations that ran.';
comment on column schema_migrations.name is 'File name.';
comment on column schema_migrations.checksum is 'SHA-256 of its text.';
comment on column schema_migrations.date_applied is 'When it ran.';
`;

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/** All migrations, in their order. */
export async function listMigrations(): Promise<Migration[]> {
  const names = (await readdir(MIGRATIONS)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, MIGRATIONS), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** Connects with the owner's rights. Throws StartupError when the server does not answer or is too old. */
async function connectAsOwner(url: string): Promise<pg.Client> {
  let client: pg.Client;
  try {
    client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 10_000,
      application_name: 'quint_migrate',
    });
    await client.connect();
  } catch (error) {
    const why =
      error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code : String(error);
    throw new StartupError(`The database of DATABASE_URL cannot be reached: ${why}.`, { cause: error });
  }
  const { rows } = await client.query<{ server_version_num: string; server_version: string }>(
    "select current_setting('server_version_num') as server_version_num, current_setting('server_version') as server_version",
  );
  if (Number(rows[0]?.server_version_num) < OLDEST_SERVER_VERSION) {
    await client.end();
    throw new StartupError(
      `PostgreSQL ${rows[0]?.server_version} is too old: version 15 or newer is needed.`,
    );
  }
  return client;
}

async function applyPending(client: pg.Client, migrations: readonly Migration[]): Promise<string[]> {
  const done = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  );
  const known = new Map(done.rows.map((row) => [row.name, row.checksum]));
  const applied: string[] = [];
  for (const migration of migrations) {
    const checksum = known.get(migration.name);
    if (checksum === migration.checksum) continue;
    if (checksum !== undefined) {
      throw new StartupError(`Migration ${migration.name} was changed after it ran on this database.`);
    }
    await client.query('begin');
    try {
      await client.query("set local lock_timeout = '5s'");
      await client.query(migration.sql);
      await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
        migration.name,
        migration.checksum,
      ]);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw new StartupError(`Migration ${migration.name} failed: ${(error as Error).message}`, {
        cause: error,
      });
    }
    applied.push(migration.name);
  }
  return applied;
}

/**
 * Brings the database up to date, or up to the migration named in `until`; safe to run from several processes at once.
 * Returns the names of the migrations that ran now. Throws StartupError with a reason.
 */
export async function migrate(url: string, options: { until?: string } = {}): Promise<string[]> {
  const client = await connectAsOwner(url);
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(ROLES);
    await client.query(BOOKKEEPING);
    const all = await listMigrations();
    const wanted = all.filter(({ name }) => options.until === undefined || name <= options.until);
    return await applyPending(client, wanted);
  } finally {
    await client.end();
  }
}
