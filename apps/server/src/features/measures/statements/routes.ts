import { ResultParams } from '@quint/contract/measures/reports.ts';
import { StatementAnswer, StatementBody } from '@quint/contract/survey/statements.ts';
import { canWriteOwnStatement } from '@quint/domain/workspace/access/results.ts';
import { saveOwnStatement, saveStatementOfSession } from '#features/measures/statements/service.ts';
import { ask, PROVED_SURVEY_SESSION } from '#http/access.ts';
import { route, routes } from '#http/routes.ts';

export const registerStatementRoutes = routes(
  route('PATCH /users/me/results/:resultId/statement', {
    access: ask(canWriteOwnStatement),
    names: 'talents_results',
    summary: 'Add a statement to an own result, change or remove it',
    params: ResultParams,
    body: StatementBody,
    answer: StatementAnswer,
    handler: ({ deps, actor, params, body }) => {
      const { resultId } = params;
      return saveOwnStatement(deps, actor, { resultId, body });
    },
  }),
  route('PATCH /survey/result/statement', {
    access: PROVED_SURVEY_SESSION,
    summary: 'Add a statement to the own result after the survey, change or remove it',
    body: StatementBody,
    answer: StatementAnswer,
    handler: ({ deps, session, body }) => saveStatementOfSession(deps, session, body),
  }),
);
