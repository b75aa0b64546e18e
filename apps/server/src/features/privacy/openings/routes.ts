import { OpeningParams, SurveyOpeningsAnswer } from '@quint/contract/privacy.ts';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import { endOwnOpening, listOwnOpenings } from '#features/privacy/openings/service.ts';
import { actorOf, SIGNED_IN } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

export function registerOpeningsRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: '/users/me/survey-openings',
    config: { access: SIGNED_IN },
    schema: {
      summary: 'Read when and how the own survey was opened',
      response: { 200: SurveyOpeningsAnswer },
    },
    handler: async (request) => ({ data: await listOwnOpenings(deps, actorOf(request)) }),
  });

  app.route({
    method: 'DELETE',
    url: '/users/me/survey-openings/:id',
    config: { access: SIGNED_IN, names: 'survey_sessions' },
    schema: {
      summary: 'End the session of a device that opened the own survey',
      params: OpeningParams,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      await endOwnOpening(deps, actorOf(request), request.params.id);
      return reply.code(204).send(null);
    },
  });
}
