import { OwnSurveyAnswer, OwnSurveyStatus } from '@quint/contract/survey/participation.ts';
import type { Deps } from '#deps.ts';
import { continueOwnSurvey, readOwnSurvey } from '#features/survey/continuation/service.ts';
import { actorOf, SIGNED_IN } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

/** The way from the own profile back into a survey that is not finished. */
export function registerContinuingRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: '/users/me/survey',
    config: { access: SIGNED_IN },
    schema: { summary: 'Read how far the own newest survey is', response: { 200: OwnSurveyStatus } },
    handler: async (request) => ({ data: await readOwnSurvey(deps, actorOf(request)) }),
  });
  app.route({
    method: 'POST',
    url: '/users/me/survey',
    config: { access: SIGNED_IN },
    schema: {
      summary: 'Open the own newest survey on this device',
      response: { 200: OwnSurveyAnswer },
    },
    handler: async (request) => ({ data: await continueOwnSurvey(deps, actorOf(request)) }),
  });
}
