import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { openJobs } from '#jobs/pg-boss.ts';
import { createLogger } from '#logger.ts';
import { createTestDatabase } from '#testing/database.ts';

const CONNECTIONS = `select from pg_stat_activity
  where datname = current_database() and application_name = 'quint_jobs'`;
const LISTENERS = `${CONNECTIONS} and query ilike 'listen %'`;

it('stops repeated work and the queue at the same time, and waits for both', async () => {
  const database = await createTestDatabase();
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  const countListeners = async () => (await owner.query(LISTENERS)).rowCount;
  const jobs = await openJobs({ url: database.url, kinds: [], log: createLogger('silent') });
  expect(await countListeners()).toBe(1);
  jobs.repeat({
    name: 'wait-for-the-queue',
    look: () => Promise.resolve(),
    async settle() {
      // The queue receives no new jobs once it was stopped.
      while ((await countListeners()) !== 0) await sleep(10);
      throw new Error('not settled');
    },
  });
  await expect(jobs.stop()).rejects.toThrow('not settled');
  await vi.waitFor(async () => expect((await owner.query(CONNECTIONS)).rowCount).toBe(0));
  await owner.end();
  await database.drop();
});
