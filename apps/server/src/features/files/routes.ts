import { fail } from '@quint/contract/base/errors.ts';
import { canEditFiles } from '@quint/domain/workspace/access/files.ts';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isId } from '#database/ids.ts';
import { makeAssetRoutes } from '#features/files/assets/routes.ts';
import { createAssets } from '#features/files/assets/service.ts';
import { makeInitialsRoutes } from '#features/files/initials/routes.ts';
import { deleteFile } from '#features/files/service.ts';
import { makeUploadRoutes } from '#features/files/upload/routes.ts';
import { ask, SIGNED_IN } from '#http/access.ts';
import { withCachedActor } from '#http/cached-actor.ts';
import { readJsonBodies } from '#http/json-body.ts';
import { sendJsonText } from '#http/json-text.ts';
import { questionOf } from '#http/question.ts';
import type { RouteContext } from '#http/routes.ts';
import { rawRoute, route, routes, routesWith } from '#http/routes.ts';
import type { Registry } from '#items/declare/collection.ts';
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
const writeOptions = {
  access: ask(canEditFiles),
  names: 'files' as const,
  unauthenticatedCode: 'FORBIDDEN' as const,
  tokenScopes: ['files:write'] as const,
};

function makeReading(registry: Registry) {
  const readAs = <Result>(
    { deps, request }: Pick<RouteContext, 'deps' | 'request'>,
    read: (context: ItemsContext) => Promise<Result>,
  ) =>
    withCachedActor(request, (actor, accessVersion) => {
      const base = { deps, registry, accessVersion, queryText: questionOf(request) };
      return read(openItems(base, actor, { collection: 'files', action: 'read' }));
    });

  return routes(
    rawRoute('GET /files', {
      ...reading,
      summary: 'Read metadata of files, as below /api/items/files',
      query: Parameters,
      response: Answer,
      handler: async ({ deps, request, reply, query }) =>
        sendJsonText(reply, await readAs({ deps, request }, (context) => readRecords(context, query))),
    }),
    rawRoute('GET /files/:id', {
      ...reading,
      names: 'files',
      summary: 'Read the metadata of a file',
      params: OneFile,
      query: Parameters,
      response: Answer,
      handler: async ({ deps, request, reply, params, query }) => {
        const text = await readAs({ deps, request }, (context) => readRecord(context, params.id, query));
        return sendJsonText(reply, text);
      },
    }),
  );
}

const makeChanging = (registry: Registry) =>
  routes(
    rawRoute('PATCH /files/:id', {
      ...writeOptions,
      summary: 'Change the metadata of a file',
      params: OneFile,
      query: Parameters,
      body: AnyRecord,
      response: Answer,
      handler: async ({ deps, actor, reply, params, query, body }) => {
        const context = openItems({ deps, registry }, actor, { collection: 'files', action: 'update' });
        return sendJsonText(reply, await updateOne(context, params.id, { body, parameters: query }));
      },
    }),
    route('DELETE /files/:id', {
      ...writeOptions,
      summary: 'Remove a file',
      params: OneFile,
      handler: async ({ deps, actor, params: { id } }) => {
        if (!isId(id)) throw fail('FORBIDDEN');
        await deleteFile({ deps, registry }, actor, id.toLowerCase());
      },
    }),
  );

/** Files under their conventional paths; the collection is the same as under /items. */
export const makeFileRoutes = (registry: Registry) =>
  routesWith((deps) => {
    const assets = createAssets(deps);
    return routes(
      (api) =>
        void api.register(async (plain) => {
          const app = plain.withTypeProvider<ZodTypeProvider>();
          readJsonBodies(app, ['DELETE', 'PATCH']);
          routes(makeReading(registry), makeChanging(registry))(app, deps);
        }),
      makeUploadRoutes(registry),
      makeAssetRoutes(registry, assets),
      makeInitialsRoutes(registry, assets),
    );
  });
