import { SurveyOpeningsAnswer } from '@quint/contract/privacy.ts';
import type { Deps } from '#deps.ts';
import { listOwnOpenings } from '#features/privacy/openings/service.ts';
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
}
