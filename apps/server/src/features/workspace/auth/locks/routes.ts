import { LockedAccountParams, LockedAccountsAnswer } from '@quint/contract/workspace/security-events.ts';
import { canEditPlatform } from '@quint/domain/workspace/access/platform.ts';
import { liftLock, listLockedAccounts } from '#features/workspace/auth/locks/service.ts';
import { ask } from '#http/access.ts';
import { route, routes } from '#http/routes.ts';

const access = ask(canEditPlatform);

/** Accounts locked after too many wrong passwords; the platform can unlock them. */
export const registerLockRoutes = routes(
  route('GET /auth/locked-accounts', {
    access,
    summary: 'List accounts locked after wrong passwords',
    answer: LockedAccountsAnswer,
    handler: ({ deps }) => listLockedAccounts(deps),
  }),
  route('DELETE /auth/locked-accounts/:id', {
    access,
    names: 'users',
    namesAnyWorkspace: true,
    summary: 'Lift the lock of an account',
    params: LockedAccountParams,
    handler: ({ deps, params }) => liftLock(deps, params.id),
  }),
);
