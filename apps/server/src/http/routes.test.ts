import fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { PUBLIC } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import { rawRoute, route, routes } from '#http/routes.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();
const app = fastify();
const urls: string[] = [];

const register = routes(
  route('GET /roles/:id', {
    access: PUBLIC,
    names: 'roles',
    summary: 'Read a role',
    params: z.object({ id: z.coerce.number() }),
    query: z.object({ half: z.coerce.boolean().default(false) }),
    answer: z.object({ data: z.object({ id: z.number(), half: z.boolean(), names: z.string() }) }),
    handler: ({ params, query, request }) => ({
      id: params.id,
      half: query.half,
      names: request.routeOptions.config.names ?? '',
    }),
  }),
  route('POST /roles', {
    access: PUBLIC,
    summary: 'Make a role',
    body: z.object({ name: z.string().trim() }),
    handler: ({ body, reply }) => {
      reply.header('x-name', body.name);
    },
  }),
  route('GET /own', {
    access: PUBLIC,
    summary: 'Read the own identifier',
    answer: z.object({ data: z.string() }),
    handler: ({ actor }) => actor.userId,
  }),
  rawRoute('POST /clock', {
    access: PUBLIC,
    summary: 'Read the clock',
    response: { 202: z.object({ now: z.string() }) },
    handler: ({ deps, reply }) => reply.status(202).send({ now: deps.clock.now().toISOString() }),
  }),
);

beforeAll(async () => {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.addHook('onRoute', ({ method, url }) => {
    if (method !== 'HEAD') urls.push(url);
  });
  register(app as App, product.deps);
  await app.ready();
});

afterAll(() => app.close());

describe('a declared route', () => {
  it('passes the parsed input to its handler, and responds with data', async () => {
    const answer = await app.inject('/roles/7?half=1');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ data: { id: 7, half: true, names: 'roles' } });
  });

  it('responds with 204 when it declares no response', async () => {
    const answer = await app.inject({ method: 'POST', url: '/roles', payload: { name: ' Editor ' } });
    expect([answer.statusCode, answer.body, answer.headers['x-name']]).toEqual([204, '', 'Editor']);
  });

  it('rejects what its schemas reject', async () => {
    expect((await app.inject('/roles/seven')).statusCode).toBe(400);
  });

  it('has an actor only behind a session', async () => {
    expect((await app.inject('/own')).statusCode).toBeGreaterThanOrEqual(400);
  });

  it('may send its response itself', async () => {
    const answer = await app.inject({ method: 'POST', url: '/clock' });
    expect(answer.statusCode).toBe(202);
    expect(answer.json()).toEqual({ now: expect.any(String) });
  });
});

it('routes are registered in the order of their declaration', () => {
  expect(urls).toEqual(['/roles/:id', '/roles', '/own', '/clock']);
});
