import { ERRORS, fail, Failure } from '@quint/contract/base/errors.ts';
import { LoginBody, LogoutBody, RefreshBody, SessionAnswer } from '@quint/contract/workspace/session.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Config } from '#config.ts';
import { registerAdministratorRoutes } from '#features/workspace/auth/administrators/routes.ts';
import { registerMemberInvitationRoutes } from '#features/workspace/auth/invitations/routes.ts';
import { registerLockRoutes } from '#features/workspace/auth/locks/routes.ts';
import { registerPasskeyRoutes } from '#features/workspace/auth/passkeys/routes.ts';
import { registerPasswordRoutes } from '#features/workspace/auth/passwords/routes.ts';
import { registerSecurityEventRoutes } from '#features/workspace/auth/security-events/routes.ts';
import { login, logout, refresh } from '#features/workspace/auth/service.ts';
import { registerEndingForOthersRoutes } from '#features/workspace/auth/sessions/ending-for-others/routes.ts';
import { registerSessionRoutes } from '#features/workspace/auth/sessions/routes.ts';
import { registerSignUpRoutes } from '#features/workspace/auth/sign-up/routes.ts';
import { registerTwoFactorResetRoutes } from '#features/workspace/auth/two-factor/reset/routes.ts';
import { registerTwoFactorRoutes } from '#features/workspace/auth/two-factor/routes.ts';
import { PUBLIC } from '#http/access.ts';
import { rawRoute, route, routes } from '#http/routes.ts';
import { assertOwnPage, clearSecretCookie, clearXsrfCookie, cookieName } from '#http/cookies.ts';
import { answerSession, arrivalOf, REFRESH_COOKIE } from '#http/session-reply.ts';

interface PresentedToken {
  readonly token: string;
  readonly mode: 'cookie' | 'json';
}

/** The refresh token of a request: from the body in json mode, else from the cookie of our own page. */
function readPresented(
  request: FastifyRequest,
  body: z.infer<typeof LogoutBody>,
  config: Config,
): PresentedToken {
  const inBody = body.refresh_token;
  if (inBody !== undefined && body.mode !== 'cookie') return { token: inBody, mode: 'json' };
  const token = request.cookies[cookieName(config, REFRESH_COOKIE)];
  if (token === undefined || token === '') {
    if (body.mode === 'cookie') throw fail('session.none');
    throw fail('INVALID_PAYLOAD', { reason: 'the refresh token is required in the body or the cookie' });
  }
  assertOwnPage(request, config);
  return { token, mode: 'cookie' };
}

function clearSessionCookies(reply: FastifyReply, config: Config): void {
  clearSecretCookie(reply, config, REFRESH_COOKIE);
  clearXsrfCookie(reply, config);
}

/** Authentication: passwords, second factors, the own sessions. */
export const registerAuthRoutes = routes(
  rawRoute('POST /auth/login', {
    access: PUBLIC,
    summary: 'Sign in with address and password',
    body: LoginBody,
    response: { 200: SessionAnswer },
    handler: async ({ deps, request, reply, body }) => {
      const { email, password, otp, mail_code: mailCode, mode } = body;
      const arrival = arrivalOf(request, deps);
      const session = await login(deps, { email, password, otp, mailCode, arrival });
      return answerSession(request, reply, { deps, session, mode });
    },
  }),
  rawRoute('POST /auth/refresh', {
    access: PUBLIC,
    summary: 'Get new tokens for a refresh token',
    body: RefreshBody,
    response: { 200: SessionAnswer },
    handler: async ({ deps, request, reply, body }) => {
      const presentedToken = readPresented(request, body, deps.config);
      try {
        const session = await refresh(deps, presentedToken.token);
        return answerSession(request, reply, { deps, session, mode: presentedToken.mode });
      } catch (error) {
        // A fault of the server says nothing about the token.
        const isRefused = error instanceof Failure && ERRORS[error.code].status < 500;
        if (presentedToken.mode === 'cookie' && isRefused) clearSessionCookies(reply, deps.config);
        throw error;
      }
    },
  }),
  route('POST /auth/logout', {
    access: PUBLIC,
    summary: 'End the sign-in',
    body: LogoutBody.nullish().transform((body) => body ?? {}),
    handler: async ({ deps, request, reply, body }) => {
      const presentedToken = readPresented(request, body, deps.config);
      await logout(deps, presentedToken.token);
      if (presentedToken.mode === 'cookie') clearSessionCookies(reply, deps.config);
    },
  }),
  registerSessionRoutes,
  registerSecurityEventRoutes,
  registerLockRoutes,
  registerEndingForOthersRoutes,
  registerAdministratorRoutes,
  registerPasswordRoutes,
  registerTwoFactorRoutes,
  registerTwoFactorResetRoutes,
  registerPasskeyRoutes,
  registerMemberInvitationRoutes,
  registerSignUpRoutes,
);
