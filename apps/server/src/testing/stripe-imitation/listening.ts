import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { answer, answerOnce } from './answering.ts';
import { readForm } from './form.ts';
import { answerPage } from './paying-page.ts';
import type { Shop } from './shop.ts';

/**
 * Ways in which a request fails. `down`: the connection breaks before it is read; `broken`: 500 without an effect;
 * `late`: an effect, then 500; `lost`: an effect, then the connection breaks; `slow`: a delayed response.
 */
export type Trouble = 'down' | 'broken' | 'late' | 'lost' | 'slow';

async function readText(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request.setEncoding('utf8')) text += String(part);
  return text;
}

const INTERNAL = {
  status: 500,
  body: '{"error":{"type":"api_error","message":"An error of the provider."}}',
};
const UNAUTHORIZED_ANSWER = {
  status: 401,
  body: '{"error":{"type":"invalid_request_error","message":"Invalid API Key provided."}}',
};

export interface ListeningOptions {
  readonly shop: Shop;
  readonly secretKey: string;
  /** The failure of a request. */
  readonly takeTrouble: (
    path: string,
  ) => { readonly trouble: Trouble; readonly milliseconds: number } | undefined;
  /** Runs a request, with its failure before and after it. */
  readonly act: <T>(change: () => T) => T;
}

function answerFor({ shop, secretKey }: ListeningOptions, request: IncomingMessage, text: string) {
  if (request.headers.authorization !== `Bearer ${secretKey}`) return UNAUTHORIZED_ANSWER;
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
  if (request.method !== 'POST') {
    return answer(shop, request.method ?? 'GET', pathname, readForm(searchParams.toString()));
  }
  const key = request.headers['idempotency-key'];
  return answerOnce(shop, pathname, readForm(text), typeof key === 'string' ? key : undefined);
}

async function handle(
  options: ListeningOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const text = await readText(request);
  const page = options.act(() => answerPage(options.shop, request.url ?? '/'));
  if (page !== undefined) {
    response.writeHead(page.status, page.headers).end(page.body);
    return;
  }
  const activeTrouble = options.takeTrouble(request.url ?? '/');
  if (activeTrouble?.trouble === 'down') {
    response.destroy();
    return;
  }
  if (activeTrouble?.trouble === 'slow') await wait(activeTrouble.milliseconds, undefined, { ref: false });
  const result =
    activeTrouble?.trouble === 'broken' ? INTERNAL : options.act(() => answerFor(options, request, text));
  if (activeTrouble?.trouble === 'lost') {
    response.destroy();
    return;
  }
  const { status, body } = activeTrouble?.trouble === 'late' ? INTERNAL : result;
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
}

/** Listens on loopback, on a free port. */
export async function listen(
  options: ListeningOptions,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    handle(options, request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
