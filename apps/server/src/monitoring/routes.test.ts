import { expect, it, vi } from 'vitest';
import { buildApp } from '#app.ts';
import type { Deps } from '#deps.ts';
import { useProduct } from '#testing/product.ts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { openDatabase } from '#database/gate.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { createInvitation, Device } from '#testing/surveys.ts';
import { SLOW } from '#testing/tags.ts';

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

async function asOwner(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: product.deps.config.databaseUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** The log entries of completed requests; each is written just after its response. */
async function linesOf(requestId: string): Promise<readonly Line[]> {
  for (;;) {
    const requestLines = lines.filter(({ request_id }) => request_id === requestId);
    if (requestLines.some(({ msg }) => msg === 'request')) return requestLines;
    await sleep(1);
  }
}

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

it('is alive but not ready without a database, and reveals no address', SLOW, async () => {
  const db = openDatabase({ url: 'postgres://nobody@127.0.0.1:9/none', connections: 2 });
  expect(await during({ db }, '/healthz')).toMatchObject({ status: 200 });
  const { status, body } = await during({ db }, '/readyz');
  expect(status).toBe(503);
  expect(JSON.parse(body)).toMatchObject({
    status: 'not ready',
    checks: { database: 'failed: ECONNREFUSED', schema: 'not known', storage: 'ok' },
  });
  expect(body).not.toContain('127.0.0.1');
  const metrics = await during({ db }, '/metrics');
  expect(metrics.status).toBe(200);
  expect(metrics.body).toContain('quint_check_ok{check="database"} 0');
  await db.close();
});

it('is not ready with a schema that lacks migrations', SLOW, async () => {
  await asOwner("update schema_migrations set name = 'away' where name = '0187_interview_questions.sql'");
  const { status, body } = await during({}, '/readyz');
  await asOwner("update schema_migrations set name = '0187_interview_questions.sql' where name = 'away'");
  expect([status, JSON.parse(body).checks.schema]).toEqual([503, '1 migrations are missing']);
});

it('is not ready on a full disk, or without its files', SLOW, async () => {
  const full = await during(withOperation({ diskFreeBytes: Number.MAX_SAFE_INTEGER }), '/readyz');
  expect([full.status, JSON.parse(full.body).checks.disk]).toEqual([
    503,
    'less free space than DISK_FREE_MB',
  ]);
  const brokenConfig = { ...product.deps.config, dataDir: '/dev/null/gone' };
  const without = await during({ config: brokenConfig }, '/readyz');
  expect([without.status, JSON.parse(without.body).checks]).toEqual([
    503,
    expect.objectContaining({ disk: 'failed: ENOTDIR', storage: 'failed: ENOTDIR', database: 'ok' }),
  ]);
});

it('stays ready when its files become unavailable, and reports as degraded', SLOW, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'quint-degraded-'));
  const config = { ...product.deps.config, dataDir };
  const app = await buildApp({ ...product.deps, config });
  expect((await app.inject('/readyz')).json()).toMatchObject({ status: 'ready' });
  await rm(join(dataDir, 'files'), { recursive: true });
  await writeFile(join(dataDir, 'files'), 'no folder');
  const response = await vi.waitFor(
    async () => {
      const answer = await app.inject('/readyz');
      expect(answer.json().status).not.toBe('ready');
      return answer;
    },
    { timeout: 20_000, interval: 50 },
  );
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({
    status: 'degraded',
    checks: { storage: 'failed: EEXIST', database: 'ok', disk: 'ok' },
  });
  const { body } = await app.inject('/metrics');
  expect(body).toContain('quint_check_ok{check="storage"} 0');
  expect(body).toContain('quint_ready 1');
  await app.close();

  const fresh = await during({ config }, '/readyz');
  expect([fresh.status, JSON.parse(fresh.body).status]).toEqual([503, 'not ready']);
  await rm(dataDir, { recursive: true });
});

it('counts waiting jobs and unsent mails', SLOW, async () => {
  const { deps } = product;
  const organization = await createOrganization(product);
  const scope = { organizationId: organization.id };
  await deps.db.platform.write(async (db) => {
    const due = {
      id: '01890000-0000-7000-8000-00000000000a',
      message_key: 'a',
      kind: 'x',
      to_email: 'a@b.example',
    };
    const common = { organization_id: scope.organizationId, language: 'EN' as const, payload: '{}' };
    await db
      .insertInto('outbox')
      .values([
        { ...common, ...due, date_created: new Date(Date.now() - 600_000) },
        { ...common, ...due, id: '01890000-0000-7000-8000-00000000000b', message_key: 'b', status: 'failed' },
      ])
      .execute();
    await deps.jobs.enqueue(db, { name: 'send-mail', tries: 3, firstPauseSeconds: 1, concurrency: 2 }, [
      { a: 1 },
    ]);
  });
  const { body } = await during({}, '/metrics');
  expect(body).toMatch(/quint_outbox_mails\{state="due"\} 1/);
  expect(body).toMatch(/quint_outbox_mails\{state="failed"\} 1/);
  expect(Number(/^quint_outbox_oldest_seconds (\S+)/m.exec(body)?.[1])).toBeGreaterThan(500);
  expect(body).toMatch(/quint_jobs\{job="send-mail",state="waiting"\} 1/);
  expect(body).toMatch(/quint_jobs_oldest_seconds\{job="send-mail"\} \d/);
});

it('every request has an id, which it may supply, and one log entry that names no person', SLOW, async () => {
  const organization = await createOrganization(product);
  const admin = await createUser(product, { organization, userRole: 'ORG_ADMIN' });
  const role = '01890000-0000-7000-8000-0000000000ff';
  const answer = await get(`/api/items/roles/${role}?fields=name`, {
    ...admin.headers,
    'x-request-id': 'proxy-7.a',
  });
  expect(answer.headers['x-request-id']).toBe('proxy-7.a');
  const [line, ...more] = await linesOf('proxy-7.a');
  expect(more).toEqual([]);
  expect(line).toEqual({
    level: 30,
    time: expect.any(Number),
    pid: expect.any(Number),
    hostname: expect.any(String),
    request_id: 'proxy-7.a',
    method: 'GET',
    route: '/api/items/:collection/:id',
    status: 403,
    ms: expect.any(Number),
    who: 'person',
    refused: 'ORG_ADMIN',
    msg: 'request',
  });
  const requestId = (await get('/api/nowhere', { 'x-request-id': 'two words' })).headers['x-request-id'];
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
  expect((await linesOf(String(requestId)))[0]).toMatchObject({
    route: 'none',
    status: 404,
    who: 'anonymous',
  });

  const device = new Device(product);
  const invitation = await createInvitation(product, organization);
  await device.open(invitation.token);
  const survey = await device.call('GET', '/survey/session');
  expect((await linesOf(String(survey.headers['x-request-id'])))[0]).toMatchObject({ who: 'survey' });
  await get('/readyz', { 'x-request-id': 'probe' });
  const text = JSON.stringify(lines);
  for (const secret of [invitation.token, invitation.email, role, admin.email, 'probe'])
    expect(text).not.toContain(secret);
});

it('a server error includes the request id in the response and in the log', SLOW, async () => {
  const db = openDatabase({ url: 'postgres://nobody@127.0.0.1:9/none', connections: 2 });
  const { body, status } = await during({ db }, '/api/health', { 'x-request-id': 'lost-1' });
  await db.close();
  expect([status, JSON.parse(body).errors[0].extensions]).toEqual([
    503,
    expect.objectContaining({ code: 'SERVICE_UNAVAILABLE', request_id: 'lost-1' }),
  ]);
  expect(lines).toContainEqual(
    expect.objectContaining({ msg: 'database not reachable', request_id: 'lost-1' }),
  );
});

it('directs password managers to the form for a new password', SLOW, async () => {
  const answer = await product.app.inject({ url: '/.well-known/change-password' });
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/profile']);
});

it('provides the files that search engines and security researchers look for', SLOW, async () => {
  expect((await get('/robots.txt')).body).toMatch(/^User-agent: \*\nDisallow: \/api\/\n/);
  expect((await get('/.well-known/security.txt')).body).toMatch(
    /^Contact: mailto:security@acme\.example\nExpires: \d{4}-\d\d-\d\dT.*Z\n/,
  );
  const silent = await during(withOperation({ securityContact: undefined }), '/.well-known/security.txt');
  expect(silent.status).toBe(404);
});
