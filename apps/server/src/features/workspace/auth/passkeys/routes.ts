import {
  AddPasskeyBody,
  BeginPasskeyAnswer,
  BeginPasskeyLoginAnswer,
  PasskeyAnswer,
  PasskeyLoginBody,
  PasskeyParams,
  PasskeysAnswer,
  RenamePasskeyBody,
} from '@quint/contract/workspace/passkeys.ts';
import { SessionAnswer } from '@quint/contract/workspace/session.ts';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import * as service from '#features/workspace/auth/passkeys/service.ts';
import { actorOf, PUBLIC, SIGNED_IN } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import { accountSessionOf } from '#http/account-session.ts';
import { answerSession, arrivalOf } from '#http/session-reply.ts';

/** Passkeys, available in every plan and in a frozen workspace. */
export function registerPasskeyRoutes(app: App, deps: Deps): void {
  registerAdding(app, deps);
  registerManagement(app, deps);
  registerPasskeyLogin(app, deps);
}

function registerAdding(app: App, deps: Deps): void {
  app.route({
    method: 'POST',
    url: '/auth/passkeys/options',
    config: { access: SIGNED_IN, withoutFactor: 'set_up', needsProof: true },
    schema: {
      summary: 'Start adding a passkey',
      response: { 200: BeginPasskeyAnswer },
    },
    handler: async (request) => ({
      data: await service.beginPasskey(deps, actorOf(request).userId),
    }),
  });
  app.route({
    method: 'POST',
    url: '/auth/passkeys',
    config: { access: SIGNED_IN, withoutFactor: 'set_up' },
    schema: { summary: 'Add a passkey', body: AddPasskeyBody, response: { 200: PasskeyAnswer } },
    handler: async (request) => {
      const { credential, name } = request.body;
      const input = { credential, name, userAgent: request.headers['user-agent'] };
      return { data: await service.addPasskey(deps, accountSessionOf(request), input) };
    },
  });
}

function registerManagement(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: '/auth/passkeys',
    config: { access: SIGNED_IN, withoutFactor: 'always' },
    schema: { summary: 'List the own passkeys', response: { 200: PasskeysAnswer } },
    handler: async (request) => ({ data: await service.listOwnPasskeys(deps, actorOf(request).userId) }),
  });
  app.route({
    method: 'PATCH',
    url: '/auth/passkeys/:id',
    config: { access: SIGNED_IN, names: 'passkeys' },
    schema: {
      summary: 'Rename a passkey',
      params: PasskeyParams,
      body: RenamePasskeyBody,
      response: { 200: PasskeyAnswer },
    },
    handler: async (request) => {
      const input = { id: request.params.id, name: request.body.name };
      return { data: await service.renameOwnPasskey(deps, actorOf(request).userId, input) };
    },
  });
  app.route({
    method: 'DELETE',
    url: '/auth/passkeys/:id',
    config: { access: SIGNED_IN, names: 'passkeys', needsProof: true },
    schema: {
      summary: 'Remove a passkey',
      params: PasskeyParams,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      await service.removeOwnPasskey(deps, accountSessionOf(request), request.params.id);
      return reply.status(204).send(null);
    },
  });
}

function registerPasskeyLogin(app: App, deps: Deps): void {
  app.route({
    method: 'POST',
    url: '/auth/passkeys/login/options',
    config: { access: PUBLIC },
    schema: { summary: 'Start signing in with a passkey', response: { 200: BeginPasskeyLoginAnswer } },
    handler: async (request) => ({
      data: await service.beginPasskeyLogin(deps, arrivalOf(request, deps)),
    }),
  });
  app.route({
    method: 'POST',
    url: '/auth/passkeys/login',
    config: { access: PUBLIC },
    schema: { summary: 'Sign in with a passkey', body: PasskeyLoginBody, response: { 200: SessionAnswer } },
    handler: async (request, reply) => {
      const { credential, mode } = request.body;
      const session = await service.loginWithPasskey(deps, { credential, arrival: arrivalOf(request, deps) });
      return answerSession(request, reply, { deps, session, mode });
    },
  });
}
