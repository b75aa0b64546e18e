import {
  DemographicsAnswer,
  DemographicsBody,
  SurveyAnswersBody,
  SurveyFinishAnswer,
  SurveyItemsAnswer,
  SurveyItemsQuery,
  SurveyProgressAnswer,
  SurveyResultAnswer,
  SurveySessionAnswer,
  SurveySessionBody,
} from '@quint/contract/survey.ts';
import { SURVEY_SESSION_DAYS } from '@quint/domain/limits.ts';
import { deviceOf } from '@quint/domain/survey-proof.ts';
import { getChoices, getItems } from '@quint/psychometrics/items.ts';
import { getForm } from '@quint/psychometrics/forms.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '#config.ts';
import type { Deps } from '#deps.ts';
import { giveAnswers } from '#features/surveys/answering/service.ts';
import { registerClaimingRoutes } from '#features/surveys/claiming/routes.ts';
import { registerContinuingRoutes } from '#features/surveys/continuing/routes.ts';
import { registerEnteringRoutes } from '#features/surveys/entering/routes.ts';
import { finishSurvey, getOwnResult, retakeSurvey } from '#features/surveys/finishing/service.ts';
import { openLink } from '#features/surveys/opening/service.ts';
import { registerProvingRoutes } from '#features/surveys/proving/routes.ts';
import { describeSurvey, giveDemographics } from '#features/surveys/service.ts';
import { PROVED_SURVEY_SESSION, PUBLIC, seatOf, SURVEY_SESSION, surveyClaimOf } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import {
  assertOwnPage,
  cookieName,
  ensureXsrfCookie,
  setSecretCookie,
  SURVEY_XSRF_COOKIE,
} from '#http/cookies.ts';
import { languageOf } from '#http/errors.ts';
import { networkOfRequest } from '#http/network.ts';
import type { TokenClaim } from '#secrets/tokens.ts';
import { readTokenClaim } from '#secrets/tokens.ts';

const SURVEY_COOKIE = 'quint_survey';
const ITEMS_CACHE = 'private, max-age=3600';

function findCookie(request: FastifyRequest, config: Config): string | undefined {
  return request.cookies[cookieName(config, SURVEY_COOKIE)];
}

/**
 * The claims of a request's cookie. Everything but reading must come from our own page, because browsers send the
 * cookie along for any page.
 */
export function readClaimOfRequest(deps: Deps, request: FastifyRequest): TokenClaim | undefined {
  const cookie = findCookie(request, deps.config);
  if (cookie === undefined || cookie === '') return undefined;
  if (request.method !== 'GET') assertOwnPage(request, deps.config);
  return readTokenClaim(cookie);
}

function setSurveyCookie(reply: FastifyReply, config: Config, value: string): void {
  setSecretCookie(reply, config, {
    name: SURVEY_COOKIE,
    value,
    maxAgeSeconds: SURVEY_SESSION_DAYS * 24 * 3600,
  });
}

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
        token: request.body.token,
        code: request.body.code,
        address: networkOfRequest(request),
        cookie: findCookie(request, config),
        device: deviceOf(request.headers['user-agent']),
        language: languageOf(request),
      });
      ensureXsrfCookie(request, reply, { config, name: SURVEY_XSRF_COOKIE });
      if (cookie !== undefined) setSurveyCookie(reply, config, cookie);
      return { data: session };
    },
  });

  app.route({
    method: 'GET',
    url: '/survey/session',
    config: { access: SURVEY_SESSION },
    schema: { summary: 'Read where the survey stands', response: { 200: SurveySessionAnswer } },
    handler: async (request, reply) => {
      ensureXsrfCookie(request, reply, { config, name: SURVEY_XSRF_COOKIE });
      return { data: await describeSurvey(deps, seatOf(request)) };
    },
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
      const { instrument } = getForm(seatOf(request).instrument);
      const { language, instrument: named } = request.query;
      reply.header('cache-control', named === instrument ? ITEMS_CACHE : 'private, no-cache');
      const items = getItems(instrument, language).map(({ number, text }) => ({ num: number, text }));
      return { data: { instrument, items, choices: [...getChoices(instrument, language)] } };
    },
  });

  app.route({
    method: 'GET',
    url: '/survey/result',
    config: { access: PROVED_SURVEY_SESSION },
    schema: { summary: 'Read the own result after the survey', response: { 200: SurveyResultAnswer } },
    handler: async (request) => ({ data: await getOwnResult(deps, seatOf(request), languageOf(request)) }),
  });
}

export function registerSurveyRoutes(app: App, deps: Deps): void {
  registerSessionRoutes(app, deps);
  registerReadingRoutes(app, deps);
  registerEnteringRoutes(app, deps);
  registerClaimingRoutes(app, deps);
  registerContinuingRoutes(app, deps);
  registerProvingRoutes(app, deps);

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
      const firstName = await giveDemographics(deps, seatOf(request), request.body);
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

  // The body is ignored; a page may send none, or an empty object.
  const NoBody = z.unknown();

  app.route({
    method: 'POST',
    url: '/survey/finish',
    config: { access: SURVEY_SESSION },
    schema: { summary: 'Finish the survey', body: NoBody, response: { 200: SurveyFinishAnswer } },
    handler: async (request) => ({ data: await finishSurvey(deps, seatOf(request)) }),
  });

  app.route({
    method: 'POST',
    url: '/survey/retake',
    config: { access: PROVED_SURVEY_SESSION },
    schema: { summary: 'Take the survey again', body: NoBody, response: { 200: SurveySessionAnswer } },
    handler: async (request) => ({ data: await retakeSurvey(deps, seatOf(request)) }),
  });
}
