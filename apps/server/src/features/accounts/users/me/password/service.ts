import { fail } from '@quint/contract/base/errors.ts';
import type { Writer } from '#database/gate.ts';
import type { Deps } from '#deps.ts';
import { recordAndNotify } from '#features/workspace/auth/notices/emails.ts';
import { listPersonalTerms } from '#features/workspace/auth/passwords/queries.ts';
import { assertOwner } from '#features/workspace/auth/reauthentication/service.ts';
import { endOtherSessions, revokePersonalTokens } from '#features/workspace/auth/sessions/queries.ts';
import { updateAccount } from '#features/accounts/users/me/queries.ts';
import { assertGoodPassword } from '#secrets/password-rules.ts';
import { hashPassword } from '#secrets/passwords.ts';
import type { AccountSession } from '#http/account-session.ts';

interface PasswordInput {
  readonly password: unknown;
  readonly current_password: unknown;
  readonly otp: unknown;
}

/**
 * Checks the current password, and a code if two-factor authentication is on. Returns the hash of the new
 * password; undefined when none is given. Throws `password.current_required`, and the errors of
 * `assertGoodPassword` and `assertOwner`.
 */
export async function readNewPassword(
  deps: Deps,
  session: AccountSession,
  { password, current_password, otp }: PasswordInput,
): Promise<string | undefined> {
  // Without a new password, the current one is ignored.
  if (password === undefined || password === null || password === '') return undefined;
  if (typeof password !== 'string') throw fail('FAILED_VALIDATION', { field: 'password', type: 'string' });
  if (typeof current_password !== 'string' || current_password === '') {
    throw fail('password.current_required');
  }
  const words = await deps.db.platform.read((db) => listPersonalTerms(db, session.userId));
  assertGoodPassword(password, [deps.config.publicSettings.brand, ...words]);
  const code = typeof otp === 'string' && otp !== '' ? otp : undefined;
  await assertOwner(deps, session, { password: current_password, otp: code });
  return hashPassword(password);
}

/**
 * Stores a new password, ends all other sessions and the personal API tokens, and notifies the person by mail. Requires
 * the platform role.
 */
export async function changePassword(
  deps: Deps,
  tx: Writer,
  { userId, hash, stays }: { userId: string; hash: string; stays: string | undefined },
): Promise<void> {
  await updateAccount(tx, userId, { password_hash: hash });
  await endOtherSessions(tx, userId, { stays, because: 'password' });
  await revokePersonalTokens(tx, [userId], 'password');
  await recordAndNotify(deps, tx, { userId, sessionId: stays, event: 'password_changed' });
}
