import { setTimeout as sleep } from 'node:timers/promises';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { restoreBackup } from '#backup/restore/restore.ts';
import { migrate } from '#database/migrate.ts';
import { backUp, makeFolder, orderElsewhere } from '#testing/backups.ts';
import type { Elsewhere } from '#testing/backups.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { digestTables } from '#testing/other-server.ts';
import { useProduct } from '#testing/product.ts';

const HOLDERS = `
select count(*)::int as count from pg_locks where locktype = 'advisory' and objid = 7317001 and granted = $1
  and database = (select oid from pg_database where datname = current_database())`;
const LOCK_WAITERS = `
select count(*)::int as count from pg_locks where relation = 'users'::regclass and granted <> $1`;

const product = useProduct();
let folder: string;
let target: Elsewhere;
let holder: pg.Client;

beforeAll(async () => {
  folder = await makeFolder();
  const path = join(folder, 'all.backup');
  await createUser(product, { organization: await createOrganization(product) });
  await backUp(product, path);
  target = await orderElsewhere(path, { serverUrl: inject('serverUrl') });
  await migrate(target.order.url);
  holder = new pg.Client({ connectionString: target.order.url });
  await holder.connect();
}, 60_000);
afterAll(async () => {
  await holder.end();
  await rm(folder, { recursive: true, force: true });
});

async function until(sql: string, isGranted: boolean): Promise<void> {
  for (;;) {
    const { rows } = await holder.query<{ count: number }>(sql, [isGranted]);
    if ((rows[0]?.count ?? 0) > 0) return;
    await sleep(20);
  }
}

/** Starts a restore and pauses it after the backup is verified, until the returned function is called. */
async function beginRestore() {
  await holder.query('begin; lock table users in access exclusive mode');
  const outcome = restoreBackup(target.order).then(
    () => 'restored',
    (error: unknown) => (error as Error).message,
  );
  await until(LOCK_WAITERS, true);
  return async () => {
    await holder.query('rollback');
    return outcome;
  };
}

describe('while a backup is verified', () => {
  it('a program that connects meanwhile stops the restore, and nothing is changed', async () => {
    const before = await digestTables(target.superUrl);
    const goOn = await beginRestore();
    const other = new pg.Client({ connectionString: target.order.url, application_name: 'quint_app' });
    await other.connect();
    try {
      expect(await goOn()).toMatch(/Quint is running on this database: it has 1 connection open/);
    } finally {
      await other.end();
    }
    expect(await digestTables(target.superUrl)).toEqual(before);
  }, 60_000);

  it('another restore is rejected, and a starting product waits and continues with the restored data', async () => {
    const goOn = await beginRestore();
    await until(HOLDERS, true);
    await expect(restoreBackup(target.order)).rejects.toThrow(
      /is running on this database|starting on this database, or restoring it/,
    );
    let isMigrated = false;
    const start = migrate(target.order.url).then(async (appliedMigrations) => {
      isMigrated = true;
      return { appliedMigrations, users: (await digestTables(target.superUrl))['users'] };
    });
    await until(HOLDERS, false);
    expect(isMigrated).toBe(false);
    expect(await goOn()).toBe('restored');
    const { appliedMigrations, users } = await start;
    expect(appliedMigrations).toEqual([]);
    expect(users).toMatch(/^1:/);
  }, 60_000);
});
