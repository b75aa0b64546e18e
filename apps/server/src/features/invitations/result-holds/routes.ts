import { ResultParams } from '@quint/contract/measures/reports.ts';
import { canReadReports } from '@quint/domain/workspace/access/results.ts';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import { openResult, openResultOfSession } from '#features/invitations/result-holds/service.ts';
import { actorOf, ask, PROVED_SURVEY_SESSION, respondentSessionOf } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

/** Results are opened by an act of their reader, and not by loading a page. */
export function registerHoldingRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'POST',
    url: '/survey/result/opened',
    config: { access: PROVED_SURVEY_SESSION },
    schema: { summary: 'Note that the own result was opened after the survey', response: { 204: z.null() } },
    handler: async (request, reply) => {
      await openResultOfSession(deps, respondentSessionOf(request));
      return reply.status(204).send(null);
    },
  });
  app.route({
    method: 'POST',
    url: '/reports/talents_results/:resultId/opened',
    config: { access: ask(canReadReports), names: 'talents_results' },
    schema: {
      summary: 'Note that the caller has opened a result',
      params: ResultParams,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      await openResult(deps, actorOf(request), request.params.resultId);
      return reply.status(204).send(null);
    },
  });
}
