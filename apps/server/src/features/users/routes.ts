import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import { registerOwnAccountRoutes, sendOwnAccount } from '#features/users/me/routes.ts';
import { actorOf, SIGNED_IN } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import type { Registry } from '#items/declaration.ts';
import { openDesk, readRecord, readRecords } from '#items/service.ts';

const Parameters = z.record(z.string(), z.unknown());
const Account = z.record(z.string(), z.unknown());
const ASK = { collection: 'users', action: 'read' } as const;

/** The text is finished JSON: it goes out as it is. */
function sendText(reply: FastifyReply, text: string | Readable): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(text);
}

/** Accounts: those of the workspace's people, and the own one with all its workspaces. */
export function registerUserRoutes(app: App, deps: Deps, registry: Registry): void {
  registerOwnAccountRoutes(app, deps, registry);

  app.route({
    method: 'GET',
    url: '/users',
    config: { access: SIGNED_IN },
    schema: { querystring: Parameters, response: { 200: z.object({ data: z.array(Account) }) } },
    handler: async (request, reply) => {
      const desk = openDesk({ deps, registry }, actorOf(request), ASK);
      return sendText(reply, await readRecords(desk, request.query));
    },
  });

  app.route({
    method: 'GET',
    url: '/users/:id',
    config: { access: SIGNED_IN },
    schema: {
      params: z.object({ id: z.string() }),
      querystring: Parameters,
      response: { 200: z.object({ data: Account }) },
    },
    handler: async (request, reply) => {
      const actor = actorOf(request);
      const { id } = request.params;
      if (id.toLowerCase() === actor.userId) {
        await sendOwnAccount(deps, reply, { actor, query: { fields: '*', ...request.query } });
        return reply;
      }
      const desk = openDesk({ deps, registry }, actor, ASK);
      return sendText(reply, await readRecord(desk, id, request.query));
    },
  });
}
