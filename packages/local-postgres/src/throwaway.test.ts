import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chooseTemporaryFolder } from './throwaway.ts';

beforeEach(() => vi.stubEnv('TMPDIR', undefined));
afterEach(() => vi.unstubAllEnvs());

it('uses a disk in memory only if it is there and large enough', () => {
  expect(chooseTemporaryFolder(tmpdir(), 1)).toBe(tmpdir());
  expect(chooseTemporaryFolder('/nowhere/shm', 1)).toBe(tmpdir());
  expect(chooseTemporaryFolder('/', Number.MAX_SAFE_INTEGER)).toBe(tmpdir());
  expect(chooseTemporaryFolder('/', 1)).toBe('/');
  vi.stubEnv('TMPDIR', '/var/tmp');
  expect(chooseTemporaryFolder('/', 1)).toBe('/var/tmp');
});
