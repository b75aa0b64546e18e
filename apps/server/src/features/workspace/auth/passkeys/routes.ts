import { IdParams } from '@quint/contract/base/ids.ts';
import {
  AddPasskeyBody,
  BeginPasskeyAnswer,
  BeginPasskeyLoginAnswer,
  PasskeyAnswer,
  PasskeyLoginBody,
  PasskeysAnswer,
  RenamePasskeyBody,
} from '@quint/contract/workspace/passkeys.ts';
import { SessionAnswer } from '@quint/contract/workspace/session.ts';
import * as service from '#features/workspace/auth/passkeys/service.ts';
import { PUBLIC, SIGNED_IN } from '#http/access.ts';
import { rawRoute, route, routes } from '#http/routes.ts';
import { accountSessionOf } from '#http/account-session.ts';
import { answerSession, arrivalOf } from '#http/session-reply.ts';

/** Passkeys, available in every plan and in a frozen workspace. */
export const registerPasskeyRoutes = routes(
  route('POST /auth/passkeys/options', {
    access: SIGNED_IN,
    withoutFactor: 'set_up',
    needsProof: true,
    summary: 'Start adding a passkey',
    answer: BeginPasskeyAnswer,
    handler: ({ deps, actor }) => service.beginPasskey(deps, actor.userId),
  }),
  route('POST /auth/passkeys', {
    access: SIGNED_IN,
    withoutFactor: 'set_up',
    summary: 'Add a passkey',
    body: AddPasskeyBody,
    answer: PasskeyAnswer,
    handler: ({ deps, request, body }) => {
      const { credential, name } = body;
      const input = { credential, name, userAgent: request.headers['user-agent'] };
      return service.addPasskey(deps, accountSessionOf(request), input);
    },
  }),
  route('GET /auth/passkeys', {
    access: SIGNED_IN,
    withoutFactor: 'always',
    summary: 'List the own passkeys',
    answer: PasskeysAnswer,
    handler: ({ deps, actor }) => service.listOwnPasskeys(deps, actor.userId),
  }),
  route('PATCH /auth/passkeys/:id', {
    access: SIGNED_IN,
    names: 'passkeys',
    summary: 'Rename a passkey',
    params: IdParams,
    body: RenamePasskeyBody,
    answer: PasskeyAnswer,
    handler: ({ deps, actor, params, body }) => {
      const input = { id: params.id, name: body.name };
      return service.renameOwnPasskey(deps, actor.userId, input);
    },
  }),
  route('DELETE /auth/passkeys/:id', {
    access: SIGNED_IN,
    names: 'passkeys',
    needsProof: true,
    summary: 'Remove a passkey',
    params: IdParams,
    handler: ({ deps, request, params }) =>
      service.removeOwnPasskey(deps, accountSessionOf(request), params.id),
  }),
  route('POST /auth/passkeys/login/options', {
    access: PUBLIC,
    summary: 'Start signing in with a passkey',
    answer: BeginPasskeyLoginAnswer,
    handler: ({ deps, request }) => service.beginPasskeyLogin(deps, arrivalOf(request, deps)),
  }),
  rawRoute('POST /auth/passkeys/login', {
    access: PUBLIC,
    summary: 'Sign in with a passkey',
    body: PasskeyLoginBody,
    response: { 200: SessionAnswer },
    handler: async ({ deps, request, reply, body }) => {
      const { credential, mode } = body;
      const session = await service.loginWithPasskey(deps, { credential, arrival: arrivalOf(request, deps) });
      return answerSession(request, reply, { deps, session, mode });
    },
  }),
);
