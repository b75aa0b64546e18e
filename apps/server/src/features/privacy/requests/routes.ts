import { AskedOfPeople, OwnRequestAnswer, OwnTalentParams } from '@quint/contract/privacy/privacy.ts';
import {
  RightsAnswerBody,
  DataRequestsAnswer,
  RightsRequest,
  RightsRequestParams,
} from '@quint/contract/privacy/rights-requests.ts';
import { canAnswerPeople } from '@quint/domain/workspace/access/rights.ts';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import { answerRequest, readDataRequests } from '#features/privacy/requests/answers/service.ts';
import { createDataRequest } from '#features/privacy/requests/service.ts';
import { actorOf, ask, SIGNED_IN } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

export function registerRightsRequestRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'POST',
    url: '/users/me/privacy/:talent/requests',
    config: { access: SIGNED_IN, names: 'talents' },
    schema: {
      summary: 'Ask the people of a workspace for a look at the own case, or for a correction',
      params: OwnTalentParams,
      body: AskedOfPeople,
      response: { 200: OwnRequestAnswer },
    },
    handler: async (request) => {
      const input = { talentId: request.params.talent, question: request.body };
      return { data: await createDataRequest(deps, actorOf(request), input) };
    },
  });
  registerAnswering(app, deps);
}

/** For those who answer. */
function registerAnswering(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: '/rights-requests',
    config: { access: ask(canAnswerPeople) },
    schema: {
      summary: 'Read what people ask about their data, and whose data ends next',
      response: { 200: DataRequestsAnswer },
    },
    handler: async (request) => ({ data: await readDataRequests(deps, actorOf(request)) }),
  });
  app.route({
    method: 'POST',
    url: '/rights-requests/:id/answer',
    config: { access: ask(canAnswerPeople), names: 'rights_requests' },
    schema: {
      summary: 'Answer what a person asked about their data',
      params: RightsRequestParams,
      body: RightsAnswerBody,
      response: { 200: z.object({ data: RightsRequest }) },
    },
    handler: async (request) => {
      const answer = { id: request.params.id, text: request.body.text };
      return { data: await answerRequest(deps, actorOf(request), answer) };
    },
  });
}
