import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { acquireLock } from './lock.ts';

let dataDir: string;

beforeEach(() => (dataDir = mkdtempSync(path.join(tmpdir(), 'quint-start-test-'))));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Starts the product in a way that must end before anything is built or created. */
function start(env: NodeJS.ProcessEnv, ...args: string[]) {
  const result = spawnSync(process.execPath, [path.join(import.meta.dirname, 'start.ts'), ...args], {
    encoding: 'utf8',
    timeout: 20_000,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, ...env },
  });
  return { status: result.status, output: result.stderr.trim() };
}

describe('npm start', () => {
  it('says which port is in use and how to choose another', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const { status, output } = start({ PORT: String(port) });
    other.close();
    expect(output).toBe(
      `Port ${port} is in use by another program. Choose another one, for example: PORT=${port + 1} npm start`,
    );
    expect(status).toBe(1);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('leaves a running product on the same folder alone and says where it answers', async () => {
    const lock = await acquireLock(path.join(dataDir, 'quint.lock'));
    lock.update({ state: 'running', url: 'http://localhost:8080' });
    const { status, output } = start({});
    expect(output).toContain(
      `Quint already runs on the data folder ${dataDir}: process ${process.pid}, at http://localhost:8080.`,
    );
    expect(status).toBe(1);
    expect(readdirSync(dataDir)).toEqual(['quint.lock']);
    lock.release();
  });

  it.each(['abc', '-1', '70000', '80.5'])('refuses the port %s', (port) => {
    expect(start({ PORT: port })).toEqual({
      status: 1,
      output: `PORT is "${port}", but a port is a number from 0 to 65535. For example: PORT=8081 npm start`,
    });
  });

  it('refuses an unknown flag', () => {
    expect(start({}, '--emtpy')).toMatchObject({
      status: 1,
      output: expect.stringContaining('Usage: npm start'),
    });
  });

  it.skipIf(process.getuid?.() === 0)('says when the data folder is not writable', () => {
    chmodSync(dataDir, 0o500);
    const { status, output } = start({});
    expect(output).toBe(
      `This user may not write to ${dataDir}. Change its owner, or choose another folder with DATA_DIR. (EACCES: permission denied, access '${dataDir}')`,
    );
    expect(status).toBe(1);
  });
});
