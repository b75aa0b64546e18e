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
import type { Action, Registry } from '#items/declare/collection.ts';
import { createFrom, deleteBy, updateMany, updateOne } from '#items/write/requests.ts';
import type { ItemsContext } from '#items/context.ts';
import { openItems } from '#items/context.ts';
import { readRecord, readRecords } from '#items/read/records.ts';

// The collection decides on access, so every route checks it; without a session the response is FORBIDDEN.
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

/** Runs an action on the collection of a request. Its result, if any, is JSON text, sent unchanged. */
type Serve = (
  exchange: { request: FastifyRequest & { params: { collection: string } }; reply: FastifyReply },
  action: Action,
  work: (context: ItemsContext) => Promise<string | Readable | void>,
) => Promise<void>;

function registerReads(app: App, serve: Serve): void {
  app.route({
    method: 'GET',
    url: '/items/:collection',
    config,
    schema: { params: OfCollection, querystring: Parameters, response: Many },
    handler: (request, reply) =>
      serve({ request, reply }, 'read', (context) => readRecords(context, request.query)),
  });

  app.route({
    method: 'SEARCH',
    url: '/items/:collection',
    config,
    schema: { params: OfCollection, body: SearchBody, response: Many },
    handler: (request, reply) =>
      serve({ request, reply }, 'read', (context) => readRecords(context, request.body.query)),
  });

  app.route({
    method: 'GET',
    url: '/items/:collection/:id',
    config,
    schema: { params: OfRecord, querystring: Parameters, response: One },
    handler: (request, reply) =>
      serve({ request, reply }, 'read', (context) => readRecord(context, request.params.id, request.query)),
  });
}

function registerWrites(app: App, serve: Serve): void {
  app.route({
    method: 'POST',
    url: '/items/:collection',
    config,
    schema: { params: OfCollection, querystring: Parameters, body: Records, response: OneOrMany },
    handler: (request, reply) =>
      serve({ request, reply }, 'create', (context) => createFrom(context, request.body, request.query)),
  });

  app.route({
    method: 'PATCH',
    url: '/items/:collection/:id',
    config,
    schema: { params: OfRecord, querystring: Parameters, body: AnyRecord.nullish(), response: One },
    handler: (request, reply) => {
      const { body, params, query, headers } = request;
      const change = { body, parameters: query, ifMatch: headers['if-match'] };
      return serve({ request, reply }, 'update', (context) => updateOne(context, params.id, change));
    },
  });

  app.route({
    method: 'PATCH',
    url: '/items/:collection',
    config,
    schema: { params: OfCollection, querystring: Parameters, body: Records.nullish(), response: Many },
    handler: (request, reply) =>
      serve({ request, reply }, 'update', (context) => updateMany(context, request.body, request.query)),
  });
}

function registerRemovals(app: App, serve: Serve): void {
  app.route({
    method: 'DELETE',
    url: '/items/:collection/:id',
    config,
    schema: { params: OfRecord, response: Nothing },
    handler: (request, reply) =>
      serve({ request, reply }, 'delete', (context) => deleteBy(context, [request.params.id])),
  });

  app.route({
    method: 'DELETE',
    url: '/items/:collection',
    config,
    schema: { params: OfCollection, body: Records, response: Nothing },
    handler: (request, reply) =>
      serve({ request, reply }, 'delete', (context) => deleteBy(context, request.body)),
  });
}

/** The data interface: one set of routes for every declared collection. */
export function registerItemRoutes(api: App, deps: Deps, registry: Registry): void {
  const budget = createBudget(deps.config.itemWritesPerMinute, deps.clock);
  const serve: Serve = async ({ request, reply }, action, work) => {
    if (action !== 'read') budget(actorOf(request).userId);
    const text = await withCachedActor(request, (actor, accessVersion) => {
      const base = { deps, registry, accessVersion, queryText: questionOf(request) };
      return work(openItems(base, actor, { ...request.params, action }));
    });
    if (text === undefined) return reply.status(204).send(null);
    return reply.type('application/json; charset=utf-8').send(text);
  };
  void api.register(async (plain) => {
    const app = plain.withTypeProvider<ZodTypeProvider>();
    app.addHttpMethod('SEARCH', { hasBody: true });
    readJsonBodies(app, ['DELETE', 'PATCH']);
    registerReads(app, serve);
    registerWrites(app, serve);
    registerRemovals(app, serve);
  });
}
