import { OwnSurveyAnswer, OwnSurveyStatus } from '@quint/contract/survey/participation.ts';
import { continueOwnSurvey, readOwnSurvey } from '#features/survey/continuation/service.ts';
import { SIGNED_IN } from '#http/access.ts';
import { route, routes } from '#http/routes.ts';

/** Continuing an unfinished survey from the user's profile. */
export const registerContinuingRoutes = routes(
  route('GET /users/me/survey', {
    access: SIGNED_IN,
    summary: 'Read how far the own newest survey is',
    answer: OwnSurveyStatus,
    handler: ({ deps, actor }) => readOwnSurvey(deps, actor),
  }),
  route('POST /users/me/survey', {
    access: SIGNED_IN,
    summary: 'Open the own newest survey on this device',
    answer: OwnSurveyAnswer,
    handler: ({ deps, actor }) => continueOwnSurvey(deps, actor),
  }),
);
