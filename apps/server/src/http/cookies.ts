import { randomBytes } from 'node:crypto';
import { fail } from '@quint/contract/base/errors.ts';
import { FRAME_XSRF_COOKIE } from '@quint/domain/survey/survey-frames.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';
import { publicOrigin } from '#deps.ts';

/** Readable by our page and returned in a header: a page of another site can do neither. */
export const XSRF_COOKIE = 'XSRF-TOKEN';
/** The same for survey sessions: separate, because the app treats the other one as the sign of a signed-in user. */
export const SURVEY_XSRF_COOKIE = 'XSRF-SURVEY';
export const XSRF_HEADER = 'x-xsrf-token';

export function isHttps(config: Config): boolean {
  return publicOrigin(config).startsWith('https://');
}

/** Cookie names have the __Host- prefix on https; the browser then rejects every weaker variant. */
export function cookieName(config: Config, name: string): string {
  return isHttps(config) ? `__Host-${name}` : name;
}

interface CookieOptions {
  readonly name: string;
  readonly value: string;
  readonly maxAgeSeconds: number;
}

/** Sets an HttpOnly, SameSite=Lax cookie for the whole site, Secure on https. */
export function setSecretCookie(reply: FastifyReply, config: Config, cookie: CookieOptions): void {
  reply.setCookie(cookieName(config, cookie.name), cookie.value, {
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(config),
    path: '/',
    maxAge: cookie.maxAgeSeconds,
  });
}

export function clearSecretCookie(reply: FastifyReply, config: Config, name: string): void {
  reply.clearCookie(cookieName(config, name), {
    path: '/',
    secure: isHttps(config),
    httpOnly: true,
    sameSite: 'lax',
  });
}

/** For a frame in a page of another site: browsers send the cookie there, partitioned by site. */
const FRAME_OPTIONS = { sameSite: 'none', secure: true, partitioned: true, path: '/' } as const;

/** Sets an HttpOnly cookie that belongs to the frames of one other site. */
export function setFramedCookie(reply: FastifyReply, config: Config, cookie: CookieOptions): void {
  const { name, value, maxAgeSeconds } = cookie;
  reply.setCookie(cookieName(config, name), value, {
    ...FRAME_OPTIONS,
    httpOnly: true,
    maxAge: maxAgeSeconds,
  });
}

function newXsrfToken(): string {
  return randomBytes(18).toString('base64url');
}

type XsrfCookie = typeof XSRF_COOKIE | typeof SURVEY_XSRF_COOKIE;

function xsrfOptions(config: Config) {
  return { sameSite: 'lax', secure: isHttps(config), path: '/' } as const;
}

/** Sets an XSRF token cookie if there is none. */
export function ensureXsrfCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { config, name }: { readonly config: Config; readonly name: XsrfCookie },
): void {
  if (request.cookies[name] === undefined) reply.setCookie(name, newXsrfToken(), xsrfOptions(config));
}

/** Sets the XSRF token cookie of a framed survey if there is none. */
export function ensureFramedXsrfCookie(request: FastifyRequest, reply: FastifyReply): void {
  if (request.cookies[FRAME_XSRF_COOKIE] === undefined)
    reply.setCookie(FRAME_XSRF_COOKIE, newXsrfToken(), FRAME_OPTIONS);
}

/**
 * Makes the XSRF token cookie of a session last as long as the session, even when the browser is closed. A new session
 * gets a new token, as another page may have planted the former one.
 */
export function refreshXsrfCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    config,
    maxAgeSeconds,
    isNew,
  }: { readonly config: Config; readonly maxAgeSeconds: number; readonly isNew: boolean },
): void {
  const token = (isNew ? undefined : request.cookies[XSRF_COOKIE]) ?? newXsrfToken();
  reply.setCookie(XSRF_COOKIE, token, { ...xsrfOptions(config), maxAge: maxAgeSeconds });
}

/** Deletes the XSRF token cookie together with its session. */
export function clearXsrfCookie(reply: FastifyReply, config: Config): void {
  reply.clearCookie(XSRF_COOKIE, xsrfOptions(config));
}

/** Rejects a request authenticated by cookie that was not made by our own page. */
export function assertOwnPage(request: FastifyRequest, config: Config): void {
  const origin = request.headers.origin;
  if (
    origin !== undefined &&
    origin !== publicOrigin(config) &&
    origin !== `${request.protocol}://${request.host}`
  ) {
    throw fail('session.origin_refused');
  }
  const header = request.headers[XSRF_HEADER];
  const isOwn = [XSRF_COOKIE, SURVEY_XSRF_COOKIE, FRAME_XSRF_COOKIE].some(
    (name) => header === request.cookies[name],
  );
  if (header === undefined || header === '' || !isOwn) throw fail('session.origin_refused');
}
