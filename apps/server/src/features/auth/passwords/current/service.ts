import { fail } from '@quint/contract/errors.ts';
import { LOGIN_ATTEMPTS_PER_WINDOW, LOGIN_WINDOW_MINUTES } from '@quint/domain/limits.ts';
import type { Deps } from '#deps.ts';
import { findPassword } from '#features/auth/queries.ts';
import { verifyPassword } from '#http/passwords.ts';
import type { RateLimit } from '#http/rate-limit.ts';
import { countAttempt, forgetAttempts } from '#http/rate-limit.ts';

const CHECKS: RateLimit = {
  action: 'password-check',
  hits: LOGIN_ATTEMPTS_PER_WINDOW,
  windowSeconds: LOGIN_WINDOW_MINUTES * 60,
};

/**
 * Asks a signed-in person for the own password again. Throws `password.current_wrong`, and REQUESTS_EXCEEDED after
 * ten wrong ones in 15 minutes.
 */
export async function assertCurrentPassword(
  deps: Deps,
  userId: string,
  password: string,
): Promise<{ email: string }> {
  await countAttempt(deps.db, CHECKS, userId);
  const account = await deps.db.platform.read((db) => findPassword(db, userId));
  const passed = await verifyPassword(password, account?.password_hash);
  if (account === undefined || !passed) throw fail('password.current_wrong');
  await forgetAttempts(deps.db, CHECKS, userId);
  return { email: account.email };
}
