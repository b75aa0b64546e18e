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
import { storeAnswers } from '#features/survey/answers/service.ts';
import { registerClaimingRoutes } from '#features/survey/profile-claims/routes.ts';
import { registerContinuingRoutes } from '#features/survey/continuation/routes.ts';
import {
  ensureSurveyXsrf,
  findSurveyCookie,
  linkTokenOf,
  setSurveyCookie,
} from '#features/survey/cookies/service.ts';
import { registerEndedSurveyRoutes } from '#features/survey/end-page/routes.ts';
import { registerEnteringRoutes } from '#features/survey/entry/routes.ts';
import { finishSurvey, getOwnResult, retakeSurvey } from '#features/survey/completion/service.ts';
import { openLink } from '#features/survey/links/service.ts';
import { registerFrameRoutes } from '#features/survey/frames/routes.ts';
import { registerPreviewingRoutes } from '#features/survey/preview/routes.ts';
import { registerVerificationRoutes } from '#features/survey/verification/routes.ts';
import { describeSurvey, giveDemographics } from '#features/survey/service.ts';
import { PROVED_SURVEY_SESSION, PUBLIC, SURVEY_SESSION, surveyClaimOf } from '#http/access.ts';
import { route, routes } from '#http/routes.ts';
import { languageOf } from '#http/errors.ts';
import { networkOfRequest } from '#http/network.ts';

const ITEMS_CACHE = 'private, max-age=3600';

export const registerSurveyRoutes = routes(
  // Exchanging the link for a session.
  route('POST /survey/session', {
    access: PUBLIC,
    summary: 'Open a survey link on this device',
    body: SurveySessionBody,
    answer: SurveySessionAnswer,
    handler: async ({ deps, request, reply, body }) => {
      const { session, cookie } = await openLink(deps, {
        token: linkTokenOf(request, body.token),
        code: body.code,
        address: networkOfRequest(request),
        cookie: findSurveyCookie(request, deps.config),
        device: deviceOf(request.headers['user-agent']),
        language: languageOf(request),
      });
      ensureSurveyXsrf(request, reply, deps.config);
      if (cookie !== undefined) setSurveyCookie(request, reply, { config: deps.config, value: cookie });
      return session;
    },
  }),
  route('GET /survey/session', {
    access: SURVEY_SESSION,
    summary: 'Read where the survey stands',
    answer: SurveySessionAnswer,
    handler: ({ deps, session }) => describeSurvey(deps, session),
  }),
  // Reading with a session.
  route('GET /survey/items', {
    access: SURVEY_SESSION,
    summary: 'Read the items of the survey',
    query: SurveyItemsQuery,
    answer: SurveyItemsAnswer,
    handler: ({ reply, session, query }) => {
      const { instrument } = getForm(session.instrument);
      const { language, instrument: requestedInstrument } = query;
      reply.header('cache-control', requestedInstrument === instrument ? ITEMS_CACHE : 'private, no-cache');
      const items = getItems(instrument, language).map(({ number, text }) => ({ num: number, text }));
      return { instrument, items, choices: [...getChoices(instrument, language)] };
    },
  }),
  route('GET /survey/result', {
    access: PROVED_SURVEY_SESSION,
    summary: 'Read the own result after the survey',
    answer: SurveyResultAnswer,
    handler: ({ deps, request, session }) => getOwnResult(deps, session, languageOf(request)),
  }),
  registerPreviewingRoutes,
  registerEnteringRoutes,
  registerFrameRoutes,
  registerClaimingRoutes,
  registerContinuingRoutes,
  registerEndedSurveyRoutes,
  registerVerificationRoutes,
  // Answering, and the steps after the last answer.
  route('PATCH /survey/demographics', {
    access: SURVEY_SESSION,
    summary: 'State name, age and gender',
    body: DemographicsBody,
    answer: DemographicsAnswer,
    handler: async ({ deps, session, body }) => {
      const firstName = await giveDemographics(deps, session, body);
      return { demographics_given: true as const, first_name: firstName };
    },
  }),
  route('PATCH /survey/answers', {
    access: SURVEY_SESSION,
    usesCachedActor: true,
    summary: 'Send answers',
    body: SurveyAnswersBody,
    answer: SurveyProgressAnswer,
    handler: ({ deps, request, body }) => storeAnswers(deps, surveyClaimOf(request), body),
  }),
  route('POST /survey/finish', {
    access: SURVEY_SESSION,
    summary: 'Finish the survey',
    body: SurveyPageBody,
    answer: SurveyFinishAnswer,
    handler: ({ deps, session, body }) => finishSurvey(deps, session, body?.language),
  }),
  route('POST /survey/retake', {
    access: PROVED_SURVEY_SESSION,
    summary: 'Take the survey again',
    body: SurveyPageBody,
    answer: SurveySessionAnswer,
    handler: ({ deps, session, body }) => retakeSurvey(deps, session, body?.language),
  }),
);
