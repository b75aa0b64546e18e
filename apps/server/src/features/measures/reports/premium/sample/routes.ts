import { ManualQuery } from '@quint/contract/measures/documents.ts';
import { z } from 'zod';
import { getPremiumSample } from '#features/measures/reports/premium/sample/service.ts';
import { PUBLIC } from '#http/access.ts';
import { rawRoute } from '#http/routes.ts';

const CACHE = 'public, max-age=3600';

/** A public sample of the premium report, to look at before buying. */
export const registerPremiumSampleRoutes = rawRoute('GET /premium-report/sample', {
  access: PUBLIC,
  summary: 'Get a sample of the premium report as PDF',
  query: ManualQuery,
  response: { 200: z.unknown().describe('The sample, application/pdf') },
  handler: async ({ deps, request, reply, query }) => {
    const { language } = query;
    const { fileName, content } = await getPremiumSample(deps, { language, address: request.ip });
    return reply
      .type('application/pdf')
      .header('cache-control', CACHE)
      .header('content-disposition', `inline; filename="${fileName}"`)
      .send(Buffer.from(content));
  },
});
