import { ManualQuery } from '@quint/contract/measures/documents.ts';
import { Id } from '@quint/contract/base/ids.ts';
import {
  CheckoutAnswer,
  OrderAnswer,
  PremiumReportAnswer,
  ReportCheckoutBody,
} from '@quint/contract/billing/orders.ts';
import { canReadOwnReport } from '@quint/domain/workspace/access/results.ts';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import {
  getOrderOfSheet,
  giveBackReportOfSheet,
  orderReportOfSheet,
  getReportPdfOfSheet,
  readOwnReport,
  readReportOfSheet,
  withdrawReportOfSheet,
} from '#features/billing/premium-reports/service.ts';
import { actorOf, ask, PROVED_SURVEY_SESSION, respondentSessionOf } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

const PATH = '/survey/report';
const access = PROVED_SURVEY_SESSION;
const ORDER_SCHEMA = { params: z.object({ id: Id }), response: { 200: OrderAnswer } };

/** The user's own premium report, with an account. */
function registerOwn(app: App, deps: Deps): void {
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
}

/** The same after the survey, without an account. */
function registerOfSurvey(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: PATH,
    config: { access },
    schema: {
      summary: 'Read what the own premium report costs and where it stands, after the survey',
      response: { 200: PremiumReportAnswer },
    },
    handler: async (request) => ({ data: await readReportOfSheet(deps, respondentSessionOf(request)) }),
  });
  app.route({
    method: 'GET',
    url: `${PATH}/pdf`,
    config: { access },
    schema: {
      summary: 'Get the own premium report as PDF, after the survey',
      querystring: ManualQuery,
      response: { 200: z.unknown().describe('The report, application/pdf') },
    },
    handler: async (request, reply) => {
      const { language } = request.query;
      const { fileName, content } = await getReportPdfOfSheet(deps, respondentSessionOf(request), language);
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .send(Buffer.from(content));
    },
  });
}

function registerOrders(app: App, deps: Deps): void {
  app.route({
    method: 'POST',
    url: `${PATH}/orders`,
    config: { access },
    schema: {
      summary: 'Order the own premium report after the survey, and learn where it is paid',
      body: ReportCheckoutBody,
      response: { 200: CheckoutAnswer },
    },
    handler: async (request) => ({
      data: await orderReportOfSheet(deps, respondentSessionOf(request), request.body),
    }),
  });
  app.route({
    method: 'GET',
    url: `${PATH}/orders/:id`,
    config: { access, names: 'orders' },
    schema: {
      summary: 'Read the state of an order of the own premium report, after the survey',
      ...ORDER_SCHEMA,
    },
    handler: async (request) => ({
      data: await getOrderOfSheet(deps, respondentSessionOf(request), request.params.id),
    }),
  });
  app.route({
    method: 'POST',
    url: `${PATH}/orders/:id/cancel`,
    config: { access, names: 'orders' },
    schema: {
      summary: 'Withdraw an open order of the own premium report, after the survey',
      ...ORDER_SCHEMA,
    },
    handler: async (request) => ({
      data: await withdrawReportOfSheet(deps, respondentSessionOf(request), request.params.id),
    }),
  });
  app.route({
    method: 'POST',
    url: `${PATH}/orders/:id/refund`,
    config: { access, names: 'orders' },
    schema: { summary: 'Give the own premium report back for the money, after the survey', ...ORDER_SCHEMA },
    handler: async (request) => ({
      data: await giveBackReportOfSheet(deps, respondentSessionOf(request), request.params.id),
    }),
  });
}

export function registerPremiumReportRoutes(app: App, deps: Deps): void {
  registerOwn(app, deps);
  registerOfSurvey(app, deps);
  registerOrders(app, deps);
}
