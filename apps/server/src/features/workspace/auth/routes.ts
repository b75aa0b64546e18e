import { IdParams } from '@quint/contract/base/ids.ts';
import { ERRORS, fail, Failure } from '@quint/contract/base/errors.ts';
import {
  LoginBody,
  LogoutBody,
  RefreshBody,
  SessionAnswer,
  EndSessionsOfAccountAnswer,
  EndSessionsOfAccountBody,
} from '@quint/contract/workspace/session.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import {
  PlatformAdministratorsAnswer,
  SecurityEventsAnswer,
  LockedAccountsAnswer,
} from '@quint/contract/workspace/security-events.ts';
import { canEditPlatform } from '@quint/domain/workspace/access/platform.ts';
import type { Config } from '#config.ts';
import { registerMemberInvitationRoutes } from '#features/workspace/auth/invitations/routes.ts';
import { registerPasskeyRoutes } from '#features/workspace/auth/passkeys/routes.ts';
import { registerPasswordRoutes } from '#features/workspace/auth/passwords/routes.ts';
import { login, logout, refresh } from '#features/workspace/auth/service.ts';
import { registerSessionRoutes } from '#features/workspace/auth/sessions/routes.ts';
import { registerSignUpRoutes } from '#features/workspace/auth/sign-up/routes.ts';
import { registerTwoFactorRoutes } from '#features/workspace/auth/two-factor/routes.ts';
import { listPlatformAdministrators } from '#features/workspace/auth/administrators/queries.ts';
import { endSessionsOf } from '#features/workspace/auth/sessions/ending-for-others/service.ts';
import { listSecurityEvents } from '#features/workspace/auth/security-events/queries.ts';
import { liftLock, listLockedAccounts } from '#features/workspace/auth/locks/service.ts';
import { PUBLIC, ask, SIGNED_IN } from '#http/access.ts';
import { rawRoute, route, routes } from '#http/routes.ts';
import { assertOwnPage, clearSecretCookie, clearXsrfCookie, cookieName } from '#http/cookies.ts';
import { answerSession, arrivalOf, REFRESH_COOKIE } from '#http/session-reply.ts';

interface PresentedToken {
  readonly token: string;
  readonly mode: 'cookie' | 'json';
}

/** The refresh token of a request: from the body in json mode, otherwise from the cookie of our own page. */
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

/** Authentication: passwords, second factors, sessions, and what the platform sees and ends of them. */
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
        // A server error does not mean that the token is invalid.
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
  // The security events of the own account, for every signed-in user, also in a frozen workspace.
  route('GET /auth/security-events', {
    access: SIGNED_IN,
    summary: 'List the security events of the own account',
    answer: SecurityEventsAnswer,
    handler: async ({ deps, actor }) => {
      const rows = await deps.db.platform.read((reader) => listSecurityEvents(reader, actor.userId));
      return rows.map((row) => ({ ...row, date_created: row.date_created.toISOString() }));
    },
  }),
  // Accounts locked after too many wrong passwords; the platform can unlock them.
  route('GET /auth/locked-accounts', {
    access: ask(canEditPlatform),
    summary: 'List accounts locked after wrong passwords',
    answer: LockedAccountsAnswer,
    handler: ({ deps }) => listLockedAccounts(deps),
  }),
  route('DELETE /auth/locked-accounts/:id', {
    access: ask(canEditPlatform),
    names: 'users',
    namesAnyWorkspace: true,
    summary: 'Lift the lock of an account',
    params: IdParams,
    handler: ({ deps, params }) => liftLock(deps, params.id),
  }),
  // Signs a person out everywhere, for example after a device was lost.
  route('POST /auth/accounts/end-sessions', {
    access: ask(canEditPlatform),
    summary: 'End all sign-ins and personal API tokens of an account',
    body: EndSessionsOfAccountBody,
    answer: EndSessionsOfAccountAnswer,
    handler: ({ deps, actor, body }) => endSessionsOf(deps, actor, body.email),
  }),
  // The platform administrators, and which of them are protected by a password alone.
  route('GET /auth/administrators', {
    access: ask(canEditPlatform),
    summary: 'List the administrators of the platform and their second factors',
    answer: PlatformAdministratorsAnswer,
    handler: ({ deps }) => deps.db.platform.read(listPlatformAdministrators),
  }),
  registerPasswordRoutes,
  registerTwoFactorRoutes,
  registerPasskeyRoutes,
  registerMemberInvitationRoutes,
  registerSignUpRoutes,
);
