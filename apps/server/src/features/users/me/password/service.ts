import { fail } from '@quint/contract/errors.ts';
import type { Writer } from '#database/gate.ts';
import type { Deps } from '#deps.ts';
import { noteAndTell } from '#features/auth/notices/emails.ts';
import { assertCurrentPassword } from '#features/auth/passwords/current/service.ts';
import { listOwnWords } from '#features/auth/passwords/queries.ts';
import { endOtherSessions, revokePersonalTokens } from '#features/auth/sessions/queries.ts';
import { updateAccount } from '#features/users/me/queries.ts';
import { assertGoodPassword } from '#secrets/password-rules.ts';
import { hashPassword } from '#secrets/passwords.ts';

interface Given {
  readonly password: unknown;
  readonly current_password: unknown;
}

/**
 * The hash of a new password, after the current one was checked; undefined when none is given. Throws
 * `password.current_required`, `password.current_wrong`, and the errors of `assertGoodPassword`.
 */
export async function readNewPassword(
  deps: Deps,
  userId: string,
  { password, current_password }: Given,
): Promise<string | undefined> {
  // Without a new password the field of the current one is ignored.
  if (password === undefined || password === null || password === '') return undefined;
  if (typeof password !== 'string') throw fail('FAILED_VALIDATION', { field: 'password', type: 'string' });
  if (typeof current_password !== 'string' || current_password === '') {
    throw fail('password.current_required');
  }
  const words = await deps.db.platform.read((db) => listOwnWords(db, userId));
  assertGoodPassword(password, [deps.config.publicSettings.brand, ...words]);
  await assertCurrentPassword(deps, userId, current_password);
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
  await noteAndTell(deps, tx, { userId, sessionId: stays, event: 'password_changed' });
}
