import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '#database/gate.ts';
import { buildApp } from '#app.ts';
import pg from 'pg';
import type { TestUser } from '#testing/factories.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { PDF } from '#testing/files.ts';
import { useProduct } from '#testing/product.ts';

// Limits of connections: time for headers, bodies and idling, and requests during a lagging event loop.

const LIMITS = { headersMs: 300, bodyMs: 300, uploadMs: 1500, silenceMs: 4000, lookMs: 50 };
// The check of the event loop is off in other tests: this machine may be busy.
const product = useProduct({ limits: { ...LIMITS, overloadMs: 0 } });
const guardedProduct = useProduct({ limits: { ...LIMITS, overloadMs: 100 } });
const sockets: Socket[] = [];
let admin: TestUser;

beforeAll(async () => {
  await product.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(async () => {
  admin = await createUser(product, { organization: await createOrganization(product) });
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** A connection, and everything it receives until the server closes it. */
function open(): { socket: Socket; responseText: Promise<string> } {
  const socket = connect((product.app.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString()));
  socket.on('error', () => undefined);
  return { socket, responseText: once(socket, 'close').then(() => text) };
}

const post = (path: string, length: number, headers = '') =>
  `POST /api${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${admin.headers.authorization}\r\n` +
  `Content-Type: application/json\r\n${headers}Content-Length: ${length}\r\n\r\n`;
const statusOf = (responseText: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(responseText)?.[1]);
const codeOf = (responseText: string) => /"code":"([\w.]+)"/.exec(responseText)?.[1];

describe('a request that does not arrive completely', () => {
  it.each([
    ['of a body', () => `${post('/items/roles', 100)}{"name":`],
    ['of a body nobody may send', () => `${post('/items/nothing', 100)}{"name":`],
    [
      'of a body without a length',
      () => post('/items/roles', 0).replace('Content-Length: 0', 'Transfer-Encoding: chunked'),
    ],
    ['of all of it', () => ''],
    ['of headers', () => 'POST /api/items/roles HTTP/1.1\r\nHost: localhost\r\n'],
  ])('is answered with 408 and closed: the rest %s is missing', async (_, buildRequest) => {
    const { socket, responseText } = open();
    socket.write(buildRequest());
    const answer = await responseText;
    expect([statusOf(answer), codeOf(answer)]).toEqual([408, 'REQUEST_TIMEOUT']);
  });

  it('is closed although it was answered before its body arrived', async () => {
    const { socket, responseText } = open();
    socket.write(post('/items/roles', 100).replace(/Authorization.*\r\n/, ''));
    expect(statusOf(await responseText)).toBe(403);
  });

  it('may be an upload for longer, but not forever', async () => {
    const form =
      '--x\r\nContent-Disposition: form-data; name="purpose"\r\n\r\ndocument\r\n' +
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n';
    const head = (length: number) =>
      post('/files', length).replace('application/json', 'multipart/form-data; boundary=x');
    const end = Buffer.concat([PDF, Buffer.from('\r\n--x--\r\n')]);
    const slow = open();
    slow.socket.write(head(Buffer.byteLength(form) + end.byteLength) + form);
    // Longer than the timeout of any other body, whose connection is closed meanwhile.
    const other = open();
    other.socket.write(`${post('/items/roles', 100)}{`);
    await other.responseText;
    slow.socket.write(end);
    const [answer] = (await once(slow.socket, 'data')) as [Buffer];
    expect(statusOf(answer.toString())).toBe(200);
    const endless = open();
    endless.socket.write(head(5_000_000) + form);
    expect(statusOf(await endless.responseText)).toBe(408);
  });

  it('is not logged as an error when the caller has disconnected', async () => {
    const { log } = product.app;
    const [error, debug] = [vi.spyOn(log, 'error'), vi.spyOn(log, 'debug')];
    const { socket } = open();
    const requestArrival = once(product.app.server, 'request');
    socket.write(`${post('/items/roles', 100)}{`);
    const [raw] = (await requestArrival) as [IncomingMessage];
    await vi.waitFor(() => expect(raw.listenerCount('data')).toBeGreaterThan(0));
    socket.destroy();
    await vi.waitFor(() =>
      expect(debug).toHaveBeenCalledWith({ route: '/api/items/:collection' }, 'request aborted'),
    );
    expect(error).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });
});

describe('connections', () => {
  it('are limited per process, and those over the limit are closed', async () => {
    const few = await buildApp(product.deps, { connections: 2 });
    await few.listen({ port: 0, host: '127.0.0.1' });
    const { port } = few.server.address() as AddressInfo;
    const heldSockets = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
    await Promise.all(heldSockets.map((socket) => once(socket, 'connect')));
    await vi.waitFor(async () => {
      expect(await promisify(few.server.getConnections.bind(few.server))()).toBe(2);
    });
    const dropEvent = once(few.server, 'drop');
    const third = connect(port, '127.0.0.1');
    await Promise.all([dropEvent, once(third, 'close')]);
    for (const socket of heldSockets) socket.destroy();
    await few.close();
  });
});

describe('a lagging event loop', () => {
  /** Keeps the process busy in short pieces, like too many requests. */
  async function overload(): Promise<void> {
    for (let piece = 0; piece < 8; piece++) {
      const end = performance.now() + 300;
      while (performance.now() < end);
      await setImmediate();
    }
  }
  const get = (url: string) => guardedProduct.app.inject({ url: `/api${url}`, headers: admin.headers });

  beforeEach(async () => {
    admin = await createUser(guardedProduct, { organization: await createOrganization(guardedProduct) });
  });

  it('causes 503 with the time to retry, while the liveness probe succeeds, until it recovers', async () => {
    await overload();
    const [refusedResponse, health] = await Promise.all([get('/items/roles'), get('/health')]);
    expect([refusedResponse.statusCode, refusedResponse.json().errors[0].extensions.code]).toEqual([
      503,
      'SERVICE_UNAVAILABLE',
    ]);
    expect(Number(refusedResponse.headers['retry-after'])).toBeGreaterThan(0);
    expect(refusedResponse.headers['x-content-type-options']).toBe('nosniff');
    expect(health.statusCode).toBe(200);
    await vi.waitFor(async () => expect((await get('/items/roles')).statusCode).toBe(200), 20_000);
  });
});

describe('an unavailable database', () => {
  it('causes 503 with the time to retry when its connection is lost', async () => {
    const [owner, watcher] = [0, 1].map(
      () => new pg.Client({ connectionString: product.deps.config.databaseUrl }),
    ) as [pg.Client, pg.Client];
    await Promise.all([owner.connect(), watcher.connect()]);
    await owner.query('begin; lock table roles in access exclusive mode');
    const pendingResponse = product.app
      .inject({ url: '/api/items/roles', headers: admin.headers })
      .then((answer) => answer);
    await vi.waitFor(async () => {
      const termination = await watcher.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and application_name = 'quint_app'`,
      );
      expect(termination.rowCount).toBe(1);
    });
    const answer = await pendingResponse;
    await owner.query('rollback');
    await Promise.all([owner.end(), watcher.end()]);
    expect([answer.statusCode, answer.json().errors[0].extensions.code]).toEqual([
      503,
      'SERVICE_UNAVAILABLE',
    ]);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await product.app.inject({ url: '/api/items/roles', headers: admin.headers })).statusCode).toBe(
      200,
    );
  });

  it('causes the same response when there is none', async () => {
    const { deps } = product;
    const db = openDatabase({ url: 'postgres://nobody@127.0.0.1:9/none', connections: 2 });
    const app = await buildApp({ ...deps, db });
    for (const url of ['/api/health', '/api/items/roles']) {
      const answer = await app.inject({ url, headers: admin.headers });
      expect([url, answer.statusCode]).toEqual([url, 503]);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    await app.close();
    await db.close();
  });
});
