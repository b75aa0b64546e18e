import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import type { IncomingHttpHeaders, RequestOptions } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '@quint/local-postgres/free-port.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../root.ts';

const LIMIT_MS = 600_000;
const HOST = 'hr.example.com';
const EMAIL = 'first@company.example';
const PASSWORD = 'a long walk by the grey river';
const MEGABYTE = 1_048_576;

let folder: string;
let product: ChildProcess;
let nginx: ChildProcess;
let port: number;

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** A request to nginx under the site's name, with its self-signed certificate. */
function ask(
  options: Pick<RequestOptions, 'path' | 'method'> & { headers?: Readonly<Record<string, string | number>> },
  body?: Buffer | string,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { host: HOST, origin: `https://${HOST}`, ...options.headers };
    const clientRequest = request(
      { ...options, host: '127.0.0.1', port, servername: HOST, rejectUnauthorized: false, headers },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (text += chunk));
        response.once('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        );
      },
    );
    clientRequest.once('error', reject);
    clientRequest.end(body);
  });
}

/** The sample with the paths and ports of this test. */
function nginxSettings(upstream: number, plain: number): string {
  const sample = readFileSync(path.join(ROOT, 'deploy/nginx/quint.conf'), 'utf8')
    .replace('/etc/ssl/quint/fullchain.pem', path.join(folder, 'cert.pem'))
    .replace('/etc/ssl/quint/privkey.pem', path.join(folder, 'key.pem'))
    .replaceAll('/var/log/nginx/access.log', path.join(folder, 'access.log'))
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${port} ssl http2`)
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('127.0.0.1:8080', `127.0.0.1:${upstream}`);
  writeFileSync(path.join(folder, 'site.conf'), sample);
  return `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}
    http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
    fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s; include ${folder}/site.conf; }`;
}

async function answers(): Promise<boolean> {
  return ask({ path: '/api/health' }).then(
    ({ status }) => status === 200,
    () => false,
  );
}

/** The port that the product chose, from its output when it is ready. */
function portOf(child: ChildProcess): Promise<number> {
  let output = '';
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      output += String(chunk);
      const portText = /listening on \S+:(\d+) /.exec(output)?.[1];
      if (portText !== undefined) resolve(Number(portText));
    });
    child.once('exit', () => reject(new Error(output)));
  });
}

beforeAll(async () => {
  if (!existsSync('/usr/sbin/nginx'))
    throw new Error('There is no nginx. Debian: apt-get install nginx-light');
  folder = mkdtempSync(path.join(tmpdir(), 'quint-proxy-test-'));
  // The workers of nginx run as another user and store bodies below it.
  chmodSync(folder, 0o755);
  const certificateRun = spawnSync(
    'openssl',
    `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=${HOST} -keyout ${folder}/key.pem -out ${folder}/cert.pem`.split(
      ' ',
    ),
  );
  expect(certificateRun.status).toBe(0);
  product = spawn(process.execPath, [path.join(ROOT, 'tools/start.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: '',
      DATA_DIR: path.join(folder, 'data'),
      PORT: '0',
      HOST: '127.0.0.1',
      PUBLIC_URL: `https://${HOST}`,
      TRUSTED_PROXIES: '127.0.0.1',
      ADMIN_EMAIL: EMAIL,
      ADMIN_PASSWORD: PASSWORD,
    },
  });
  const upstream = await portOf(product);
  // nginx cannot choose a port: if another program has taken it meanwhile, nginx exits and this fails with its message.
  port = await findFreePort();
  const settings = path.join(folder, 'nginx.conf');
  writeFileSync(settings, nginxSettings(upstream, await findFreePort()));
  nginx = spawn('/usr/sbin/nginx', ['-c', settings], { stdio: 'inherit' });
  while (!(await answers())) {
    if (product.exitCode !== null || nginx.exitCode !== null) throw new Error('It did not start.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}, LIMIT_MS);

afterAll(async () => {
  for (const child of [product, nginx]) {
    const exit = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.kill('SIGTERM')) await exit;
  }
  rmSync(folder, { recursive: true, force: true });
});

const signIn = (mode: string) =>
  ask(
    { path: '/api/auth/login', method: 'POST', headers: { 'content-type': 'application/json' } },
    JSON.stringify({ email: EMAIL, password: PASSWORD, mode }),
  );

async function upload(bytes: number): Promise<Answer> {
  const { data } = JSON.parse((await signIn('json')).text) as { data: { access_token: string } };
  const head =
    '--edge\r\ncontent-disposition: form-data; name="file"; filename="big.txt"\r\ncontent-type: text/plain\r\n\r\n';
  const body = Buffer.concat([Buffer.from(head), Buffer.alloc(bytes, 'a'), Buffer.from('\r\n--edge--\r\n')]);
  const headers = {
    authorization: `Bearer ${data.access_token}`,
    'content-type': 'multipart/form-data; boundary=edge',
    'content-length': body.length,
  };
  return ask({ path: '/api/files', method: 'POST', headers }, body);
}

describe('the product behind nginx with the sample settings', () => {
  it('signs in with a cookie for this host only, and says that the site uses https', async () => {
    const answer = await signIn('cookie');
    expect(answer.status, answer.text).toBe(200);
    expect(String(answer.headers['set-cookie'])).toMatch(/__Host-[^;]+;.*Secure/i);
    expect(answer.headers['strict-transport-security']).toContain('max-age=');
  });

  it('accepts uploads of 5 MB, and leaves the rejection of larger ones to the product', async () => {
    const five = await upload(5 * MEGABYTE);
    expect(five.text, `5 MB: ${five.status}`).not.toContain('nginx');
    expect([200, 400, 403, 415]).toContain(five.status);
    const twelve = await upload(12 * MEGABYTE);
    expect(twelve.text, `12 MB: ${twelve.status}`).not.toContain('nginx');
    expect(twelve.text).toContain('"errors"');
  });

  it('does not expose internal routes', async () => {
    for (const urlPath of ['/metrics', '/readyz']) expect((await ask({ path: urlPath })).status).toBe(404);
  });
});
