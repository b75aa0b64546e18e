import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import { actorOf, SIGNED_IN } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import type { Collection, Registry } from './declaration.ts';
import type { Desk } from './service.ts';
import { createFrom, deleteBy, openDesk, readRecord, readRecords, updateMany, updateOne } from './service.ts';

// Who may do what is the collection's to say, so every route asks it; without a session the answer is FORBIDDEN.
const config = { access: SIGNED_IN, unauthenticated: 'FORBIDDEN' as const };

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

/** The text is finished JSON: it goes out as it is. */
function sendText(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(text);
}

/** A DELETE of one record carries no body, yet clients of the convention announce JSON. */
function allowEmptyDelete(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '' && request.method === 'DELETE') done(null, undefined);
    else void parse(request, body, done);
  });
}

type OpenDesk = (request: FastifyRequest, action: keyof Collection['access'], collection: string) => Desk;

function registerReads(app: App, desk: OpenDesk): void {
  app.route({
    method: 'GET',
    url: '/items/:collection',
    config,
    schema: { params: OfCollection, querystring: Parameters, response: Many },
    handler: async (request, reply) => {
      const text = await readRecords(desk(request, 'read', request.params.collection), request.query);
      return sendText(reply, text);
    },
  });

  app.route({
    method: 'SEARCH',
    url: '/items/:collection',
    config,
    schema: { params: OfCollection, body: SearchBody, response: Many },
    handler: async (request, reply) => {
      const text = await readRecords(desk(request, 'read', request.params.collection), request.body.query);
      return sendText(reply, text);
    },
  });

  app.route({
    method: 'GET',
    url: '/items/:collection/:id',
    config,
    schema: { params: OfRecord, querystring: Parameters, response: One },
    handler: async (request, reply) => {
      const { collection, id } = request.params;
      return sendText(reply, await readRecord(desk(request, 'read', collection), id, request.query));
    },
  });
}

function registerWrites(app: App, desk: OpenDesk): void {
  app.route({
    method: 'POST',
    url: '/items/:collection',
    config,
    schema: { params: OfCollection, querystring: Parameters, body: Records, response: OneOrMany },
    handler: async (request, reply) => {
      const text = await createFrom(
        desk(request, 'create', request.params.collection),
        request.body,
        request.query,
      );
      return sendText(reply, text);
    },
  });

  app.route({
    method: 'PATCH',
    url: '/items/:collection/:id',
    config,
    schema: { params: OfRecord, querystring: Parameters, body: AnyRecord, response: One },
    handler: async (request, reply) => {
      const { collection, id } = request.params;
      const ask = { body: request.body, parameters: request.query };
      return sendText(reply, await updateOne(desk(request, 'update', collection), id, ask));
    },
  });

  app.route({
    method: 'PATCH',
    url: '/items/:collection',
    config,
    schema: { params: OfCollection, querystring: Parameters, body: Records, response: Many },
    handler: async (request, reply) => {
      const text = await updateMany(
        desk(request, 'update', request.params.collection),
        request.body,
        request.query,
      );
      return sendText(reply, text);
    },
  });
}

function registerRemovals(app: App, desk: OpenDesk): void {
  app.route({
    method: 'DELETE',
    url: '/items/:collection/:id',
    config,
    schema: { params: OfRecord, response: Nothing },
    handler: async (request, reply) => {
      await deleteBy(desk(request, 'delete', request.params.collection), [request.params.id]);
      return reply.status(204).send(null);
    },
  });

  app.route({
    method: 'DELETE',
    url: '/items/:collection',
    config,
    schema: { params: OfCollection, body: Records, response: Nothing },
    handler: async (request, reply) => {
      await deleteBy(desk(request, 'delete', request.params.collection), request.body);
      return reply.status(204).send(null);
    },
  });
}

/** The data interface: one set of routes for every declared collection. */
export function registerItemRoutes(api: App, deps: Deps, registry: Registry): void {
  const desk: OpenDesk = (request, action, collection) =>
    openDesk({ deps, registry }, actorOf(request), { collection, action });
  void api.register(async (plain) => {
    const app = plain.withTypeProvider<ZodTypeProvider>();
    app.addHttpMethod('SEARCH', { hasBody: true });
    allowEmptyDelete(app);
    registerReads(app, desk);
    registerWrites(app, desk);
    registerRemovals(app, desk);
  });
}
