import { createHmac, timingSafeEqual } from 'node:crypto';
import { UNCONFIRMED_SIGN_UP_DAYS } from '@quint/domain/base/limits.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';
import { cookieName, setSecretCookie } from '#http/cookies.ts';
import { deriveKey } from '#secrets/tokens.ts';

const SIGN_UP_COOKIE = 'quint_sign_up';

/** An account as created by a sign-up. Another sign-up with the address may get the same id, but not the same hash. */
export interface SignedUpAccount {
  readonly userId: string;
  readonly passwordHash: string | null;
}

function macOf(config: Config, { userId, passwordHash }: SignedUpAccount): string {
  const key = deriveKey(config.secret, 'sign-up');
  return createHmac('sha256', key)
    .update(`${userId}\n${passwordHash ?? ''}`)
    .digest('base64url');
}

/** Stores in the browser of a sign-up which account was created there, and with which password. */
export function setSignUpCookie(reply: FastifyReply, config: Config, account: SignedUpAccount): void {
  setSecretCookie(reply, config, {
    name: SIGN_UP_COOKIE,
    value: `${account.userId}.${macOf(config, account)}`,
    maxAgeSeconds: UNCONFIRMED_SIGN_UP_DAYS * 24 * 3600,
  });
}

/** Whether an account was created in the browser of the request, with its current password. */
export function isSignedUpHere(request: FastifyRequest, config: Config, account: SignedUpAccount): boolean {
  const [userId, mac = ''] = (request.cookies[cookieName(config, SIGN_UP_COOKIE)] ?? '').split('.');
  if (userId !== account.userId || account.passwordHash === null) return false;
  const [actualMac, expectedMac] = [Buffer.from(mac), Buffer.from(macOf(config, account))];
  return actualMac.length === expectedMac.length && timingSafeEqual(actualMac, expectedMac);
}
