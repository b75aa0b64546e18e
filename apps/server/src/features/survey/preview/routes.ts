import { SurveyCodeBody, SurveySessionAnswer, SurveySessionBody } from '@quint/contract/survey/survey.ts';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import { findSurveyCookie, linkTokenOf } from '#features/survey/cookies/service.ts';
import { declineLink, previewLink } from '#features/survey/preview/service.ts';
import { PUBLIC } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import { languageOf } from '#http/errors.ts';
import { networkOfRequest } from '#http/network.ts';

/** The page behind a survey link before the person presses anything. */
export function registerPreviewingRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'POST',
    url: '/survey/session/preview',
    config: { access: PUBLIC },
    schema: {
      summary: 'Read what a survey link opens',
      body: SurveySessionBody.omit({ code: true }),
      response: { 200: SurveySessionAnswer },
    },
    handler: async (request) => ({
      data: await previewLink(deps, {
        token: linkTokenOf(request, request.body.token),
        address: networkOfRequest(request),
        cookie: findSurveyCookie(request, deps.config),
        language: languageOf(request),
      }),
    }),
  });
  app.route({
    method: 'POST',
    url: '/survey/session/decline',
    config: { access: PUBLIC },
    schema: {
      summary: 'Withdraw a survey that the owner of the address did not ask for',
      body: SurveyCodeBody,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      const token = linkTokenOf(request, request.body.token);
      await declineLink(deps, { token, address: networkOfRequest(request) });
      return reply.status(204).send(null);
    },
  });
}
