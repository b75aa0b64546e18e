import { ManualQuery } from '@quint/contract/measures/documents.ts';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import { getPremiumSample } from '#features/measures/reports/premium/sample/service.ts';
import { PUBLIC } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

const CACHE = 'public, max-age=3600';

/** What the premium report is like can be seen before it is bought. */
export function registerPremiumSampleRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: '/premium-report/sample',
    config: { access: PUBLIC },
    schema: {
      summary: 'Get a sample of the premium report as PDF',
      querystring: ManualQuery,
      response: { 200: z.unknown().describe('The sample, application/pdf') },
    },
    handler: async (request, reply) => {
      const { language } = request.query;
      const { fileName, content } = await getPremiumSample(deps, { language, address: request.ip });
      return reply
        .type('application/pdf')
        .header('cache-control', CACHE)
        .header('content-disposition', `inline; filename="${fileName}"`)
        .send(Buffer.from(content));
    },
  });
}
