import { DecisionBody, SignatureBody, VacancyDecisionAnswer } from '@quint/contract/vacancies/decisions.ts';
import { InterviewLanguageQuery, InterviewParams } from '@quint/contract/vacancies/interviews.ts';
import { canWorkOnVacancies } from '@quint/domain/workspace/access/vacancies.ts';
import { z } from 'zod';
import { printDecision } from '#features/vacancies/decisions/document/service.ts';
import { getDecision, signDecision, writeDecision } from '#features/vacancies/decisions/service.ts';
import { ask } from '#http/access.ts';
import { rawRoute, route, routes } from '#http/routes.ts';

const base = { access: ask(canWorkOnVacancies), names: 'roles', params: InterviewParams } as const;

export const registerDecisionRoutes = routes(
  route('GET /vacancies/:roleId/people/:talentId/decision', {
    ...base,
    summary: 'Read the decision note about a person',
    answer: VacancyDecisionAnswer,
    handler: ({ deps, actor, params }) => getDecision(deps, actor, params),
  }),
  route('PUT /vacancies/:roleId/people/:talentId/decision', {
    ...base,
    summary: 'Write the decision note about a person',
    body: DecisionBody,
    answer: VacancyDecisionAnswer,
    handler: ({ deps, actor, params, body }) => writeDecision(deps, actor, { ...params, body }),
  }),
  route('POST /vacancies/:roleId/people/:talentId/decision/signature', {
    ...base,
    summary: 'Sign the decision note about a person',
    body: SignatureBody,
    answer: VacancyDecisionAnswer,
    handler: ({ deps, actor, params, body }) => signDecision(deps, actor, { ...params, body }),
  }),
  rawRoute('GET /vacancies/:roleId/people/:talentId/decision/pdf', {
    ...base,
    summary: 'Get the decision note about a person as PDF',
    query: InterviewLanguageQuery,
    response: { 200: z.unknown().describe('The decision note, application/pdf') },
    exposeHeadRoute: false,
    handler: async ({ deps, reply, actor, params, query }) => {
      const { fileName, content } = await printDecision(deps, actor, { ...params, ...query });
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .send(Buffer.from(content));
    },
  }),
);
