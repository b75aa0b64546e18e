import { OwnChoicesAnswer, OwnChoicesBody, OwnTalentParams } from '@quint/contract/privacy/privacy.ts';
import type { Deps } from '#deps.ts';
import { setOwnChoices } from '#features/privacy/choices/service.ts';
import { actorOf, SIGNED_IN } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

export function registerChoicesRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'PATCH',
    url: '/users/me/privacy/:talent',
    config: { access: SIGNED_IN, names: 'talents' },
    schema: {
      summary: 'Change what the person decides about the own data in a workspace',
      params: OwnTalentParams,
      body: OwnChoicesBody,
      response: { 200: OwnChoicesAnswer },
    },
    handler: async (request) => {
      const input = { talentId: request.params.talent, changes: request.body };
      return { data: await setOwnChoices(deps, actorOf(request), input) };
    },
  });
}
