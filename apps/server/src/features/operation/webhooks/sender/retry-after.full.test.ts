import { WEBHOOK_JITTER } from '@quint/domain/operation/webhooks.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { readRetryAfter } from '#features/operation/webhooks/sender/model.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';
import { createEndpoint, sendDueWebhooks, useWebhookTarget } from '#testing/webhook-target.ts';

const product = useProduct();
const target = useWebhookTarget();
const NOW = new Date('2026-01-01T00:00:00Z');
let organization: TestOrganization;
let admin: TestUser;
let endpointId: string;

const answerWith = (code: number, retryAfter?: string) => {
  const headers = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
  target.answer = (reply) => reply.writeHead(code, headers).end();
};

/** Creates `times` events for the endpoint. */
async function happen(times: number): Promise<void> {
  const { id } = await createTalent(product, organization);
  for (let time = 0; time < times; time++) {
    const status = time % 2 === 0 ? 'FAVOURITE' : 'EMPLOYEE';
    await itemsOf(product, admin).patch(`talents/${id}`, { status });
  }
}

interface Delivery {
  readonly status: string;
  readonly attempts: number;
  readonly date_attempted: string;
  readonly date_next: string;
}
async function readDeliveries(): Promise<Delivery[]> {
  const { headers } = admin;
  return (await callerOf(product)('GET', `/webhooks/${endpointId}/deliveries`, { headers })).body.data
    .deliveries;
}
/** Seconds between the attempt of the only delivery and the next one. */
async function readPause(): Promise<number> {
  const [delivery] = await readDeliveries();
  if (delivery === undefined) throw new Error('There is no delivery');
  return (Date.parse(delivery.date_next) - Date.parse(delivery.date_attempted)) / 1000;
}

beforeEach(async () => {
  product.clock.set(undefined);
  await product.deps.db.platform.write((db) => db.deleteFrom('webhook_endpoints').execute());
  target.requests.length = 0;
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
  const events = ['talent.status_changed'];
  endpointId = (await createEndpoint(product, admin, { url: target.origin, events })).id;
});

describe('the header Retry-After', () => {
  it.each([
    ['600', 600],
    [' 600 ', 600],
    ['Thu, 01 Jan 2026 00:10:00 GMT', 600],
    ['99999999999999999999', 8 * 3600],
    ['Fri, 01 Jan 2100 00:00:00 GMT', 8 * 3600],
    ['Wed, 31 Dec 2025 23:00:00 GMT', undefined],
    ['0', undefined],
    ['-5', undefined],
    ['soon', undefined],
    [undefined, undefined],
  ])('%s', (header, seconds) => expect(readRetryAfter(header, NOW)).toBe(seconds));
});

describe('a busy target', () => {
  it.each([
    [429, '600', 600],
    [503, '9999999', 8 * 3600],
  ])('is left alone as long as it asks, after %d with %s', async (code, retryAfter, seconds) => {
    answerWith(code, retryAfter);
    await happen(1);
    await sendDueWebhooks(product);
    const pause = await readPause();
    expect(pause).toBeGreaterThanOrEqual(seconds);
    expect(pause).toBeLessThanOrEqual(seconds * (1 + WEBHOOK_JITTER));
  });

  it.each([
    [429, undefined],
    [503, 'soon'],
    [500, '600'],
  ])('is tried again after the usual pause, after %d with %s', async (code, retryAfter) => {
    answerWith(code, retryAfter);
    await happen(1);
    await sendDueWebhooks(product);
    expect(await readPause()).toBeLessThanOrEqual(5 * (1 + WEBHOOK_JITTER));
  });

  it('gets nothing else meanwhile, and queued deliveries arrive later, not all at once', async () => {
    answerWith(429, '600');
    await happen(6);
    await sendDueWebhooks(product, { perEndpoint: 1 });
    expect(target.requests).toHaveLength(1);
    const deliveries = await readDeliveries();
    expect(deliveries.map(({ attempts }) => attempts).toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 0, 1]);
    const times = deliveries.map(({ date_next: next }) => Date.parse(next));
    const [triedDelivery] = deliveries.filter(({ attempts }) => attempts === 1);
    expect(Math.min(...times)).toBeGreaterThanOrEqual(
      Date.parse(triedDelivery?.date_attempted ?? '') + 600_000,
    );
    expect(new Set(times).size).toBe(6);
    answerWith(204);
    product.clock.set(new Date(Math.max(...times) + 1));
    await sendDueWebhooks(product);
    product.clock.set(undefined);
    expect((await readDeliveries()).map(({ status }) => status)).toEqual(Array(6).fill('sent'));
  });
});
