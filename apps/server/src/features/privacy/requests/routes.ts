import { IdParams } from '@quint/contract/base/ids.ts';
import { AskedOfPeople, OwnRequestAnswer, OwnTalentParams } from '@quint/contract/privacy/privacy.ts';
import {
  RightsAnswerBody,
  DataRequestsAnswer,
  RightsRequest,
} from '@quint/contract/privacy/rights-requests.ts';
import { canAnswerPeople } from '@quint/domain/workspace/access/rights.ts';
import { z } from 'zod';
import { answerRequest, readDataRequests } from '#features/privacy/requests/answers/service.ts';
import { createDataRequest } from '#features/privacy/requests/service.ts';
import { ask, SIGNED_IN } from '#http/access.ts';
import { route, routes } from '#http/routes.ts';

export const registerRightsRequestRoutes = routes(
  route('POST /users/me/privacy/:talent/requests', {
    access: SIGNED_IN,
    names: 'talents',
    summary: 'Ask the people of a workspace for a look at the own case, or for a correction',
    params: OwnTalentParams,
    body: AskedOfPeople,
    answer: OwnRequestAnswer,
    handler: ({ deps, actor, params, body }) => {
      const input = { talentId: params.talent, question: body };
      return createDataRequest(deps, actor, input);
    },
  }),
  // For administrators.
  route('GET /rights-requests', {
    access: ask(canAnswerPeople),
    summary: 'Read what people ask about their data, and whose data ends next',
    answer: DataRequestsAnswer,
    handler: ({ deps, actor }) => readDataRequests(deps, actor),
  }),
  route('POST /rights-requests/:id/answer', {
    access: ask(canAnswerPeople),
    names: 'rights_requests',
    summary: 'Answer what a person asked about their data',
    params: IdParams,
    body: RightsAnswerBody,
    answer: z.object({ data: RightsRequest }),
    handler: ({ deps, actor, params, body }) => {
      const answer = { id: params.id, text: body.text };
      return answerRequest(deps, actor, answer);
    },
  }),
);
