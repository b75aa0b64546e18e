import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf } from '#testing/sessions.ts';

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
});
