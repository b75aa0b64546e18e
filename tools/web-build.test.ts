import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprint, lockBuild } from './web-build.ts';

let root: string;

function write(file: string, text: string): void {
  const filePath = path.join(root, file);
  mkdirSync(path.dirname(filePath), { recursive: true });
  writeFileSync(filePath, text);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'quint-web-test-'));
  for (const file of [
    'package-lock.json',
    'apps/web/index.html',
    'apps/web/src/a.ts',
    'packages/domain/src/b.ts',
  ]) {
    write(file, '1');
  }
});

afterEach(() => rmSync(root, { recursive: true }));

describe('fingerprint', () => {
  it('stays the same while nothing changes', () => {
    expect(fingerprint(root)).toBe(fingerprint(root));
  });

  it('is the same for a copy made at another time', () => {
    const before = fingerprint(root);
    utimesSync(path.join(root, 'apps/web/src/a.ts'), 1, 1);
    expect(fingerprint(root)).toBe(before);
  });

  it.each([
    ['a changed source', () => write('apps/web/src/a.ts', '22')],
    ['a new source', () => write('apps/web/src/pages/c.tsx', '1')],
    ['a removed source', () => rmSync(path.join(root, 'apps/web/src/a.ts'))],
    ['a changed package', () => write('packages/domain/src/b.ts', '22')],
    ['a new dependency', () => write('package-lock.json', '22')],
    ['a changed page', () => write('apps/web/index.html', '22')],
    ['an edit of the same length', () => write('apps/web/src/a.ts', '2')],
  ])('changes with %s', (_, change) => {
    const before = fingerprint(root);
    change();
    expect(fingerprint(root)).not.toBe(before);
  });

  it.each(['apps/web/src/route-tree.gen.ts', 'apps/web/src/a.test.tsx', 'apps/server/src/main.ts', 'data/x'])(
    'ignores %s',
    (file) => {
      const before = fingerprint(root);
      write(file, '1');
      expect(fingerprint(root)).toBe(before);
    },
  );
});

describe('a build where nothing can be written', () => {
  it('fails with one sentence', async () => {
    const cachePath = path.join(root, 'package-lock.json', 'cache');
    await expect(lockBuild(cachePath)).rejects.toMatchObject({
      name: 'StartupError',
      message: `The web app of this version has to be built, and ${cachePath} cannot be written (ENOTDIR). Run npm start once where the project is writable, or let this user write there.`,
    });
  });
});
