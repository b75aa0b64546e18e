import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import { actorOf, SIGNED_IN } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import { withCachedActor } from '#http/cached-actor.ts';
import { readJsonBodies } from '#http/json-body.ts';
import { questionOf } from '#http/question.ts';
import { createBudget } from '#http/rate-limit.ts';
import type { Collection, Registry } from '#items/declare/collection.ts';
import { createFrom, deleteBy, updateMany, updateOne } from '#items/write/requests.ts';
import type { ItemsContext } from '#items/context.ts';
import { openItems } from '#items/context.ts';
import { readRecord, readRecords } from '#items/read/records.ts';

// Access is decided by the collection, so every route asks it; without a session the response is FORBIDDEN.
const config = {
  access: SIGNED_IN,
  unauthenticatedCode: 'FORBIDDEN' as const,
  usesCachedActor: true,
  tokenScopes: [],
};

const OfCollection = z.object({ collection: z.string() });
const OfRecord = z.object({ collection: z.string(), id: z.string() });
const Parameters = z.record(z.string(), z.unknown());
const AnyRecord = z.record(z.string(), z.unknown());
const Records = z.union([AnyRecord, z.array(z.unknown())]);
const SearchBody = z.object({ query: Parameters.default({}) });

const One = { 200: z.object({ data: AnyRecord }) };
const Many = {
  200: z.object({
    data: z.array(AnyRecord),
    meta: z.object({ total_count: z.number().optional(), filter_count: z.number().optional() }).optional(),
  }),
};
const OneOrMany = { 200: z.object({ data: z.union([AnyRecord, z.array(AnyRecord)]) }) };
const Nothing = { 204: z.null() };

/** The text is serialised JSON, sent as it is. */
function sendText(reply: FastifyReply, text: string | Readable): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(text);
}

/** Opens the context of a request on a collection. */
type At = <Result>(
  request: FastifyRequest,
  ask: { action: keyof Collection['access']; collection: string },
  work: (context: ItemsContext) => Promise<Result>,
) => Promise<Result>;

function registerReads(app: App, at: At): void {
  app.route({
    method: 'GET',
    url: '/items/:collection',
    config,
    schema: { params: OfCollection, querystring: Parameters, response: Many },
    handler: async (request, reply) => {
      const ask = { action: 'read' as const, collection: request.params.collection };
      return sendText(reply, await at(request, ask, (context) => readRecords(context, request.query)));
    },
  });

  app.route({
    method: 'SEARCH',
    url: '/items/:collection',
    config,
    schema: { params: OfCollection, body: SearchBody, response: Many },
    handler: async (request, reply) => {
      const ask = { action: 'read' as const, collection: request.params.collection };
      return sendText(reply, await at(request, ask, (context) => readRecords(context, request.body.query)));
    },
  });

  app.route({
    method: 'GET',
    url: '/items/:collection/:id',
    config,
    schema: { params: OfRecord, querystring: Parameters, response: One },
    handler: async (request, reply) => {
      const { collection, id } = request.params;
      const ask = { action: 'read' as const, collection };
      return sendText(reply, await at(request, ask, (context) => readRecord(context, id, request.query)));
    },
  });
}

function registerWrites(app: App, at: At): void {
  app.route({
    method: 'POST',
    url: '/items/:collection',
    config,
    schema: { params: OfCollection, querystring: Parameters, body: Records, response: OneOrMany },
    handler: async (request, reply) => {
      const { body, query } = request;
      const ask = { action: 'create' as const, collection: request.params.collection };
      return sendText(reply, await at(request, ask, (context) => createFrom(context, body, query)));
    },
  });

  app.route({
    method: 'PATCH',
    url: '/items/:collection/:id',
    config,
    schema: { params: OfRecord, querystring: Parameters, body: AnyRecord.nullish(), response: One },
    handler: async (request, reply) => {
      const { collection, id } = request.params;
      const { 'if-match': ifMatch } = request.headers;
      const change = { body: request.body, parameters: request.query, ifMatch };
      const ask = { action: 'update' as const, collection };
      return sendText(reply, await at(request, ask, (context) => updateOne(context, id, change)));
    },
  });

  app.route({
    method: 'PATCH',
    url: '/items/:collection',
    config,
    schema: { params: OfCollection, querystring: Parameters, body: Records.nullish(), response: Many },
    handler: async (request, reply) => {
      const { body, query } = request;
      const ask = { action: 'update' as const, collection: request.params.collection };
      return sendText(reply, await at(request, ask, (context) => updateMany(context, body, query)));
    },
  });
}

function registerRemovals(app: App, at: At): void {
  app.route({
    method: 'DELETE',
    url: '/items/:collection/:id',
    config,
    schema: { params: OfRecord, response: Nothing },
    handler: async (request, reply) => {
      const ask = { action: 'delete' as const, collection: request.params.collection };
      await at(request, ask, (context) => deleteBy(context, [request.params.id]));
      return reply.status(204).send(null);
    },
  });

  app.route({
    method: 'DELETE',
    url: '/items/:collection',
    config,
    schema: { params: OfCollection, body: Records, response: Nothing },
    handler: async (request, reply) => {
      const ask = { action: 'delete' as const, collection: request.params.collection };
      await at(request, ask, (context) => deleteBy(context, request.body));
      return reply.status(204).send(null);
    },
  });
}

/** The data interface: one set of routes for every declared collection. */
export function registerItemRoutes(api: App, deps: Deps, registry: Registry): void {
  const budget = createBudget(deps.config.itemWritesPerMinute, deps.clock);
  const at: At = (request, ask, work) => {
    if (ask.action !== 'read') budget(actorOf(request).userId);
    return withCachedActor(request, (actor, accessVersion) => {
      const base = { deps, registry, accessVersion, queryText: questionOf(request) };
      return work(openItems(base, actor, ask));
    });
  };
  void api.register(async (plain) => {
    const app = plain.withTypeProvider<ZodTypeProvider>();
    app.addHttpMethod('SEARCH', { hasBody: true });
    readJsonBodies(app, ['DELETE', 'PATCH']);
    registerReads(app, at);
    registerWrites(app, at);
    registerRemovals(app, at);
  });
}
