import { createServer } from 'node:http';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import type { SendingLimits } from '#features/webhooks/sending/jobs.ts';
import { createWebhookSender } from '#features/webhooks/sending/jobs.ts';
import type { TestUser } from '#testing/factories.ts';
import type { Product } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Another system: a real HTTP server on this machine. */
export interface WebhookTarget {
  readonly origin: string;
  readonly received: Received[];
  /** What it answers from now on; 204 at first. */
  answer: (reply: ServerResponse, request: Received) => void;
}

export function useWebhookTarget(): WebhookTarget {
  const target: { -readonly [Key in keyof WebhookTarget]: WebhookTarget[Key] } = {
    origin: '',
    received: [],
    answer: (reply) => reply.writeHead(204).end(),
  };
  const server = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { headers, url: path = '' } = request;
      const received = { path, headers, body: Buffer.concat(parts).toString() };
      target.received.push(received);
      target.answer(reply, received);
    });
  });
  beforeAll(async () => {
    await new Promise<void>((done) => {
      server.listen(0, '127.0.0.1', done);
    });
    target.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return target;
}

export interface TestEndpoint {
  readonly id: string;
  readonly secret: string;
}

/** Makes an endpoint as an administrator does. */
export async function createEndpoint(
  product: Product,
  { headers }: Pick<TestUser, 'headers'>,
  body: { url: string; events: readonly string[] },
): Promise<TestEndpoint> {
  const payload = { description: null, ...body };
  return (await callerOf(product)('POST', '/webhooks', { headers, payload })).body.data;
}

/** Sends what is due until nothing is. */
export async function sendDueWebhooks(product: Product, limits: Partial<SendingLimits> = {}): Promise<void> {
  const sender = createWebhookSender(product.deps, limits);
  const countDue = async () => {
    const rows = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('webhook_deliveries')
        .select('id')
        .where('status', 'in', ['waiting', 'sending'])
        .where('next_attempt_at', '<=', product.clock.now())
        .execute(),
    );
    return rows.length;
  };
  do {
    await sender.look();
    await sender.settle();
  } while ((await countDue()) > 0);
}
