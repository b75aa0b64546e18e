import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

async function onServer<Result>(run: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: inject('serverUrl') });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A copy of the migrated template, for one test file. */
export function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase(inject('templateName'));
}

/** A database without anything in it. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase('template0');
}

async function createDatabase(template: string): Promise<TestDatabase> {
  const name = `t_${randomBytes(6).toString('hex')}`;
  await onServer((client) => client.query(`create database ${name} template ${template} strategy file_copy`));
  const url = new URL(inject('serverUrl'));
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async drop() {
      await onServer((client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}
