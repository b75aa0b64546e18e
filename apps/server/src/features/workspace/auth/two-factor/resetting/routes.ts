import { TwoFactorResetParams } from '@quint/contract/workspace/two-factor.ts';
import { canResetSecondFactors } from '@quint/domain/workspace/access/members.ts';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import { resetTwoFactor } from '#features/workspace/auth/two-factor/resetting/service.ts';
import { actorOf, ask } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

/** Resets the second factor of a person who lost phone and recovery codes. */
export function registerTwoFactorResetRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'POST',
    url: '/users/:id/reset-two-factor',
    config: { access: ask(canResetSecondFactors), names: 'users', namesAnyWorkspace: true, needsProof: true },
    schema: {
      summary: 'Reset the lost second factor of an account',
      params: TwoFactorResetParams,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      await resetTwoFactor(deps, actorOf(request), request.params.id);
      return reply.status(204).send(null);
    },
  });
}
