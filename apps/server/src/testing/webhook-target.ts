import { createServer } from 'node:http';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import type { SendingLimits } from '#features/operation/webhooks/sender/service.ts';
import { createWebhookSender } from '#features/operation/webhooks/sender/service.ts';
import type { TestUser } from '#testing/factories.ts';
import type { Product } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';

interface ReceivedRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** The receiving system: a real HTTP server on this machine. */
export interface WebhookTarget {
  readonly origin: string;
  readonly requests: ReceivedRequest[];
  /** The response from now on; 204 by default. */
  answer: (reply: ServerResponse, request: ReceivedRequest) => void;
}

export function useWebhookTarget(): WebhookTarget {
  const target: { -readonly [Key in keyof WebhookTarget]: WebhookTarget[Key] } = {
    origin: '',
    requests: [],
    answer: (reply) => reply.writeHead(204).end(),
  };
  const server = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { headers, url: path = '' } = request;
      const receivedRequest = { path, headers, body: Buffer.concat(parts).toString() };
      target.requests.push(receivedRequest);
      target.answer(reply, receivedRequest);
    });
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
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

/** Creates an endpoint as an administrator. */
export async function createEndpoint(
  product: Product,
  { headers }: Pick<TestUser, 'headers'>,
  body: { url: string; events: readonly string[] },
): Promise<TestEndpoint> {
  const payload = { description: null, ...body };
  return (await callerOf(product)('POST', '/webhooks', { headers, payload })).body.data;
}

/** Sends due deliveries until none remain. */
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
