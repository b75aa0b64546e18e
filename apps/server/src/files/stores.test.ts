import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { createLocalStore } from '#files/local.ts';
import { createS3Store } from '#files/s3.ts';
import { ContentMissing } from '#files/storage.ts';
import { startS3Server } from '#testing/s3-server.ts';

const folder = await mkdtemp(join(tmpdir(), 'quint-store-'));
const server = await startS3Server();
const { bucket, endpoint, region, accessKeyId, secretAccessKey } = server;
const credentials = { accessKeyId, secretAccessKey };
const root = join(folder, 'files');

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const KEY = 'report-0189.pdf';
/** On a different file system from the store. */
const MEMORY_DISK = '/dev/shm';

describe.each([
  ['local', createLocalStore(root)],
  ['s3', createS3Store({ bucket, endpoint, region, pathStyle: true, credentials })],
] as const)('the store %s', (kind, store) => {
  it('stores contents from memory and from disk', async () => {
    expect(store.kind).toBe(kind);
    await store.write(KEY, Buffer.from('0123456789'));
    expect(Buffer.from(await store.read(KEY)).toString()).toBe('0123456789');
    const path = join(folder, 'incoming');
    await writeFile(path, 'from a file');
    await store.write(KEY, { path, bytes: 11 });
    expect(Buffer.from(await store.read(KEY)).toString()).toBe('from a file');
    expect(await store.findSize(KEY)).toBe(11);
  });

  it.runIf(existsSync(MEMORY_DISK))('stores content from another disk', async () => {
    const elsewhere = await mkdtemp(join(MEMORY_DISK, 'quint-store-'));
    await writeFile(join(elsewhere, 'incoming'), 'from elsewhere');
    await store.write(KEY, { path: join(elsewhere, 'incoming'), bytes: 14 });
    await rm(elsewhere, { recursive: true });
    expect(Buffer.from(await store.read(KEY)).toString()).toBe('from elsewhere');
  });

  it('opens a content and a part of it', async () => {
    await store.write(KEY, Buffer.from('0123456789'));
    expect((await buffer(await store.open(KEY))).toString()).toBe('0123456789');
    expect((await buffer(await store.open(KEY, { start: 2, end: 4 }))).toString()).toBe('234');
  });

  it('stores variants in folders that are deleted together', async () => {
    const names = [
      '64x64-cover.png',
      '65x65-cover.png',
      '66x66-cover.png',
      '67x67-cover.png',
      '68x68-cover.png',
    ];
    for (const name of names) await store.write(`0123456789/${name}`, Buffer.from(name));
    await store.write('0123456780/64x64-cover.png', Buffer.from('other'));
    expect(await store.countIn('0123456789')).toBe(5);
    await store.removeFolder('0123456789');
    expect(await store.countIn('0123456789')).toBe(0);
    expect(await store.countIn('0123456780')).toBe(1);
    expect(await store.findSize(`0123456789/${names[0]}`)).toBe(undefined);
  });

  it('reports missing content, and deletes it without an error', async () => {
    await store.remove(KEY);
    await store.remove(KEY);
    await store.removeFolder('never-there');
    expect(await store.findSize(KEY)).toBe(undefined);
    expect(await store.countIn('never-there')).toBe(0);
    await expect(store.read(KEY)).rejects.toThrow(ContentMissing);
    await expect(store.open(KEY)).rejects.toThrow(ContentMissing);
  });

  it.each([
    '../../etc/passwd',
    '/etc/passwd',
    'a/b/c.pdf',
    'short',
    'derived/../../x1234567',
    'name.of.two',
    '',
  ])('takes %j for no key', async (key) => {
    await expect(async () => store.read(key)).rejects.toThrow('Not a storage');
    await expect(async () => store.write(key, Buffer.from(''))).rejects.toThrow('Not a storage');
    await expect(async () => store.remove(key)).rejects.toThrow('Not a storage');
  });
});

describe('the local store', () => {
  it('stores contents privately, and completely or not at all', async () => {
    const store = createLocalStore(root);
    const path = join(root, 'f1', 'content-0001f1');
    await Promise.all(
      Array.from({ length: 10 }, (_, index) => store.write('content-0001f1', Buffer.alloc(100_000, index))),
    );
    expect(new Set(await store.read('content-0001f1')).size).toBe(1);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    await expect(store.write('content-0002f1', { path: '/nowhere', bytes: 1 })).rejects.toThrow('ENOENT');
    expect(await readdir(join(root, 'f1'))).toEqual(['content-0001f1']);
  });
});

describe('the bucket', () => {
  it('rejects wrong credentials, and reports an unreachable service differently from missing content', async () => {
    const wrongCredentials = { accessKeyId: 'AKOTHER', secretAccessKey };
    const other = createS3Store({ bucket, endpoint, region, pathStyle: true, credentials: wrongCredentials });
    await expect(other.read(KEY)).rejects.toThrow('AccessDenied');
    expect(await other.read(KEY).catch((error: unknown) => error instanceof ContentMissing)).toBe(false);
  });
});
