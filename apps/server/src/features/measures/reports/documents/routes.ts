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
import { getPage, grantPage, subjectOfPage } from '#features/measures/reports/documents/pages/service.ts';
import { requestDocument } from '#features/measures/reports/documents/service.ts';
import { getDocument, getDocumentState } from '#features/measures/reports/documents/retrieval/service.ts';
import { OPTIONAL_SESSION, ask } from '#http/access.ts';
import { rawRoute, route, routes } from '#http/routes.ts';

const PDF = z.unknown().describe('The document, application/pdf');

function sendPdf(reply: FastifyReply, document: { fileName: string; content: Uint8Array }): FastifyReply {
  return reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${document.fileName}"`)
    .send(Buffer.from(document.content));
}

export const registerDocumentRoutes = routes(
  route('POST /reports/documents', {
    access: ask(canDownloadReports),
    summary: 'Request a report as a document',
    body: DocumentRequest,
    answer: DocumentStateAnswer,
    handler: ({ deps, actor, body }) => requestDocument(deps, actor, body),
  }),
  route('GET /reports/documents/:documentId', {
    access: ask(canDownloadReports),
    names: 'report_documents',
    summary: 'Read the state of a requested document',
    params: DocumentParams,
    answer: DocumentStateAnswer,
    handler: ({ deps, actor, params }) => getDocumentState(deps, actor, params.documentId),
  }),
  rawRoute('GET /reports/documents/:documentId/pdf', {
    access: ask(canDownloadReports),
    names: 'report_documents',
    summary: 'Get a finished document as PDF',
    params: DocumentParams,
    response: { 200: PDF },
    handler: async ({ deps, reply, actor, params }) =>
      sendPdf(reply, await getDocument(deps, actor, params.documentId)),
  }),
  route('POST /reports/render-tokens', {
    access: ask(canDownloadReports),
    summary: 'Open the page of one report for five minutes',
    body: PageRequest,
    answer: RenderTokenAnswer,
    handler: ({ deps, actor, body }) => grantPage(deps, actor, body),
  }),
  // The pages for printing: with a session or the token of that one page, otherwise 404.
  route('GET /reports/talents_results/:resultId/page', {
    access: OPTIONAL_SESSION,
    names: 'talents_results',
    summary: 'Read the page of a report of a result',
    params: ResultParams,
    query: ResultPageQuery,
    answer: ReportDocumentAnswer,
    handler: ({ deps, request, params, query }) => {
      const { token, language, ...otherParams } = query;
      const subject = subjectOfPage({ ...otherParams, result: params.resultId });
      return getPage(deps, request.actor, { subject, token, language });
    },
  }),
  route('GET /reports/teams/:teamId/page', {
    access: OPTIONAL_SESSION,
    names: 'teams',
    summary: 'Read the page of the report of a team',
    params: TeamParams,
    query: PageQuery,
    answer: ReportDocumentAnswer,
    handler: ({ deps, request, params, query }) => {
      const subject = { kind: 'team', team: params.teamId } as const;
      return getPage(deps, request.actor, { subject, ...query });
    },
  }),
  route('GET /reports/assessments/:assessmentId/page', {
    access: OPTIONAL_SESSION,
    names: 'assessments',
    summary: 'Read the page of the report of an assessment',
    params: AssessmentParams,
    query: PageQuery,
    answer: ReportDocumentAnswer,
    handler: ({ deps, request, params, query }) => {
      const subject = { kind: 'assessment', assessment: params.assessmentId } as const;
      return getPage(deps, request.actor, { subject, ...query });
    },
  }),
);
