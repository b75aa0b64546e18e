import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import type { Syncs } from '#features/billing/events/jobs.ts';
import { ACT_ON_EVENT, actOnEvent } from '#features/billing/events/jobs.ts';
import { signatureOf } from '#testing/stripe-imitation/sending.ts';
import type { Message } from '#testing/stripe-imitation/objects.ts';
import { PaymentFault } from '#payments/payment-port.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct({ payments: true });
const withoutProvider = useProduct();

let organization: TestOrganization;
let platform: TestUser;
let count = 0;

beforeAll(async () => {
  organization = await createOrganization(product);
  platform = await createUser(product, { organization, userRole: 'APP_ADMIN' });
});

function bodyOf(change: object = {}): { id: string; body: string } {
  count += 1;
  const id = `evt_${count}`;
  const object = { id: `cs_test_${count}` };
  const message = {
    id,
    object: 'event',
    type: 'checkout.session.completed',
    created: 1_700_000_000,
    data: { object },
  };
  return { id, body: JSON.stringify({ ...message, ...change }) };
}

const sign = (body: string, at?: Date) => signatureOf(body, product.provider.settings.webhookSecret, at);

async function post(body: string, signature: string | undefined = sign(body), on = product) {
  const answer = await on.app.inject({
    method: 'POST',
    url: '/api/payments/webhook',
    headers: {
      'content-type': 'application/json',
      ...(signature !== undefined && { 'stripe-signature': signature }),
    },
    payload: body,
  });
  return [answer.statusCode, answer.body === '' ? undefined : answer.json().errors?.[0].extensions.code];
}

const find = (message: string) =>
  product.deps.db.platform.read((db) =>
    db.selectFrom('payment_events').selectAll().where('message', '=', message).executeTakeFirst(),
  );

const countEvents = async () => {
  const rows = await product.deps.db.platform.read((db) =>
    db.selectFrom('payment_events').select('id').execute(),
  );
  return rows.length;
};

/** Our own key. */
const keyOf = async (message: string) => (await find(message))?.id ?? newId();

const act = async (message: string, syncs: Syncs, isLastTry = false) =>
  actOnEvent(product.deps, { payload: { id: await keyOf(message) }, isLastTry }, syncs);

const replay = async (message: string, headers = platform.headers) =>
  product.app.inject({
    method: 'POST',
    url: `/api/platform/payment-events/${await keyOf(message)}/replay`,
    headers,
  });

describe('a message of the provider', () => {
  it('is stored once, however often it is sent, without its content', async () => {
    const { id, body } = bodyOf({
      data: { object: { id: 'cs_test_once', customer_details: { name: 'Ada' } } },
    });
    const answers = await Promise.all([post(body), post(body), post(body)]);
    expect(answers).toEqual([
      [204, undefined],
      [204, undefined],
      [204, undefined],
    ]);
    expect(await post(body)).toEqual([204, undefined]);
    const row = await find(id);
    expect(row).toMatchObject({
      provider: 'stripe',
      type: 'checkout.session.completed',
      subject: 'checkout:cs_test_once',
      status: 'waiting',
      date_sent: new Date(1_700_000_000_000),
    });
    expect(JSON.stringify(row)).not.toContain('Ada');
    const eventsWithoutJob = await product.deps.db.platform.read((db) =>
      product.deps.jobs.findWithoutJob(db, ACT_ON_EVENT, [{ id: row?.id ?? '' }]),
    );
    expect(eventsWithoutJob).toEqual([]);
  });

  it('of an unknown kind is stored and ignored', async () => {
    const { id, body } = bodyOf({ type: 'radar.early_fraud_warning.created' });
    expect(await post(body)).toEqual([204, undefined]);
    expect(await find(id)).toMatchObject({ status: 'ignored', subject: null });
    expect((await replay(id)).statusCode).toBe(204);
    await act(id, {});
    expect(await find(id)).toMatchObject({ status: 'ignored' });
  });

  it('is rejected with 400 and not stored when it is signed by others, modified, unsigned or old', async () => {
    const before = await countEvents();
    const { body } = bodyOf();
    const signature = [400, 'webhook.signature'];
    expect(await post(body, signatureOf(body, 'whsec_another_account'))).toEqual(signature);
    expect(await post(body.replace('cs_test', 'cs_best'), sign(body))).toEqual(signature);
    expect(await post(body, 'nonsense')).toEqual(signature);
    expect(await post(body, '')).toEqual(signature);
    expect(await post('', sign(''))).toEqual([
      400,
      expect.stringMatching(/webhook.signature|INVALID_PAYLOAD/),
    ]);
    const answer = await product.app.inject({ method: 'POST', url: '/api/payments/webhook' });
    expect(answer.statusCode).toBe(400);
    const old = new Date(Date.now() - 301_000);
    expect(await post(body, sign(body, old))).toEqual([400, 'webhook.too_old']);
    expect(await countEvents()).toBe(before);
  });

  it('is rejected with 400 when it is signed but invalid', async () => {
    const before = await countEvents();
    const bodies = [
      'not JSON',
      '[]',
      'null',
      '{"object":"v2.core.event","id":"evt_x"}',
      bodyOf({ id: 7 }).body,
      bodyOf({ id: 'evt_\u0000' }).body,
      bodyOf({ id: `evt_${'x'.repeat(300)}` }).body,
      bodyOf({ created: -1 }).body,
      bodyOf({ created: 1e15 }).body,
      bodyOf({ data: null }).body,
    ];
    for (const body of bodies) expect(await post(body), body).toEqual([400, 'INVALID_PAYLOAD']);
    expect(await countEvents()).toBe(before);
    const { id, body } = bodyOf({ data: { object: { id: 'cs_\u0000:x' } } });
    expect(await post(body)).toEqual([204, undefined]);
    expect(await find(id)).toMatchObject({ status: 'ignored', subject: null });
  });

  it('of a megabyte is rejected before it is read', async () => {
    const { body } = bodyOf({ filling: 'x'.repeat(1_000_000) });
    expect(await post(body)).toEqual([413, 'CONTENT_TOO_LARGE']);
  });

  it('is rejected with 404 without a provider', async () => {
    const { body } = bodyOf();
    expect(await post(body, sign(body), withoutProvider)).toEqual([404, 'record.not_found']);
  });
});

describe('handling a message', () => {
  const receiveMessage = async (change: object = {}) => {
    const { id, body } = bodyOf(change);
    await post(body);
    return id;
  };

  it('fetches the current state of its object once and records the workspace', async () => {
    const id = await receiveMessage({ data: { object: { id: 'cs_test_mine' } } });
    const askedSessions: string[] = [];
    const orderId = '01890000-0000-7000-8000-000000000001';
    const syncs: Syncs = {
      checkout: (_deps, session) => {
        askedSessions.push(session);
        return Promise.resolve({ organizationId: organization.id, orderId });
      },
    };
    await act(id, syncs);
    await act(id, syncs);
    expect(askedSessions).toEqual(['cs_test_mine']);
    expect(await find(id)).toMatchObject({
      status: 'done',
      workspace: organization.id,
      order_id: orderId,
      attempts: 1,
      error: null,
      date_done: expect.any(Date),
    });
    expect((await replay(id)).statusCode).toBe(204);
    await act(id, syncs);
    expect(askedSessions).toHaveLength(2);
    expect(await find(id)).toMatchObject({ status: 'done', attempts: 2 });
  });

  it('ignores objects of another account, and those that concern nothing here', async () => {
    const foreign = await receiveMessage();
    await act(foreign, { checkout: () => Promise.reject(new PaymentFault('gone', 'resource_missing')) });
    expect(await find(foreign)).toMatchObject({ status: 'ignored', error: null });
    const unknownId = await receiveMessage({
      type: 'charge.refunded',
      data: { object: { payment_intent: 'pi_1' } },
    });
    await act(unknownId, { payment: () => Promise.resolve(undefined) });
    expect(await find(unknownId)).toMatchObject({
      status: 'ignored',
      subject: 'payment:pi_1',
      workspace: null,
    });
    await act(await receiveMessage(), {});
  });

  it('is retried after a failure and can be replayed afterwards', async () => {
    const id = await receiveMessage();
    const down: Syncs = { checkout: () => Promise.reject(new PaymentFault('down', 'api_error of a person')) };
    await expect(act(id, down)).rejects.toThrow(PaymentFault);
    expect(await find(id)).toMatchObject({ status: 'waiting', attempts: 1, error: 'provider.down' });
    const failingSyncs: Syncs = { checkout: () => Promise.reject(new Error('secret words')) };
    await expect(act(id, failingSyncs, true)).rejects.toThrow();
    expect(await find(id)).toMatchObject({
      status: 'failed',
      attempts: 2,
      error: 'unknown',
      date_done: null,
    });
    expect((await replay(id)).statusCode).toBe(204);
    await act(id, {
      checkout: () => Promise.resolve({ organizationId: '01890000-0000-7000-8000-00000000dead' }),
    });
    expect(await find(id)).toMatchObject({ status: 'done', workspace: null, attempts: 3, error: null });
  });
});

describe('the list of messages', () => {
  const list = async (headers: TestUser['headers'], query: string) => {
    const answer = await product.app.inject({
      method: 'GET',
      url: `/api/items/payment_events?${query}`,
      headers,
    });
    return answer.json();
  };

  it('can be read, filtered and sorted only by administrators of the platform', async () => {
    const { id, body } = bodyOf({ type: 'a.rare.type' });
    await post(body);
    const query =
      'filter[type][_eq]=a.rare.type&sort=-date_created&fields=message,status,subject,organization.name';
    expect(await list(platform.headers, query)).toEqual({
      data: [{ message: id, status: 'ignored', subject: null, organization: null }],
    });
    const admin = await createUser(product, { organization });
    expect((await list(admin.headers, query)).errors[0].extensions.code).toBe('FORBIDDEN');
    expect((await replay(id, admin.headers)).statusCode).toBe(403);
    expect((await replay('evt_unknown')).statusCode).toBe(404);
  });
});

it('the imitation sends its messages to the same route', async () => {
  const { provider } = product;
  const port = product.deps.payments;
  const session = await port?.openCheckout({
    organizationId: organization.id,
    orderId: 'an-order',
    period: undefined,
    lines: [{ key: 'insights', name: 'Talent insights', quantity: 1, unit: 45_000, amount: 45_000 }],
    discount: 0,
    includesTax: false,
    customer: undefined,
    email: 'office@acme.example',
    language: 'EN',
    successUrl: 'https://quint.example/checkout/return',
    cancelUrl: 'https://quint.example/plans',
    expiresAt: new Date(product.clock.now().getTime() + 3_600_000),
  });
  provider.submit(session?.session ?? '', 'paid');
  await provider.messageSender.waitUntilSent();
  expect(provider.messageSender.messages.every(({ isReceived }: Message) => isReceived)).toBe(true);
  for (const { id } of provider.messageSender.messages) expect(await find(id)).toBeDefined();
});
