import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, afterAll, describe, expect, it, vi } from 'vitest';
import { onSnapshot } from '#backup/snapshot.ts';
import { verifyBackup } from '#backup/verify.ts';
import { newId } from '#database/ids.ts';
import {
  getRetentionCount,
  isLate,
  nameOfBackup,
  neededBytes,
} from '#features/operation/operation/backups/model.ts';
import { getBackupOverview, runBackup } from '#features/operation/operation/backups/service.ts';
import type { TestUser } from '#testing/factories.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { SLOW } from '#testing/tags.ts';

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
});
afterAll(() => rm(dir, { recursive: true, force: true }));

async function call(method: 'GET' | 'POST', user = platform) {
  const url = '/api/operation/backups';
  const answer = await product.app.inject({ method, url, headers: user.headers });
  return { status: answer.statusCode, body: answer.json() };
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
  it(
    'are late when there is none after 36 hours, and are made on demand, encrypted, with an audit log entry',
    { ...SLOW, timeout: 40_000 },
    async () => {
      const before = (await call('GET')).body.data;
      expect(before).toMatchObject({ keep: 2, dir, is_encrypted: true, is_late: false, runs: [] });
      const days = { now: () => new Date(Date.now() + 37 * 3_600_000) };
      expect(await getBackupOverview({ ...product.deps, clock: days })).toMatchObject({ is_late: true });
      const response = await call('POST');
      expect(response.status).toBe(202);
      expect(response.body.data).toMatchObject({ state: 'waiting', is_asked: true });
      const after = await whenEnded();
      expect(after).toMatchObject({
        is_late: false,
        runs: [{ id: response.body.data.id, state: 'done', error: null }],
      });
      const [run] = after.runs;
      const facts = await verifyBackup({ path: run.path, passphrase: PASSPHRASE });
      expect(facts).toMatchObject({ bytes: run.bytes, secret: product.deps.config.secret });
      const lines = await product.deps.db.platform.read((db) =>
        db.selectFrom('audit_log').select('items').where('action', '=', 'backups.request').execute(),
      );
      expect(lines).toEqual([{ items: [run.id] }]);
    },
  );

  it('record the reason of a failure', { ...SLOW, timeout: 30_000 }, async () => {
    const id = newId();
    await product.deps.db.platform.write((db) => db.insertInto('backups').values({ id }).execute());
    await onSnapshot(product.deps.config.databaseUrl, async () => {
      await expect(runBackup(product.deps, { id })).rejects.toThrow(/Another backup of this database/);
    });
    const { runs } = (await call('GET')).body.data;
    expect(runs.find((run: { id: string }) => run.id === id)).toMatchObject({
      state: 'failed',
      error: 'Another backup of this database is being made.',
    });
    const config = {
      ...product.deps.config,
      backups: { ...product.deps.config.backups, dir: '/dev/null/no' },
    };
    await expect(runBackup({ ...product.deps, config }, { id })).rejects.toThrow(
      /cannot be used.*BACKUP_DIR/,
    );
  });
});

describe('the rules of nightly backups', () => {
  it('keep seven, none of a demo world, or the configured number', () => {
    expect(getRetentionCount(undefined, { isDemo: false })).toBe(7);
    expect(getRetentionCount(undefined, { isDemo: true })).toBe(0);
    expect(getRetentionCount(3, { isDemo: true })).toBe(3);
    expect(getRetentionCount(0, { isDemo: false })).toBe(0);
  });

  it('mark the newest as late after 36 hours, and need more space than the last one took', () => {
    const now = new Date('2030-01-03T01:10:00Z');
    expect(isLate(new Date('2030-01-01T13:10:00Z'), now)).toBe(false);
    expect(isLate(new Date('2030-01-01T13:09:59Z'), now)).toBe(true);
    expect(isLate(undefined, now)).toBe(true);
    expect(neededBytes(1e9)).toBe(1.2e9);
    expect(neededBytes(undefined)).toBe(64 * 1_048_576);
    expect(nameOfBackup(now)).toBe('quint-2030-01-03T011000000.backup');
  });
});
