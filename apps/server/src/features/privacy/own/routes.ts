import { OwnPrivacyAnswer } from '@quint/contract/privacy/privacy.ts';
import type { Deps } from '#deps.ts';
import { getOwnPrivacy } from '#features/privacy/own/service.ts';
import { actorOf, SIGNED_IN } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

export function registerOwnPrivacyRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: '/users/me/privacy',
    config: { access: SIGNED_IN },
    schema: {
      summary: 'Read what is stored about the own person, who looked, and what was decided',
      response: { 200: OwnPrivacyAnswer },
    },
    handler: async (request) => ({ data: await getOwnPrivacy(deps, actorOf(request)) }),
  });
}
