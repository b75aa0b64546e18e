import { CurrentUserAnswer } from '@quint/contract/session.ts';
import type { Deps } from '#deps.ts';
import { getCurrentUser } from '#features/users/service.ts';
import { actorOf, SIGNED_IN } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

export function registerUserRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: '/users/me',
    config: { access: SIGNED_IN },
    schema: { response: { 200: CurrentUserAnswer } },
    handler: async (request) => ({ data: await getCurrentUser(deps, actorOf(request)) }),
  });
}
