import { fail } from '@quint/contract/base/errors.ts';
import type { Deps } from '#deps.ts';
import { countAccountAttempt, passwordChecksOf } from '#features/workspace/auth/locks/service.ts';
import { findPassword } from '#features/workspace/auth/queries.ts';
import type { AccountSession } from '#http/account-session.ts';
import { verifyPassword } from '#secrets/passwords.ts';
import { forgetAttempts } from '#http/rate-limit.ts';

/**
 * Checks the current password of a signed-in user. Throws `password.current_wrong`, and REQUESTS_EXCEEDED after ten
 * wrong ones of a session in 15 minutes.
 */
export async function assertCurrentPassword(
  deps: Deps,
  { userId, sessionId }: AccountSession,
  password: string,
): Promise<{ email: string }> {
  const limit = passwordChecksOf(userId);
  const subject = sessionId ?? '';
  await countAccountAttempt(deps, { limit, subject, userId });
  const account = await deps.db.platform.read((db) => findPassword(db, userId));
  const isPasswordCorrect = await verifyPassword(password, account?.password_hash);
  if (account === undefined || !isPasswordCorrect) throw fail('password.current_wrong');
  await forgetAttempts(deps.db, limit, subject);
  return { email: account.email };
}
