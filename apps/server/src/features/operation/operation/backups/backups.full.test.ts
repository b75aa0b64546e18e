import { readdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { beforeAll, afterAll, describe, expect, it, vi } from 'vitest';
import { newId } from '#database/ids.ts';
import {
  getBackupOverview,
  requestNightlyBackup,
  runBackup,
} from '#features/operation/operation/backups/service.ts';
import type { TestUser } from '#testing/factories.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';

const PASSPHRASE = 'a passphrase of some words';
const dir = join(tmpdir(), `quint-nightly-${newId()}`);
const product = useProduct({
  worker: true,
  env: { BACKUP_DIR: dir, BACKUP_KEEP: '2', BACKUP_PASSPHRASE: PASSPHRASE },
});
let platform: TestUser;

beforeAll(async () => {
  platform = await createUser(product, {
    userRole: 'APP_ADMIN',
    organization: await createOrganization(product),
  });
  await call('POST');
});
afterAll(() => rm(dir, { recursive: true, force: true }));

async function call(method: 'GET' | 'POST', user = platform) {
  const url = '/api/operation/backups';
  const answer = await product.app.inject({ method, url, headers: user.headers });
  return { status: answer.statusCode, body: answer.json() };
}

const files = () => readdirSync(dir).filter((name) => name.endsWith('.backup'));

/** Makes one more backup immediately. */
async function makeOne(): Promise<void> {
  const id = newId();
  await product.deps.db.platform.write((db) => db.insertInto('backups').values({ id }).execute());
  await runBackup(product.deps, { id });
}

const whenEnded = () =>
  vi.waitFor(
    async () => {
      const { data } = (await call('GET')).body;
      expect(data.runs[0].state).toMatch(/done|failed/);
      return data;
    },
    { timeout: 30_000, interval: 100 },
  );

describe('backups of the platform', () => {
  it('are limited to the newest ones', async () => {
    const [{ path: first }] = (await whenEnded()).runs;
    await requestNightlyBackup(product.deps);
    expect((await whenEnded()).runs[0]).toMatchObject({ state: 'done', is_asked: false });
    await requestNightlyBackup(product.deps);
    const { runs } = await vi.waitFor(
      async () => {
        const overview = await whenEnded();
        expect(overview.runs.at(-1).is_removed).toBe(true);
        return overview;
      },
      { timeout: 30_000, interval: 100 },
    );
    expect(runs.map((run: { is_removed: boolean }) => run.is_removed)).toEqual([false, false, true]);
    expect(files()).toHaveLength(2);
    expect(readdirSync(dir)).not.toContain(basename(first));
    const later = { now: () => new Date(Date.now() + 37 * 3_600_000) };
    expect(await getBackupOverview({ ...product.deps, clock: later })).toMatchObject({ is_late: true });
  }, 60_000);

  it('delete the files of former containers, and those from before folders were marked', async () => {
    const [older, old] = files().toSorted();
    await product.deps.db.platform.write(async (db) => {
      await db.updateTable('backups').set({ host: 'a-former-container' }).execute();
      const path = `/elsewhere/${older}`;
      const [first] = await db
        .selectFrom('backups')
        .select('id')
        .where('path', 'like', `%/${older}`)
        .execute();
      await db
        .updateTable('backups')
        .set({ path, folder: null })
        .where('id', '=', first?.id ?? '')
        .execute();
    });
    await makeOne();
    expect(files()).toHaveLength(2);
    expect(files()).toContain(old);
    await makeOne();
    expect(files()).toHaveLength(2);
    expect(files()).not.toContain(old);
    const there = (await call('GET')).body.data.runs.filter(
      (run: { state: string; is_removed: boolean }) => run.state === 'done' && !run.is_removed,
    );
    expect(there).toHaveLength(2);
  }, 60_000);

  it('leave no partial files of killed runs', async () => {
    writeFileSync(join(dir, 'quint-2020-01-01T011000.backup.part'), 'half');
    writeFileSync(join(dir, 'mine.part'), 'of a person');
    await makeOne();
    expect(readdirSync(dir).filter((name) => name.endsWith('.part'))).toEqual(['mine.part']);
  }, 60_000);
});
