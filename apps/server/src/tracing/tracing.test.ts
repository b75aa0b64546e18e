import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#app.ts';
import type { App } from '#http/app-type.ts';
import { createLogger } from '#logger.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { waitForMail } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { createInvitation, Device } from '#testing/surveys.ts';
import type { Tracing } from '#tracing/start.ts';
import { findRequestTracing, startTracing } from '#tracing/start.ts';
import { SLOW } from '#testing/tags.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const SPAN = 'b7ad6b7169203331';
const log = createLogger('silent');
const product = useProduct({ worker: true });

/** A collector on this machine. It receives Protocol Buffers, which contain texts in plain. */
async function openCollector() {
  const sentChunks: Buffer[] = [];
  const server = createServer((request, response) => {
    void request.toArray().then((chunks: Buffer[]) => {
      sentChunks.push(...chunks);
      response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    read: () => Buffer.concat(sentChunks),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

describe('with an endpoint', () => {
  let collector: Awaited<ReturnType<typeof openCollector>>;
  let tracing: Tracing;
  let app: App;

  beforeAll(async () => {
    collector = await openCollector();
    process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.url;
    process.env.OTEL_SERVICE_NAME = 'quint-of-acme';
    tracing = await startTracing(process.env, log);
    app = await buildApp(product.deps);
  });
  afterAll(async () => {
    delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
    delete process.env.OTEL_SERVICE_NAME;
    await app.close();
    await collector.close();
  });

  it('requests, statements, jobs, mails and rendering are traced, without personal data', async () => {
    const organization = await createOrganization(product, { name: 'Nordlicht' });
    const admin = await createUser(product, { organization, userRole: 'ORG_ADMIN' });
    const invitation = await createInvitation(product, organization);
    const key = '01890000-0000-7000-8000-0000000000ff';
    await app.inject({
      url: `/api/items/roles/${key}?search=Kim%20Park&access_token=${admin.headers.authorization.slice(7)}`,
      headers: { traceparent: `00-${TRACE}-${SPAN}-01`, 'x-request-id': 'of-the-proxy' },
    });
    await app.inject({
      method: 'PATCH',
      url: '/api/users/me',
      headers: admin.headers,
      payload: { first_name: 'Kim Park of the trace' },
    });
    await app.inject({ url: '/api/password/nobody/kim.park@mail.example' });
    const device = new Device({ app, deps: product.deps, mailer: product.mailer, clock: product.clock });
    await device.complete(invitation.token);
    await waitForMail(product, { to: invitation.email, kind: 'report' });
    await app.inject('/readyz');
    await tracing.stop();

    const sentBytes = collector.read();
    const text = sentBytes.toString('latin1');
    for (const name of [
      'quint-of-acme',
      'GET /api/items/:collection/:id',
      'PATCH /api/users/me',
      'of-the-proxy',
      'database transaction',
      'statement INSERT',
      'job make-report',
      'print report',
      'job send-mail',
      'mail ',
    ]) {
      expect(text).toContain(name);
    }
    expect(sentBytes.includes(Buffer.from(TRACE, 'hex'))).toBe(true);
    expect(sentBytes.includes(Buffer.from(SPAN, 'hex'))).toBe(true);
    for (const personal of [
      key,
      admin.id,
      admin.email,
      invitation.email,
      invitation.token,
      invitation.resultId,
      'Kim Park',
      'kim.park',
      'Nordlicht',
      'Bearer',
      'access_token',
      'insert into',
      '/readyz',
    ]) {
      expect(text).not.toContain(personal);
    }
    expect(findRequestTracing()).toBeUndefined();
  });
});

it.each([
  [{}],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318', OTEL_SDK_DISABLED: 'true' }],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://localhost:4318/v1/traces', OTEL_TRACES_EXPORTER: 'none' }],
])('nothing is traced with %j', SLOW, async (env) => {
  await startTracing(env, log);
  expect(findRequestTracing()).toBeUndefined();
});

it.each([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' }, /^OTEL_EXPORTER_OTLP_ENDPOINT is no address of a collector/],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4317', OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
    /^OTEL_EXPORTER_OTLP_PROTOCOL is "grpc", but traces are sent as http\/protobuf only\.$/,
  ],
])('a start with %j ends in a sentence', SLOW, async (env, sentence) => {
  await expect(startTracing(env, log)).rejects.toMatchObject({ name: 'StartupError', message: sentence });
});
