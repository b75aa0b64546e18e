import {
  PasswordAccountAnswer,
  PasswordAccountBody,
  PasswordDeclineBody,
  PasswordRequestBody,
  PasswordResetBody,
} from '@quint/contract/workspace/passwords.ts';
import { SessionAnswer } from '@quint/contract/workspace/session.ts';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import {
  declinePasswordReset,
  getAccountOfLink,
  requestPasswordReset,
  resetPassword,
} from '#features/workspace/auth/passwords/service.ts';
import { PUBLIC } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import { networkOfRequest } from '#http/network.ts';
import { ownOriginsOf, readOwnPath } from '#http/own-path.ts';
import { answerSession, arrivalOf } from '#http/session-reply.ts';

/** Existing clients use the path without /auth; the other one is the regular path. */
const REQUEST_PATHS = ['/password/request', '/auth/password/request'];

function registerDeclining(app: App, deps: Deps): void {
  app.route({
    method: 'POST',
    url: '/auth/password/decline',
    config: { access: PUBLIC },
    schema: {
      summary: 'End the link of that e-mail, for a person who did not ask for it',
      body: PasswordDeclineBody,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      const { token } = request.body;
      await declinePasswordReset(deps, { token, network: networkOfRequest(request) });
      return reply.status(204).send(null);
    },
  });
}

function registerAccount(app: App, deps: Deps): void {
  app.route({
    method: 'POST',
    url: '/auth/password/account',
    config: { access: PUBLIC },
    schema: {
      summary:
        'Read the address for which the link of that e-mail was requested, and the time of the request',
      body: PasswordAccountBody,
      response: { 200: PasswordAccountAnswer },
    },
    handler: async (request) => {
      const { token } = request.body;
      return { data: await getAccountOfLink(deps, { token, network: networkOfRequest(request) }) };
    },
  });
}

export function registerPasswordRoutes(app: App, deps: Deps): void {
  const { config } = deps;
  for (const url of REQUEST_PATHS) {
    app.route({
      method: 'POST',
      url,
      config: { access: PUBLIC },
      schema: {
        summary: 'Request an e-mail for setting a new password',
        body: PasswordRequestBody,
        response: { 204: z.null() },
      },
      handler: async (request, reply) => {
        const { email, url: page, language } = request.body;
        const path = page === undefined ? null : readOwnPath('url', page, ownOriginsOf(request, config));
        await requestPasswordReset(deps, { email, path, language, arrival: arrivalOf(request, deps) });
        return reply.status(204).send(null);
      },
    });
  }
  registerDeclining(app, deps);
  registerAccount(app, deps);
  app.route({
    method: 'POST',
    url: '/auth/password/reset',
    config: { access: PUBLIC },
    schema: {
      summary: 'Set a new password with the token of that e-mail',
      body: PasswordResetBody,
      response: { 200: SessionAnswer },
    },
    handler: async (request, reply) => {
      const { token, password, otp, mode } = request.body;
      const session = await resetPassword(deps, { token, password, otp, arrival: arrivalOf(request, deps) });
      return answerSession(request, reply, { deps, session, mode });
    },
  });
}
