import { IdParams } from '@quint/contract/base/ids.ts';
import {
  DisableTwoFactorBody,
  RecoveryCodesAnswer,
  SetUpTwoFactorAnswer,
  SetUpTwoFactorBody,
  TwoFactorAnswer,
  TwoFactorCodeBody,
} from '@quint/contract/workspace/two-factor.ts';
import { canResetSecondFactors } from '@quint/domain/workspace/access/members.ts';
import { resetTwoFactor } from '#features/workspace/auth/two-factor/reset/service.ts';
import * as service from '#features/workspace/auth/two-factor/service.ts';
import { ask, SIGNED_IN } from '#http/access.ts';
import { route, routes } from '#http/routes.ts';
import { accountSessionOf } from '#http/account-session.ts';

const config = { access: SIGNED_IN };
/** The routes available to an account that lacks a required second factor. */
const setUp = { access: SIGNED_IN, withoutFactor: 'set_up' as const };

/** The second factor, available in every plan and in a frozen workspace. */
export const registerTwoFactorRoutes = routes(
  route('GET /auth/two-factor', {
    access: SIGNED_IN,
    withoutFactor: 'always',
    summary: 'Whether the second factor is on',
    answer: TwoFactorAnswer,
    handler: ({ deps, actor }) => service.getTwoFactor(deps, actor.userId),
  }),
  route('POST /auth/two-factor/set-up', {
    ...setUp,
    summary: 'Start setting up the second factor',
    body: SetUpTwoFactorBody,
    answer: SetUpTwoFactorAnswer,
    handler: ({ deps, request, body }) =>
      service.setUpTwoFactor(deps, accountSessionOf(request), body.password),
  }),
  route('POST /auth/two-factor/confirm', {
    ...setUp,
    summary: 'Switch the second factor on with a first code',
    body: TwoFactorCodeBody,
    answer: RecoveryCodesAnswer,
    handler: async ({ deps, request, body }) => {
      const codes = await service.confirmTwoFactor(deps, accountSessionOf(request), body.otp);
      return { recovery_codes: codes };
    },
  }),
  // For an active second factor.
  route('POST /auth/two-factor/recovery-codes', {
    ...config,
    summary: 'Make new recovery codes',
    body: TwoFactorCodeBody,
    answer: RecoveryCodesAnswer,
    handler: async ({ deps, request, body }) => {
      const codes = await service.renewRecoveryCodes(deps, accountSessionOf(request), body.otp);
      return { recovery_codes: codes };
    },
  }),
  route('POST /auth/two-factor/disable', {
    ...config,
    summary: 'Switch the second factor off',
    body: DisableTwoFactorBody,
    handler: ({ deps, request, body }) => service.disableTwoFactor(deps, accountSessionOf(request), body),
  }),
  // For a person who lost phone and recovery codes.
  route('POST /users/:id/reset-two-factor', {
    access: ask(canResetSecondFactors),
    names: 'users',
    namesAnyWorkspace: true,
    needsProof: true,
    summary: 'Reset the lost second factor of an account',
    params: IdParams,
    handler: ({ deps, actor, params }) => resetTwoFactor(deps, actor, params.id),
  }),
);
