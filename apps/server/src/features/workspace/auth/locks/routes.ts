import { LockedAccountParams, LockedAccountsAnswer } from '@quint/contract/workspace/security-events.ts';
import { canEditPlatform } from '@quint/domain/workspace/access/platform.ts';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import { liftLock, listLockedAccounts } from '#features/workspace/auth/locks/service.ts';
import { ask } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

/** Accounts locked after too many wrong passwords; the platform can unlock them. */
export function registerLockRoutes(app: App, deps: Deps): void {
  const config = { access: ask(canEditPlatform) };
  app.route({
    method: 'GET',
    url: '/auth/locked-accounts',
    config,
    schema: {
      summary: 'List accounts locked after wrong passwords',
      response: { 200: LockedAccountsAnswer },
    },
    handler: async () => ({ data: await listLockedAccounts(deps) }),
  });
  app.route({
    method: 'DELETE',
    url: '/auth/locked-accounts/:id',
    config: { ...config, names: 'users', namesAnyWorkspace: true },
    schema: {
      summary: 'Lift the lock of an account',
      params: LockedAccountParams,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      await liftLock(deps, request.params.id);
      return reply.status(204).send(null);
    },
  });
}
