import {
  InterviewQuestionsAnswer,
  InterviewQuestionsParams,
  InterviewQuestionsQuery,
  NextQuestionsBody,
  OwnQuestionsBody,
} from '@quint/contract/roles/interview-questions.ts';
import { canEditRoles, canReadRoleDetails } from '@quint/domain/workspace/access/roles.ts';
import {
  getQuestions,
  makeNextVersion,
  saveOwnQuestions,
} from '#features/roles/roles/interview-questions/service.ts';
import { ask } from '#http/access.ts';
import { route, routes } from '#http/routes.ts';

const base = {
  params: InterviewQuestionsParams,
  query: InterviewQuestionsQuery,
  answer: InterviewQuestionsAnswer,
  names: 'roles',
} as const;

export const registerInterviewQuestionRoutes = routes(
  route('GET /role-interviews/:roleId/questions', {
    ...base,
    access: ask(canReadRoleDetails),
    summary: 'Read the interview questions of a role',
    handler: ({ deps, actor, params, query }) => getQuestions(deps, actor, { ...params, ...query }),
  }),
  route('PATCH /role-interviews/:roleId/own-questions', {
    ...base,
    access: ask(canEditRoles),
    summary: 'Write the interview questions of a role’s own',
    body: OwnQuestionsBody,
    handler: ({ deps, actor, params, query, body }) =>
      saveOwnQuestions(deps, actor, { ...params, ...query, body }),
  }),
  route('POST /role-interviews/:roleId/versions', {
    ...base,
    access: ask(canEditRoles),
    summary: 'Make the next version of the interview questions of a role',
    body: NextQuestionsBody,
    handler: ({ deps, actor, params, query, body }) =>
      makeNextVersion(deps, actor, { ...params, ...query, body }),
  }),
);
