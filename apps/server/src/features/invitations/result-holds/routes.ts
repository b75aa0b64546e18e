import { ResultParams } from '@quint/contract/measures/reports.ts';
import { canReadReports } from '@quint/domain/workspace/access/results.ts';
import { openResult, openResultOfSession } from '#features/invitations/result-holds/service.ts';
import { ask, PROVED_SURVEY_SESSION } from '#http/access.ts';
import { route, routes } from '#http/routes.ts';

/** A result is marked as opened by an action of its reader, not by loading a page. */
export const registerHoldingRoutes = routes(
  route('POST /survey/result/opened', {
    access: PROVED_SURVEY_SESSION,
    summary: 'Note that the own result was opened after the survey',
    handler: ({ deps, session }) => openResultOfSession(deps, session),
  }),
  route('POST /reports/talents_results/:resultId/opened', {
    access: ask(canReadReports),
    names: 'talents_results',
    summary: 'Note that the caller has opened a result',
    params: ResultParams,
    handler: ({ deps, actor, params }) => openResult(deps, actor, params.resultId),
  }),
);
