import type { SessionAnswer } from '@quint/contract/session.ts';
import { REFRESH_IDLE_DAYS } from '@quint/domain/limits.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';
import { ensureXsrfCookie, setSecretCookie } from '#http/cookies.ts';

export const REFRESH_COOKIE = 'quint_refresh_token';

/** A session that was opened or renewed, before it is sent. */
export interface Session {
  readonly accessToken: string;
  /** Life of the access token in milliseconds. */
  readonly expiresMs: number;
  readonly refreshToken: string;
}

/** What a sign-in leaves of the request: how the person's browser calls itself, and from where it came. */
export interface Arrival {
  readonly address: string;
  readonly userAgent: string | undefined;
}

export function arrivalOf(request: FastifyRequest): Arrival {
  return { address: request.ip, userAgent: request.headers['user-agent'] };
}

/** The answer that carries a session: the refresh token in the body in json mode, else in an HttpOnly cookie. */
export function answerSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { config, session, mode }: { config: Config; session: Session; mode: 'cookie' | 'json' },
): SessionAnswer {
  reply.header('cache-control', 'no-store');
  ensureXsrfCookie(request, reply, config);
  const data = { access_token: session.accessToken, expires: session.expiresMs };
  if (mode === 'json') return { data: { ...data, refresh_token: session.refreshToken } };
  setSecretCookie(reply, config, {
    name: REFRESH_COOKIE,
    value: session.refreshToken,
    maxAgeSeconds: REFRESH_IDLE_DAYS * 24 * 3600,
  });
  return { data };
}
