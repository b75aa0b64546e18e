import type { FastifyRequest } from 'fastify';
import type { Deps } from '#deps.ts';
import { findAccountOfToken } from '#features/workspace/auth/cookie/queries.ts';
import { cookieName } from '#http/cookies.ts';
import { REFRESH_COOKIE } from '#http/session-reply.ts';
import { hashToken } from '#secrets/tokens.ts';

/** Requests of our own pages, of an entered URL, or of a browser without the header. */
function isOwnSite(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}

/**
 * The account signed in by cookie, for reads that pages make without headers (images). The cookie is only read: nothing
 * is renewed, and writes do not accept it.
 */
export async function findAccountOfCookie(
  deps: Deps,
  request: FastifyRequest,
): Promise<{ userId: string; sessionId: string } | undefined> {
  const token = request.cookies[cookieName(deps.config, REFRESH_COOKIE)];
  if (token === undefined || token === '' || !isOwnSite(request)) return undefined;
  return deps.db.platform.read((db) => findAccountOfToken(db, hashToken(token)));
}
