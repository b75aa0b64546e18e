import { EndSessionsOfAccountAnswer, EndSessionsOfAccountBody } from '@quint/contract/workspace/session.ts';
import { canEditPlatform } from '@quint/domain/workspace/access/platform.ts';
import type { Deps } from '#deps.ts';
import { endSessionsOf } from '#features/workspace/auth/sessions/ending-for-others/service.ts';
import { actorOf, ask } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

/** Signs a person out everywhere, for example after a device was lost. */
export function registerEndingForOthersRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'POST',
    url: '/auth/accounts/end-sessions',
    config: { access: ask(canEditPlatform) },
    schema: {
      summary: 'End all sign-ins and personal API tokens of an account',
      body: EndSessionsOfAccountBody,
      response: { 200: EndSessionsOfAccountAnswer },
    },
    handler: async (request) => ({ data: await endSessionsOf(deps, actorOf(request), request.body.email) }),
  });
}
