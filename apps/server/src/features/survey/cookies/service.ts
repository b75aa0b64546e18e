import { SURVEY_SESSION_DAYS } from '@quint/domain/base/limits.ts';
import { FRAME_HEADER, readFrameWorkspace } from '@quint/domain/survey/survey-frames.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';
import type { Deps } from '#deps.ts';
import {
  assertOwnPage,
  cookieName,
  ensureFramedXsrfCookie,
  ensureXsrfCookie,
  setFramedCookie,
  setSecretCookie,
  SURVEY_XSRF_COOKIE,
} from '#http/cookies.ts';
import type { TokenClaim } from '#secrets/tokens.ts';
import { readTokenClaim } from '#secrets/tokens.ts';

const SURVEY_COOKIE = 'quint_survey';
/** The session of a survey in a frame. Only requests of a frame use it, and they use no other. */
const FRAMED_COOKIE = 'quint_survey_frame';

const maxAgeSeconds = SURVEY_SESSION_DAYS * 24 * 3600;

function isFramed(request: FastifyRequest): boolean {
  return request.headers[FRAME_HEADER] !== undefined;
}

/** Whether the request may use a token: a frame may access only sheets of its workspace. */
function isOfFrame(request: FastifyRequest, token: string): boolean {
  const workspace = readFrameWorkspace(request.headers[FRAME_HEADER]);
  return !isFramed(request) || readTokenClaim(token)?.organizationId === workspace;
}

/** The token of the survey session that belongs to the request's page. */
export function findSurveyCookie(request: FastifyRequest, config: Config): string | undefined {
  const name = isFramed(request) ? FRAMED_COOKIE : SURVEY_COOKIE;
  const token = request.cookies[cookieName(config, name)];
  return token !== undefined && isOfFrame(request, token) ? token : undefined;
}

/** The token of a link; empty, and thus invalid, when a frame opens a link of another workspace. */
export function linkTokenOf(request: FastifyRequest, token: string): string {
  return isOfFrame(request, token) ? token : '';
}

/**
 * The claims of a request's cookie. Requests other than reads must come from our own page, because browsers send the
 * cookie for any page.
 */
export function readClaimOfRequest(deps: Deps, request: FastifyRequest): TokenClaim | undefined {
  const cookie = findSurveyCookie(request, deps.config);
  if (cookie === undefined || cookie === '') return undefined;
  if (request.method !== 'GET') assertOwnPage(request, deps.config);
  return readTokenClaim(cookie);
}

export function setSurveyCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { config, value }: { readonly config: Config; readonly value: string },
): void {
  if (isFramed(request)) setFramedCookie(reply, config, { name: FRAMED_COOKIE, value, maxAgeSeconds });
  else setSecretCookie(reply, config, { name: SURVEY_COOKIE, value, maxAgeSeconds });
}

export function ensureSurveyXsrf(request: FastifyRequest, reply: FastifyReply, config: Config): void {
  if (isFramed(request)) ensureFramedXsrfCookie(request, reply);
  else ensureXsrfCookie(request, reply, { config, name: SURVEY_XSRF_COOKIE });
}
