import { createHmac, timingSafeEqual } from 'node:crypto';
import { UNCONFIRMED_SIGN_UP_DAYS } from '@quint/domain/limits.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';
import { cookieName, setSecretCookie } from '#http/cookies.ts';
import { deriveKey } from '#secrets/tokens.ts';

const SIGN_UP_COOKIE = 'quint_sign_up';

function macOf(config: Config, userId: string): string {
  return createHmac('sha256', deriveKey(config.secret, 'sign-up')).update(userId).digest('base64url');
}

/** Remembers in the browser of a sign-up which account was created there. */
export function setSignUpCookie(reply: FastifyReply, config: Config, userId: string): void {
  setSecretCookie(reply, config, {
    name: SIGN_UP_COOKIE,
    value: `${userId}.${macOf(config, userId)}`,
    maxAgeSeconds: UNCONFIRMED_SIGN_UP_DAYS * 24 * 3600,
  });
}

/** The account that was created in this browser; undefined without a cookie that the server issued. */
export function readSignUpCookie(request: FastifyRequest, config: Config): string | undefined {
  const [userId = '', mac = ''] = (request.cookies[cookieName(config, SIGN_UP_COOKIE)] ?? '').split('.');
  const [given, expected] = [Buffer.from(mac), Buffer.from(macOf(config, userId))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? userId : undefined;
}
