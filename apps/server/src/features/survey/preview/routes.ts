import { SurveyCodeBody, SurveySessionAnswer, SurveySessionBody } from '@quint/contract/survey/survey.ts';
import { findSurveyCookie, linkTokenOf } from '#features/survey/cookies/service.ts';
import { declineLink, previewLink } from '#features/survey/preview/service.ts';
import { PUBLIC } from '#http/access.ts';
import { route, routes } from '#http/routes.ts';
import { languageOf } from '#http/errors.ts';
import { networkOfRequest } from '#http/network.ts';

/** The page of a survey link before the person starts. */
export const registerPreviewingRoutes = routes(
  route('POST /survey/session/preview', {
    access: PUBLIC,
    summary: 'Read what a survey link opens',
    body: SurveySessionBody.omit({ code: true }),
    answer: SurveySessionAnswer,
    handler: ({ deps, request, body }) =>
      previewLink(deps, {
        token: linkTokenOf(request, body.token),
        address: networkOfRequest(request),
        cookie: findSurveyCookie(request, deps.config),
        language: languageOf(request),
      }),
  }),
  route('POST /survey/session/decline', {
    access: PUBLIC,
    summary: 'Withdraw a survey that the owner of the address did not ask for',
    body: SurveyCodeBody,
    handler: async ({ deps, request, body }) => {
      const token = linkTokenOf(request, body.token);
      await declineLink(deps, { token, address: networkOfRequest(request) });
    },
  }),
);
