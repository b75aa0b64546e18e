import { PassThrough, Readable, pipeline } from 'node:stream';
import { ShortenBody, ShortenersAnswer, ShortenParams } from '@quint/contract/roles/role-texts.ts';
import { canEditRoles } from '@quint/domain/workspace/access/roles.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import { writeEvents } from '#features/roles/roles/texts/model.ts';
import type { Events } from '#features/roles/roles/texts/service.ts';
import { describeShorteners, shorten } from '#features/roles/roles/texts/service.ts';
import { actorOf, ask, scopeOf } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import { languageOf } from '#http/errors.ts';

/** Proxies close a connection that is silent for a minute. */
const PING_MS = 15_000;

const EVENTS = {
  200: z.unknown().describe('Server-sent events: delta while the text is written, then done or error'),
};

/** Sends the events as they come. When the caller leaves, the work ends. */
function sendEvents(reply: FastifyReply, events: Events): FastifyReply {
  const controller = new AbortController();
  reply.raw.once('close', () => controller.abort());
  const stream = new PassThrough();
  const pingTimer = setInterval(() => stream.write(': \n\n'), PING_MS).unref();
  pipeline(Readable.from(writeEvents(events(controller.signal))), stream, () => clearInterval(pingTimer));
  return reply
    .type('text/event-stream; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
    .send(stream);
}

function contextOf(request: FastifyRequest) {
  return { actor: actorOf(request), scope: scopeOf(request), language: languageOf(request) };
}

export function registerRoleTextRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: '/roles/texts/shorteners',
    config: { access: ask(canEditRoles) },
    schema: { summary: 'What can shorten texts of roles', response: { 200: ShortenersAnswer } },
    handler: async (request) => ({ data: await describeShorteners(deps, scopeOf(request)) }),
  });
  app.route({
    method: 'POST',
    url: '/roles/texts/versions',
    config: { access: ask(canEditRoles) },
    schema: {
      summary: 'Shorten a text of a role that is not saved yet',
      body: ShortenBody,
      response: EVENTS,
    },
    handler: async (request, reply) =>
      sendEvents(
        reply,
        await shorten(deps, { ...contextOf(request), roleId: undefined, body: request.body }),
      ),
  });
  app.route({
    method: 'POST',
    url: '/roles/:id/texts/versions',
    config: { access: ask(canEditRoles), names: 'roles' },
    schema: {
      summary: 'Shorten a text of a role and keep the version',
      params: ShortenParams,
      body: ShortenBody,
      response: EVENTS,
    },
    handler: async (request, reply) => {
      const { params, body } = request;
      return sendEvents(reply, await shorten(deps, { ...contextOf(request), roleId: params.id, body }));
    },
  });
}
