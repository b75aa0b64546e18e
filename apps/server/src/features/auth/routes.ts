import { fail } from '@quint/contract/errors.ts';
import { LoginBody, LogoutBody, RefreshBody, SessionAnswer } from '@quint/contract/session.ts';
import { REFRESH_IDLE_DAYS } from '@quint/domain/limits.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '#config.ts';
import type { Deps } from '#deps.ts';
import type { Session } from '#features/auth/service.ts';
import { login, logout, refresh } from '#features/auth/service.ts';
import { PUBLIC } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import {
  assertOwnPage,
  clearSecretCookie,
  cookieName,
  ensureXsrfCookie,
  setSecretCookie,
} from '#http/cookies.ts';

const REFRESH_COOKIE = 'quint_refresh_token';

interface Presented {
  readonly token: string;
  readonly mode: 'cookie' | 'json';
}

/** The refresh token of a request: from the body in json mode, else from the cookie of our own page. */
function readPresented(
  request: FastifyRequest<{ Body: z.infer<typeof LogoutBody> }>,
  config: Config,
): Presented {
  const inBody = request.body.refresh_token;
  if (inBody !== undefined && request.body.mode !== 'cookie') return { token: inBody, mode: 'json' };
  const token = request.cookies[cookieName(config, REFRESH_COOKIE)];
  if (token === undefined || token === '') {
    if (request.body.mode === 'cookie') throw fail('INVALID_CREDENTIALS');
    throw fail('INVALID_PAYLOAD', { reason: 'the refresh token is required in the body or the cookie' });
  }
  assertOwnPage(request, config);
  return { token, mode: 'cookie' };
}

function answer(
  reply: FastifyReply,
  config: Config,
  session: Session,
  mode: 'cookie' | 'json',
): z.infer<typeof SessionAnswer> {
  reply.header('cache-control', 'no-store');
  const data = { access_token: session.accessToken, expires: session.expiresMs };
  if (mode === 'json') return { data: { ...data, refresh_token: session.refreshToken } };
  setSecretCookie(reply, config, {
    name: REFRESH_COOKIE,
    value: session.refreshToken,
    maxAgeSeconds: REFRESH_IDLE_DAYS * 24 * 3600,
  });
  return { data };
}

export function registerAuthRoutes(app: App, deps: Deps): void {
  const { config } = deps;

  app.route({
    method: 'POST',
    url: '/auth/login',
    config: { access: PUBLIC },
    schema: { body: LoginBody, response: { 200: SessionAnswer } },
    handler: async (request, reply) => {
      const session = await login(deps, { ...request.body, address: request.ip });
      ensureXsrfCookie(request, reply, config);
      return answer(reply, config, session, request.body.mode);
    },
  });

  app.route({
    method: 'POST',
    url: '/auth/refresh',
    config: { access: PUBLIC },
    schema: { body: RefreshBody, response: { 200: SessionAnswer } },
    handler: async (request, reply) => {
      const presented = readPresented(request, config);
      try {
        return answer(reply, config, await refresh(deps, presented.token), presented.mode);
      } catch (error) {
        if (presented.mode === 'cookie') clearSecretCookie(reply, config, REFRESH_COOKIE);
        throw error;
      }
    },
  });

  app.route({
    method: 'POST',
    url: '/auth/logout',
    config: { access: PUBLIC },
    schema: { body: LogoutBody.nullish().transform((body) => body ?? {}), response: { 204: z.null() } },
    handler: async (request, reply) => {
      const presented = readPresented(request, config);
      await logout(deps, presented.token);
      if (presented.mode === 'cookie') clearSecretCookie(reply, config, REFRESH_COOKIE);
      return reply.status(204).send(null);
    },
  });
}
