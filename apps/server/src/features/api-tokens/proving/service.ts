import type { NewApiToken } from '@quint/contract/api-tokens.ts';
import { fail } from '@quint/contract/errors.ts';
import type { Deps } from '#deps.ts';
import { assertCurrentPassword } from '#features/auth/passwords/current/service.ts';
import { isFreshFromCompany } from '#features/auth/sessions/queries.ts';
import { assertSecondFactor, getTwoFactor } from '#features/auth/two-factor/service.ts';
import type { AccountSession } from '#http/account-session.ts';

/** For so long a sign-in through the company proves who asks. */
const FRESH_MS = 600_000;

/**
 * Makes sure that it is the person who asks for a token that acts as them: by the current password, else by a code of
 * the second factor, else by a sign-in through the company a moment ago. Throws `token.proof_required`,
 * `password.current_wrong`, INVALID_OTP and REQUESTS_EXCEEDED.
 */
export async function assertOwner(
  deps: Deps,
  { userId, sessionId }: AccountSession,
  { password, otp }: Pick<NewApiToken, 'password' | 'otp'>,
): Promise<void> {
  if (password !== undefined) {
    await assertCurrentPassword(deps, userId, password);
    return;
  }
  if (otp !== undefined) {
    if (!(await getTwoFactor(deps, userId)).enabled) throw fail('token.proof_required');
    await assertSecondFactor(deps, { userId, otp, userAgent: undefined });
    return;
  }
  const since = new Date(deps.clock.now().getTime() - FRESH_MS);
  const isFresh = await deps.db.platform.read((db) => isFreshFromCompany(db, { userId, sessionId, since }));
  if (!isFresh) throw fail('token.proof_required');
}
