import type { SessionAnswer } from '@quint/contract/workspace/session.ts';
import { REFRESH_IDLE_DAYS } from '@quint/domain/base/limits.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#deps.ts';
import { refreshXsrfCookie, setSecretCookie } from '#http/cookies.ts';
import type { KnownDevice } from '#http/known-device.ts';
import { readKnownDevice, rememberDevice } from '#http/known-device.ts';
import { networkOfRequest } from '#http/network.ts';

export const REFRESH_COOKIE = 'quint_refresh_token';

/** A new or renewed session, before it is sent. */
export interface Session {
  readonly accessToken: string;
  /** Lifetime of the access token in milliseconds. */
  readonly expiresMs: number;
  readonly refreshToken: string;
  /** The account that has just signed in; undefined for a renewal. */
  readonly signedIn?: string;
}

/** The parts of a request that a sign-in needs: its network, and the cookie of a known device. */
export interface Arrival {
  readonly network: string;
  readonly userAgent: string | undefined;
  readonly device: KnownDevice | undefined;
}

/**
 * The rate-limit subject of sign-ins without an account name: the network, or the browser if an account has signed in
 * there before, so that other people in the network cannot use up its attempts.
 */
export function originOf({ device, network }: Arrival): string {
  return device === undefined ? network : `device/${device.id}`;
}

export function arrivalOf(
  request: FastifyRequest,
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
): Arrival {
  return {
    network: networkOfRequest(request),
    userAgent: request.headers['user-agent'],
    device: readKnownDevice(request, config, clock.now()),
  };
}

/** The response with a session: the refresh token in the body in json mode, otherwise in an HttpOnly cookie. */
export function answerSession(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    deps: { config, clock },
    session,
    mode,
  }: { deps: Pick<Deps, 'config' | 'clock'>; session: Session; mode: 'cookie' | 'json' },
): SessionAnswer {
  reply.header('cache-control', 'no-store');
  const maxAgeSeconds = REFRESH_IDLE_DAYS * 24 * 3600;
  refreshXsrfCookie(request, reply, { config, maxAgeSeconds, isNew: session.signedIn !== undefined });
  const data = { access_token: session.accessToken, expires: session.expiresMs };
  if (mode === 'json') return { data: { ...data, refresh_token: session.refreshToken } };
  setSecretCookie(reply, config, {
    name: REFRESH_COOKIE,
    value: session.refreshToken,
    maxAgeSeconds,
  });
  if (session.signedIn !== undefined) {
    const now = clock.now();
    const device = readKnownDevice(request, config, now);
    rememberDevice(reply, config, { userId: session.signedIn, device, now });
  }
  return { data };
}
