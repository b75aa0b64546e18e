import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { restoreBackup } from '#backup/restore/restore.ts';
import { SECRET_FILE } from '#config.ts';
import { NEXT_SECRET_FILE, settleRestoredSecret } from '#installation.ts';
import { backUp, makeFolder, orderElsewhere, useRestored } from '#testing/backups.ts';
import type { Elsewhere } from '#testing/backups.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { upload } from '#testing/files.ts';
import { digestTables } from '#testing/other-server.ts';
import { useProduct } from '#testing/product.ts';

const PROGRAM = join(import.meta.dirname, '../../testing/interrupted-restore.ts');
const OTHER_SECRET = 'another secret of thirty-two characters';

const product = useProduct();
const openRestored = useRestored();
let folder: string;
let first: string;
let second: string;
let target: Elsewhere;

/** The target after the first backup. */
let before: Record<string, string>;

beforeAll(async () => {
  folder = await makeFolder();
  first = join(folder, 'first.backup');
  second = join(folder, 'second.backup');
  const user = await createUser(product, { organization: await createOrganization(product) });
  await upload(product, user);
  await backUp(product, first);
  await createUser(product, { organization: await createOrganization(product) });
  await upload(product, user);
  await backUp(product, second);
  target = await orderElsewhere(first, { serverUrl: inject('serverUrl') });
  await restoreBackup(target.order);
  before = await digestTables(target.superUrl);
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const readStoredSecret = () =>
  readFile(join(target.order.dataDir, SECRET_FILE), 'utf8').then((text) => text.trim());
const contents = () =>
  readdirSync(join(target.order.dataDir, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();

async function orderSecond(change: Partial<Elsewhere['order']> = {}) {
  const secret = {
    dataDir: target.order.dataDir,
    environmentSecret: undefined,
    storedSecret: await readStoredSecret(),
  };
  return { ...target.order, file: { path: second, passphrase: undefined }, secret, ...change };
}

async function isAsBefore(): Promise<void> {
  expect(await digestTables(target.superUrl)).toEqual(before);
}

describe('restoreBackup rejects', () => {
  it('an installation in use, without the replace option', async () => {
    await expect(restoreBackup(await orderSecond())).rejects.toThrow(/is in use.*--replace/);
    await isAsBefore();
  });

  it('a database on which the product runs', async () => {
    const client = new pg.Client({ connectionString: target.order.url, application_name: 'quint_app' });
    await client.connect();
    try {
      const pendingRestore = restoreBackup(await orderSecond({ replace: true }));
      await expect(pendingRestore).rejects.toThrow(
        /Quint is running on this database: it has 1 connection open/,
      );
    } finally {
      await client.end();
    }
    await isAsBefore();
  });

  it('a database of another program', async () => {
    const other = await orderElsewhere(first, { serverUrl: inject('serverUrl') });
    const client = new pg.Client({ connectionString: other.order.url });
    await client.connect();
    await client.query('create table invoices (id int)');
    await client.end();
    const pendingRestore = restoreBackup({ ...other.order, replace: true });
    await expect(pendingRestore).rejects.toThrow(/holds tables of another program/);
    expect(Object.keys(await digestTables(other.superUrl))).toEqual(['invoices']);
  });

  it('a different secret, unless one of the two is chosen', async () => {
    const other = await orderElsewhere(first, { serverUrl: inject('serverUrl') });
    const { dataDir } = other.order;
    const secretSources = { dataDir, environmentSecret: OTHER_SECRET, storedSecret: undefined };
    const own = { dataDir, environmentSecret: undefined, storedSecret: OTHER_SECRET };
    await expect(restoreBackup({ ...other.order, secret: secretSources })).rejects.toThrow(
      /than SECRET says.*--keep-secret: .*secrets of webhooks and client secrets of single sign-on/,
    );
    await expect(restoreBackup({ ...other.order, secret: own })).rejects.toThrow(/--replace.*--keep-secret/);
    expect(await digestTables(other.superUrl)).toEqual({});
    const report = await restoreBackup({ ...other.order, secret: secretSources, keepSecret: true });
    expect(report.secret).toBe('keep');
    expect(existsSync(join(dataDir, SECRET_FILE))).toBe(false);
    const restoredProduct = await openRestored({ ...other.env, SECRET: OTHER_SECRET }, product);
    const row = await restoredProduct.deps.db.platform.query({
      sql: 'select secret_fingerprint from installation',
      values: [],
    });
    expect(row).toEqual([[null]]);
  }, 30_000);
});

describe('a restore that fails or is killed', () => {
  it('keeps the former state when a session locks a table', async () => {
    const client = new pg.Client({ connectionString: target.order.url });
    await client.connect();
    try {
      await client.query('begin; lock table users in access share mode');
      const order = await orderSecond({ replace: true, lockSeconds: 1 });
      await expect(restoreBackup(order)).rejects.toThrow(
        /another program uses its tables\. Nothing was changed/,
      );
    } finally {
      await client.end();
    }
    await isAsBefore();
  }, 30_000);

  it('keeps the former state after kill -9, and the next one cleans up and completes', async () => {
    const files = contents();
    const order = await orderSecond({ replace: true });
    const child = fork(PROGRAM, { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    child.send({ ...order, files: undefined, kinds: undefined });
    await once(child, 'message');
    const childExit = once(child, 'exit');
    child.kill('SIGKILL');
    await childExit;
    await isAsBefore();
    expect(contents()).toEqual(expect.arrayContaining(files));
    await writeFile(join(order.dataDir, NEXT_SECRET_FILE), `${OTHER_SECRET}\n`);

    // The server notices the dead client when it next writes to it.
    const report = await restoreWhenAlone(await orderSecond({ replace: true }));
    expect(report.facts.files).toBe(2);
    expect(contents()).toHaveLength(2);
    expect(readdirSync(order.dataDir).toSorted()).toEqual(expect.not.arrayContaining(['restoring']));
    expect((await digestTables(target.superUrl)).users).not.toBe(before.users);
  }, 60_000);

  it('after its commit leaves a secret that the next start uses', async () => {
    const restoredProduct = await openRestored(target.env, product);
    const { dataDir } = target.order;
    const secret = await readStoredSecret();
    await mkdir(dataDir, { recursive: true });
    await restoredProduct.deps.db.platform.write((db) =>
      db.updateTable('installation').set({ secret_fingerprint: null }).execute(),
    );
    await writeFile(join(dataDir, NEXT_SECRET_FILE), `${OTHER_SECRET}\n`);
    expect(await settleRestoredSecret(restoredProduct.deps.db, dataDir)).toBe(false);
    expect(await readStoredSecret()).toBe(secret);
    expect(existsSync(join(dataDir, NEXT_SECRET_FILE))).toBe(false);
  });
});

/** Waits until the server has noticed that a killed client is gone. */
async function restoreWhenAlone(order: Elsewhere['order']) {
  for (;;) {
    try {
      return await restoreBackup(order);
    } catch (error) {
      if (!/is running on this database/.test((error as Error).message)) throw error;
    }
  }
}
