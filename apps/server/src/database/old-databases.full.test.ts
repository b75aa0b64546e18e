import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { checkMigrations, makeFormerDatabases } from '#testing/check-migrations.ts';
import type { TestDatabase } from '#testing/database.ts';
import { createEmptyDatabase } from '#testing/database.ts';
import type { DebianServer } from '#testing/debian-postgres.ts';
import { HAS_DEBIAN_POSTGRES, startDebianPostgres } from '#testing/debian-postgres.ts';
import { findRowTypes } from '#testing/describe-catalogue.ts';

describe('databases of older versions', () => {
  it('get the schema of a new database', async () => {
    const former = await makeFormerDatabases(inject('serverUrl'));
    const report = await checkMigrations(inject('serverUrl'), former);
    expect(report.differences).toEqual({ '1.0.0': [], 'the correction': [] });
    expect(report.lines).toBeGreaterThan(1000);
    expect(report.rowTypes).toEqual([]);
  }, 240_000);
});

describe.skipIf(!HAS_DEBIAN_POSTGRES)(
  `the PostgreSQL of Debian${HAS_DEBIAN_POSTGRES ? '' : ' (not tested: it is not installed here)'}`,
  () => {
    let server: DebianServer;
    beforeAll(async () => {
      server = await startDebianPostgres();
    });
    afterAll(() => server.remove());

    it('migrates an empty database, and those of older versions that it supports', async () => {
      const report = await checkMigrations(server.url, await makeFormerDatabases(server.url));
      expect(report.rowTypes).toEqual([]);
      expect(Object.values(report.differences).flat()).toEqual([]);
    }, 240_000);
  },
);

describe('the search for row types', () => {
  let database: TestDatabase;
  let client: pg.Client;
  beforeAll(async () => {
    database = await createEmptyDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query('create table things (id integer, name text)');
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  it.each([
    ['an argument', 'function f(thing things) returns integer language sql return thing.id'],
    ['an array as argument', 'function f(all_of things[]) returns integer language sql return 1'],
    ['a result', "function f() returns things language sql as 'select * from things limit 1'"],
    ['a set as result', "function f() returns setof things language sql as 'select * from things'"],
    [
      'a column of a result',
      "function f() returns table (thing things) language sql as 'select t from things t'",
    ],
    ['an argument of a procedure', "procedure f(thing things) language sql as 'select thing.id'"],
    ['a variable', "function f() returns void language plpgsql as 'declare thing things; begin end'"],
    [
      'a later variable',
      "function f() returns void language plpgsql as 'declare n int := 1; thing things; begin end'",
    ],
    [
      'a variable by %rowtype',
      "function f() returns void language plpgsql as 'declare t things%rowtype; begin end'",
    ],
  ])('tells of %s', async (_what, routine) => {
    await client.query('begin');
    try {
      await client.query(`create ${routine}`);
      expect(await findRowTypes(client)).toHaveLength(1);
    } finally {
      await client.query('rollback');
    }
  });

  it.each([
    ['JSON', 'function f(thing jsonb) returns integer language sql return 1'],
    ['any row', "function f(thing record) returns integer language plpgsql as 'begin return thing.id; end'"],
    [
      'a column of the table',
      "function f() returns void language plpgsql as 'declare t things.id%type; begin end'",
    ],
  ])('has nothing against %s', async (_what, routine) => {
    await client.query('begin');
    try {
      await client.query(`create ${routine}`);
      expect(await findRowTypes(client)).toEqual([]);
    } finally {
      await client.query('rollback');
    }
  });
});
