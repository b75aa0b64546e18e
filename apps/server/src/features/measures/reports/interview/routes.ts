import { InterviewAnswer, InterviewQuery } from '@quint/contract/people/interview.ts';
import { canReadResults } from '@quint/domain/workspace/access/results.ts';
import { readInterviewSheets } from '#features/measures/reports/interview/service.ts';
import { ask } from '#http/access.ts';
import { rawRoute } from '#http/routes.ts';

export const registerInterviewRoutes = rawRoute('GET /reports/interview-sheets', {
  access: ask(canReadResults),
  summary: 'Read the interview sheets of people for a role',
  query: InterviewQuery,
  response: { 200: InterviewAnswer },
  handler: ({ deps, actor, query }) => readInterviewSheets(deps, actor, query),
});
