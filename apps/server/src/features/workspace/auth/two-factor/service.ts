import { fail } from '@quint/contract/base/errors.ts';
import type { Config } from '#config.ts';
import type { Deps } from '#deps.ts';
import type { CodeContext } from '#features/workspace/auth/locks/service.ts';
import { countCode, forgetCodes } from '#features/workspace/auth/locks/service.ts';
import { recordAndNotify } from '#features/workspace/auth/notices/emails.ts';
import { assertCurrentPassword } from '#features/workspace/auth/passwords/current/service.ts';
import {
  cleanRecoveryCode,
  describeSecret,
  findStep,
  isOneTimeCode,
  newRecoveryCodes,
  newSecret,
} from '#features/workspace/auth/two-factor/model.ts';
import * as queries from '#features/workspace/auth/two-factor/queries.ts';
import { recordFailure, recordSecurityEvent } from '#features/workspace/auth/security-events/queries.ts';
import { describeDevice } from '#features/workspace/auth/sessions/model.ts';
import type { AccountSession } from '#http/account-session.ts';
import { openSecret, sealSecret } from '#secrets/sealed-secret.ts';
import { deriveKey, hashToken } from '#secrets/tokens.ts';

function sealingKey(config: Config): Uint8Array {
  return deriveKey(config.secret, 'two-factor');
}

/** Decrypts the secret of an account. Throws `two_factor.unreadable` when it was sealed with another SECRET. */
function unseal(deps: Deps, userId: string, sealedSecret: Buffer): Buffer {
  try {
    return openSecret(sealingKey(deps.config), sealedSecret, userId);
  } catch {
    deps.log.warn(
      { event: 'second_factor_unreadable', user: userId },
      'a second factor was set up under another SECRET',
    );
    throw fail('two_factor.unreadable');
  }
}

async function takeCode(
  deps: Deps,
  userId: string,
  { otp, sealedSecret }: { otp: string; sealedSecret: Buffer },
): Promise<boolean> {
  const code = otp.replace(/\s/g, '');
  if (!isOneTimeCode(code)) {
    const codeHash = hashToken(cleanRecoveryCode(code));
    return deps.db.platform.write(async (db) => {
      const isTaken = await queries.takeRecoveryCode(db, userId, codeHash);
      if (isTaken) await recordSecurityEvent(db, { userId, kind: 'recovery_code_used' });
      return isTaken;
    });
  }
  const secret = unseal(deps, userId, sealedSecret);
  const step = findStep(secret, code, deps.clock.now());
  return step !== undefined && deps.db.platform.run((db) => queries.takeStep(db, userId, step));
}

/**
 * Consumes a one-time code of the signed-in account. Throws INVALID_OTP, `two_factor.unreadable`, and
 * REQUESTS_EXCEEDED after ten wrong ones of the session in 15 minutes.
 */
async function assertCode(
  deps: Deps,
  { userId, sessionId }: AccountSession,
  code: { otp: string; sealedSecret: Buffer },
): Promise<void> {
  const codeAttempt = { userId, context: { on: 'session', id: sessionId } } as const;
  await countCode(deps, codeAttempt);
  if (!(await takeCode(deps, userId, code))) throw fail('INVALID_OTP');
  await forgetCodes(deps, codeAttempt);
}

async function getEnabled(deps: Deps, userId: string): Promise<queries.TwoFactorRow> {
  const row = await deps.db.platform.read((db) => queries.findTwoFactor(db, userId));
  if (row === undefined || row.date_enabled === null) throw fail('two_factor.not_on');
  return row;
}

/**
 * Checks the second factor of an account that has one; a one-time code or a recovery code, each usable once. Returns
 * whether there is one. Throws `session.second_factor_required` without a code, INVALID_OTP for a wrong one,
 * `two_factor.unreadable`, and REQUESTS_EXCEEDED as `countCode`.
 */
export async function assertSecondFactor(
  deps: Deps,
  input: {
    userId: string;
    otp: string | undefined;
    context: CodeContext;
    userAgent: string | undefined;
  },
): Promise<boolean> {
  const { userId, otp, userAgent } = input;
  const row = await deps.db.platform.read((db) => queries.findTwoFactor(db, userId));
  if (row === undefined || row.date_enabled === null) return false;
  if (otp === undefined) throw fail('session.second_factor_required');
  await countCode(deps, input);
  if (await takeCode(deps, userId, { otp, sealedSecret: row.sealed_secret })) {
    await forgetCodes(deps, input);
    return true;
  }
  const failure = { userId, kind: 'second_factor_failed' as const, device: describeDevice(userAgent) };
  await deps.db.platform.run((db) => recordFailure(db, failure));
  throw fail('INVALID_OTP');
}

/** Whether an account has a second factor, and how many recovery codes remain. */
export async function getTwoFactor(deps: Deps, userId: string) {
  return deps.db.platform.read(async (db) => {
    const dateEnabled = (await queries.findTwoFactor(db, userId))?.date_enabled ?? null;
    return {
      enabled: dateEnabled !== null,
      date_enabled: dateEnabled?.toISOString() ?? null,
      recovery_codes_left: await queries.countRecoveryCodes(db, userId),
    };
  });
}

/** A new secret, which is active once its first code was entered. Requires the password. */
export async function setUpTwoFactor(
  deps: Deps,
  session: AccountSession,
  password: string,
): Promise<{ secret: string; uri: string }> {
  const { userId } = session;
  const { email } = await assertCurrentPassword(deps, session, password);
  const secret = newSecret();
  const sealedSecret = sealSecret(sealingKey(deps.config), secret, userId);
  const isStored = await deps.db.platform.run((db) => queries.storeSecret(db, userId, sealedSecret));
  if (!isStored) throw fail('two_factor.already_on');
  return describeSecret(secret, { issuer: deps.config.publicSettings.brand, label: email });
}

/** Switches the second factor on with a first code, and returns the recovery codes, which are shown only now. */
export async function confirmTwoFactor(deps: Deps, session: AccountSession, otp: string): Promise<string[]> {
  const { userId, sessionId } = session;
  const row = await deps.db.platform.read((db) => queries.findTwoFactor(db, userId));
  if (row === undefined) throw fail('two_factor.not_on');
  if (row.date_enabled !== null) throw fail('two_factor.already_on');
  await assertCode(deps, session, { otp, sealedSecret: row.sealed_secret });
  const codes = newRecoveryCodes();
  await deps.db.platform.write(async (db) => {
    if (!(await queries.enableTwoFactor(db, userId))) throw fail('two_factor.already_on');
    await queries.replaceRecoveryCodes(db, userId, codes.map(hashOf));
    await recordAndNotify(deps, db, { userId, sessionId, event: 'two_factor_on' });
  });
  return codes;
}

function hashOf(code: string): Buffer {
  return hashToken(cleanRecoveryCode(code));
}

/** Replaces the recovery codes by ten new ones. Requires a code. */
export async function renewRecoveryCodes(
  deps: Deps,
  session: AccountSession,
  otp: string,
): Promise<string[]> {
  const { userId, sessionId } = session;
  const row = await getEnabled(deps, userId);
  await assertCode(deps, session, { otp, sealedSecret: row.sealed_secret });
  const codes = newRecoveryCodes();
  await deps.db.platform.write(async (db) => {
    await queries.replaceRecoveryCodes(db, userId, codes.map(hashOf));
    await recordSecurityEvent(db, { userId, sessionId, kind: 'recovery_codes_renewed' });
  });
  return codes;
}

/** Switches the second factor off. Requires the password and a code. */
export async function disableTwoFactor(
  deps: Deps,
  session: AccountSession,
  proof: { password: string; otp: string },
): Promise<void> {
  const { userId, sessionId } = session;
  const row = await getEnabled(deps, userId);
  await assertCurrentPassword(deps, session, proof.password);
  await assertCode(deps, session, { otp: proof.otp, sealedSecret: row.sealed_secret });
  await deps.db.platform.write(async (db) => {
    await queries.removeTwoFactor(db, userId);
    await recordAndNotify(deps, db, { userId, sessionId, event: 'two_factor_off' });
  });
}
