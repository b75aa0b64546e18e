import {
  CatalogueAnswer,
  ChangeTextsAnswer,
  ChangeTextsBody,
  OwnTextsAnswer,
  TextsQuery,
} from '@quint/contract/workspace/translations.ts';
import { canEditPlatform } from '@quint/domain/workspace/access/platform.ts';
import { z } from 'zod';
import { changeTexts, getCatalogue, publishTexts } from '#features/operation/translations/service.ts';
import { ask, PUBLIC } from '#http/access.ts';
import { rawRoute, route, routes } from '#http/routes.ts';
import { namesTag } from '#http/conditions.ts';

const CHANGES_LIMIT_BYTES = 8 * 1_048_576;

/** Texts that replace the shipped ones: read by every page, changed by platform administrators. */
export const registerTranslationRoutes = routes(
  rawRoute('GET /translations', {
    access: PUBLIC,
    summary: 'Read the replaced texts of one language',
    query: TextsQuery,
    response: { 200: OwnTextsAnswer, 304: z.null() },
    handler: async ({ deps, request, reply, query }) => {
      const { texts, etag } = await publishTexts(deps, query.locale);
      reply.header('cache-control', 'public, no-cache').header('etag', etag);
      if (namesTag(request, etag)) return reply.status(304).send(null);
      return { data: texts };
    },
  }),
  route('GET /translations/catalogue', {
    access: ask(canEditPlatform),
    summary: 'Read every text of the product with its replacement',
    answer: CatalogueAnswer,
    handler: ({ deps }) => getCatalogue(deps),
  }),
  route('POST /translations/changes', {
    access: ask(canEditPlatform),
    summary: 'Replace texts of the product and remove replacements',
    body: ChangeTextsBody,
    bodyLimit: CHANGES_LIMIT_BYTES,
    answer: ChangeTextsAnswer,
    handler: ({ deps, body }) => changeTexts(deps, body),
  }),
);
