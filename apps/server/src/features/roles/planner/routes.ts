import { fail } from '@quint/contract/base/errors.ts';
import { LANGUAGES } from '@quint/phrases/base/languages.ts';
import { z } from 'zod';
import { createPlanners } from '#features/roles/planner/service.ts';
import { PUBLIC } from '#http/access.ts';
import { contentDisposition } from '#http/content-disposition.ts';
import { rawRoute, routesWith } from '#http/routes.ts';
import { PdfError } from '#pdf/pdf-port.ts';

/** The planner contains no personal data, so it may be cached publicly. */
export const registerPlannerRoutes = routesWith((deps) => {
  const planners = createPlanners(deps);
  return rawRoute('GET /planner', {
    access: PUBLIC,
    summary: 'Get the planner of the year as PDF',
    query: z.object({ language: z.enum(LANGUAGES).default('en') }),
    response: { 200: z.unknown().describe('The planner, application/pdf') },
    handler: async ({ request, reply, query }) => {
      const planner = await planners(query.language).catch((error: unknown) => {
        if (!(error instanceof PdfError)) throw error;
        request.log.error({ err: error }, 'planner not made');
        throw fail('report.failed');
      });
      return reply
        .type('application/pdf')
        .header('content-disposition', contentDisposition('inline', planner.fileName))
        .header('cache-control', 'public, max-age=86400')
        .send(Buffer.from(planner.content));
    },
  });
});
