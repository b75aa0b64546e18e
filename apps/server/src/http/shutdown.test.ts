import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { registerShutdown } from '#http/shutdown.ts';

const agents: Agent[] = [];
afterEach(() => agents.splice(0).forEach((agent) => agent.destroy()));

/** A server with a route that responds when the test allows it. */
async function open() {
  const app = fastify();
  registerShutdown(app);
  const slowStart = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  app.get('/slow', async () => {
    slowStart.resolve();
    await gate.promise;
    return 'done';
  });
  app.get('/state', () => ({ isDraining: app.isDraining() }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  agents.push(agent);
  const ask = async (path: string, by: Agent | false = agent) => {
    const clientRequest = request({ port, path, agent: by });
    clientRequest.end();
    const [answer] = (await once(clientRequest, 'response')) as [IncomingMessage];
    const text = (await answer.setEncoding('utf8').toArray()).join('');
    return { text, connection: answer.headers.connection };
  };
  return { app, port, ask, slowStart: slowStart.promise, let: gate.resolve };
}

it('completes a running request, and closes its connection afterwards', async () => {
  const { app, ask, slowStart, let: go } = await open();
  const slow = ask('/slow');
  await slowStart;
  const drain = app.drain(0);
  expect(app.isDraining()).toBe(true);
  go();
  expect(await slow).toEqual({ text: 'done', connection: 'close' });
  await drain;
  await expect(ask('/state', false)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await app.close();
});

it('answers a request on a connection that was idle when it began to stop', async () => {
  const { app, ask } = await open();
  expect((await ask('/state')).connection).toBe('keep-alive');
  const drain = app.drain(0);
  expect(await ask('/state')).toEqual({ text: '{"isDraining":true}', connection: 'close' });
  await drain;
  await app.close();
});

it('accepts connections during the delay that proxies need', async () => {
  const { app, ask } = await open();
  const drain = app.drain(1);
  expect(await ask('/state', false)).toEqual({ text: '{"isDraining":true}', connection: 'close' });
  await drain;
  await app.close();
});

it('closes idle connections', async () => {
  const { app, ask, port } = await open();
  await ask('/state');
  const silent = connect(port, '127.0.0.1');
  await once(silent, 'connect');
  while (
    (await new Promise<number>((resolve) => app.server.getConnections((_e, count) => resolve(count)))) < 2
  )
    await sleep(1);
  await Promise.all([app.drain(0), once(silent, 'close')]);
  await app.close();
});
