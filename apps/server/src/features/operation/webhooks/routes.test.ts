import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createUser, createTalent } from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf } from '#testing/sessions.ts';
import { WEBHOOK_ENDPOINTS_MAX } from '@quint/domain/operation/webhooks.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct({ env: { WEBHOOK_PRIVATE_TARGETS: 'off' } });
const BODY = { url: 'https://example.com/hooks', description: 'Payroll', events: ['talent.invited'] };
let organization: TestOrganization;
let admin: TestUser;

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const as =
  ({ headers }: TestUser) =>
  (method: Method, path: string, payload?: object) =>
    callerOf(product)(method, path, { headers, ...(payload === undefined ? {} : { payload }) });
const call = (method: Method, path: string, payload?: object) => as(admin)(method, path, payload);
const listEndpoints = async () => (await call('GET', '/webhooks')).body.data.endpoints;

beforeEach(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
});

describe('an endpoint', () => {
  it('is created with a secret that is returned once and stored sealed', async () => {
    const { status, body } = await call('POST', '/webhooks', BODY);
    expect(status).toBe(200);
    expect(body.data.secret).toMatch(/^whsec_/);
    const [endpoint] = await listEndpoints();
    expect(endpoint).toMatchObject({
      ...BODY,
      id: body.data.id,
      is_active: true,
      waiting: 0,
      dead: 0,
      latest: [],
      made_by: expect.stringContaining('Test Person'),
    });
    expect(JSON.stringify(endpoint)).not.toContain('secret"');
    const storedEndpoint = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('webhook_endpoints')
        .select('secret')
        .where('id', '=', body.data.id)
        .executeTakeFirstOrThrow(),
    );
    const bytes = Buffer.from(body.data.secret.slice('whsec_'.length), 'base64');
    expect(storedEndpoint.secret.includes(bytes)).toBe(false);
  });

  it('is changed, switched off and on, and deleted, each with an audit log entry', async () => {
    const { id } = (await call('POST', '/webhooks', BODY)).body.data;
    const changes = { url: 'https://example.com/other', events: ['order.paid', 'report.ready'] };
    expect((await call('PATCH', `/webhooks/${id}`, changes)).status).toBe(204);
    await call('PATCH', `/webhooks/${id}`, { is_active: false });
    expect(await listEndpoints()).toMatchObject([
      { ...changes, description: 'Payroll', is_active: false, off_because: 'person' },
    ]);
    const off = await call('POST', `/webhooks/${id}/test`);
    expect(errorOf(off)).toMatchObject({ status: 409, code: 'webhook.off' });
    await call('PATCH', `/webhooks/${id}`, { is_active: true });
    await call('POST', `/webhooks/${id}/secret`);
    await call('POST', `/webhooks/${id}/test`);
    expect(await listEndpoints()).toMatchObject([
      { is_active: true, waiting: 1, latest: [{ type: 'webhook.test', status: 'waiting' }] },
    ]);
    expect((await call('DELETE', `/webhooks/${id}`)).status).toBe(204);
    expect(await listEndpoints()).toEqual([]);
    const log = await itemsOf(product, admin).find('audit_log', {
      fields: ['action', 'details'],
      filter: { action: { _starts_with: 'webhooks.' } },
      sort: 'id',
    });
    expect(log.map((line: Record<string, unknown>) => line['action'])).toEqual([
      'webhooks.create',
      'webhooks.update',
      'webhooks.update',
      'webhooks.update',
      'webhooks.rotate_secret',
      'webhooks.test',
      'webhooks.delete',
    ]);
    expect(log[0]?.['details']).toEqual({ host: 'example.com', events: ['talent.invited'] });
  });

  it.each([
    [{ url: 'http://example.com/' }, 'webhook.url_https'],
    [{ url: 'https://10.0.0.1/' }, 'webhook.url_private'],
    [{ url: 'https://a:b@example.com/' }, 'webhook.url_credentials'],
    [{ url: 'https://example.com:25/' }, 'webhook.url_port'],
    [{ url: ' ' }, 'webhook.url_invalid'],
    [{ events: [] }, 'webhook.event_required'],
    [{ events: ['talent.erased'] }, 'INVALID_PAYLOAD'],
  ])('is refused with %j', SLOW, async (values, code) => {
    expect(errorOf(await call('POST', '/webhooks', { ...BODY, ...values })).code).toBe(code);
    const { id } = (await call('POST', '/webhooks', BODY)).body.data;
    expect(errorOf(await call('PATCH', `/webhooks/${id}`, values)).code).toBe(code);
  });

  it('accepts at most sixty tests and resends together in ten minutes', SLOW, async () => {
    const { id } = (await call('POST', '/webhooks', BODY)).body.data;
    for (let time = 0; time < 30; time++) {
      expect((await call('POST', `/webhooks/${id}/test`)).status).toBe(204);
      expect((await call('POST', `/webhooks/${id}/replay`)).status).toBe(200);
    }
    const [{ id: delivery }] = (await listEndpoints())[0].latest;
    const others = [
      `/webhooks/${id}/test`,
      `/webhooks/${id}/replay`,
      `/webhooks/deliveries/${delivery}/replay`,
    ];
    for (const path of others) {
      const url = `/api${path}`;
      const response = await product.app.inject({ method: 'POST', url, headers: admin.headers });
      expect(response.statusCode).toBe(429);
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await listEndpoints())[0]).toMatchObject({ waiting: 30 });
  });

  it('is limited to twenty per workspace', SLOW, async () => {
    for (let index = 1; index < WEBHOOK_ENDPOINTS_MAX; index++) await call('POST', '/webhooks', BODY);
    const last = await Promise.all([call('POST', '/webhooks', BODY), call('POST', '/webhooks', BODY)]);
    expect(last.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('is not accessible to another workspace', async () => {
    const { id } = (await call('POST', '/webhooks', BODY)).body.data;
    const other = as(await createUser(product, { organization: await createOrganization(product) }));
    const tries: [Method, string, object?][] = [
      ['PATCH', `/webhooks/${id}`, { is_active: false }],
      ['DELETE', `/webhooks/${id}`],
      ['POST', `/webhooks/${id}/secret`],
      ['POST', `/webhooks/${id}/test`],
      ['POST', `/webhooks/${id}/replay`],
      ['GET', `/webhooks/${id}/deliveries`],
    ];
    for (const [method, path, payload] of tries) {
      expect([path, (await other(method, path, payload)).status]).toEqual([path, 404]);
    }
    expect((await other('GET', '/webhooks')).body.data.endpoints).toEqual([]);
    expect(await listEndpoints()).toMatchObject([{ is_active: true }]);
  });

  it('lists its deliveries in pages', SLOW, async () => {
    const { id } = (await call('POST', '/webhooks', { ...BODY, events: ['talent.status_changed'] })).body
      .data;
    const talent = await createTalent(product, organization);
    for (let time = 0; time < 52; time++) {
      const status = time % 2 === 0 ? 'FAVOURITE' : 'APPLICANT';
      await itemsOf(product, admin).patch(`talents/${talent.id}`, { status });
    }
    const path = `/webhooks/${id}/deliveries`;
    const first = (await call('GET', path)).body.data;
    expect([first.deliveries.length, first.has_more]).toEqual([50, true]);
    const second = (await call('GET', `${path}?before=${first.deliveries.at(-1).id}`)).body.data;
    expect([second.deliveries.length, second.has_more]).toEqual([2, false]);
    expect((await listEndpoints())[0]).toMatchObject({ waiting: 52 });
  });
});

describe('GET /operation/webhooks', () => {
  it('counts over all workspaces, only for the platform', async () => {
    const { id } = (await call('POST', '/webhooks', BODY)).body.data;
    await call('POST', `/webhooks/${id}/test`);
    expect((await call('GET', '/operation/webhooks')).status).toBe(403);
    const platform = await createUser(product, { userRole: 'APP_ADMIN' });
    const { data } = (await as(platform)('GET', '/operation/webhooks')).body;
    expect(data.endpoints).toBeGreaterThan(0);
    expect(data.waiting).toBeGreaterThan(0);
    expect(data).toMatchObject({ dead: 0, failing: 0, switched_off: 0, oldest_due: expect.any(String) });
  });
});
