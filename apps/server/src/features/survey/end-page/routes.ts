import { fail } from '@quint/contract/base/errors.ts';
import {
  ContinueForOneselfAnswer,
  ContinueForOneselfBody,
  SurveyPageBody,
} from '@quint/contract/survey/survey.ts';
import { continueForOneself } from '#features/survey/end-page/service.ts';
import { linkTokenOf } from '#features/survey/cookies/service.ts';
import { findLinked } from '#features/survey/links/service.ts';
import { PROVED_SURVEY_SESSION, PUBLIC } from '#http/access.ts';
import { networkOfRequest } from '#http/network.ts';
import { route, routes } from '#http/routes.ts';

/** Continuing a survey for oneself that ended because its role was filled. */
export const registerEndedSurveyRoutes = routes(
  route('POST /survey/keep', {
    access: PUBLIC,
    summary: 'Continue a survey for oneself after its role was filled, by its mailed link',
    body: ContinueForOneselfBody,
    answer: ContinueForOneselfAnswer,
    handler: async ({ deps, request, body }) => {
      const link = { token: linkTokenOf(request, body.token), address: networkOfRequest(request) };
      const target = await findLinked(deps, link);
      // A copied link verifies nobody.
      if (target === undefined || target.sheet.opened_by !== 'mailed' || target.sheet.is_dead) {
        throw fail('survey.link_expired');
      }
      const key = { scope: target.scope, resultId: target.sheet.result_id };
      return continueForOneself(deps, key, body.language);
    },
  }),
  route('POST /survey/session/keep', {
    access: PROVED_SURVEY_SESSION,
    summary: 'Continue a survey for oneself after its role was filled, on a device that has opened it',
    body: SurveyPageBody,
    answer: ContinueForOneselfAnswer,
    handler: ({ deps, session, body }) => continueForOneself(deps, session, body?.language),
  }),
);
