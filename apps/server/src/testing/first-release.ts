import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { BASELINE } from '#database/baseline.ts';
import type { Migration } from '#database/migrate.ts';
import { listMigrations, makeSchema } from '#database/migrate.ts';

/** Functions of version 1.0.0 that take the row type of a table. */
const ROW_TYPES = new URL('./row-types-of-1.0.0.sql', import.meta.url);
/** The migration that replaces them. */
const FOLLOW_UP = '0103_no_row_types.sql';

/** PostgreSQL's error for altering a table whose row type a function takes. */
export const USES_ROW_TYPE = /^cannot alter table ".*" because function .* uses its row type$/;

/** Migrations as installations ran them: those of 1.0.0, and all up to the one that removes row types. */
export async function listFormerMigrations(): Promise<{
  '1.0.0': Migration[];
  'the correction': Migration[];
}> {
  const rowTypes = { name: 'row types', sql: await readFile(ROW_TYPES, 'utf8'), checksum: 'none' };
  const all = (await listMigrations()).flatMap((migration) =>
    migration.name === BASELINE ? [migration, rowTypes] : [migration],
  );
  return {
    '1.0.0': all.slice(0, all.indexOf(rowTypes) + 1),
    'the correction': all.filter(({ name }) => name < FOLLOW_UP || name === rowTypes.name),
  };
}

/** Creates the schema of these migrations in an empty database, and records them like version 1.0.0. */
export async function makeFormerSchema(url: string, migrations: readonly Migration[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    await makeSchema(client, migrations);
    await client.query("delete from schema_migrations where name in ($1, 'row types')", [BASELINE]);
    await client.query('drop table schema_functions');
    await client.query('commit');
  } finally {
    await client.end();
  }
}
