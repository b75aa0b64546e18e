import {
  DemographicsAnswer,
  DemographicsBody,
  SurveyAnswersBody,
  SurveyFinishAnswer,
  SurveyItemsAnswer,
  SurveyItemsQuery,
  SurveyPageBody,
  SurveyProgressAnswer,
  SurveyResultAnswer,
  SurveySessionAnswer,
  SurveySessionBody,
} from '@quint/contract/survey/survey.ts';
import { deviceOf } from '@quint/domain/survey/survey-proof.ts';
import { getChoices, getItems } from '@quint/psychometrics/items.ts';
import { getForm } from '@quint/psychometrics/forms.ts';
import type { Deps } from '#deps.ts';
import { giveAnswers } from '#features/survey/answers/service.ts';
import { registerClaimingRoutes } from '#features/survey/profile-claims/routes.ts';
import { registerContinuingRoutes } from '#features/survey/continuation/routes.ts';
import {
  ensureSurveyXsrf,
  findSurveyCookie,
  linkTokenOf,
  setSurveyCookie,
} from '#features/survey/cookies/service.ts';
import { registerEnteringRoutes } from '#features/survey/entry/routes.ts';
import { finishSurvey, getOwnResult, retakeSurvey } from '#features/survey/completion/service.ts';
import { openLink } from '#features/survey/links/service.ts';
import { registerFrameRoutes } from '#features/survey/frames/routes.ts';
import { registerPreviewingRoutes } from '#features/survey/preview/routes.ts';
import { registerProvingRoutes } from '#features/survey/verification/routes.ts';
import { describeSurvey, giveDemographics } from '#features/survey/service.ts';
import {
  PROVED_SURVEY_SESSION,
  PUBLIC,
  respondentSessionOf,
  SURVEY_SESSION,
  surveyClaimOf,
} from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import { languageOf } from '#http/errors.ts';
import { networkOfRequest } from '#http/network.ts';

const ITEMS_CACHE = 'private, max-age=3600';

/** Exchanging the link for a session. */
function registerSessionRoutes(app: App, deps: Deps): void {
  const { config } = deps;

  app.route({
    method: 'POST',
    url: '/survey/session',
    config: { access: PUBLIC },
    schema: {
      summary: 'Open a survey link on this device',
      body: SurveySessionBody,
      response: { 200: SurveySessionAnswer },
    },
    handler: async (request, reply) => {
      const { session, cookie } = await openLink(deps, {
        token: linkTokenOf(request, request.body.token),
        code: request.body.code,
        address: networkOfRequest(request),
        cookie: findSurveyCookie(request, config),
        device: deviceOf(request.headers['user-agent']),
        language: languageOf(request),
      });
      ensureSurveyXsrf(request, reply, config);
      if (cookie !== undefined) setSurveyCookie(request, reply, { config, value: cookie });
      return { data: session };
    },
  });

  app.route({
    method: 'GET',
    url: '/survey/session',
    config: { access: SURVEY_SESSION },
    schema: { summary: 'Read where the survey stands', response: { 200: SurveySessionAnswer } },
    handler: async (request) => ({ data: await describeSurvey(deps, respondentSessionOf(request)) }),
  });
}

/** Reading with a session. */
function registerReadingRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: '/survey/items',
    config: { access: SURVEY_SESSION },
    schema: {
      summary: 'Read the items of the survey',
      querystring: SurveyItemsQuery,
      response: { 200: SurveyItemsAnswer },
    },
    handler: async (request, reply) => {
      const { instrument } = getForm(respondentSessionOf(request).instrument);
      const { language, instrument: requestedInstrument } = request.query;
      reply.header('cache-control', requestedInstrument === instrument ? ITEMS_CACHE : 'private, no-cache');
      const items = getItems(instrument, language).map(({ number, text }) => ({ num: number, text }));
      return { data: { instrument, items, choices: [...getChoices(instrument, language)] } };
    },
  });

  app.route({
    method: 'GET',
    url: '/survey/result',
    config: { access: PROVED_SURVEY_SESSION },
    schema: { summary: 'Read the own result after the survey', response: { 200: SurveyResultAnswer } },
    handler: async (request) => ({
      data: await getOwnResult(deps, respondentSessionOf(request), languageOf(request)),
    }),
  });
}

/** Answering, and what follows the last answer. */
function registerAnsweringRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'PATCH',
    url: '/survey/demographics',
    config: { access: SURVEY_SESSION },
    schema: {
      summary: 'State name, age and gender',
      body: DemographicsBody,
      response: { 200: DemographicsAnswer },
    },
    handler: async (request) => {
      const firstName = await giveDemographics(deps, respondentSessionOf(request), request.body);
      return { data: { demographics_given: true as const, first_name: firstName } };
    },
  });

  app.route({
    method: 'PATCH',
    url: '/survey/answers',
    config: { access: SURVEY_SESSION, usesCachedActor: true },
    schema: { summary: 'Send answers', body: SurveyAnswersBody, response: { 200: SurveyProgressAnswer } },
    handler: async (request) => ({
      data: await giveAnswers(deps, surveyClaimOf(request), request.body),
    }),
  });

  app.route({
    method: 'POST',
    url: '/survey/finish',
    config: { access: SURVEY_SESSION },
    schema: { summary: 'Finish the survey', body: SurveyPageBody, response: { 200: SurveyFinishAnswer } },
    handler: async (request) => ({
      data: await finishSurvey(deps, respondentSessionOf(request), request.body?.language),
    }),
  });

  app.route({
    method: 'POST',
    url: '/survey/retake',
    config: { access: PROVED_SURVEY_SESSION },
    schema: {
      summary: 'Take the survey again',
      body: SurveyPageBody,
      response: { 200: SurveySessionAnswer },
    },
    handler: async (request) => ({
      data: await retakeSurvey(deps, respondentSessionOf(request), request.body?.language),
    }),
  });
}

export function registerSurveyRoutes(app: App, deps: Deps): void {
  registerSessionRoutes(app, deps);
  registerReadingRoutes(app, deps);
  registerPreviewingRoutes(app, deps);
  registerEnteringRoutes(app, deps);
  registerFrameRoutes(app, deps);
  registerClaimingRoutes(app, deps);
  registerContinuingRoutes(app, deps);
  registerProvingRoutes(app, deps);
  registerAnsweringRoutes(app, deps);
}
