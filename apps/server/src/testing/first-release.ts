import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { CORRECTIONS } from '#database/corrected-migrations.ts';
import type { Migration } from '#database/migrate.ts';
import { listMigrations, makeSchema } from '#database/migrate.ts';

const FIRST_TEXTS = new URL('./first-texts/', import.meta.url);
/** The migration that brings databases with the first texts to the schema of today. */
const FOLLOW_UP = '0103_no_row_types.sql';
const NEWEST_OF_1_0_0 = '0093_refused_mails.sql';
/** It came after 1.0.0 although its number is lower than the newest of that version. */
const LATER_THAN_1_0_0 = '0087_backups.sql';

/** How PostgreSQL refuses to alter a table whose row type a function takes. */
export const USES_ROW_TYPE = /^cannot alter table ".*" because function .* uses its row type$/;

/** The text that installations ran, also of a migration that was corrected since. */
async function withFirstText(migration: Migration): Promise<Migration> {
  const { name } = migration;
  if (CORRECTIONS[name] === undefined) return migration;
  const sql = await readFile(new URL(name, FIRST_TEXTS), 'utf8');
  return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
}

/** Migrations as installations ran them: those of 1.0.0, and all up to the correction. */
export async function listFormerMigrations(): Promise<{
  '1.0.0': Migration[];
  'the correction': Migration[];
}> {
  const all = await Promise.all((await listMigrations()).map(withFirstText));
  return {
    '1.0.0': all.filter(({ name }) => name <= NEWEST_OF_1_0_0 && name !== LATER_THAN_1_0_0),
    'the correction': all.filter(({ name }) => name < FOLLOW_UP),
  };
}

/** Makes the schema that these migrations make, in an empty database. */
export async function makeFormerSchema(url: string, migrations: readonly Migration[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    await makeSchema(client, migrations);
    await client.query('commit');
  } finally {
    await client.end();
  }
}
