import { InterviewAnswer, InterviewQuery } from '@quint/contract/people/interview.ts';
import { canReadResults } from '@quint/domain/workspace/access/results.ts';
import type { Deps } from '#deps.ts';
import { readInterviewSheets } from '#features/measures/reports/interview/service.ts';
import { actorOf, ask } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

export function registerInterviewRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: '/reports/interview-sheets',
    config: { access: ask(canReadResults) },
    schema: {
      summary: 'Read the interview sheets of people for a role',
      querystring: InterviewQuery,
      response: { 200: InterviewAnswer },
    },
    handler: (request) => readInterviewSheets(deps, actorOf(request), request.query),
  });
}
