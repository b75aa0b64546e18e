import {
  CatalogueAnswer,
  ChangeTextsAnswer,
  ChangeTextsBody,
  OwnTextsAnswer,
  TextsQuery,
} from '@quint/contract/workspace/translations.ts';
import { canEditPlatform } from '@quint/domain/workspace/access/platform.ts';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import { changeTexts, getCatalogue, publishTexts } from '#features/operation/translations/service.ts';
import { ask, PUBLIC } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import { namesTag } from '#http/conditions.ts';

const CHANGES_LIMIT_BYTES = 8 * 1_048_576;

/** Texts that replace the shipped ones: read by every page, changed by platform administrators. */
export function registerTranslationRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: '/translations',
    config: { access: PUBLIC },
    schema: {
      summary: 'Read the replaced texts of one language',
      querystring: TextsQuery,
      response: { 200: OwnTextsAnswer, 304: z.null() },
    },
    handler: async (request, reply) => {
      const { texts, etag } = await publishTexts(deps, request.query.locale);
      reply.header('cache-control', 'public, no-cache').header('etag', etag);
      if (namesTag(request, etag)) return reply.status(304).send(null);
      return { data: texts };
    },
  });
  app.route({
    method: 'GET',
    url: '/translations/catalogue',
    config: { access: ask(canEditPlatform) },
    schema: {
      summary: 'Read every text of the product with its replacement',
      response: { 200: CatalogueAnswer },
    },
    handler: async () => ({ data: await getCatalogue(deps) }),
  });
  app.route({
    method: 'POST',
    url: '/translations/changes',
    bodyLimit: CHANGES_LIMIT_BYTES,
    config: { access: ask(canEditPlatform) },
    schema: {
      summary: 'Replace texts of the product and remove replacements',
      body: ChangeTextsBody,
      response: { 200: ChangeTextsAnswer },
    },
    handler: async (request) => ({ data: await changeTexts(deps, request.body) }),
  });
}
