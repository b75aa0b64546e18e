import { HandoverAnswer, SurveyAccountAnswer } from '@quint/contract/survey/participation.ts';
import { SurveyPageBody } from '@quint/contract/survey/survey.ts';
import { claimProfile, describeAccount } from '#features/survey/profile-claims/service.ts';
import { handOver } from '#features/survey/links/service.ts';
import { PROVED_SURVEY_SESSION, SURVEY_SESSION } from '#http/access.ts';
import { route, routes } from '#http/routes.ts';

/** Actions on the person's own sheet other than answering. */
export const registerClaimingRoutes = routes(
  route('GET /survey/account', {
    access: PROVED_SURVEY_SESSION,
    summary: 'Read the account of the own profile',
    answer: SurveyAccountAnswer,
    handler: ({ deps, session }) => describeAccount(deps, session),
  }),
  route('POST /survey/account', {
    access: PROVED_SURVEY_SESSION,
    summary: 'Request an account for the own profile',
    body: SurveyPageBody,
    answer: SurveyAccountAnswer,
    handler: ({ deps, session, body }) => claimProfile(deps, session, body?.language),
  }),
  route('POST /survey/link', {
    access: SURVEY_SESSION,
    summary: 'Create a link for another device',
    answer: HandoverAnswer,
    handler: ({ deps, session }) => handOver(deps, session),
  }),
);
