import {
  DisableTwoFactorBody,
  RecoveryCodesAnswer,
  SetUpTwoFactorAnswer,
  SetUpTwoFactorBody,
  TwoFactorAnswer,
  TwoFactorCodeBody,
} from '@quint/contract/workspace/two-factor.ts';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import * as service from '#features/workspace/auth/two-factor/service.ts';
import { actorOf, SIGNED_IN } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import { accountSessionOf } from '#http/account-session.ts';

const config = { access: SIGNED_IN };
/** What an account may call that lacks the second factor it needs. */
const setUp = { access: SIGNED_IN, withoutFactor: 'set_up' as const };

/** The own second factor, available in every plan and in a frozen workspace. */
export function registerTwoFactorRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: '/auth/two-factor',
    config: { access: SIGNED_IN, withoutFactor: 'always' },
    schema: { summary: 'Whether the second factor is on', response: { 200: TwoFactorAnswer } },
    handler: async (request) => ({ data: await service.getTwoFactor(deps, actorOf(request).userId) }),
  });
  app.route({
    method: 'POST',
    url: '/auth/two-factor/set-up',
    config: setUp,
    schema: {
      summary: 'Start setting up the second factor',
      body: SetUpTwoFactorBody,
      response: { 200: SetUpTwoFactorAnswer },
    },
    handler: async (request) => ({
      data: await service.setUpTwoFactor(deps, accountSessionOf(request), request.body.password),
    }),
  });
  app.route({
    method: 'POST',
    url: '/auth/two-factor/confirm',
    config: setUp,
    schema: {
      summary: 'Switch the second factor on with a first code',
      body: TwoFactorCodeBody,
      response: { 200: RecoveryCodesAnswer },
    },
    handler: async (request) => {
      const codes = await service.confirmTwoFactor(deps, accountSessionOf(request), request.body.otp);
      return { data: { recovery_codes: codes } };
    },
  });
  registerConfirmedFactor(app, deps);
}

/** What a first code has switched on. */
function registerConfirmedFactor(app: App, deps: Deps): void {
  app.route({
    method: 'POST',
    url: '/auth/two-factor/recovery-codes',
    config,
    schema: {
      summary: 'Make new recovery codes',
      body: TwoFactorCodeBody,
      response: { 200: RecoveryCodesAnswer },
    },
    handler: async (request) => {
      const codes = await service.renewRecoveryCodes(deps, accountSessionOf(request), request.body.otp);
      return { data: { recovery_codes: codes } };
    },
  });
  app.route({
    method: 'POST',
    url: '/auth/two-factor/disable',
    config,
    schema: {
      summary: 'Switch the second factor off',
      body: DisableTwoFactorBody,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      await service.disableTwoFactor(deps, accountSessionOf(request), request.body);
      return reply.status(204).send(null);
    },
  });
}
