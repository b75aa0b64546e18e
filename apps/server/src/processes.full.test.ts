import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RunningServer } from '#main.ts';
import { startServer } from '#main.ts';
import {
  HAS_DEBIAN_POSTGRES,
  HAS_PGBOUNCER,
  startDebianPostgres,
  startPgbouncer,
  startReplicaOf,
} from '#testing/debian-postgres.ts';
import type { TestDatabase } from '#testing/database.ts';
import { createEmptyDatabase } from '#testing/database.ts';

const WAIT = { timeout: 30_000, interval: 50 };
const ADMIN = { email: 'boss@acme.example', password: 'correct horse battery' };
let dataDir: string;
let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'quint-processes-'));
  database = await createEmptyDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

function start(env: NodeJS.ProcessEnv = {}): Promise<RunningServer> {
  return startServer({
    PORT: '0',
    DATA_DIR: dataDir,
    SECRET: 'a secret of more than thirty-two characters',
    DEMO: 'off',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    LOG_LEVEL: 'silent',
    OVERLOAD_MS: '0',
    DATABASE_URL: database.url,
    ...env,
  });
}

/** The product's connections to its database, by application name. */
async function countConnections(url = database.url): Promise<number> {
  const own = url === database.url ? client : new pg.Client({ connectionString: url });
  if (own !== client) await own.connect();
  const { rows } = await own.query<{ count: number }>(
    "select count(*)::int as count from pg_stat_activity where datname = current_database() and application_name like 'quint\\_%'",
  );
  if (own !== client) await own.end();
  return rows[0]?.count ?? 0;
}

const statusOf = async ({ url }: RunningServer, path: string) => (await fetch(`${url}${path}`)).status;

async function kindsOf(): Promise<unknown[]> {
  const { rows } = await client.query('select kind, connections from processes order by id');
  return rows;
}

/** Polls while something runs; returns the maximum number of connections. */
async function mostWhile(run: () => Promise<unknown>): Promise<number> {
  let isOver = false;
  let most = 0;
  const watchLoop = (async () => {
    while (!isOver) most = Math.max(most, await countConnections());
  })();
  await run().finally(() => (isOver = true));
  await watchLoop;
  return most;
}

describe('the work of a process', () => {
  it('is only serving requests with WORK=off', async () => {
    const web = await start({ WORK: 'off', DATABASE_CONNECTIONS: '12' });
    expect(await statusOf(web, '/api/health')).toBe(200);
    expect(await kindsOf()).toEqual([{ kind: 'web', connections: 12 }]);
    await web.close();
    expect(await kindsOf()).toEqual([]);
  });

  it('is only running jobs with WORK=only, including those enqueued by another process', async () => {
    const web = await start({ WORK: 'off' });
    const response = await fetch(`${web.url}/api/auth/password/request`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: ADMIN.email }),
    });
    expect(response.ok).toBe(true);
    const stateOfMails = async () =>
      (
        await client.query<{ status: string }>("select status from outbox where kind like '%password%'")
      ).rows.map(({ status }) => status);
    expect(await stateOfMails()).toEqual(['queued']);
    const worker = await start({ WORK: 'only' });
    await vi.waitFor(async () => expect(await stateOfMails()).toEqual(['sent']), WAIT);
    expect(
      await Promise.all(['/healthz', '/readyz', '/', '/api/health'].map((path) => statusOf(worker, path))),
    ).toEqual([200, 200, 404, 404]);
    expect(await kindsOf()).toEqual([
      { kind: 'web', connections: 32 },
      { kind: 'worker', connections: 32 },
    ]);
    await Promise.all([web.close(), worker.close()]);
  });
});

describe('the budget of connections', () => {
  it.each([
    ['on', '17'],
    ['off', '8'],
  ])('is kept from the start on and under load: WORK=%s, %s', async (WORK, budget) => {
    const most = await mostWhile(async () => {
      const server = await start({ WORK, DATABASE_CONNECTIONS: budget });
      const login = await fetch(`${server.url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(ADMIN),
      });
      const { data } = (await login.json()) as { data: { access_token: string } };
      const headers = { authorization: `Bearer ${data.access_token}` };
      const paths = ['/api/health', '/api/items/talents?limit=-1', '/api/items/roles', '/api/users/me'];
      await Promise.all(
        Array.from({ length: 300 }, (_, n) =>
          fetch(`${server.url}${paths[n % paths.length]}`, { headers }).then((answer) => answer.text()),
        ),
      );
      await server.close();
    });
    expect(most).toBeGreaterThan(2);
    expect(most).toBeLessThanOrEqual(Number(budget));
  });

  it('is reported when the server cannot provide it', async () => {
    const server = await start({ WORK: 'off', DATABASE_CONNECTIONS: '300' });
    expect(server.warnings.join('\n')).toMatch(
      /may open \d+ connections and other programs hold \d+, but PostgreSQL gives \d+: .* Lower DATABASE_CONNECTIONS/,
    );
    await server.close();
  });

  it('is rejected when it is too small for the work of the process', async () => {
    await expect(start({ DATABASE_CONNECTIONS: '16' })).rejects.toThrow(
      'DATABASE_CONNECTIONS is 16, but a process that serves pages and runs jobs needs at least 17.',
    );
    const former = await start({ WORK: 'off', DATABASE_POOL_CONNECTIONS: '10' });
    expect(former.warnings).toContain(
      'DATABASE_POOL_CONNECTIONS is no setting and has no effect: did you mean DATABASE_CONNECTIONS?',
    );
    await former.close();
  });
});

describe.skipIf(!HAS_PGBOUNCER)(
  HAS_PGBOUNCER ? 'behind PgBouncer' : 'behind PgBouncer (not tested: it is not installed here)',
  () => {
    it('in session mode the product starts, serves and works', async () => {
      const pooler = await startPgbouncer(inject('serverUrl'), 'session');
      const url = new URL(pooler.url);
      url.pathname = new URL(database.url).pathname;
      const server = await start({ DATABASE_URL: url.href });
      expect(await statusOf(server, '/api/health')).toBe(200);
      await server.close();
      await pooler.stop();
    });
  },
);

describe.skipIf(!HAS_DEBIAN_POSTGRES)(
  HAS_DEBIAN_POSTGRES
    ? 'with a replica'
    : "with a replica (not tested: Debian's PostgreSQL 15 is not installed here)",
  () => {
    it('the budget applies to both servers, and a start needs only the primary', async () => {
      const primary = await startDebianPostgres();
      const replica = await startReplicaOf(primary);
      const env = {
        DATABASE_URL: primary.url,
        DATABASE_REPLICA_URL: replica.url,
        DATABASE_CONNECTIONS: '23',
      };
      const both = await start(env);
      const counts = await Promise.all([primary, replica].map((each) => countConnections(each.url)));
      expect(counts[1]).toBeGreaterThan(0);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(23);
      await both.close();
      replica.stop();
      const alone = await start({ ...env, WORK: 'only' });
      expect(await statusOf(alone, '/readyz')).toBe(200);
      await alone.close();
      replica.remove();
      primary.remove();
    }, 120_000);
  },
);
