import { fail } from '@quint/contract/errors.ts';
import type { Deps } from '#deps.ts';
import { countAccountAttempt, PASSWORD_CHECKS } from '#features/auth/locks/service.ts';
import { findPassword } from '#features/auth/queries.ts';
import { verifyPassword } from '#secrets/passwords.ts';
import { forgetAttempts } from '#http/rate-limit.ts';

/**
 * Checks the current password of a signed-in user. Throws `password.current_wrong`, and REQUESTS_EXCEEDED after ten
 * wrong ones in 15 minutes.
 */
export async function assertCurrentPassword(
  deps: Deps,
  userId: string,
  password: string,
): Promise<{ email: string }> {
  await countAccountAttempt(deps, { limit: PASSWORD_CHECKS, subject: userId, userId });
  const account = await deps.db.platform.read((db) => findPassword(db, userId));
  const passed = await verifyPassword(password, account?.password_hash);
  if (account === undefined || !passed) throw fail('password.current_wrong');
  await forgetAttempts(deps.db, PASSWORD_CHECKS, userId);
  return { email: account.email };
}
