import { fail } from '@quint/contract/base/errors.ts';
import { EvaluationTextsAnswer, ReportQuery, ResultParams } from '@quint/contract/measures/reports.ts';
import {
  canDownloadReports,
  canReadReports,
  canReadResults,
} from '@quint/domain/workspace/access/results.ts';
import { z } from 'zod';
import { InterviewAnswer, InterviewQuery } from '@quint/contract/people/interview.ts';
import { registerChartRoutes } from '#features/measures/reports/charts/routes.ts';
import { registerDocumentRoutes } from '#features/measures/reports/documents/routes.ts';
import { registerManualRoutes } from '#features/measures/reports/manual/routes.ts';
import { registerPremiumSampleRoutes } from '#features/measures/reports/premium/sample/routes.ts';
import { getReportDocument } from '#features/measures/reports/documents/service.ts';
import { getEvaluationTexts } from '#features/measures/reports/service.ts';
import { PdfError } from '#pdf/pdf-port.ts';
import { readInterviewSheets } from '#features/measures/reports/interview/service.ts';
import { ask } from '#http/access.ts';
import { rawRoute, route, routes } from '#http/routes.ts';

const readsResult = {
  access: ask(canReadReports),
  names: 'talents_results' as const,
  tokenScopes: ['results:read'] as const,
};

export const registerReportRoutes = routes(
  registerChartRoutes,
  registerDocumentRoutes,
  registerManualRoutes,
  rawRoute('GET /reports/interview-sheets', {
    access: ask(canReadResults),
    summary: 'Read the interview sheets of people for a role',
    query: InterviewQuery,
    response: { 200: InterviewAnswer },
    handler: ({ deps, actor, query }) => readInterviewSheets(deps, actor, query),
  }),
  registerPremiumSampleRoutes,
  rawRoute('GET /reports/talents_results/:resultId/pdf', {
    access: ask(canDownloadReports),
    names: 'talents_results',
    tokenScopes: ['reports:read'],
    summary: 'Get the report of a result as PDF',
    params: ResultParams,
    query: ReportQuery,
    response: { 200: z.unknown().describe('The report, application/pdf') },
    handler: async ({ deps, request, reply, actor, params, query }) => {
      const { language, role: roleId } = query;
      const document = await getReportDocument(deps, actor, {
        ...params,
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
  }),
  route('GET /reports/getTalentEvaluationTexts/:resultId', {
    ...readsResult,
    summary: 'Read the texts of the report of a result',
    params: ResultParams,
    query: ReportQuery,
    answer: EvaluationTextsAnswer,
    handler: ({ deps, actor, params, query: { language, role: roleId } }) =>
      getEvaluationTexts(deps, actor, { ...params, language, roleId }),
  }),
);
