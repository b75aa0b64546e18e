import { SurveyAccessParams, SurveyAccessLogAnswer } from '@quint/contract/privacy/privacy.ts';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import { endOwnSurveySession, listOwnAccessLog } from '#features/privacy/access-log/service.ts';
import { actorOf, SIGNED_IN } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

export function registerOwnAccessLogRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: '/users/me/survey-openings',
    config: { access: SIGNED_IN },
    schema: {
      summary: 'Read when and how the own survey was opened',
      response: { 200: SurveyAccessLogAnswer },
    },
    handler: async (request) => ({ data: await listOwnAccessLog(deps, actorOf(request)) }),
  });

  app.route({
    method: 'DELETE',
    url: '/users/me/survey-openings/:id',
    config: { access: SIGNED_IN, names: 'survey_sessions' },
    schema: {
      summary: 'End the session of a device that opened the own survey',
      params: SurveyAccessParams,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      await endOwnSurveySession(deps, actorOf(request), request.params.id);
      return reply.code(204).send(null);
    },
  });
}
