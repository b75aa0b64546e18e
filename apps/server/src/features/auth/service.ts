import { fail } from '@quint/contract/errors.ts';
import { normalizeEmail } from '@quint/domain/email.ts';
import {
  ACCESS_TOKEN_MINUTES,
  LOGIN_ATTEMPTS_PER_WINDOW,
  LOGIN_WINDOW_MINUTES,
} from '@quint/domain/limits.ts';
import { newId } from '#database/ids.ts';
import type { Deps } from '#deps.ts';
import * as queries from '#features/auth/queries.ts';
import { findActor } from '#features/users/queries.ts';
import { verifyPassword } from '#http/passwords.ts';
import type { RateLimit } from '#http/rate-limit.ts';
import { countAttempt, forgetAttempts } from '#http/rate-limit.ts';
import { deriveKey, hashToken, newSecretToken, signAccessToken } from '#http/tokens.ts';

const WINDOW = { hits: LOGIN_ATTEMPTS_PER_WINDOW, windowSeconds: LOGIN_WINDOW_MINUTES * 60 };
const PER_ACCOUNT: RateLimit = { action: 'login-account', ...WINDOW };
const PER_ADDRESS: RateLimit = { action: 'login-address', ...WINDOW };

export interface Session {
  readonly accessToken: string;
  /** Life of the access token in milliseconds. */
  readonly expiresMs: number;
  readonly refreshToken: string;
}

/** The key access tokens are signed with. */
export function accessTokenKey(deps: Pick<Deps, 'config'>): Uint8Array {
  return deriveKey(deps.config.secret, 'access-token');
}

async function issue(deps: Deps, userId: string, refreshToken: string): Promise<Session> {
  const actor = await deps.db.platform.read((db) => findActor(db, userId));
  if (actor === undefined) throw fail('INVALID_CREDENTIALS');
  const claims = { userId, role: actor.userRole, adminAccess: actor.userRole === 'APP_ADMIN' };
  const accessToken = await signAccessToken(accessTokenKey(deps), claims, deps.clock.now());
  return { accessToken, expiresMs: ACCESS_TOKEN_MINUTES * 60_000, refreshToken };
}

/**
 * Signs a person in. Throws INVALID_CREDENTIALS for an unknown account and for a wrong password alike, after the same
 * work, and REQUESTS_EXCEEDED after ten failures in 15 minutes for the account or the address.
 */
export async function login(
  deps: Deps,
  input: { email: string; password: string; address: string },
): Promise<Session> {
  const email = normalizeEmail(input.email);
  await countAttempt(deps.db, PER_ADDRESS, input.address);
  await countAttempt(deps.db, PER_ACCOUNT, email);
  const account = await deps.db.platform.read((db) => queries.findAccountByEmail(db, email));
  const passed = await verifyPassword(input.password, account?.password_hash);
  if (account === undefined || !passed) throw fail('INVALID_CREDENTIALS');
  await forgetAttempts(deps.db, PER_ACCOUNT, email);
  await forgetAttempts(deps.db, PER_ADDRESS, input.address);
  const refreshToken = newSecretToken();
  await deps.db.platform.read((db) =>
    queries.insertSession(db, { familyId: newId(), userId: account.id, tokenHash: hashToken(refreshToken) }),
  );
  return issue(deps, account.id, refreshToken);
}

/** Exchanges a refresh token for a new session. Throws INVALID_CREDENTIALS for one that is dead or unknown. */
export async function refresh(deps: Deps, presented: string): Promise<Session> {
  const refreshToken = newSecretToken();
  const rotation = await deps.db.platform.read((db) =>
    queries.rotateRefreshToken(db, {
      presentedHash: hashToken(presented),
      nextHash: hashToken(refreshToken),
    }),
  );
  if ('refused' in rotation) throw fail('INVALID_CREDENTIALS');
  return issue(deps, rotation.userId, refreshToken);
}

/** Ends the session of a refresh token; an unknown one is nothing to end. */
export async function logout(deps: Deps, presented: string): Promise<void> {
  await deps.db.platform.read((db) => queries.endSessionByToken(db, hashToken(presented)));
}
