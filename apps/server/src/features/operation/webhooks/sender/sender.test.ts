import { createHmac } from 'node:crypto';
import { WEBHOOK_PAUSES } from '@quint/domain/operation/webhooks.ts';
import { Webhook } from 'standardwebhooks';
import { beforeEach, describe, expect, it } from 'vitest';
import { createWebhookSender } from '#features/operation/webhooks/sender/service.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import { sendDueMails } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';
import type { TestEndpoint } from '#testing/webhook-target.ts';
import { createEndpoint, sendDueWebhooks, useWebhookTarget } from '#testing/webhook-target.ts';

const product = useProduct();
const target = useWebhookTarget();
let organization: TestOrganization;
let admin: TestUser;
let endpoint: TestEndpoint;
let movedTo: Date | undefined;

function moveClock(date: Date | undefined): void {
  movedTo = date;
  product.clock.set(date);
}
/** Uses the real time: sessions expire before the end of the simulated time. */
async function inReality<Result>(work: () => Promise<Result>): Promise<Result> {
  product.clock.set(undefined);
  const result = await work();
  product.clock.set(movedTo);
  return result;
}
const call = (method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) =>
  inReality(() =>
    callerOf(product)(method, path, {
      headers: admin.headers,
      ...(payload === undefined ? {} : { payload }),
    }),
  );
const answerWith = (code: number) => {
  target.answer = (reply) => reply.writeHead(code).end();
};

/** Creates an event for the endpoint. */
async function happen(times = 1): Promise<string> {
  const { id } = await createTalent(product, organization);
  for (let time = 0; time < times; time++) {
    const status = time % 2 === 0 ? 'FAVOURITE' : 'EMPLOYEE';
    await inReality(() => itemsOf(product, admin).patch(`talents/${id}`, { status }));
  }
  return id;
}
const readEndpoint = async () => (await call('GET', '/webhooks')).body.data.endpoints[0];
const readDeliveries = async () =>
  (await call('GET', `/webhooks/${endpoint.id}/deliveries`)).body.data.deliveries;
/** Advances the clock to the next attempt of the newest delivery. */
async function goToNextAttempt(): Promise<void> {
  const [delivery] = await readDeliveries();
  moveClock(new Date(Date.parse(delivery.date_next) + 1));
  await sendDueWebhooks(product);
}

beforeEach(async () => {
  moveClock(undefined);
  await product.deps.db.platform.write((db) => db.deleteFrom('webhook_endpoints').execute());
  target.requests.length = 0;
  answerWith(204);
  organization = await createOrganization(product, { language: 'EN' });
  admin = await createUser(product, { organization });
  const url = `${target.origin}/hooks?key=1`;
  endpoint = await createEndpoint(product, admin, { url, events: ['talent.status_changed'] });
});

describe('a request', () => {
  it('is signed so that the package and an independent computation agree', async () => {
    await happen();
    await sendDueWebhooks(product);
    const [{ body, headers, path } = { body: '', headers: {}, path: '' }] = target.requests;
    expect(path).toBe('/hooks?key=1');
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': 'Quint-Webhooks/1.0' });
    const webhookHeaders = headers as Record<string, string>;
    expect(new Webhook(endpoint.secret).verify(body, webhookHeaders)).toEqual(JSON.parse(body));
    const key = Buffer.from(endpoint.secret.replace('whsec_', ''), 'base64');
    const signedContent = `${webhookHeaders['webhook-id']}.${webhookHeaders['webhook-timestamp']}.${body}`;
    const signature = createHmac('sha256', key).update(signedContent).digest('base64');
    expect(webhookHeaders['webhook-signature']).toBe(`v1,${signature}`);
    expect(() => new Webhook(endpoint.secret).verify(`${body} `, webhookHeaders)).toThrow();
    expect(await readDeliveries()).toMatchObject([
      { status: 'sent', attempts: 1, answer_code: 204, reason: null, date_next: null },
    ]);
  });
});

describe('a delivery that fails', () => {
  it('also includes one whose secret cannot be decrypted, until a new one is created', async () => {
    await happen();
    const secret = 'another secret than the one that sealed the secrets of the endpoints';
    const sender = createWebhookSender({ ...product.deps, config: { ...product.deps.config, secret } });
    await sender.look();
    await sender.settle();
    expect(target.requests).toEqual([]);
    const [delivery] = await readDeliveries();
    expect(delivery).toMatchObject({ status: 'waiting', answer_code: null, reason: 'secret_unreadable' });
    expect((await readEndpoint()).failing_since).not.toBeNull();
    // Simulates an endpoint that was created with another SECRET.
    await product.deps.db.platform.write((db) =>
      db
        .updateTable('webhook_endpoints')
        .set({ secret: Buffer.alloc(60, 1) })
        .execute(),
    );
    for (const _ of WEBHOOK_PAUSES) await goToNextAttempt();
    expect(await readDeliveries()).toMatchObject([
      { status: 'dead', attempts: WEBHOOK_PAUSES.length + 1, reason: 'secret_unreadable' },
    ]);
    const { secret: newSecret } = (await call('POST', `/webhooks/${endpoint.id}/secret`)).body.data;
    expect(await readEndpoint()).toMatchObject({ previous_secret_until: null });
    await call('POST', `/webhooks/${endpoint.id}/replay`);
    await sendDueWebhooks(product);
    expect(await readDeliveries()).toMatchObject([{ status: 'sent' }]);
    const { body = '', headers = {} } = target.requests.at(-1) ?? {};
    const sentAt = new Date(Number(headers['webhook-timestamp']) * 1000);
    const signature = new Webhook(newSecret).sign(String(headers['webhook-id']), sentAt, body);
    expect(headers['webhook-signature']).toBe(signature);
  });
});

describe('an endpoint is switched off', () => {
  const mails = () => product.mailer.sentMails.filter(({ to }) => to === admin.email);

  it('by a 410 response, with a mail, and can be switched on again', async () => {
    answerWith(410);
    await happen(2);
    await sendDueWebhooks(product, { perEndpoint: 1 });
    expect(await readEndpoint()).toMatchObject({
      is_active: false,
      off_because: 'gone',
      dead: 2,
      waiting: 0,
    });
    expect((await readDeliveries()).map(({ reason }: { reason: string }) => reason).toSorted()).toEqual([
      'endpoint_off',
      'gone',
    ]);
    await sendDueMails(product, organization.id);
    expect(mails()).toMatchObject([{ subject: `${organization.name}: a webhook was switched off` }]);
    expect(mails()[0]?.text).toContain('(410)');
    await happen();
    expect(await readDeliveries()).toHaveLength(2);
    answerWith(204);
    await call('PATCH', `/webhooks/${endpoint.id}`, { is_active: true });
    await call('POST', `/webhooks/${endpoint.id}/replay`);
    await sendDueWebhooks(product);
    expect(await readEndpoint()).toMatchObject({ is_active: true, off_because: null, dead: 0 });
  });
});
