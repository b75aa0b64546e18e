import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import { listQueuedKinds, waitForMail } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf } from '#testing/sessions.ts';

const product = useProduct({ worker: true });
const UNKNOWN_ID = '019a0000-0000-7000-8000-000000000000';
let organization: TestOrganization;
let platform: TestUser;

beforeEach(async () => {
  organization = await createOrganization(product, { pack: 'basic' });
  platform = await createUser(product, { userRole: 'APP_ADMIN' });
});

const grant = (payload: object, { id, headers }: { id?: string; headers?: TestUser['headers'] } = {}) =>
  callerOf(product)('POST', `/platform/organizations/${id ?? organization.id}/insights`, {
    headers: headers ?? platform.headers,
    payload: { key: randomUUID(), ...payload },
  });

describe('talent insights that the platform grants', () => {
  it('are added to the budget and the history with the reason, audited and announced by mail', async () => {
    const admin = await createUser(product, { organization });
    const answer = await grant({ insights: 5, reason: '  A webinar ' });
    expect([answer.status, answer.body]).toEqual([200, { data: { insights: 30 } }]);
    const { data } = (
      await itemsOf(product, admin).get(
        'insight_entries?fields=kind,amount,balance,reason&filter[kind][_eq]=grant',
      )
    ).body;
    expect(data).toEqual([{ kind: 'grant', amount: 5, balance: 30, reason: 'A webinar' }]);
    const lines = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('audit_log')
        .select(['action', 'user_id', 'details'])
        .where('organization_id', '=', organization.id)
        .execute(),
    );
    expect(lines).toEqual([{ action: 'insights.grant', user_id: platform.id, details: { insights: 5 } }]);
    const mail = await waitForMail(product, { to: admin.email, kind: 'insights-granted' });
    expect(mail.subject).toBe(`5 Talent-Insights für ${organization.name}`);
    expect(mail.text).toMatch(
      /Jetzt sind es 30\.[^]*Grund: A webinar[^]*Nachname und E-Mail-Adresse.*Jobprofil/,
    );
  });

  it('are granted by each request, also by simultaneous ones', async () => {
    const admin = await createUser(product, { organization });
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => grant({ insights: 10, reason: 'Again' })),
    );
    expect(answers.map(({ body }) => body.data.insights).toSorted((a, b) => a - b)).toEqual([35, 45, 55, 65]);
    expect(await listQueuedKinds(product, admin.email)).toEqual(Array(4).fill('insights-granted'));
  });

  it('are granted once for the same key, also by simultaneous requests', async () => {
    const admin = await createUser(product, { organization });
    const again = { insights: 10, reason: 'Again', key: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 4 }, () => grant(again)));
    expect(answers.map(({ body }) => body.data.insights)).toEqual([35, 35, 35, 35]);
    expect((await grant({ ...again, insights: 20 })).body.data.insights).toBe(35);
    expect(await listQueuedKinds(product, admin.email)).toEqual(['insights-granted']);
  });

  it.each([
    { insights: 0, reason: 'x' },
    { insights: -5, reason: 'x' },
    { insights: 10_001, reason: 'x' },
    { insights: 1.5, reason: 'x' },
    { insights: 5, reason: '  ' },
    { insights: 5, reason: 'x'.repeat(501) },
    { insights: 5 },
    { insights: 5, reason: 'x', key: 'no-uuid' },
  ])('are refused as %j', async (payload) => {
    expect(errorOf(await grant(payload))).toMatchObject({ status: 400 });
  });

  it('are refused for unknown or deleted workspaces, and to administrators of workspaces', async () => {
    const payload = { insights: 5, reason: 'x' };
    const notFoundError = { status: 404, code: 'record.not_found' };
    expect(errorOf(await grant(payload, { id: UNKNOWN_ID }))).toMatchObject(notFoundError);
    const { headers } = await createUser(product, { organization });
    expect(errorOf(await grant(payload, { headers }))).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    await product.deps.db.platform.write((db) =>
      db
        .updateTable('organizations')
        .set({ date_deleted: new Date() })
        .where('id', '=', organization.id)
        .execute(),
    );
    expect(errorOf(await grant(payload))).toMatchObject(notFoundError);
  });
});
