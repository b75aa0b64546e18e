import { RoleHistoryAnswer, RoleHistoryParams, RoleHistoryQuery } from '@quint/contract/vacancies/history.ts';
import { canRunVacancies } from '@quint/domain/workspace/access/vacancies.ts';
import { readRoleHistory } from '#features/vacancies/history/service.ts';
import { ask } from '#http/access.ts';
import { route } from '#http/routes.ts';

export const registerRoleHistoryRoutes = route('GET /vacancies/:roleId/history', {
  access: ask(canRunVacancies),
  names: 'roles',
  summary: 'Read what happened with a role: states, ranges, questions, draws, decisions, mails',
  params: RoleHistoryParams,
  query: RoleHistoryQuery,
  answer: RoleHistoryAnswer,
  handler: ({ deps, actor, params, query }) => readRoleHistory(deps, actor, { ...params, ...query }),
});
