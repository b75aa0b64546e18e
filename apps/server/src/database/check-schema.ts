import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { describeSchema } from '#database/describe-schema.ts';
import { describeTriggers } from '#database/describe-triggers.ts';
import { migrate } from '#database/migrate.ts';

const run = promisify(execFile);
const SCHEMA_FILE = new URL('./schema.sql', import.meta.url);
const TRIGGERS_FILE = new URL('./triggers.md', import.meta.url);
const TYPES_FILE = new URL('./generated/types.ts', import.meta.url);
const SCRATCH = 'quint_schema_check';

async function onScratch<Result>(serverUrl: string, work: (url: string) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(`drop database if exists ${SCRATCH} with (force)`);
    await client.query(`create database ${SCRATCH}`);
    const url = new URL(serverUrl);
    url.pathname = `/${SCRATCH}`;
    await migrate(url.href);
    return await work(url.href);
  } finally {
    await client.query(`drop database if exists ${SCRATCH} with (force)`);
    await client.end();
  }
}

async function generateTypes(url: string, extra: readonly string[]): Promise<void> {
  const cli = createRequire(import.meta.url).resolve('kysely-codegen/dist/cli/bin.js');
  await run(process.execPath, [
    cli,
    '--url',
    url,
    '--dialect',
    'postgres',
    '--out-file',
    fileURLToPath(TYPES_FILE),
    '--type-mapping',
    '{"int8":"number"}',
    '--default-schema',
    'public',
    '--exclude-pattern',
    'pgboss.*',
    '--log-level',
    'error',
    ...extra,
  ]);
}

/** Problems when `schema.sql`, `triggers.md` or the generated types differ from a database migrated from empty. */
export async function checkSchema(serverUrl: string): Promise<string[]> {
  return onScratch(serverUrl, async (url) => {
    const problems: string[] = [];
    const committedSchema = await readFile(SCHEMA_FILE, 'utf8').catch(() => '');
    if (committedSchema !== (await describeSchema(url))) {
      problems.push(
        'apps/server/src/database/schema.sql is not what the migrations make; run `npm run schema`',
      );
    }
    const triggers = await describeTriggers(url);
    problems.push(...triggers.problems);
    if ((await readFile(TRIGGERS_FILE, 'utf8').catch(() => '')) !== triggers.page) {
      problems.push('apps/server/src/database/triggers.md is stale; run `npm run schema`');
    }
    await generateTypes(url, ['--verify']).catch(() => {
      problems.push('apps/server/src/database/generated/types.ts is stale; run `npm run schema`');
    });
    return problems;
  });
}

/** Writes `schema.sql`, `triggers.md` and the generated types from a database migrated from empty. */
export async function writeSchema(serverUrl: string): Promise<void> {
  await onScratch(serverUrl, async (url) => {
    await writeFile(SCHEMA_FILE, await describeSchema(url));
    await writeFile(TRIGGERS_FILE, (await describeTriggers(url)).page);
    await generateTypes(url, []);
  });
}
