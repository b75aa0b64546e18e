import { fail } from '@quint/contract/base/errors.ts';
import { EvaluationTextsAnswer, ReportQuery, ResultParams } from '@quint/contract/measures/reports.ts';
import { canDownloadReports, canReadReports } from '@quint/domain/workspace/access/results.ts';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import { registerChartRoutes } from '#features/measures/reports/charts/routes.ts';
import { registerDocumentRoutes } from '#features/measures/reports/documents/routes.ts';
import { registerManualRoutes } from '#features/measures/reports/manual/routes.ts';
import { registerInterviewRoutes } from '#features/measures/reports/interview/routes.ts';
import { registerPremiumSampleRoutes } from '#features/measures/reports/premium/sample/routes.ts';
import { getReportDocument } from '#features/measures/reports/documents/service.ts';
import { getEvaluationTexts } from '#features/measures/reports/service.ts';
import { actorOf, ask } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import { PdfError } from '#pdf/pdf-port.ts';

const readsResult = {
  access: ask(canReadReports),
  names: 'talents_results' as const,
  tokenScopes: ['results:read'] as const,
};

export function registerReportRoutes(app: App, deps: Deps): void {
  registerChartRoutes(app);
  registerDocumentRoutes(app, deps);
  registerManualRoutes(app, deps);
  registerInterviewRoutes(app, deps);
  registerPremiumSampleRoutes(app, deps);

  app.route({
    method: 'GET',
    url: '/reports/talents_results/:resultId/pdf',
    config: { access: ask(canDownloadReports), names: 'talents_results', tokenScopes: ['reports:read'] },
    schema: {
      summary: 'Get the report of a result as PDF',
      params: ResultParams,
      querystring: ReportQuery,
      response: { 200: z.unknown().describe('The report, application/pdf') },
    },
    handler: async (request, reply) => {
      const { language, role: roleId } = request.query;
      const document = await getReportDocument(deps, actorOf(request), {
        ...request.params,
        language,
        roleId,
      }).catch((error: unknown) => {
        if (!(error instanceof PdfError)) throw error;
        request.log.error({ err: error }, 'report not made');
        throw fail('report.failed');
      });
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${document.fileName}"`)
        .send(Buffer.from(document.content));
    },
  });

  app.route({
    method: 'GET',
    url: '/reports/getTalentEvaluationTexts/:resultId',
    config: readsResult,
    schema: {
      summary: 'Read the texts of the report of a result',
      params: ResultParams,
      querystring: ReportQuery,
      response: { 200: EvaluationTextsAnswer },
    },
    handler: async (request) => {
      const { language, role: roleId } = request.query;
      const query = { ...request.params, language, roleId };
      return { data: await getEvaluationTexts(deps, actorOf(request), query) };
    },
  });
}
