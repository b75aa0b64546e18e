import { IdParams } from '@quint/contract/base/ids.ts';
import { PassThrough, Readable, pipeline } from 'node:stream';
import { ShortenBody, ShortenersAnswer } from '@quint/contract/roles/role-texts.ts';
import { canEditRoles } from '@quint/domain/workspace/access/roles.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { writeEvents } from '#features/roles/roles/texts/model.ts';
import type { Events } from '#features/roles/roles/texts/service.ts';
import { describeShorteners, shorten } from '#features/roles/roles/texts/service.ts';
import { actorOf, ask, scopeOf } from '#http/access.ts';
import { rawRoute, route, routes } from '#http/routes.ts';
import { languageOf } from '#http/errors.ts';

/** Proxies close a connection that is silent for a minute. */
const PING_MS = 15_000;

const EVENTS = {
  200: z.unknown().describe('Server-sent events: delta while the text is written, then done or error'),
};

/** Sends the events as they arrive. When the client disconnects, the work ends. */
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

export const registerRoleTextRoutes = routes(
  route('GET /roles/texts/shorteners', {
    access: ask(canEditRoles),
    summary: 'What can shorten texts of roles',
    answer: ShortenersAnswer,
    handler: ({ deps, scope }) => describeShorteners(deps, scope),
  }),
  rawRoute('POST /roles/texts/versions', {
    access: ask(canEditRoles),
    summary: 'Shorten a text of a role that is not saved yet',
    body: ShortenBody,
    response: EVENTS,
    handler: async ({ deps, request, reply, body }) =>
      sendEvents(reply, await shorten(deps, { ...contextOf(request), roleId: undefined, body })),
  }),
  rawRoute('POST /roles/:id/texts/versions', {
    access: ask(canEditRoles),
    names: 'roles',
    summary: 'Shorten a text of a role and keep the version',
    params: IdParams,
    body: ShortenBody,
    response: EVENTS,
    handler: async ({ deps, request, reply, params, body }) => {
      return sendEvents(reply, await shorten(deps, { ...contextOf(request), roleId: params.id, body }));
    },
  }),
);
