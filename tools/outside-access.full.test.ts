import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from './root.ts';

const LIMIT_MS = 240_000;
const ADMIN = 'admin@quint.example';

let dataDir: string;
const children: ChildProcess[] = [];

// One folder: the second start finds the demo data.
beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'quint-stranger-test-'));
});
afterEach(() => Promise.all(children.splice(0).map(end)));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

function end(child: ChildProcess): Promise<unknown> {
  if (child.exitCode !== null) return Promise.resolve();
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  return exit;
}

/** An address by which other machines reach this one: requests to it also come from it. */
const NETWORK = Object.values(networkInterfaces())
  .flatMap((list) => list ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
/** Without a network only a program on this machine that forwards could give access from outside. */
const SITE = NETWORK ?? '127.0.0.2';
const OUTSIDER_HEADERS: Record<string, string> = NETWORK === undefined ? { forwarded: 'for=192.0.2.1' } : {};

/** Starts the product as its README says, and waits until it prints that it is ready. */
async function start(env: NodeJS.ProcessEnv): Promise<{ port: number; readOutput: () => string }> {
  const child = spawn(process.execPath, [path.join(ROOT, 'tools', 'start.mjs')], {
    cwd: ROOT,
    env: {
      ...process.env,
      HOST: '',
      PUBLIC_URL: '',
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let output = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += String(chunk);
        if (output.includes('Stop it with Ctrl-C.')) resolve();
      });
    }
    child.once('exit', () => reject(new Error(output)));
  });
  return { port: Number(/is ready at \S+:(\d+) /.exec(output)?.[1]), readOutput: () => output };
}

/** The status of an answer, or the reason for its absence. */
async function ask(url: string, init: RequestInit = {}): Promise<number | string> {
  try {
    return (await fetch(url, init)).status;
  } catch (error) {
    return String(((error as Error).cause as NodeJS.ErrnoException).code);
  }
}

describe('a request from another machine', () => {
  it(
    'is not accepted by default, while this machine can use the product',
    async () => {
      const { port, readOutput } = await start({});
      expect(await ask(`http://${SITE}:${port}/`)).toBe('ECONNREFUSED');
      expect(await ask(`http://localhost:${port}/`)).toBe(200);
      expect(readOutput()).toContain(`is ready at http://localhost:${port}`);
      expect(readOutput()).toContain(
        `Mails are shown at http://localhost:${port}/dev/mail, on this machine.`,
      );
      expect(await ask(`http://localhost:${port}/dev/mail`)).toBe(200);
      expect(readOutput()).not.toContain('Unsafe:');
    },
    LIMIT_MS,
  );

  it(
    'cannot read the mail for a new administrator password when HOST allows access',
    async () => {
      const { port, readOutput } = await start({ HOST: '0.0.0.0' });
      const site = `http://${SITE}:${port}`;
      const requestStatus = await ask(`${site}/api/password/request`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: ADMIN }),
      });
      expect(requestStatus).toBe(204);
      const here = `http://localhost:${port}/dev/mail`;
      await expect.poll(async () => (await fetch(here)).text(), { timeout: 30_000 }).toContain(ADMIN);
      const [, mail = ''] = /href="(\/dev\/mail\/[^"/?]+)"/.exec(await (await fetch(here)).text()) ?? [];
      expect(await ask(`http://localhost:${port}${mail}`)).toBe(200);
      for (const url of ['/dev/mail', mail, `${mail}/raw`]) {
        expect([url, await ask(site + url, { headers: OUTSIDER_HEADERS })]).toEqual([url, 404]);
      }
      expect(readOutput()).toContain('Unsafe: HOST lets other machines in');
      await ask(site, { headers: { 'x-forwarded-for': '192.0.2.1' } });
      await expect
        .poll(readOutput)
        .toContain('forwarding headers from an address that TRUSTED_PROXIES does not name');
    },
    LIMIT_MS,
  );
});
