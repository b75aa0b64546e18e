import {
  SurveyCodeBody,
  SurveyPageBody,
  SurveyProofBody,
  SurveySessionAnswer,
  AnswerOwnerBody,
} from '@quint/contract/survey/survey.ts';
import { requestCode } from '#features/survey/codes/service.ts';
import { sendCodeOfLink } from '#features/survey/links/service.ts';
import { verifyByCode, confirmOwnership } from '#features/survey/verification/service.ts';
import { PROVED_SURVEY_SESSION, PUBLIC, SURVEY_SESSION } from '#http/access.ts';
import { route, routes } from '#http/routes.ts';

/** Proving that a device is the person's own, and saying whose earlier answers are. */
export const registerVerificationRoutes = routes(
  route('POST /survey/session/code', {
    access: PUBLIC,
    summary: 'Request the code that opens a link',
    body: SurveyCodeBody,
    handler: async ({ deps, request, body }) => {
      const link = { token: body.token, address: request.ip };
      await sendCodeOfLink(deps, link, body.language);
    },
  }),
  route('POST /survey/code', {
    access: SURVEY_SESSION,
    summary: 'Request a code that proves this device',
    body: SurveyPageBody,
    handler: ({ deps, session, body }) => requestCode(deps, session, body?.language),
  }),
  route('POST /survey/proof', {
    access: SURVEY_SESSION,
    summary: 'Prove a survey session with the code',
    body: SurveyProofBody,
    answer: SurveySessionAnswer,
    handler: ({ deps, session, body }) => verifyByCode(deps, session, body.code),
  }),
  route('POST /survey/whose-answers', {
    access: PROVED_SURVEY_SESSION,
    summary: 'State whether answers from another device are the own ones',
    body: AnswerOwnerBody,
    answer: SurveySessionAnswer,
    handler: ({ deps, session, body }) => confirmOwnership(deps, session, body),
  }),
);
