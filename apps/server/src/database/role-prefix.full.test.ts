import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningPostgres } from '@quint/local-postgres/postgres.ts';
import { startPostgres } from '@quint/local-postgres/postgres.ts';
import type { Database } from '#database/gate.ts';
import { openDatabase } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import { migrate } from '#database/migrate.ts';
import { openJobs } from '#jobs/pg-boss.ts';
import { createLogger } from '#logger.ts';
import type { DebianServer } from '#testing/debian-postgres.ts';
import { HAS_DEBIAN_POSTGRES, startDebianPostgres } from '#testing/debian-postgres.ts';
import { testScope } from '#testing/scopes.ts';
import { JOB_KINDS } from '#workers.ts';

async function run<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

const servers = [
  { name: 'PostgreSQL 18', isHere: true, start: () => startPostgres({ throwaway: true }) },
  {
    name: `PostgreSQL 15${HAS_DEBIAN_POSTGRES ? '' : ' (not tested: it is not installed here)'}`,
    isHere: HAS_DEBIAN_POSTGRES,
    start: async () => {
      const server = await startDebianPostgres();
      return { ...server, isAdopted: false, complaint: () => undefined, stop: async () => server.remove() };
    },
  },
] satisfies readonly {
  name: string;
  isHere: boolean;
  start: () => Promise<RunningPostgres | (DebianServer & RunningPostgres)>;
}[];

describe.each(servers)('two installations on one $name', ({ isHere, start }) => {
  let server: RunningPostgres;
  beforeAll(async () => {
    if (isHere) server = await start();
  }, 60_000);
  afterAll(async () => {
    if (isHere) await server.stop();
  });

  /** A database of an owner who is not a superuser. */
  async function makeOwner(name: string, rights: string): Promise<string> {
    await run(server.url, `create role ${name} login password 'x' ${rights}`);
    await run(server.url, `create database of_${name} owner ${name}`);
    const url = new URL(server.url);
    Object.assign(url, { username: name, password: 'x', pathname: `/of_${name}` });
    return url.href;
  }

  /** Migrates, opens the queue and the pools like a start, and creates a workspace. */
  async function install(url: string, rolePrefix: string): Promise<{ db: Database; id: string }> {
    await migrate(url, { rolePrefix });
    const jobs = await openJobs({ url, kinds: JOB_KINDS, log: createLogger('silent'), rolePrefix });
    await jobs.stop();
    const db = openDatabase({ url, connections: 2, rolePrefix });
    const id = newId();
    await db.platform.write((tx) => tx.insertInto('organizations').values({ id, name: url }).execute());
    return { db, id };
  }

  it.skipIf(!isHere)(
    'have separate roles, and neither can see rows of the other',
    async () => {
      const urls = [await makeOwner('one', 'createrole'), await makeOwner('two', 'createrole')] as const;
      const one = await install(urls[0], 'quint');
      const two = await install(urls[1], 'second');
      for (const { db, id } of [one, two]) {
        const inWorkspace = db.in(testScope(id));
        const own = await inWorkspace.read((reader) =>
          reader.selectFrom('organizations').select('id').execute(),
        );
        expect(own).toEqual([{ id }]);
        const all = await db.platform.read((reader) =>
          reader.selectFrom('organizations').select('id').execute(),
        );
        expect(all).toEqual([{ id }]);
        // The function that searches people belongs to its own role.
        const countResult = await inWorkspace.query({
          sql: "select count(search_talents('ada'))",
          values: [],
        });
        expect(countResult).toEqual([['0']]);
        await db.close();
      }
      for (const [owner, otherUrl] of [
        [urls[0], urls[1]],
        [urls[1], urls[0]],
      ] as const) {
        const url = new URL(owner);
        url.pathname = new URL(otherUrl).pathname;
        for (const role of ['', `set role ${owner === urls[0] ? 'quint' : 'second'}_platform; `]) {
          await expect(run(url.href, `${role}select from organizations`)).rejects.toThrow(
            'permission denied',
          );
        }
      }
      const inSecond = await run<{ grantee: string }>(
        urls[1],
        "select distinct grantee from information_schema.role_table_grants where grantee like '%\\_app' or grantee like '%\\_platform'",
      );
      expect(inSecond.map(({ grantee }) => grantee).toSorted()).toEqual(['second_app', 'second_platform']);
      // Their migrations have the same text, and changing the prefix later is rejected.
      expect(await migrate(urls[1], { rolePrefix: 'second' })).toEqual([]);
      await expect(migrate(urls[1])).rejects.toThrow(
        /^The rights in this database belong to the role second_app, .* DATABASE_ROLE_PREFIX=second\.$/,
      );
    },
    120_000,
  );

  it.skipIf(!isHere)(
    'can be created by an administrator if the owner may not create roles',
    async () => {
      const url = await makeOwner('plain', '');
      const outcome = await migrate(url, { rolePrefix: 'third' }).then(
        () => 'it started',
        (error: Error) => error.message,
      );
      expect(outcome).toMatch(
        /run this once: create role third_app nologin; .* grant third_app, third_platform, third_search to "plain";$/,
      );
      await run(server.url, outcome.slice(outcome.indexOf('run this once: ') + 'run this once: '.length));
      expect(await migrate(url, { rolePrefix: 'third' })).not.toEqual([]);
    },
    120_000,
  );
});
