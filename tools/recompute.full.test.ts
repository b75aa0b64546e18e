import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres } from '@quint/local-postgres/postgres.ts';

const LIMIT_MS = 60_000;
let dataDir: string;

beforeAll(() => (dataDir = mkdtempSync(path.join(tmpdir(), 'quint-recompute-test-'))));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

function recompute(env: NodeJS.ProcessEnv, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, 'recompute.ts'), ...args],
    {
      encoding: 'utf8',
      timeout: LIMIT_MS,
      env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, ...env },
    },
  );
  return { status, said: `${stdout}${stderr}`.trim() };
}

const NOTHING =
  /^0 results in 0 workspaces, 0 came out in another way; their old values are kept \(\d+\.\d s\)\.$/;

describe('npm run recompute', () => {
  it('says where it looked when there is no database, and how to call it', () => {
    expect(recompute({})).toEqual({
      status: 1,
      said: `There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL.`,
    });
    expect(recompute({}, '--dry')).toMatchObject({
      status: 1,
      said: expect.stringContaining('Usage: npm run recompute [-- --dry-run]'),
    });
  });

  it(
    'works on a database by its address and on the embedded one, which it starts if it is not running',
    async () => {
      const postgres = await startPostgres({ dataDir });
      try {
        const result = recompute({ DATABASE_URL: postgres.url, DATA_DIR: '/nonexistent' });
        expect(result).toEqual({ status: 0, said: expect.stringMatching(NOTHING) });
        expect(recompute({}, '--dry-run')).toEqual({
          status: 0,
          said: expect.stringMatching(/^0 results in 0 workspaces, 0 would come out in another way/),
        });
      } finally {
        await postgres.stop();
      }
      expect(recompute({})).toEqual({ status: 0, said: expect.stringMatching(NOTHING) });
      expect(existsSync(path.join(dataDir, 'quint.lock'))).toBe(false);
      expect(existsSync(path.join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
    },
    LIMIT_MS * 2,
  );
});
