import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '#database/gate.ts';
import { openDatabase } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import { migrate } from '#database/migrate.ts';
import { readSql } from '#database/read-sql.ts';
import type { ReplicaStatus, ReplicaWatch } from '#database/replica.ts';
import { watchReplica } from '#database/replica.ts';
import type { DebianServer } from '#testing/debian-postgres.ts';
import { HAS_DEBIAN_POSTGRES, startDebianPostgres, startReplicaOf } from '#testing/debian-postgres.ts';
import { testScope } from '#testing/scopes.ts';

const WAIT = { timeout: 20_000, interval: 50 };
const title = HAS_DEBIAN_POSTGRES
  ? 'a streaming replica'
  : "a streaming replica (not tested: Debian's PostgreSQL 15 is not installed here)";

describe.skipIf(!HAS_DEBIAN_POSTGRES)(title, () => {
  let primary: DebianServer;
  let replica: DebianServer;
  let other: DebianServer;
  let watch: ReplicaWatch;
  let db: Database;
  const reportedStates: ReplicaStatus['state'][] = [];

  beforeAll(async () => {
    [primary, other] = [await startDebianPostgres(), await startDebianPostgres()];
    await migrate(primary.url);
    replica = await startReplicaOf(primary);
    watch = watchReplica({
      primaryUrl: primary.url,
      url: replica.url,
      role: 'quint_platform',
      maxLagSeconds: 2,
      onChange: ({ state }) => reportedStates.push(state),
    });
    db = openDatabase({ url: primary.url, connections: 4, replica: watch });
    await reaches('used');
  }, 60_000);

  afterAll(async () => {
    await db.close();
    await watch.close();
    for (const server of [replica, primary, other]) server.remove();
  }, 60_000);

  const reaches = (state: ReplicaStatus['state']) =>
    vi.waitFor(() => expect(watch.status().state).toBe(state), WAIT);

  const WHERE = readSql<{ follows: boolean }>`select pg_is_in_recovery() as follows`;
  /** Which of the two serves a read of this kind. */
  async function answers(reads: 'reports' | 'counts', on = db): Promise<'replica' | 'primary'> {
    const { rows } = await on.preferReplica(reads).platform.read((reader) => WHERE.execute(reader));
    return rows[0]?.follows === true ? 'replica' : 'primary';
  }

  async function createWorkspace(): Promise<string> {
    const id = newId();
    await db.platform.write((tx) => tx.insertInto('organizations').values({ id, name: id }).execute());
    return id;
  }

  const namesIn = (id: string) =>
    db
      .preferReplica('reports')
      .in(testScope(id))
      .read((reader) => reader.selectFrom('organizations').select('name').execute());

  it('serves reports and counts, also while nobody writes', async () => {
    expect(await answers('reports')).toBe('replica');
    expect(await answers('counts')).toBe('replica');
    expect(watch.status().lagSeconds).toBeLessThan(2);
  });

  it('returns data to a report that was just committed, of one workspace only', async () => {
    for (let count = 0; count < 30; count += 1) {
      const id = await createWorkspace();
      expect(await namesIn(id)).toEqual([{ name: id }]);
    }
    expect(await answers('reports')).toBe('replica');
  });

  it('streams, and falls back to the primary when it fails', async () => {
    const id = await createWorkspace();
    const reads = db.preferReplica('exports').in(testScope(id));
    const stream = await reads.stream({
      sql: 'select name, pg_is_in_recovery() from organizations',
      values: [],
    });
    expect((await stream.next()).rows).toEqual([[id, 't']]);
    await stream.close();
    const writes = "select nextval('a_sequence')::text";
    await run(primary, 'create sequence a_sequence; grant usage on a_sequence to quint_app');
    const numbers = await reads.stream({ sql: writes, values: [] });
    expect((await numbers.next()).rows).toEqual([['1']]);
    await numbers.close();
  });

  async function run(server: DebianServer, sql: string): Promise<void> {
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query(sql);
    await client.end();
  }

  it('that stops replaying is not used, for reports immediately, until it catches up', async () => {
    await run(replica, 'select pg_wal_replay_pause()');
    const id = await createWorkspace();
    expect(await namesIn(id)).toEqual([{ name: id }]);
    expect(await answers('reports')).toBe('primary');
    await reaches('behind');
    expect(await answers('counts')).toBe('primary');
    await run(replica, 'select pg_wal_replay_resume()');
    await reaches('used');
    expect(await answers('reports')).toBe('replica');
  });

  it('that hangs blocks no reads, and is used again later', async () => {
    const slowQuery = db.preferReplica('counts').platform.query({
      sql: 'select case when pg_is_in_recovery() then pg_sleep(3)::text end, pg_is_in_recovery()',
      values: [],
    });
    await vi.waitFor(() => isAsleep(replica), WAIT);
    replica.halt();
    await reaches('unreachable');
    expect(await answers('reports')).toBe('primary');
    expect(await slowQuery).toEqual([[null, 'f']]);
    replica.proceed();
    await reaches('used');
    expect(await answers('counts')).toBe('replica');
  }, 60_000);

  async function isAsleep(server: DebianServer): Promise<void> {
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    const { rowCount } = await client.query("select from pg_stat_activity where wait_event = 'PgSleep'");
    await client.end();
    expect(rowCount).toBe(1);
  }

  it('that is stopped is not used until it is back', async () => {
    replica.stop();
    expect(await answers('counts')).toBe('primary');
    await reaches('unreachable');
    const id = await createWorkspace();
    expect(await namesIn(id)).toEqual([{ name: id }]);
    replica.start();
    await reaches('used');
    expect(await namesIn(id)).toEqual([{ name: id }]);
    expect(await answers('reports')).toBe('replica');
  });

  it('of another server, or one that has become a primary, is not used', async () => {
    const foreign = watchReplica({
      primaryUrl: other.url,
      url: primary.url,
      role: 'postgres',
      maxLagSeconds: 2,
      onChange: () => undefined,
    });
    await vi.waitFor(() => expect(foreign.status().state).toBe('foreign'), WAIT);
    await foreign.close();
    replica.promote();
    await reaches('promoted');
    expect(await answers('reports')).toBe('primary');
    expect(await answers('counts')).toBe('primary');
    expect(reportedStates).toEqual(expect.arrayContaining(['used', 'unreachable', 'promoted']));
  });
});
