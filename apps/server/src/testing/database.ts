import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

let server: pg.Pool | undefined;

/** One connection per worker: opening one takes as long as copying a database. */
function getServer(): pg.Pool {
  server ??= new pg.Pool({
    connectionString: inject('serverUrl'),
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  });
  return server;
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
  await getServer().query(`create database ${name} template ${template} strategy file_copy`);
  const url = new URL(inject('serverUrl'));
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async drop() {
      await getServer().query(`drop database if exists ${name} with (force)`);
    },
  };
}
