import { ManualQuery, ReportDocumentAnswer } from '@quint/contract/measures/documents.ts';
import { ManualData } from '@quint/contract/measures/manual.ts';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import { getManual, getManualData, getManualPdf } from '#features/measures/reports/manual/service.ts';
import { PUBLIC } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

const CACHE = 'public, max-age=3600';

/** The manual is public: people who are asked to answer may read what for, and reviewers may recompute. */
export function registerManualRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: '/reports/manual',
    config: { access: PUBLIC },
    schema: {
      summary: 'Read the manual of the questionnaire',
      querystring: ManualQuery,
      response: { 200: ReportDocumentAnswer },
    },
    handler: async (request, reply) => {
      const data = await getManual(deps, request.query.language);
      reply.header('cache-control', CACHE);
      return { data };
    },
  });

  app.route({
    method: 'GET',
    url: '/reports/manual.json',
    config: { access: PUBLIC },
    schema: {
      summary: 'Get what figures of reports are recomputed from: items, keys, norms, rules and own studies',
      response: { 200: ManualData },
    },
    handler: async (_, reply) => {
      const data = await getManualData(deps);
      reply.header('cache-control', CACHE);
      return data;
    },
  });

  app.route({
    method: 'GET',
    url: '/reports/manual.pdf',
    config: { access: PUBLIC },
    schema: {
      summary: 'Get the manual of the questionnaire as PDF',
      querystring: ManualQuery,
      response: { 200: z.unknown().describe('The document, application/pdf') },
    },
    handler: async (request, reply) => {
      const { fileName, content } = await getManualPdf(deps, request.query.language);
      return reply
        .header('cache-control', CACHE)
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .send(Buffer.from(content));
    },
  });
}
