import { TwoFactorResetParams } from '@quint/contract/workspace/two-factor.ts';
import { canResetSecondFactors } from '@quint/domain/workspace/access/members.ts';
import { resetTwoFactor } from '#features/workspace/auth/two-factor/reset/service.ts';
import { ask } from '#http/access.ts';
import { route } from '#http/routes.ts';

/** Resets the second factor of a person who lost phone and recovery codes. */
export const registerTwoFactorResetRoutes = route('POST /users/:id/reset-two-factor', {
  access: ask(canResetSecondFactors),
  names: 'users',
  namesAnyWorkspace: true,
  needsProof: true,
  summary: 'Reset the lost second factor of an account',
  params: TwoFactorResetParams,
  handler: ({ deps, actor, params }) => resetTwoFactor(deps, actor, params.id),
});
