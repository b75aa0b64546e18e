import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SECRET_SETTINGS } from '../apps/server/src/secret-files.ts';
import { SETTING_GROUPS } from '../apps/server/src/settings/all-settings.ts';
import { ROOT } from './root.ts';

const read = (name: string) => readFileSync(path.join(ROOT, 'deploy', name), 'utf8');
const settings = new Set([
  ...SETTING_GROUPS.flatMap((group) => group.settings.map(({ name }) => name)),
  ...SECRET_SETTINGS.map((name) => `${name}_FILE`),
]);
/** Settings of Node and of the samples themselves. */
const OTHERS = new Set(['NODE_ENV', 'BUILD_COMMIT']);

let folder: string;
beforeAll(() => (folder = mkdtempSync(path.join(tmpdir(), 'quint-deploy-test-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a linter if it is installed; prints a notice if not. */
function lint(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): void {
  const result = spawnSync(program, args, { encoding: 'utf8', env: { ...process.env, ...env } });
  if (result.error !== undefined) return console.log(`${program} is not installed: not linted by it.`);
  expect(`${result.stdout}${result.stderr}`).toSatisfy(() => result.status === 0);
}

/** Names that a text sets in one of its notations and that are not settings. */
function findUnknownNames(text: string, form: RegExp): string[] {
  const names = [...text.matchAll(form)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(0);
  return names.filter((name) => !settings.has(name) && !OTHERS.has(name));
}

it('workflows pin actions to a commit and state its version', () => {
  const folder = path.join(ROOT, '.github/workflows');
  const steps = readdirSync(folder).flatMap((name) =>
    [...readFileSync(path.join(folder, name), 'utf8').matchAll(/uses:\s*(.+)$/gm)].map(
      ([, step = '']) => step,
    ),
  );
  expect(steps.length).toBeGreaterThan(0);
  expect(steps.filter((step) => !/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(step))).toEqual([]);
});

describe('the samples of deploy', () => {
  it('set only known settings', () => {
    expect(findUnknownNames(read('systemd/quint.service'), /^Environment=([A-Z0-9_]+)=/gm)).toEqual([]);
    const sharedSettings = read('compose.yaml').split('x-environment:')[1]?.split('\nservices:')[0] ?? '';
    expect(findUnknownNames(sharedSettings, /^ {2}([A-Z0-9_]+):/gm)).toEqual([]);
    expect(findUnknownNames(read('Dockerfile'), /\b([A-Z][A-Z0-9_]+)=/g)).toEqual([]);
  });

  it('require in compose the settings of the example', () => {
    const requestedNames = new Set(
      [...read('compose.yaml').matchAll(/\$\{([A-Z_]+)(?::\?[^}]*)?\}/g)].map(([, name]) => name),
    );
    const exampleNames = [...read('quint.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(requestedNames).toEqual(new Set(exampleNames));
  });

  it('copy files that exist, and run the container as a user without rights', () => {
    const dockerfile = read('Dockerfile');
    expect(dockerfile).toMatch(/^USER 10001:10001$/m);
    expect(dockerfile).toMatch(/^HEALTHCHECK /m);
    expect(existsSync(path.join(ROOT, 'tools/production/quint.mjs'))).toBe(true);
    const ignoredPaths = readFileSync(path.join(ROOT, '.dockerignore'), 'utf8').split('\n');
    expect(ignoredPaths).toEqual(expect.arrayContaining(['.git', '**/node_modules', '.env']));
  });

  it('let the service manager wait longer than the product takes to stop', () => {
    const seconds = Number(
      /const SERVER_CLOSE_SECONDS = (\d+)/.exec(readFileSync(path.join(ROOT, 'tools/start.ts'), 'utf8'))?.[1],
    );
    expect(Number(/TimeoutStopSec=(\d+)s/.exec(read('systemd/quint.service'))?.[1])).toBeGreaterThan(seconds);
    expect(Number(/stop_grace_period: (\d+)s/.exec(read('compose.yaml'))?.[1])).toBeGreaterThan(seconds);
  });

  it('accept bodies larger than the largest upload', () => {
    const route = readFileSync(path.join(ROOT, 'apps/server/src/features/files/upload/routes.ts'), 'utf8');
    const largest = Number(/fileSize: (\d+) \* 1_048_576/.exec(route)?.[1]);
    expect(Number(/client_max_body_size (\d+)m/.exec(read('nginx/quint.conf'))?.[1])).toBeGreaterThan(
      largest,
    );
    expect(Number(/max_size (\d+)MB/.exec(read('caddy/Caddyfile'))?.[1])).toBeGreaterThan(largest);
  });

  it('do not log tokens of links', () => {
    const conf = read('nginx/quint.conf');
    const format = /^log_format quint ([^;]+);/m.exec(conf)?.[1] ?? '';
    const usedVariables = new Set([...format.matchAll(/\$\w+/g)].map(([name]) => name));
    expect(usedVariables).toContain('$uri');
    for (const name of ['$request', '$request_uri', '$args', '$query_string', '$http_referer']) {
      expect(usedVariables).not.toContain(name);
    }
    const servers = conf.split(/^server \{$/m).slice(1);
    expect(servers.length).toBeGreaterThan(0);
    for (const server of servers)
      expect(server.match(/access_log [^;]*/g)).toEqual([expect.stringMatching(/ quint$/)]);
  });

  it('pass systemd-analyze, caddy and nginx', () => {
    const unit = path.join(folder, 'quint.service');
    writeFileSync(unit, read('systemd/quint.service').replace('/opt/quint/node', process.execPath));
    lint('systemd-analyze', ['verify', unit]);
    const caddyfile = path.join(ROOT, 'deploy/caddy/Caddyfile');
    lint('caddy', ['validate', '--adapter', 'caddyfile', '--config', caddyfile], {
      QUINT_HOST: 'hr.example.com',
    });
    lintNginx();
  });
});

function lintNginx(): void {
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const flags = '-x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=hr.example.com';
  if (spawnSync('openssl', ['req', ...flags.split(' '), '-keyout', key, '-out', cert]).status !== 0) {
    return console.log('openssl is not installed: nginx has no certificate to be linted with.');
  }
  const site = read('nginx/quint.conf')
    .replace('/etc/ssl/quint/fullchain.pem', cert)
    .replace('/etc/ssl/quint/privkey.pem', key);
  const settingsFile = path.join(folder, 'nginx.conf');
  writeFileSync(settingsFile, `pid ${folder}/pid; error_log stderr; events {} http { ${site} }`);
  lint('nginx', ['-t', '-c', settingsFile], { PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` });
}
