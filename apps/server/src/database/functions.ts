import { compareCodes } from '@quint/domain/base/text-order.ts';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';
import { nameRoles } from '#database/roles.ts';
import { StartupError } from '#startup-error.ts';

const FUNCTIONS = new URL('./functions/', import.meta.url);

/** The table in which a database records its applied function files. */
export const FUNCTION_RECORDS = `
create table if not exists schema_functions (name text primary key, checksum text not null, date_applied timestamptz not null default now());
comment on table schema_functions is 'Files of functions and triggers that were applied.';
comment on column schema_functions.name is 'File name.';
comment on column schema_functions.checksum is 'SHA-256 of the text that was applied last.';
comment on column schema_functions.date_applied is 'When it was applied.';
`;

/** A file of functions and their triggers. Its text may be applied again at any time. */
export interface FunctionFile {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/** All files of functions, in the order of their names. */
export async function listFunctionFiles(): Promise<FunctionFile[]> {
  const names = (await readdir(FUNCTIONS)).filter((name) => name.endsWith('.sql')).sort(compareCodes);
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, FUNCTIONS), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** The files whose text differs from the one applied last. */
export async function findChangedFunctions(client: pg.Client): Promise<FunctionFile[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_functions',
  );
  const appliedChecksums = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  return (await listFunctionFiles()).filter(({ name, checksum }) => appliedChecksums.get(name) !== checksum);
}

async function applyFile(client: pg.Client, file: FunctionFile, rolePrefix: string): Promise<void> {
  try {
    await client.query(nameRoles(file.sql, rolePrefix));
  } catch (error) {
    throw new StartupError(`The functions of ${file.name} were not applied: ${(error as Error).message}`, {
      cause: error,
    });
  }
  await client.query(
    `insert into schema_functions (name, checksum) values ($1, $2)
    on conflict (name) do update set checksum = excluded.checksum, date_applied = now()`,
    [file.name, file.checksum],
  );
}

/** Applies the changed files to a schema that is up to date, in the caller's transaction. */
export async function applyFunctions(client: pg.Client, rolePrefix: string): Promise<void> {
  const files = await findChangedFunctions(client);
  if (files.length === 0) return;
  // A function may call one of a later file.
  await client.query('set local check_function_bodies = off');
  for (const file of files) await applyFile(client, file, rolePrefix);
}
