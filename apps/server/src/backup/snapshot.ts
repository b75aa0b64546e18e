import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { SequenceManifest, TableManifest } from '#backup/model.ts';
import { EXCLUDED_TABLES } from '#backup/model.ts';
import { connectAsOwner } from '#database/migrate.ts';
import { DEFAULT_ROLE_PREFIX, findRoles, readAsPlatform, rolesOf } from '#database/roles.ts';
import { StartupError } from '#startup-error.ts';

/** What all values are written and read with, whatever the server or the account prefers. */
export const VALUE_FORMATS = [
  "set local datestyle = 'ISO, YMD'",
  "set local intervalstyle = 'postgres'",
  "set local timezone = 'UTC'",
  'set local extra_float_digits = 1',
  "set local bytea_output = 'hex'",
  'set local statement_timeout = 0',
  'set local idle_in_transaction_session_timeout = 0',
].join('; ');

/** An arbitrary number: the advisory lock of the one backup that is being made. */
const BACKUP_LOCK = 7_317_002;

export interface SnapshotTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** Which of its rows are in the snapshot, as a condition. */
  readonly where: string;
  /** The platform's policy lets its role see all rows; the owner of the table sees none. */
  readonly role: 'owner' | 'platform';
}

// The security of rows is forced on their owner too, who need not be a superuser; `platform` sees them all by policy.
const TABLES = `
select c.relname as name,
  (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
  case when not c.relforcerowsecurity then 'owner'
    when exists (select from pg_policy p where p.polrelid = c.oid and p.polpermissive and p.polcmd in ('*', 'r')
      and p.polroles = array[$1::regrole::oid] and pg_get_expr(p.polqual, c.oid) = 'true') then 'platform'
  end as role
from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
order by 1`;

const SEQUENCES = `
select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public' order by 1`;

/** A consistent snapshot of the database, read on one connection. */
export interface Snapshot {
  readonly client: pg.Client;
  /** The release of the server. */
  readonly server: string;
  readonly tables: readonly SnapshotTable[];
}

async function listTables(client: pg.Client): Promise<SnapshotTable[]> {
  const { platform } = (await findRoles(client)) ?? rolesOf(DEFAULT_ROLE_PREFIX);
  const { rows } = await client.query<Omit<SnapshotTable, 'role'> & { role: SnapshotTable['role'] | null }>(
    TABLES,
    [client.escapeIdentifier(platform)],
  );
  const tables = rows.map(({ role, ...table }) => {
    if (role === null) throw new Error(`No role sees all rows of ${table.name}`);
    return { ...table, role, where: Object.hasOwn(EXCLUDED_TABLES, table.name) ? 'false' : 'true' };
  });
  if (!rows.some(({ name }) => name === 'schema_migrations')) {
    throw new StartupError('The database of DATABASE_URL is not one of Quint: it has no schema_migrations.');
  }
  return tables;
}

/** Runs a statement with the rights that see all rows of the table. */
async function asReader<Result>(
  client: pg.Client,
  { role }: Pick<SnapshotTable, 'role'>,
  run: () => Promise<Result>,
): Promise<Result> {
  if (role === 'owner') return run();
  await readAsPlatform(client);
  const result = await run();
  await client.query('reset role');
  return result;
}

/** One backup at a time: the next one would only slow both down. */
async function assertOnly(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [
    BACKUP_LOCK,
  ]);
  if (rows[0]?.free !== true) throw new StartupError('Another backup of this database is being made.');
}

/** Opens a snapshot, which all reads of `use` see, while the product may go on. */
export async function onSnapshot<Result>(
  url: string,
  use: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  const client = await connectAsOwner(url);
  // A connection that breaks fails the statement that uses it.
  client.on('error', () => undefined);
  try {
    await assertOnly(client);
    await client.query('begin transaction isolation level repeatable read, read only');
    await client.query(VALUE_FORMATS);
    const { rows } = await client.query<{ server: string }>(
      "select current_setting('server_version') as server",
    );
    return await use({ client, server: rows[0]?.server ?? '', tables: await listTables(client) });
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The tables with the number of their rows. */
export async function countRows({ client, tables }: Snapshot): Promise<TableManifest[]> {
  const tableManifests: TableManifest[] = [];
  for (const table of tables) {
    const rows = await asReader(client, table, async () => {
      const result = await client.query<{ count: string }>(
        `select count(*)::text as count from ${pg.escapeIdentifier(table.name)} where ${table.where}`,
      );
      return Number(result.rows[0]?.count);
    });
    tableManifests.push({ name: table.name, columns: [...table.columns], rows });
  }
  return tableManifests;
}

export async function listSequences({ client }: Snapshot): Promise<SequenceManifest[]> {
  return (await client.query<SequenceManifest>(SEQUENCES)).rows;
}

/** The rows of a table in the text format of COPY, handed to `take`. */
export async function copyRows(
  { client, tables }: Snapshot,
  name: string,
  take: (rows: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<void> {
  const table = tables.find((each) => each.name === name);
  if (table === undefined) throw new Error(`There is no table ${name}`);
  const columns = table.columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  const rows = `select ${columns} from ${pg.escapeIdentifier(name)} where ${table.where}`;
  await asReader(client, table, () => take(client.query(copyTo(`copy (${rows}) to stdout`))));
}
