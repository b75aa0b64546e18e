import type pg from 'pg';
import type { Manifest, MigrationManifest } from '#backup/model.ts';
import { BASELINE, BASELINE_VERSION, findBaselineState } from '#database/baseline.ts';
import type { Migration } from '#database/migrate.ts';
import { listMigrations, MIGRATION_LOCK } from '#database/migrate.ts';
import { REPLACED_MIGRATIONS } from '#database/replaced-migrations.ts';
import { readAsPlatform } from '#database/roles.ts';
import { readProductVersion } from '#backup/product-version.ts';
import { StartupError } from '#startup-error.ts';

// A start that waits for the migration lock has not touched anything, and finds what the restore leaves.
const OTHERS = `
select count(*)::int as count from pg_stat_activity
where datname = current_database() and pid <> pg_backend_pid() and application_name ~ '^\\w+_(app|platform|jobs|migrate)$'
  and not coalesce(application_name ~ '_migrate$' and wait_event_type = 'Lock' and wait_event = 'advisory', false)`;

const STATE = `
select to_regclass('public.schema_migrations') is not null as "isQuint",
  to_regclass('public.users') is not null as "hasUsers",
  (select count(*)::int from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')) as tables`;

/** Refuses a database on which the product runs. Throws StartupError. */
export async function assertAlone(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ count: number }>(OTHERS);
  const count = rows[0]?.count ?? 0;
  if (count === 0) return;
  throw new StartupError(
    `Quint is running on this database: it has ${count} connection${count === 1 ? '' : 's'} open. Stop all its processes first.`,
  );
}

/**
 * Takes the database for the restore, until its connection ends: a start of the product waits meanwhile. Refuses one on
 * which the product runs or is starting, or that another restore has taken. Throws StartupError.
 */
export async function takeAlone(client: pg.Client): Promise<void> {
  await assertAlone(client);
  const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [
    MIGRATION_LOCK,
  ]);
  if (rows[0]?.free !== true) {
    throw new StartupError(
      'Another process of Quint is starting on this database, or restoring it. Try again when it has ended.',
    );
  }
  // The product may have started between the two.
  await assertAlone(client);
}

/** Whether the database holds accounts or workspaces. Throws StartupError for one with tables of another program. */
export async function isUsed(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ isQuint: boolean; hasUsers: boolean; tables: number }>(STATE);
  const state = rows[0];
  if (state === undefined || state.tables === 0) return false;
  if (!state.isQuint) {
    throw new StartupError(
      'The database of DATABASE_URL holds tables of another program. Give Quint a database of its own.',
    );
  }
  if (!state.hasUsers) return false;
  await client.query('begin');
  await readAsPlatform(client);
  const result = await client.query<{ is_used: boolean }>(
    'select exists (select from users) or exists (select from organizations) as is_used',
  );
  await client.query('rollback');
  return result.rows[0]?.is_used === true;
}

/** What the backup recorded, with the baseline in place of the migrations that it replaces. Throws StartupError. */
function putBaseline(
  { migrations, product_version }: Manifest,
  baseline: Migration,
): readonly MigrationManifest[] {
  const checksums = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  const { isPresent, isIncomplete, changedName } = findBaselineState(checksums);
  if (isIncomplete) {
    throw new StartupError(
      `The backup was made by a version before ${BASELINE_VERSION}. Restore it with that version, and back up again.`,
    );
  }
  if (changedName !== undefined) throw explainDifference(changedName, product_version);
  const others = migrations.filter(({ name }) => REPLACED_MIGRATIONS[name] === undefined);
  return isPresent && !checksums.has(BASELINE) ? [baseline, ...others] : others;
}

function explainDifference(name: string, madeBy: string): StartupError {
  return new StartupError(
    `The backup was made by a version whose ${name} is another one than that of this version (${readProductVersion()}). Restore it with the version it was made by (${madeBy}).`,
  );
}

/**
 * The migrations that make the schema that the database of the backup had. Throws StartupError when this version does
 * not know them all, or when the backup is older than the baseline.
 */
export async function findMigrations(manifest: Manifest): Promise<Migration[]> {
  const { product_version: madeBy } = manifest;
  const knownMigrations = await listMigrations();
  const [baseline] = knownMigrations;
  if (baseline === undefined) throw new Error('There are no migrations');
  return putBaseline(manifest, baseline).map(({ name, checksum }) => {
    const migration = knownMigrations.find((each) => each.name === name);
    if (migration?.checksum === checksum) return migration;
    if (migration !== undefined) throw explainDifference(name, madeBy);
    throw new StartupError(
      `The backup was made by a newer version: Quint ${madeBy} with ${name}, which this version (${readProductVersion()}) does not know. Restore it with that version or a newer one.`,
    );
  });
}
