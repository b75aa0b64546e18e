import { fail } from '@quint/contract/base/errors.ts';
import { LANGUAGES } from '@quint/phrases/base/languages.ts';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import { createPlanners } from '#features/roles/planner/service.ts';
import { PUBLIC } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import { contentDisposition } from '#http/content-disposition.ts';
import { PdfError } from '#pdf/pdf-port.ts';

/** The planner contains no personal data, so it may be cached publicly. */
export function registerPlannerRoutes(app: App, deps: Deps): void {
  const planners = createPlanners(deps);
  app.route({
    method: 'GET',
    url: '/planner',
    config: { access: PUBLIC },
    schema: {
      summary: 'Get the planner of the year as PDF',
      querystring: z.object({ language: z.enum(LANGUAGES).default('en') }),
      response: { 200: z.unknown().describe('The planner, application/pdf') },
    },
    handler: async (request, reply) => {
      const planner = await planners(request.query.language).catch((error: unknown) => {
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
}
