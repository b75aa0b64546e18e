import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import { registerAcceptingRoutes } from '#features/accounts/users/acceptance/routes.ts';
import { registerOwnAccountRoutes, sendOwnAccount } from '#features/accounts/users/me/routes.ts';
import { actorOf, SIGNED_IN } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import { withCachedActor } from '#http/cached-actor.ts';
import { questionOf } from '#http/question.ts';
import type { Registry } from '#items/declare/collection.ts';
import type { ItemsContext } from '#items/context.ts';
import { openItems } from '#items/context.ts';
import { readRecord, readRecords } from '#items/read/records.ts';

const Parameters = z.record(z.string(), z.unknown());
const Account = z.record(z.string(), z.unknown());
// The statements of these routes check the access version themselves.
const config = { access: SIGNED_IN, usesCachedActor: true, readsFrom: 'users' };
const READ_USERS = { collection: 'users', action: 'read' } as const;

/** The text is serialised JSON, sent unchanged. */
function sendText(reply: FastifyReply, text: string | Readable): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(text);
}

/** Accounts: the members of the workspace, and the user's account with all its workspaces. */
export function registerUserRoutes(app: App, deps: Deps, registry: Registry): void {
  registerAcceptingRoutes(app, deps);
  registerOwnAccountRoutes(app, deps, registry);
  const at = <Result>(
    request: FastifyRequest,
    work: (context: ItemsContext) => Promise<Result>,
  ): Promise<Result> =>
    withCachedActor(request, (actor, accessVersion) => {
      const base = { deps, registry, accessVersion, queryText: questionOf(request) };
      return work(openItems(base, actor, READ_USERS));
    });

  app.route({
    method: 'GET',
    url: '/users',
    config,
    schema: {
      summary: 'Read the members of the workspace, as below /api/items/users',
      querystring: Parameters,
      response: { 200: z.object({ data: z.array(Account) }) },
    },
    handler: async (request, reply) =>
      sendText(reply, await at(request, (context) => readRecords(context, request.query))),
  });

  app.route({
    method: 'GET',
    url: '/users/:id',
    config: { ...config, names: 'users' },
    schema: {
      summary: 'Read one member of the workspace',
      params: z.object({ id: z.string() }),
      querystring: Parameters,
      response: { 200: z.object({ data: Account }) },
    },
    handler: async (request, reply) => {
      const { params, query } = request;
      if (params.id.toLowerCase() === actorOf(request).userId) {
        await sendOwnAccount(deps, request, { reply, query: { fields: '*', ...query } });
        return reply;
      }
      return sendText(reply, await at(request, (context) => readRecord(context, params.id, query)));
    },
  });
}
