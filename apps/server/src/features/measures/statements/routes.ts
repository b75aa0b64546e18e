import { ResultParams } from '@quint/contract/measures/reports.ts';
import { StatementAnswer, StatementBody } from '@quint/contract/survey/statements.ts';
import { canWriteOwnStatement } from '@quint/domain/workspace/access/results.ts';
import type { Deps } from '#deps.ts';
import { saveOwnStatement, saveStatementOfSession } from '#features/measures/statements/service.ts';
import { actorOf, ask, PROVED_SURVEY_SESSION, respondentSessionOf } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

export function registerStatementRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'PATCH',
    url: '/users/me/results/:resultId/statement',
    config: { access: ask(canWriteOwnStatement), names: 'talents_results' },
    schema: {
      summary: 'Add a statement to an own result, change or remove it',
      params: ResultParams,
      body: StatementBody,
      response: { 200: StatementAnswer },
    },
    handler: async (request) => {
      const { resultId } = request.params;
      return { data: await saveOwnStatement(deps, actorOf(request), { resultId, body: request.body }) };
    },
  });
  app.route({
    method: 'PATCH',
    url: '/survey/result/statement',
    config: { access: PROVED_SURVEY_SESSION },
    schema: {
      summary: 'Add a statement to the own result after the survey, change or remove it',
      body: StatementBody,
      response: { 200: StatementAnswer },
    },
    handler: async (request) => ({
      data: await saveStatementOfSession(deps, respondentSessionOf(request), request.body),
    }),
  });
}
