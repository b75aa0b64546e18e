import { fail } from '@quint/contract/base/errors.ts';
import { canEditFiles } from '@quint/domain/workspace/access/files.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import { isId } from '#database/ids.ts';
import { registerAssetRoutes } from '#features/files/assets/routes.ts';
import { createAssets } from '#features/files/assets/service.ts';
import { registerInitialsRoutes } from '#features/files/initials/routes.ts';
import type { Records } from '#features/files/service.ts';
import { deleteFile } from '#features/files/service.ts';
import { registerUploadRoutes } from '#features/files/upload/routes.ts';
import { actorOf, ask, SIGNED_IN } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import { withCachedActor } from '#http/cached-actor.ts';
import { readJsonBodies } from '#http/json-body.ts';
import { questionOf } from '#http/question.ts';
import { updateOne } from '#items/write/requests.ts';
import type { ItemsContext } from '#items/context.ts';
import { openItems } from '#items/context.ts';
import { readRecord, readRecords } from '#items/read/records.ts';

const OneFile = z.object({ id: z.string() });
const Parameters = z.record(z.string(), z.unknown());
const AnyRecord = z.record(z.string(), z.unknown());
const Answer = { 200: z.object({ data: z.union([AnyRecord, z.array(AnyRecord)]) }) };

// The statements check the access version themselves and are repeated with a fresh actor when it has changed.
const reading = {
  access: SIGNED_IN,
  unauthenticatedCode: 'FORBIDDEN' as const,
  usesCachedActor: true,
  readsFrom: 'files',
  tokenScopes: ['files:read'] as const,
};
const writeConfig = {
  access: ask(canEditFiles),
  unauthenticatedCode: 'FORBIDDEN' as const,
  tokenScopes: ['files:write'] as const,
};

function sendText(reply: FastifyReply, text: string | Readable): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(text);
}

function registerReading(app: App, records: Records): void {
  const read = <Result>(request: FastifyRequest, run: (context: ItemsContext) => Promise<Result>) =>
    withCachedActor(request, (actor, accessVersion) => {
      const base = { ...records, accessVersion, queryText: questionOf(request) };
      return run(openItems(base, actor, { collection: 'files', action: 'read' }));
    });

  app.route({
    method: 'GET',
    url: '/files',
    config: reading,
    schema: {
      summary: 'Read metadata of files, as below /api/items/files',
      querystring: Parameters,
      response: Answer,
    },
    handler: async (request, reply) =>
      sendText(reply, await read(request, (context) => readRecords(context, request.query))),
  });

  app.route({
    method: 'GET',
    url: '/files/:id',
    config: { ...reading, names: 'files' },
    schema: {
      summary: 'Read the metadata of a file',
      params: OneFile,
      querystring: Parameters,
      response: Answer,
    },
    handler: async (request, reply) => {
      const { params, query } = request;
      return sendText(reply, await read(request, (context) => readRecord(context, params.id, query)));
    },
  });
}

function registerChanging(app: App, records: Records): void {
  app.route({
    method: 'PATCH',
    url: '/files/:id',
    config: { ...writeConfig, names: 'files' },
    schema: {
      summary: 'Change the metadata of a file',
      params: OneFile,
      querystring: Parameters,
      body: AnyRecord,
      response: Answer,
    },
    handler: async (request, reply) => {
      const change = { body: request.body, parameters: request.query };
      const context = openItems(records, actorOf(request), { collection: 'files', action: 'update' });
      return sendText(reply, await updateOne(context, request.params.id, change));
    },
  });

  app.route({
    method: 'DELETE',
    url: '/files/:id',
    config: { ...writeConfig, names: 'files' },
    schema: { summary: 'Remove a file', params: OneFile, response: { 204: z.null() } },
    handler: async (request, reply) => {
      const { id } = request.params;
      if (!isId(id)) throw fail('FORBIDDEN');
      await deleteFile(records, actorOf(request), id.toLowerCase());
      return reply.status(204).send(null);
    },
  });
}

/** Files under their conventional paths; the collection is the same as under /items. */
export function registerFileRoutes(api: App, records: Records): void {
  void api.register(async (plain) => {
    const app = plain.withTypeProvider<ZodTypeProvider>();
    readJsonBodies(app, ['DELETE', 'PATCH']);
    registerReading(app, records);
    registerChanging(app, records);
  });
  const assets = createAssets(records.deps);
  registerUploadRoutes(api, records);
  registerAssetRoutes(api, records, assets);
  registerInitialsRoutes(api, records, assets);
}
