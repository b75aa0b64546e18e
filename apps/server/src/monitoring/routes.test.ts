import { expect, it } from 'vitest';
import { buildApp } from '#app.ts';
import type { Deps } from '#deps.ts';
import { useProduct } from '#testing/product.ts';

type Line = Readonly<Record<string, unknown>>;
const lines: Line[] = [];
const product = useProduct({
  env: { LOG_LEVEL: 'info', BUILD_COMMIT: '0123456789abcdef', SECURITY_CONTACT: 'security@acme.example' },
  logTo: { write: (text) => void lines.push(JSON.parse(text) as Line) },
});

const get = (url: string, headers: Record<string, string> = {}) => product.app.inject({ url, headers });

/** Sends a request to a server whose dependencies differ from the product's. */
async function during(overrides: Partial<Deps>, url: string, headers: Record<string, string> = {}) {
  const app = await buildApp({ ...product.deps, ...overrides });
  const answer = await app.inject({ url, headers });
  await app.close();
  return { status: answer.statusCode, body: answer.body };
}

const withOperation = (operation: Partial<Deps['config']['operation']>) => ({
  config: { ...product.deps.config, operation: { ...product.deps.config.operation, ...operation } },
});

it('is alive without using the database, and ready when everything works', async () => {
  expect(await get('/healthz')).toMatchObject({ statusCode: 200, body: 'ok\n' });
  const ready = await get('/readyz');
  expect([ready.statusCode, ready.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(ready.json()).toEqual({
    status: 'ready',
    version: expect.stringMatching(/^\d+\.\d+\.\d+ \(0123456789ab\)$/),
    checks: { database: 'ok', schema: 'ok', disk: 'ok', storage: 'ok', draining: 'ok' },
  });
  expect((await get('/api/health')).json()).toMatchObject({
    data: { status: 'ok', version: expect.stringContaining('0123456789ab') },
  });
});

it('provides figures only to programs of this machine, or with the token', async () => {
  await get('/api/public-settings');
  const own = await get('/metrics');
  expect(own.headers['content-type']).toContain('text/plain');
  for (const figure of [
    /quint_info\{version="\d+\.\d+\.\d+",commit="0123456789ab"\} 1/,
    /quint_http_request_seconds_count\{method="GET",route="\/api\/public-settings",status="200"\} \d/,
    /quint_database_connections\{role="quint_app",size="light",purpose="requests",state="waiting"\} 0/,
    /quint_work_seconds_count\{kind="database",name="read",outcome="done"\} \d/,
    /quint_check_ok\{check="storage"\} 1/,
    /quint_disk_bytes\{state="free"\} \d/,
    /quint_outbox_oldest_seconds 0/,
    /nodejs_eventloop_lag_seconds /,
  ]) {
    expect(own.body).toMatch(figure);
  }
  expect((await get('/metrics', { 'x-forwarded-for': '10.0.0.7' })).statusCode).toBe(404);
  const away = await product.app.inject({ url: '/metrics', remoteAddress: '10.0.0.7' });
  expect(away.json().errors[0].extensions.code).toBe('ROUTE_NOT_FOUND');
  const metricsToken = 'a token for the scraper';
  const ask = (headers: Record<string, string>) =>
    during(withOperation({ metricsToken }), '/metrics', headers);
  expect((await ask({})).status).toBe(404);
  expect((await ask({ authorization: 'Bearer another' })).status).toBe(404);
  expect((await ask({ authorization: `Bearer ${metricsToken}`, via: 'proxy' })).status).toBe(200);
});
