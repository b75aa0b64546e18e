import { fail } from '@quint/contract/base/errors.ts';
import { normalizeEmail } from '@quint/domain/base/email.ts';
import { ACCESS_TOKEN_MINUTES } from '@quint/domain/base/limits.ts';
import { newId } from '#database/ids.ts';
import type { Deps } from '#deps.ts';
import { verifyByMailedCode } from '#features/workspace/auth/locks/codes/service.ts';
import { countLogin, findCodeContext } from '#features/workspace/auth/locks/service.ts';
import { isCompanyRequired } from '#features/workspace/auth/company/queries.ts';
import { recordAndNotify } from '#features/workspace/auth/notices/emails.ts';
import * as queries from '#features/workspace/auth/queries.ts';
import { recordFailure } from '#features/workspace/auth/security-events/queries.ts';
import { describeDevice } from '#features/workspace/auth/sessions/model.ts';
import { assertSecondFactor } from '#features/workspace/auth/two-factor/service.ts';
import { freezeEndedTrialsOf } from '#features/workspace/trials/service.ts';
import { findActor } from '#features/workspace/auth/actors/queries.ts';
import { verifyPassword } from '#secrets/passwords.ts';
import type { Arrival, Session } from '#http/session-reply.ts';
import { deriveKey, hashToken, newSecretToken, signAccessToken } from '#secrets/tokens.ts';

/** The signing key of access tokens. */
export function accessTokenKey(deps: Pick<Deps, 'config'>): Uint8Array {
  return deriveKey(deps.config.secret, 'access-token');
}

async function issue(
  deps: Deps,
  { userId, sessionId, refreshToken }: { userId: string; sessionId: string; refreshToken: string },
): Promise<Session> {
  const actor = await deps.db.platform.read((db) => findActor(db, userId));
  if (actor === undefined) throw fail('INVALID_CREDENTIALS');
  const adminAccess = actor.userRole === 'APP_ADMIN';
  const claims = { userId, role: actor.userRole, adminAccess, sessionId };
  const accessToken = await signAccessToken(accessTokenKey(deps), claims, deps.clock.now());
  return { accessToken, expiresMs: ACCESS_TOKEN_MINUTES * 60_000, refreshToken };
}

/** Throws `sso.required` for an account that signs in through its company only. */
export async function assertMaySignIn(
  deps: Deps,
  input: { userId: string; method: queries.SignInMethod },
): Promise<void> {
  if (input.method === 'company') return;
  if (await deps.db.platform.read((db) => isCompanyRequired(db, input))) throw fail('sso.required');
}

/** Creates a session for a user who has passed all factors of the account. Throws as `assertMaySignIn`. */
export async function openSession(
  deps: Deps,
  signIn: { userId: string; method: queries.SignInMethod; userAgent: string | undefined },
): Promise<Session> {
  const { userId, method } = signIn;
  await assertMaySignIn(deps, { userId, method });
  const sessionId = newId();
  const refreshToken = newSecretToken();
  await deps.db.platform.run((db) =>
    queries.insertSession(db, {
      familyId: sessionId,
      userId,
      tokenHash: hashToken(refreshToken),
      method,
      device: describeDevice(signIn.userAgent),
    }),
  );
  return { ...(await issue(deps, { userId, sessionId, refreshToken })), signedIn: userId };
}

/** What a person enters to sign in. */
export interface PasswordProof {
  readonly email: string;
  readonly password: string;
  readonly otp?: string | undefined;
  /** The mailed code, after too many wrong passwords. */
  readonly mailCode?: string | undefined;
  readonly arrival: Arrival;
}

/**
 * Authenticates by address and password, and by the second factor where the account has one. Throws INVALID_CREDENTIALS
 * for an unknown account and for a wrong password alike, after the same work, `session.code_mailed` and
 * `session.code_wrong` after too many wrong passwords or codes, and REQUESTS_EXCEEDED as `countLogin`.
 */
export async function verifyByPassword(deps: Deps, input: PasswordProof): Promise<queries.AccountRow> {
  const { arrival } = input;
  const email = normalizeEmail(input.email);
  const account = await deps.db.platform.read((db) =>
    queries.findAccountByEmail(db, email, input.email.trim().toLowerCase()),
  );
  const attempt = await countLogin(deps, { email, userId: account?.id, arrival });
  const isPasswordCorrect = await verifyPassword(input.password, account?.password_hash);
  const { userAgent } = arrival;
  const context =
    account === undefined || !isPasswordCorrect || attempt.isGuarded
      ? attempt.context
      : await findCodeContext(deps, { userId: account.id, context: attempt.context, userAgent });
  const code =
    attempt.isGuarded || context.on === 'mailed_code'
      ? await verifyByMailedCode(deps, {
          email,
          network: arrival.network,
          userId: isPasswordCorrect ? account?.id : undefined,
          code: input.mailCode,
        })
      : undefined;
  if (account === undefined || !isPasswordCorrect) {
    const device = describeDevice(userAgent);
    const failure = { userId: account?.id, kind: 'sign_in_failed' as const, device };
    await deps.db.platform.run((db) => recordFailure(db, failure));
    throw fail('INVALID_CREDENTIALS');
  }
  await attempt.passwordProven();
  await assertSecondFactor(deps, { userId: account.id, otp: input.otp, context, userAgent });
  await code?.use();
  await attempt.allProven();
  return account;
}

/** Signs a user in. Throws as `proveByPassword`, and for an address that is not confirmed yet. */
export async function login(deps: Deps, input: PasswordProof): Promise<Session> {
  const { arrival } = input;
  const account = await verifyByPassword(deps, input);
  if (!account.is_confirmed) {
    throw account.is_on_hold ? fail('session.on_hold') : fail('session.email_unconfirmed');
  }
  return openSession(deps, { userId: account.id, method: 'password', userAgent: arrival.userAgent });
}

/**
 * Ends a session whose refresh token was used twice: one of the two users is a thief. The person is notified by mail.
 */
async function endReplayed(
  deps: Deps,
  { userId, familyId }: { userId: string; familyId: string },
): Promise<void> {
  await deps.db.platform.write(async (db) => {
    if (!(await queries.endReplayedSession(db, familyId))) return;
    deps.log.warn({ event: 'refresh_replayed', user: userId }, 'a refresh token was used again');
    await recordAndNotify(deps, db, { userId, sessionId: familyId, event: 'refresh_replayed' });
  });
}

/**
 * Exchanges a refresh token for a new session, after freezing the person's workspaces with an expired trial. Throws
 * INVALID_CREDENTIALS for a dead or unknown one.
 */
export async function refresh(deps: Deps, presentedToken: string): Promise<Session> {
  const refreshToken = newSecretToken();
  const rotation = await deps.db.platform.run((db) =>
    queries.rotateRefreshToken(db, {
      presentedHash: hashToken(presentedToken),
      nextHash: hashToken(refreshToken),
    }),
  );
  if (rotation.outcome === 'replayed') await endReplayed(deps, rotation);
  if (rotation.outcome !== 'fresh') throw fail('session.none');
  const { userId, familyId: sessionId } = rotation;
  await freezeEndedTrialsOf(deps, userId);
  return issue(deps, { userId, sessionId, refreshToken });
}

/** Ends the session of a refresh token; an unknown one is ignored. */
export async function logout(deps: Deps, presentedToken: string): Promise<void> {
  await deps.db.platform.run((db) => queries.endSessionByToken(db, hashToken(presentedToken)));
}
