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
import { erasePerson } from '#features/privacy/erasure/service.ts';
import { purgeExpired } from '#features/privacy/purge/jobs.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();
const target = useWebhookTarget();
const DAY = 86_400_000;
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

  it('is signed with both secrets for a day after a change', SLOW, async () => {
    const former = endpoint.secret;
    const { secret } = (await call('POST', `/webhooks/${endpoint.id}/secret`)).body.data;
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const verify = (by: string) => {
      const { body = '', headers = {} } = target.requests.at(-1) ?? {};
      return () => new Webhook(by).verify(body, headers as Record<string, string>);
    };
    await happen();
    await sendDueWebhooks(product);
    expect(verify(former)).not.toThrow();
    expect(verify(secret)).not.toThrow();
    moveClock(new Date(Date.now() + DAY + 60_000));
    await happen();
    await sendDueWebhooks(product);
    const { 'webhook-signature': last } = target.requests.at(-1)?.headers ?? {};
    expect(String(last).split(' ')).toHaveLength(1);
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

  it('is retried under the same id until it arrives', SLOW, async () => {
    answerWith(500);
    await happen();
    await sendDueWebhooks(product);
    expect(await readDeliveries()).toMatchObject([
      { status: 'waiting', attempts: 1, answer_code: 500, reason: 'answer' },
    ]);
    expect((await readEndpoint()).failing_since).not.toBeNull();
    answerWith(200);
    await goToNextAttempt();
    expect(await readDeliveries()).toMatchObject([{ status: 'sent', attempts: 2, answer_code: 200 }]);
    const [first, second] = target.requests;
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(second?.body).toBe(first?.body);
    expect((await readEndpoint()).failing_since).toBeNull();
  });

  it('fails permanently after a day, and can be resent by a person', SLOW, async () => {
    answerWith(503);
    await happen();
    await sendDueWebhooks(product);
    for (const _ of WEBHOOK_PAUSES) await goToNextAttempt();
    expect(target.requests).toHaveLength(WEBHOOK_PAUSES.length + 1);
    const [dead] = await readDeliveries();
    expect(dead).toMatchObject({ status: 'dead', date_next: null, reason: 'answer' });
    expect(await readEndpoint()).toMatchObject({ dead: 1, waiting: 0, is_active: true });
    answerWith(204);
    expect((await call('POST', `/webhooks/${endpoint.id}/replay`)).body.data).toEqual({ count: 1 });
    await sendDueWebhooks(product);
    expect(await readDeliveries()).toMatchObject([{ id: dead.id, status: 'sent', attempts: 1 }]);
    expect(target.requests.at(-1)?.headers['webhook-id']).toBe(dead.event_id);
    const again = `/webhooks/deliveries/${dead.id}/replay`;
    expect((await call('POST', again)).body.data).toEqual({ count: 1 });
    await sendDueWebhooks(product);
    expect(target.requests).toHaveLength(WEBHOOK_PAUSES.length + 3);
  });

  it('also includes one whose request cannot be created', SLOW, async () => {
    await happen();
    // No timer accepts this time: creating the request throws.
    await sendDueWebhooks(product, { timeoutMs: -1 });
    expect(await readDeliveries()).toMatchObject([{ status: 'waiting', attempts: 1, reason: 'internal' }]);
    expect((await readEndpoint()).failing_since).not.toBeNull();
  });

  it('reports a redirect of the target', SLOW, async () => {
    target.answer = (reply) => reply.writeHead(301, { location: '/elsewhere' }).end();
    await happen();
    await sendDueWebhooks(product);
    expect(await readDeliveries()).toMatchObject([
      { status: 'waiting', answer_code: 301, reason: 'redirect' },
    ]);
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

  it('after five days without a success, and not before', SLOW, async () => {
    answerWith(500);
    for (const day of [0.1, 4, 5.2]) {
      moveClock(new Date(Date.now() + day * DAY));
      await happen();
      await sendDueWebhooks(product);
      expect((await readEndpoint()).is_active).toBe(day < 5);
    }
    expect(await readEndpoint()).toMatchObject({ off_because: 'failing' });
    await sendDueMails(product, organization.id);
    expect(mails()[0]?.text).toContain('five days');
  });
});

describe('the queue', () => {
  it('resends deliveries of a killed process under the same id', SLOW, async () => {
    await happen();
    let isWriteRejected = false;
    // The process ends between the response and recording it.
    const killedSender = createWebhookSender({
      ...product.deps,
      db: {
        ...product.deps.db,
        platform: {
          ...product.deps.db.platform,
          write: (run) => {
            if (target.requests.length === 0) return product.deps.db.platform.write(run);
            isWriteRejected = true;
            return Promise.reject(new Error('killed'));
          },
        },
      },
    });
    await killedSender.look();
    await killedSender.settle();
    expect(isWriteRejected).toBe(true);
    expect(await readDeliveries()).toMatchObject([{ status: 'sending', attempts: 1 }]);
    await sendDueWebhooks(product);
    expect(target.requests).toHaveLength(1);
    moveClock(new Date(Date.now() + 61_000));
    await sendDueWebhooks(product);
    expect(await readDeliveries()).toMatchObject([{ status: 'sent', attempts: 2 }]);
    const ids = target.requests.map(({ headers }) => headers['webhook-id']);
    expect(ids).toEqual([ids[0], ids[0]]);
  });

  it('does not let a slow target block another one, and limits its concurrent requests', SLOW, async () => {
    const events = ['talent.status_changed'];
    await createEndpoint(product, admin, { url: `${target.origin}/quick`, events });
    const pendingReplies: (() => void)[] = [];
    target.answer = (reply, { path }) => {
      const end = () => reply.writeHead(204).end();
      if (path === '/quick') end();
      else pendingReplies.push(end);
    };
    await happen(6);
    const sender = createWebhookSender(product.deps, { perEndpoint: 2 });
    const quick = () => target.requests.filter(({ path }) => path === '/quick');
    await sender.look();
    await expect
      .poll(async () => {
        await sender.look();
        return quick().length;
      })
      .toBe(6);
    expect(pendingReplies).toHaveLength(2);
    target.answer = (reply) => reply.writeHead(204).end();
    for (const end of pendingReplies) end();
    await sender.settle();
    await sendDueWebhooks(product);
    expect(target.requests).toHaveLength(12);
  });

  it('limits a workspace to eight concurrent requests, so that others are not blocked', SLOW, async () => {
    const events = ['talent.status_changed'];
    const hold = { url: `${target.origin}/held`, events };
    for (let index = 0; index < 3; index++) await createEndpoint(product, admin, hold);
    const pendingReplies: (() => void)[] = [];
    target.answer = (reply, { path }) => {
      const end = () => reply.writeHead(204).end();
      if (path === '/quick') end();
      else pendingReplies.push(end);
    };
    await happen(6);
    const busyOrganization = organization;
    organization = await createOrganization(product);
    admin = await createUser(product, { organization });
    await createEndpoint(product, admin, { url: `${target.origin}/quick`, events });
    await happen(2);
    // Fewer than the queued deliveries of the first workspace, which have all been due for longer.
    const sender = createWebhookSender(product.deps, { atOnce: 10 });
    const quick = () => target.requests.filter(({ path }) => path === '/quick');
    await expect
      .poll(async () => {
        await sender.look();
        return [pendingReplies.length, quick().length];
      })
      .toEqual([8, 2]);
    const sendingDeliveries = await product.deps.db.platform.read((db) =>
      db.selectFrom('webhook_deliveries').select('organization_id').where('status', '=', 'sending').execute(),
    );
    expect(sendingDeliveries.map((row) => row.organization_id)).toEqual(Array(8).fill(busyOrganization.id));
    target.answer = (reply) => reply.writeHead(204).end();
    for (const end of pendingReplies) end();
    await sender.settle();
    await sendDueWebhooks(product);
    expect(target.requests).toHaveLength(26);
  });

  it('is processed by two processes at once, each delivery once', SLOW, async () => {
    await happen(12);
    const senders = [createWebhookSender(product.deps), createWebhookSender(product.deps)];
    await Promise.all(senders.map((sender) => sender.look()));
    await Promise.all(senders.map((sender) => sender.settle()));
    await sendDueWebhooks(product);
    const ids = target.requests.map(({ headers }) => headers['webhook-id']);
    expect([ids.length, new Set(ids).size]).toEqual([12, 12]);
  });

  it('deletes deliveries after thirty days, and those of an erased person', SLOW, async () => {
    const talentId = await happen();
    await sendDueWebhooks(product);
    await happen();
    const key = { organizationId: organization.id, talentId };
    await erasePerson(product.deps, key, { because: 'retention', actor: undefined });
    moveClock(new Date(Date.now() + 29 * DAY));
    await purgeExpired(product.deps);
    const { length } = await readDeliveries();
    moveClock(new Date(Date.now() + 31 * DAY));
    await purgeExpired(product.deps);
    expect([length, (await readDeliveries()).length]).toEqual([1, 0]);
  });
});
