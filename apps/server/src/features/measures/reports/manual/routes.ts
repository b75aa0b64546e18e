import { ManualQuery, ReportDocumentAnswer } from '@quint/contract/measures/documents.ts';
import { ManualData } from '@quint/contract/measures/manual.ts';
import { z } from 'zod';
import { getManual, getManualData, getManualPdf } from '#features/measures/reports/manual/service.ts';
import { PUBLIC } from '#http/access.ts';
import { rawRoute, route, routes } from '#http/routes.ts';

const CACHE = 'public, max-age=3600';

/** The manual is public: people who answer can read about the purpose, and reviewers can recompute. */
export const registerManualRoutes = routes(
  route('GET /reports/manual', {
    access: PUBLIC,
    summary: 'Read the manual of the questionnaire',
    query: ManualQuery,
    answer: ReportDocumentAnswer,
    handler: async ({ deps, reply, query }) => {
      const data = await getManual(deps, query.language);
      reply.header('cache-control', CACHE);
      return data;
    },
  }),
  rawRoute('GET /reports/manual.json', {
    access: PUBLIC,
    summary: 'Get what figures of reports are recomputed from: items, keys, norms, rules and own studies',
    response: { 200: ManualData },
    handler: async ({ deps, reply }) => {
      const data = await getManualData(deps);
      reply.header('cache-control', CACHE);
      return data;
    },
  }),
  rawRoute('GET /reports/manual.pdf', {
    access: PUBLIC,
    summary: 'Get the manual of the questionnaire as PDF',
    query: ManualQuery,
    response: { 200: z.unknown().describe('The document, application/pdf') },
    handler: async ({ deps, reply, query }) => {
      const { fileName, content } = await getManualPdf(deps, query.language);
      return reply
        .header('cache-control', CACHE)
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .send(Buffer.from(content));
    },
  }),
);
