import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Database } from '#database/gate.ts';
import { openDatabase } from '#database/gate.ts';
import type { JobKind, Jobs } from '#jobs/jobs.ts';
import { openJobs } from '#jobs/pg-boss.ts';
import { createLogger } from '#logger.ts';
import type { TestDatabase } from '#testing/database.ts';
import { createTestDatabase } from '#testing/database.ts';
import type { DatabaseProxy } from '#testing/database-proxy.ts';
import { openDatabaseProxy } from '#testing/database-proxy.ts';

const RECORD_NUMBER: JobKind<{ n: number }> = {
  name: 'note-number',
  tries: 3,
  firstPauseSeconds: 1,
  concurrency: 1,
};
const RECONNECTS_WITHIN_MS = 20_000;

let database: TestDatabase;
let proxy: DatabaseProxy;
let owner: pg.Client;
let db: Database;
let jobs: Jobs;
const processedJobs: number[] = [];
const crashes: unknown[] = [];
const recordCrash = (error: unknown) => void crashes.push(error);

beforeAll(async () => {
  process.on('uncaughtExceptionMonitor', recordCrash);
  database = await createTestDatabase();
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  db = openDatabase({ url: database.url, connections: 2 });
  proxy = await openDatabaseProxy(database.url);
  jobs = await openJobs({ url: proxy.url, kinds: [RECORD_NUMBER], log: createLogger('silent') });
  await jobs.work(RECORD_NUMBER, ({ payload }) => {
    processedJobs.push(payload.n);
    return Promise.resolve();
  });
});

afterAll(async () => {
  await jobs.stop();
  await proxy.close();
  await db.close();
  await owner.end();
  await database.drop();
  process.off('uncaughtExceptionMonitor', recordCrash);
});

const LISTENERS = `select pid from pg_stat_activity
  where datname = current_database() and application_name = 'quint_jobs' and query ilike 'listen %'`;

async function findListener(before?: number): Promise<number> {
  return vi.waitFor(
    async () => {
      const { rows } = await owner.query<{ pid: number }>(LISTENERS);
      const pid = rows.find((row) => row.pid !== before)?.pid;
      if (pid === undefined) throw new Error('nothing listens');
      return pid;
    },
    { timeout: RECONNECTS_WITHIN_MS, interval: 50 },
  );
}

async function runOne(n: number): Promise<void> {
  await db.platform.write((tx) => jobs.enqueue(tx, RECORD_NUMBER, [{ n }]));
  await vi.waitFor(() => expect(processedJobs).toContain(n), { timeout: RECONNECTS_WITHIN_MS, interval: 20 });
}

it('receives jobs again after every kind of connection loss, without ending the process', async () => {
  await runOne(0);
  const disconnectMethods = [
    () =>
      owner.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'quint_jobs' and datname = current_database()",
      ),
    () => proxy.sever('last words'),
    () => proxy.sever('reset'),
    () => proxy.sever('last words'),
  ];
  let listener = await findListener();
  for (const [index, lose] of disconnectMethods.entries()) {
    await lose();
    listener = await findListener(listener);
    await runOne(index + 1);
  }
  expect(crashes).toEqual([]);
  expect(new Set(processedJobs)).toEqual(new Set([0, 1, 2, 3, 4]));
}, 120_000);
