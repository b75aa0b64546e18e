import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Migration } from '#database/migrate.ts';
import { migrate } from '#database/migrate.ts';
import { describeCatalogue, findRowTypes } from '#testing/describe-catalogue.ts';
import { listFormerMigrations, makeFormerSchema, USES_ROW_TYPE } from '#testing/first-release.ts';

async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Creates an empty database on a server. */
export async function makeEmptyDatabase(serverUrl: string): Promise<string> {
  const name = `m_${randomBytes(6).toString('hex')}`;
  await withClient(serverUrl, (client) => client.query(`create database ${name} template template0`));
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** A database from an older version. */
export interface FormerDatabase {
  readonly version: string;
  readonly url: string;
}

async function makeFormer(serverUrl: string, migrations: readonly Migration[]): Promise<string | undefined> {
  const url = await makeEmptyDatabase(serverUrl);
  try {
    await makeFormerSchema(url, migrations);
    return url;
  } catch (error) {
    if (error instanceof Error && USES_ROW_TYPE.test(error.message)) return undefined;
    throw error;
  }
}

/**
 * Creates databases of older versions, with the first texts of their migrations. Empty on a server that rejects these
 * texts: no older version can have created one there.
 */
export async function makeFormerDatabases(serverUrl: string): Promise<FormerDatabase[]> {
  const former = Object.entries(await listFormerMigrations());
  const databases = await Promise.all(
    former.map(async ([version, migrations]) => ({ version, url: await makeFormer(serverUrl, migrations) })),
  );
  return databases.flatMap(({ version, url }) => (url === undefined ? [] : [{ version, url }]));
}

function differences(before: readonly string[], after: readonly string[]): string[] {
  return [
    ...before.filter((line) => !after.includes(line)).map((line) => `- ${line}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`),
  ];
}

/** The results of the migrations on one server. */
export interface MigrationReport {
  /** Routines of a database migrated from empty that use the row type of a table. */
  readonly rowTypes: readonly string[];
  /** The number of lines that describe the catalogue of that database. */
  readonly lines: number;
  /** For each older version, the differences of its migrated database from that one. */
  readonly differences: Readonly<Record<string, readonly string[]>>;
}

/** Migrates an empty database and those of older versions on one server. Throws when a migration is rejected. */
export async function checkMigrations(
  serverUrl: string,
  former: readonly FormerDatabase[],
): Promise<MigrationReport> {
  const fresh = await makeEmptyDatabase(serverUrl);
  await migrate(fresh);
  const expectedCatalogue = await withClient(fresh, describeCatalogue);
  const differencesByVersion: Record<string, readonly string[]> = {};
  for (const { version, url } of former) {
    await migrate(url);
    differencesByVersion[version] = differences(expectedCatalogue, await withClient(url, describeCatalogue));
  }
  return {
    rowTypes: await withClient(fresh, findRowTypes),
    lines: expectedCatalogue.length,
    differences: differencesByVersion,
  };
}
