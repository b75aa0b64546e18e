import {
  SurveyCodeBody,
  SurveyPageBody,
  SurveyProofBody,
  SurveySessionAnswer,
  AnswerOwnerBody,
} from '@quint/contract/survey/survey.ts';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import { requestCode } from '#features/survey/codes/service.ts';
import { sendCodeOfLink } from '#features/survey/links/service.ts';
import { proveByCode, confirmOwnership } from '#features/survey/verification/service.ts';
import { PROVED_SURVEY_SESSION, PUBLIC, respondentSessionOf, SURVEY_SESSION } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

/** Proving that a device is the person's own, and saying whose earlier answers are. */
export function registerProvingRoutes(app: App, deps: Deps): void {
  registerCodeRoutes(app, deps);
  app.route({
    method: 'POST',
    url: '/survey/proof',
    config: { access: SURVEY_SESSION },
    schema: {
      summary: 'Prove a survey session with the code',
      body: SurveyProofBody,
      response: { 200: SurveySessionAnswer },
    },
    handler: async (request) => ({
      data: await proveByCode(deps, respondentSessionOf(request), request.body.code),
    }),
  });
  app.route({
    method: 'POST',
    url: '/survey/whose-answers',
    config: { access: PROVED_SURVEY_SESSION },
    schema: {
      summary: 'State whether answers from another device are the own ones',
      body: AnswerOwnerBody,
      response: { 200: SurveySessionAnswer },
    },
    handler: async (request) => ({
      data: await confirmOwnership(deps, respondentSessionOf(request), request.body),
    }),
  });
}

function registerCodeRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'POST',
    url: '/survey/session/code',
    config: { access: PUBLIC },
    schema: {
      summary: 'Request the code that opens a link',
      body: SurveyCodeBody,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      const link = { token: request.body.token, address: request.ip };
      await sendCodeOfLink(deps, link, request.body.language);
      return reply.status(204).send(null);
    },
  });
  app.route({
    method: 'POST',
    url: '/survey/code',
    config: { access: SURVEY_SESSION },
    schema: {
      summary: 'Request a code that proves this device',
      body: SurveyPageBody,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      await requestCode(deps, respondentSessionOf(request), request.body?.language);
      return reply.status(204).send(null);
    },
  });
}
