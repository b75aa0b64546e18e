import { WEBHOOK_PAYLOADS } from '@quint/contract/operation/webhook-payloads.ts';
import { WEBHOOK_EVENTS } from '@quint/domain/operation/webhooks.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';
import { createEndpoint, sendDueWebhooks, useWebhookTarget } from '#testing/webhook-target.ts';
import { makeReport } from '#features/measures/reports/jobs.ts';
import { createWebhookSender } from '#features/operation/webhooks/sender/service.ts';
import { payOrder } from '#testing/billing.ts';
import { testScope } from '#testing/scopes.ts';
import { createFinishedResult, createInvitation, Device } from '#testing/surveys.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct({ payments: true });
const target = useWebhookTarget();
let organization: TestOrganization;
let admin: TestUser;

const post = (path: string, payload: object) =>
  callerOf(product)('POST', path, { headers: admin.headers, payload });

/** The received bodies, validated against the contract of their type. */
async function listSent() {
  await sendDueWebhooks(product);
  return target.requests.map(({ body }) => {
    const payload = JSON.parse(body);
    return WEBHOOK_PAYLOADS.get(payload.type)?.strict().parse(payload);
  });
}

const about = (talentId: string) => ({
  organization_id: organization.id,
  talent_id: talentId,
  url: `http://localhost:8080/api/items/talents/${talentId}`,
});

beforeEach(async () => {
  target.requests.length = 0;
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
  await createEndpoint(product, admin, { url: `${target.origin}/all`, events: WEBHOOK_EVENTS });
});

describe('sends an event', () => {
  it('when a talent is invited, but not when the invitation is resent', async () => {
    const talents = [{ email: 'kim@mail.example', first_name: 'Kim', last_name: 'Muster' }];
    const [invitation] = (await post('/invite/talents', { talents })).body.data.invited;
    const { talent_id: talentId } = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('talents_results')
        .select('talent_id')
        .where('id', '=', invitation.result)
        .executeTakeFirstOrThrow(),
    );
    await post(`/invite/talents/${invitation.result}/resend`, {});
    expect(await listSent()).toMatchObject([
      { type: 'talent.invited', data: { ...about(talentId), result_id: invitation.result } },
    ]);
    expect(target.requests[0]?.body).not.toContain('Kim');
    expect(target.requests[0]?.body).not.toContain('kim@');
  });

  it('when a scheduled invitation is sent, not when it is created', SLOW, async () => {
    const { id } = await createTalent(product, organization, { is_directly_invited: false });
    const { resultId } = await createInvitation(product, organization, {
      talentId: id,
      result: { status: 'SCHEDULED' },
    });
    expect(await listSent()).toEqual([]);
    await product.deps.db.platform.write((db) =>
      db.updateTable('talents_results').set({ status: 'SENT' }).where('id', '=', resultId).execute(),
    );
    expect(await listSent()).toMatchObject([{ type: 'talent.invited', data: { result_id: resultId } }]);
  });

  it('when a survey is finished and when its report is ready', SLOW, async () => {
    const invitation = await createInvitation(product, organization);
    await sendDueWebhooks(product);
    target.requests.length = 0;
    const device = new Device(product);
    await device.complete(invitation.token, 2);
    await device.call('POST', '/survey/finish', {});
    const data = { ...about(invitation.talentId), result_id: invitation.resultId, is_held: false };
    expect(await listSent()).toMatchObject([{ type: 'survey.finished', data }]);
    await makeReport(product.deps, { organizationId: organization.id, resultId: invitation.resultId });
    expect(await listSent()).toMatchObject([{ type: 'survey.finished' }, { type: 'report.ready', data }]);
  });

  it('when a talent is unlocked, once', SLOW, async () => {
    const { id } = await createTalent(product, organization, { is_directly_invited: false });
    await createFinishedResult(product, organization, { talentId: id });
    await sendDueWebhooks(product);
    target.requests.length = 0;
    const body = { organizationId: organization.id, talentId: id, budget: 1 };
    await post('/workspace-automations/unlock-talent-insight', body);
    await post('/workspace-automations/unlock-talent-insight', body);
    expect(await listSent()).toMatchObject([{ type: 'talent.unlocked', data: about(id) }]);
  });

  it('when the status of a talent changes, on the record and for several people at once', SLOW, async () => {
    const [one, other] = [
      await createTalent(product, organization, { is_directly_invited: false }),
      await createTalent(product, organization, { is_directly_invited: false }),
    ];
    await itemsOf(product, admin).patch(`talents/${one.id}`, { status: 'FAVOURITE' });
    expect(await listSent()).toMatchObject([
      {
        type: 'talent.status_changed',
        data: { ...about(one.id), status: 'FAVOURITE', previous_status: 'APPLICANT' },
      },
    ]);
    await post('/talents/move', { talents: [one.id, other.id], status: 'EMPLOYEE' });
    const events = (await listSent()).slice(1);
    expect(events.map((each) => each?.data)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ talent_id: one.id, previous_status: 'FAVOURITE', status: 'EMPLOYEE' }),
        expect.objectContaining({ talent_id: other.id, previous_status: 'APPLICANT', status: 'EMPLOYEE' }),
      ]),
    );
  });

  it('when an order of the workspace is paid, but not for orders of talents', SLOW, async () => {
    const orderValues = {
      kind: 'insights',
      amount: 45_000,
      insights: 25,
      lines: [{ key: 'insights', quantity: 1, unit: 45_000, amount: 45_000 }],
    } as const;
    const order = await payOrder(product, organization, orderValues);
    expect(await listSent()).toMatchObject([
      {
        type: 'order.paid',
        data: { order_id: order.id, kind: 'insights', amount: 45_000, currency: 'EUR' },
      },
    ]);
    expect(Object.keys(JSON.parse(target.requests[0]?.body ?? '').data)).not.toContain('url');
    await payOrder(product, organization, { ...orderValues, buyer: 'talent' });
    expect(await listSent()).toHaveLength(1);
  });

  it('to the subscribed endpoints, with one id', SLOW, async () => {
    const { id } = await createTalent(product, organization, { is_directly_invited: false });
    const all = { url: `${target.origin}/two`, events: ['talent.status_changed', 'order.paid'] };
    await createEndpoint(product, admin, all);
    await createEndpoint(product, admin, { ...all, url: `${target.origin}/none`, events: ['order.paid'] });
    await itemsOf(product, admin).patch(`talents/${id}`, { status: 'FAVOURITE' });
    await listSent();
    expect(target.requests.map(({ path }) => path).toSorted()).toEqual(['/all', '/two']);
    expect(new Set(target.requests.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });
});

describe('does not send an event', () => {
  const changeWorkspace = (values: { is_freezed: boolean } | { date_deleted: Date | null }) =>
    product.deps.db.platform.write((db) =>
      db.updateTable('organizations').set(values).where('id', '=', organization.id).execute(),
    );
  const listStates = () =>
    product.deps.db.platform.read((db) =>
      db
        .selectFrom('webhook_deliveries')
        .select(['status', 'reason'])
        .where('organization_id', '=', organization.id)
        .execute(),
    );

  it('to another workspace', async () => {
    const other = await createOrganization(product);
    const { id } = await createTalent(product, other);
    const user = await createUser(product, { organization: other });
    await itemsOf(product, user).patch(`talents/${id}`, { status: 'FAVOURITE' });
    expect(await listSent()).toEqual([]);
  });

  it('when the transaction is rolled back', SLOW, async () => {
    const { id } = await createTalent(product, organization, { is_directly_invited: false });
    const scope = testScope(organization.id);
    const failingWrite = product.deps.db.write(scope, async (tx) => {
      await tx.updateTable('talents').set({ status: 'EMPLOYEE' }).where('id', '=', id).execute();
      throw new Error('Rolls the transaction back');
    });
    await expect(failingWrite).rejects.toThrow('Rolls the transaction back');
    expect(await listSent()).toEqual([]);
  });

  it('while the workspace is frozen, but afterwards', SLOW, async () => {
    const { id } = await createTalent(product, organization, { is_directly_invited: false });
    await itemsOf(product, admin).patch(`talents/${id}`, { status: 'FAVOURITE' });
    await changeWorkspace({ is_freezed: true });
    await createWebhookSender(product.deps).look();
    expect(await listStates()).toEqual([{ status: 'waiting', reason: null }]);
    const platform = await createUser(product, { userRole: 'APP_ADMIN' });
    const response = await callerOf(product)('GET', '/operation/webhooks', { headers: platform.headers });
    expect(response.body.data).toMatchObject({ oldest_due: null });
    await changeWorkspace({ is_freezed: false });
    expect(await listSent()).toMatchObject([{ type: 'talent.status_changed', data: about(id) }]);
  });

  it('while the workspace is deleted, but after it is restored', SLOW, async () => {
    const { id } = await createTalent(product, organization, { is_directly_invited: false });
    await itemsOf(product, admin).patch(`talents/${id}`, { status: 'FAVOURITE' });
    await changeWorkspace({ date_deleted: new Date() });
    await createWebhookSender(product.deps).look();
    expect(await listStates()).toEqual([{ status: 'waiting', reason: null }]);
    await changeWorkspace({ date_deleted: null });
    expect(await listSent()).toMatchObject([{ type: 'talent.status_changed', data: about(id) }]);
  });
});
