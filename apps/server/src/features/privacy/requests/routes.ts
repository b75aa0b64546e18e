import { AskedOfPeople, OwnRequestAnswer, OwnTalentParams } from '@quint/contract/privacy.ts';
import type { Deps } from '#deps.ts';
import { askPeople } from '#features/privacy/requests/service.ts';
import { actorOf, SIGNED_IN } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

export function registerRightsRequestRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'POST',
    url: '/users/me/privacy/:talent/requests',
    config: { access: SIGNED_IN, names: 'talents' },
    schema: {
      summary: 'Ask the people of a workspace for a look at the own case, or for a correction',
      params: OwnTalentParams,
      body: AskedOfPeople,
      response: { 200: OwnRequestAnswer },
    },
    handler: async (request) => {
      const asked = { talentId: request.params.talent, asked: request.body };
      return { data: await askPeople(deps, actorOf(request), asked) };
    },
  });
}
