import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { writeArchive } from '#backup/archive/write.ts';
import { FORMAT_VERSION, WHOLE_BYTES } from '#backup/model.ts';
import { restoreBackup } from '#backup/restore/restore.ts';
import { verifyBackup } from '#backup/verify.ts';
import { backUp, makeFolder, orderElsewhere } from '#testing/backups.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { upload } from '#testing/files.ts';
import { digestTables } from '#testing/other-server.ts';
import { useProduct } from '#testing/product.ts';
import { StartupError } from '#startup-error.ts';

const PASSPHRASE = 'a passphrase of some words';
const product = useProduct();
let folder: string;
let plain: string;
let encryptedPath: string;

beforeAll(async () => {
  folder = await makeFolder();
  plain = join(folder, 'plain.backup');
  encryptedPath = join(folder, 'sealed.backup');
  const user = await createUser(product, { organization: await createOrganization(product) });
  await upload(product, user);
  await backUp(product, plain);
  await backUp(product, encryptedPath, PASSPHRASE);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const read = (path: string, passphrase?: string) => verifyBackup({ path, passphrase });

/** Another file, derived from the bytes of one. */
function madeFrom(path: string, change: (bytes: Buffer) => Buffer): string {
  const other = join(folder, 'changed.backup');
  writeFileSync(other, change(readFileSync(path)));
  return other;
}

const flip = (at: number) => (bytes: Buffer) => {
  bytes[at] = (bytes[at] ?? 0) ^ 0x10;
  return bytes;
};

async function forge(manifest: object): Promise<string> {
  const path = join(folder, 'forged.backup');
  await writeArchive({ path, passphrase: undefined }, (archive) =>
    archive.add('manifest.json', Buffer.from(JSON.stringify(manifest))),
  );
  return path;
}

describe('a backup', () => {
  it('lists its content', async () => {
    const facts = await read(plain);
    expect(facts).toMatchObject({
      files: 1,
      missingFiles: 0,
      isEncrypted: false,
      secret: product.deps.config.secret,
    });
    const users = facts.manifest.tables.find(({ name }) => name === 'users');
    expect(users?.rows).toBe(1);
    expect(await read(encryptedPath, PASSPHRASE)).toMatchObject({
      files: 1,
      rows: facts.rows,
      isEncrypted: true,
    });
    expect(readFileSync(encryptedPath, 'latin1')).toMatch(/^age-encryption\.org\/v1\n-> scrypt /);
  });

  it('is a tar that standard tools can check', () => {
    const out = join(folder, 'out');
    mkdirSync(out);
    expect(spawnSync('tar', ['xzf', plain, '-C', out]).status).toBe(0);
    const sums = spawnSync('sha256sum', ['--quiet', '-c', 'SHA256SUMS'], { cwd: out });
    expect(String(sums.stderr)).toBe('');
    expect(sums.status).toBe(0);
  });

  it.each([
    ['is cut', () => madeFrom(plain, (bytes) => bytes.subarray(0, bytes.length - 100)), /its end is missing/],
    [
      'is cut at half',
      () => madeFrom(plain, (bytes) => bytes.subarray(0, bytes.length / 2)),
      /its end is missing/,
    ],
    ['has one changed byte', () => madeFrom(plain, flip(3000)), /is damaged/],
    [
      'has a changed last byte',
      () => madeFrom(plain, (bytes) => flip(bytes.length - 5)(bytes)),
      /is damaged/,
    ],
    [
      'is no backup',
      () => madeFrom(plain, () => Buffer.from('%PDF-1.7 not at all')),
      /is not a backup of Quint/,
    ],
    ['is empty', () => madeFrom(plain, () => Buffer.of()), /is not a backup of Quint/],
    [
      'is another archive',
      () => madeFrom(plain, () => gzipSync(Buffer.alloc(2048))),
      /is not a backup of Quint/,
    ],
    ['is missing', () => join(folder, 'nothing'), /There is no file/],
    ['is a folder', () => folder, /this is a folder/],
  ])('is refused in a sentence when it %s', async (_, make, sentence) => {
    await expect(read(make())).rejects.toThrow(StartupError);
    await expect(read(make())).rejects.toThrow(sentence);
  });

  it('is read completely, however long its list of checksums is', async () => {
    const { manifest } = await read(plain);
    const path = join(folder, 'many.backup');
    const long = 'a'.repeat(1_048_576);
    const count = Math.ceil(WHOLE_BYTES / long.length) + 1;
    await writeArchive({ path, passphrase: undefined }, async (archive) => {
      await archive.add('manifest.json', Buffer.from(JSON.stringify({ ...manifest, tables: [] })));
      for (let n = 0; n < count; n += 1) await archive.add(`files/${long}${n}`, Buffer.of());
    });
    expect(await read(path)).toMatchObject({ files: count });
  }, 30_000);

  it('is rejected when its checksums differ', async () => {
    const { manifest } = await read(plain);
    const path = join(folder, 'sums.backup');
    await writeArchive({ path, passphrase: undefined }, async (archive) => {
      await archive.add('manifest.json', Buffer.from(JSON.stringify({ ...manifest, tables: [] })));
      await archive.add('SHA256SUMS', Buffer.from(`${'0'.repeat(64)}  manifest.json\n`));
    });
    await expect(read(path)).rejects.toThrow(/the sum of a member is another one/);
  });

  it('is not written if it could not be read again', async () => {
    const path = join(folder, 'large.backup');
    const archiveWrite = writeArchive({ path, passphrase: undefined }, (archive) =>
      archive.add('manifest.json', Buffer.alloc(WHOLE_BYTES + 1)),
    );
    await expect(archiveWrite).rejects.toThrow(/manifest\.json would be too large to be read again/);
    expect(readdirSync(folder).filter((name) => name.startsWith('large'))).toEqual([]);
  });

  it('is rejected whichever byte was changed', async () => {
    const { length } = readFileSync(plain);
    for (let at = 20; at < length; at += Math.ceil(length / 23)) {
      await expect(read(madeFrom(plain, flip(at))), `byte ${at}`).rejects.toThrow(/damaged/);
    }
  });

  it('opens only with its passphrase, which also protects against changed bytes', async () => {
    await expect(read(encryptedPath)).rejects.toThrow(/is encrypted\. Give its passphrase/);
    await expect(read(encryptedPath, 'another passphrase')).rejects.toThrow(/The passphrase does not open/);
    const changedPath = madeFrom(encryptedPath, (bytes) => flip(bytes.length - 50)(bytes));
    await expect(read(changedPath, PASSPHRASE)).rejects.toThrow(/is damaged/);
    const cut = madeFrom(encryptedPath, (bytes) => bytes.subarray(0, bytes.length - 1000));
    await expect(read(cut, PASSPHRASE)).rejects.toThrow(/is damaged/);
  });

  it('of a newer version is rejected with both versions, and nothing is changed', async () => {
    const { manifest } = await read(plain);
    const format = await forge({ ...manifest, format_version: FORMAT_VERSION + 1, product_version: '9.1.0' });
    await expect(read(format)).rejects.toThrow(/written by Quint 9\.1\.0 in a format/);
    const migrations = [...manifest.migrations, { name: '9999_later.sql', checksum: 'x' }];
    const later = await forge({ ...manifest, migrations, tables: [], product_version: '9.1.0' });
    const { order, superUrl } = await orderElsewhere(later, { serverUrl: inject('serverUrl') });
    await expect(restoreBackup(order)).rejects.toThrow(/newer version: Quint 9\.1\.0 with 9999_later\.sql/);
    expect(await digestTables(superUrl)).toEqual({});
    expect(readdirSync(order.dataDir)).toEqual([]);
  });
});

// Only root may mount a disk.
describe.runIf(process.getuid?.() === 0)('a full disk (needs root)', () => {
  it('leaves the former backup and no partial one', async () => {
    const disk = join(folder, 'disk');
    mkdirSync(disk);
    expect(spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', disk]).status).toBe(0);
    try {
      const path = join(disk, 'nightly.backup');
      writeFileSync(path, 'the former one');
      await expect(
        writeArchive({ path, passphrase: undefined }, async (archive) => {
          for (let n = 0; n < 40; n += 1) {
            const noise = Buffer.alloc(64 * 1024);
            crypto.getRandomValues(noise);
            await archive.add(`part${n}`, noise);
          }
        }),
      ).rejects.toThrow(/The disk that should take .*nightly\.backup is full\. No backup was made\./);
      expect(readdirSync(disk)).toEqual(['nightly.backup']);
      expect(readFileSync(path, 'utf8')).toBe('the former one');
    } finally {
      spawnSync('umount', [disk]);
    }
  });
});
