import {
  InterviewQuestionsAnswer,
  InterviewQuestionsParams,
  InterviewQuestionsQuery,
  NextQuestionsBody,
  OwnQuestionsBody,
} from '@quint/contract/roles/interview-questions.ts';
import { canEditRoles, canReadRoleDetails } from '@quint/domain/workspace/access/roles.ts';
import type { Deps } from '#deps.ts';
import {
  getQuestions,
  makeNextVersion,
  saveOwnQuestions,
} from '#features/roles/roles/interview-questions/service.ts';
import { actorOf, ask } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

const baseSchema = {
  params: InterviewQuestionsParams,
  querystring: InterviewQuestionsQuery,
  response: { 200: InterviewQuestionsAnswer },
};

export function registerInterviewQuestionRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: '/role-interviews/:roleId/questions',
    config: { access: ask(canReadRoleDetails), names: 'roles' },
    schema: { summary: 'Read the interview questions of a role', ...baseSchema },
    handler: async (request) => {
      const input = { ...request.params, ...request.query };
      return { data: await getQuestions(deps, actorOf(request), input) };
    },
  });
  app.route({
    method: 'PATCH',
    url: '/role-interviews/:roleId/own-questions',
    config: { access: ask(canEditRoles), names: 'roles' },
    schema: {
      summary: 'Write the interview questions of a role’s own',
      ...baseSchema,
      body: OwnQuestionsBody,
    },
    handler: async (request) => {
      const input = { ...request.params, ...request.query, body: request.body };
      return { data: await saveOwnQuestions(deps, actorOf(request), input) };
    },
  });
  app.route({
    method: 'POST',
    url: '/role-interviews/:roleId/versions',
    config: { access: ask(canEditRoles), names: 'roles' },
    schema: {
      summary: 'Make the next version of the interview questions of a role',
      ...baseSchema,
      body: NextQuestionsBody,
    },
    handler: async (request) => {
      const input = { ...request.params, ...request.query, body: request.body };
      return { data: await makeNextVersion(deps, actorOf(request), input) };
    },
  });
}
