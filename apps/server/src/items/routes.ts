import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { actorOf, SIGNED_IN } from '#http/access.ts';
import { withCachedActor } from '#http/cached-actor.ts';
import { readJsonBodies } from '#http/json-body.ts';
import { sendJsonText } from '#http/json-text.ts';
import { questionOf } from '#http/question.ts';
import { createBudget } from '#http/rate-limit.ts';
import type { Registrar, RouteContext } from '#http/routes.ts';
import { rawRoute, routes } from '#http/routes.ts';
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
  exchange: Pick<RouteContext<typeof OfCollection>, 'request' | 'reply' | 'params'>,
  action: Action,
  work: (context: ItemsContext) => Promise<string | Readable | void>,
) => Promise<FastifyReply>;

const makeReads = (serve: Serve) =>
  routes(
    rawRoute('GET /items/:collection', {
      ...config,
      params: OfCollection,
      query: Parameters,
      response: Many,
      handler: (exchange) => serve(exchange, 'read', (context) => readRecords(context, exchange.query)),
    }),
    rawRoute('SEARCH /items/:collection', {
      ...config,
      params: OfCollection,
      body: SearchBody,
      response: Many,
      handler: (exchange) => serve(exchange, 'read', (context) => readRecords(context, exchange.body.query)),
    }),
    rawRoute('GET /items/:collection/:id', {
      ...config,
      params: OfRecord,
      query: Parameters,
      response: One,
      handler: (exchange) =>
        serve(exchange, 'read', (context) => readRecord(context, exchange.params.id, exchange.query)),
    }),
  );

const makeWrites = (serve: Serve) =>
  routes(
    rawRoute('POST /items/:collection', {
      ...config,
      params: OfCollection,
      query: Parameters,
      body: Records,
      response: OneOrMany,
      handler: (exchange) =>
        serve(exchange, 'create', (context) => createFrom(context, exchange.body, exchange.query)),
    }),
    rawRoute('PATCH /items/:collection/:id', {
      ...config,
      params: OfRecord,
      query: Parameters,
      body: AnyRecord.nullish(),
      response: One,
      handler: (exchange) => {
        const { request, body, params, query } = exchange;
        const change = { body, parameters: query, ifMatch: request.headers['if-match'] };
        return serve(exchange, 'update', (context) => updateOne(context, params.id, change));
      },
    }),
    rawRoute('PATCH /items/:collection', {
      ...config,
      params: OfCollection,
      query: Parameters,
      body: Records.nullish(),
      response: Many,
      handler: (exchange) =>
        serve(exchange, 'update', (context) => updateMany(context, exchange.body, exchange.query)),
    }),
  );

const makeRemovals = (serve: Serve) =>
  routes(
    rawRoute('DELETE /items/:collection/:id', {
      ...config,
      params: OfRecord,
      response: Nothing,
      handler: (exchange) => serve(exchange, 'delete', (context) => deleteBy(context, [exchange.params.id])),
    }),
    rawRoute('DELETE /items/:collection', {
      ...config,
      params: OfCollection,
      body: Records,
      response: Nothing,
      handler: (exchange) => serve(exchange, 'delete', (context) => deleteBy(context, exchange.body)),
    }),
  );

/** The data interface: one set of routes for every declared collection. */
export function makeItemRoutes(registry: Registry): Registrar {
  return (api, deps) => {
    const budget = createBudget(deps.config.itemWritesPerMinute, deps.clock);
    const serve: Serve = async ({ request, reply, params }, action, work) => {
      if (action !== 'read') budget(actorOf(request).userId);
      const text = await withCachedActor(request, (actor, accessVersion) => {
        const base = { deps, registry, accessVersion, queryText: questionOf(request) };
        return work(openItems(base, actor, { ...params, action }));
      });
      return text === undefined ? reply.status(204).send(null) : sendJsonText(reply, text);
    };
    void api.register(async (plain) => {
      const app = plain.withTypeProvider<ZodTypeProvider>();
      app.addHttpMethod('SEARCH', { hasBody: true });
      readJsonBodies(app, ['DELETE', 'PATCH']);
      routes(makeReads(serve), makeWrites(serve), makeRemovals(serve))(app, deps);
    });
  };
}
