import {
  AssessmentParams,
  DocumentParams,
  DocumentRequest,
  DocumentStateAnswer,
  PageQuery,
  PageRequest,
  RenderTokenAnswer,
  ReportDocumentAnswer,
  ResultPageQuery,
  TeamParams,
} from '@quint/contract/measures/documents.ts';
import { ResultParams } from '@quint/contract/measures/reports.ts';
import { canDownloadReports } from '@quint/domain/workspace/access/results.ts';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import { getPage, grantPage, subjectOfPage } from '#features/measures/reports/documents/pages/service.ts';
import { requestDocument } from '#features/measures/reports/documents/service.ts';
import { getDocument, getDocumentState } from '#features/measures/reports/documents/retrieval/service.ts';
import { actorOf, OPTIONAL_SESSION, ask } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

const PDF = z.unknown().describe('The document, application/pdf');

function sendPdf(reply: FastifyReply, document: { fileName: string; content: Uint8Array }): FastifyReply {
  return reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${document.fileName}"`)
    .send(Buffer.from(document.content));
}

function registerMaking(app: App, deps: Deps): void {
  app.route({
    method: 'POST',
    url: '/reports/documents',
    config: { access: ask(canDownloadReports) },
    schema: {
      summary: 'Request a report as a document',
      body: DocumentRequest,
      response: { 200: DocumentStateAnswer },
    },
    handler: async (request) => ({ data: await requestDocument(deps, actorOf(request), request.body) }),
  });

  app.route({
    method: 'GET',
    url: '/reports/documents/:documentId',
    config: { access: ask(canDownloadReports), names: 'report_documents' },
    schema: {
      summary: 'Read the state of a requested document',
      params: DocumentParams,
      response: { 200: DocumentStateAnswer },
    },
    handler: async (request) => ({
      data: await getDocumentState(deps, actorOf(request), request.params.documentId),
    }),
  });

  app.route({
    method: 'GET',
    url: '/reports/documents/:documentId/pdf',
    config: { access: ask(canDownloadReports), names: 'report_documents' },
    schema: { summary: 'Get a finished document as PDF', params: DocumentParams, response: { 200: PDF } },
    handler: async (request, reply) =>
      sendPdf(reply, await getDocument(deps, actorOf(request), request.params.documentId)),
  });

  app.route({
    method: 'POST',
    url: '/reports/render-tokens',
    config: { access: ask(canDownloadReports) },
    schema: {
      summary: 'Open the page of one report for five minutes',
      body: PageRequest,
      response: { 200: RenderTokenAnswer },
    },
    handler: async (request) => ({ data: await grantPage(deps, actorOf(request), request.body) }),
  });
}

/** The pages that are printed: with a session or the token of that one page, otherwise 404. */
function registerPages(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: '/reports/talents_results/:resultId/page',
    config: { access: OPTIONAL_SESSION, names: 'talents_results' },
    schema: {
      summary: 'Read the page of a report of a result',
      params: ResultParams,
      querystring: ResultPageQuery,
      response: { 200: ReportDocumentAnswer },
    },
    handler: async (request) => {
      const { token, language, ...otherParams } = request.query;
      const subject = subjectOfPage({ ...otherParams, result: request.params.resultId });
      return { data: await getPage(deps, request.actor, { subject, token, language }) };
    },
  });

  app.route({
    method: 'GET',
    url: '/reports/teams/:teamId/page',
    config: { access: OPTIONAL_SESSION, names: 'teams' },
    schema: {
      summary: 'Read the page of the report of a team',
      params: TeamParams,
      querystring: PageQuery,
      response: { 200: ReportDocumentAnswer },
    },
    handler: async (request) => {
      const subject = { kind: 'team', team: request.params.teamId } as const;
      return { data: await getPage(deps, request.actor, { subject, ...request.query }) };
    },
  });

  app.route({
    method: 'GET',
    url: '/reports/assessments/:assessmentId/page',
    config: { access: OPTIONAL_SESSION, names: 'assessments' },
    schema: {
      summary: 'Read the page of the report of an assessment',
      params: AssessmentParams,
      querystring: PageQuery,
      response: { 200: ReportDocumentAnswer },
    },
    handler: async (request) => {
      const subject = { kind: 'assessment', assessment: request.params.assessmentId } as const;
      return { data: await getPage(deps, request.actor, { subject, ...request.query }) };
    },
  });
}

export function registerDocumentRoutes(app: App, deps: Deps): void {
  registerMaking(app, deps);
  registerPages(app, deps);
}
