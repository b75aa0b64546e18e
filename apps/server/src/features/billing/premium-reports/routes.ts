import { ManualQuery } from '@quint/contract/documents.ts';
import { Id } from '@quint/contract/ids.ts';
import { OrderAnswer, PremiumReportAnswer } from '@quint/contract/orders.ts';
import { canReadOwnReport } from '@quint/domain/access/results.ts';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import {
  getOrderOfSheet,
  getReportPdfOfSheet,
  readOwnReport,
  readReportOfSheet,
} from '#features/billing/premium-reports/service.ts';
import { actorOf, ask, PROVED_SURVEY_SESSION, seatOf } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

const OrderParams = z.object({ id: Id });

/** The own premium report, with an account and after the survey without one. */
export function registerPremiumReportRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: '/own-report',
    config: { access: ask(canReadOwnReport) },
    schema: {
      summary: 'Read what the own premium report costs and where it stands',
      response: { 200: PremiumReportAnswer },
    },
    handler: async (request) => ({ data: await readOwnReport(deps, actorOf(request)) }),
  });
  app.route({
    method: 'GET',
    url: '/survey/report',
    config: { access: PROVED_SURVEY_SESSION },
    schema: {
      summary: 'Read what the own premium report costs and where it stands, after the survey',
      response: { 200: PremiumReportAnswer },
    },
    handler: async (request) => ({ data: await readReportOfSheet(deps, seatOf(request)) }),
  });
  app.route({
    method: 'GET',
    url: '/survey/report/orders/:id',
    config: { access: PROVED_SURVEY_SESSION, names: 'orders' },
    schema: {
      summary: 'Read the state of an order of the own premium report, after the survey',
      params: OrderParams,
      response: { 200: OrderAnswer },
    },
    handler: async (request) => ({
      data: await getOrderOfSheet(deps, seatOf(request), request.params.id),
    }),
  });
  app.route({
    method: 'GET',
    url: '/survey/report/pdf',
    config: { access: PROVED_SURVEY_SESSION },
    schema: {
      summary: 'Get the own premium report as PDF, after the survey',
      querystring: ManualQuery,
      response: { 200: z.unknown().describe('The report, application/pdf') },
    },
    handler: async (request, reply) => {
      const { fileName, content } = await getReportPdfOfSheet(deps, seatOf(request), request.query.language);
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .send(Buffer.from(content));
    },
  });
}
