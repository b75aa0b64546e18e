import { HandoverAnswer, SurveyAccountAnswer } from '@quint/contract/survey/participation.ts';
import { SurveyPageBody } from '@quint/contract/survey/survey.ts';
import type { Deps } from '#deps.ts';
import { claimProfile, describeAccount } from '#features/survey/profile-claims/service.ts';
import { handOver } from '#features/survey/links/service.ts';
import { PROVED_SURVEY_SESSION, respondentSessionOf, SURVEY_SESSION } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

/** Actions on the own sheet besides answering it. */
export function registerClaimingRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: '/survey/account',
    config: { access: PROVED_SURVEY_SESSION },
    schema: { summary: 'Read the account of the own profile', response: { 200: SurveyAccountAnswer } },
    handler: async (request) => ({ data: await describeAccount(deps, respondentSessionOf(request)) }),
  });
  app.route({
    method: 'POST',
    url: '/survey/account',
    config: { access: PROVED_SURVEY_SESSION },
    schema: {
      summary: 'Request an account for the own profile',
      body: SurveyPageBody,
      response: { 200: SurveyAccountAnswer },
    },
    handler: async (request) => ({
      data: await claimProfile(deps, respondentSessionOf(request), request.body?.language),
    }),
  });
  app.route({
    method: 'POST',
    url: '/survey/link',
    config: { access: SURVEY_SESSION },
    schema: {
      summary: 'Create a link for another device',
      response: { 200: HandoverAnswer },
    },
    handler: async (request) => ({ data: await handOver(deps, respondentSessionOf(request)) }),
  });
}
