import { fail } from '@quint/contract/base/errors.ts';
import type { OwnerProof } from '@quint/contract/workspace/session.ts';
import type { Deps } from '#deps.ts';
import { assertCurrentPassword } from '#features/workspace/auth/passwords/current/service.ts';
import { findProofs } from '#features/workspace/auth/reauthentication/queries.ts';
import { assertSecondFactor } from '#features/workspace/auth/two-factor/service.ts';
import type { AccountSession } from '#http/account-session.ts';

/** For how long a sign-in through the company or with a passkey counts as reauthentication. */
const FRESH_MS = 600_000;

/**
 * Verifies that the owner of the account sent the request, and not another person using an open session: by the current
 * password and, if one-time codes are on, a code; or by a sign-in through the company or with a passkey within ten
 * minutes. A code alone is enough without a password, and after a sign-in through the company. Throws `proof.required`,
 * `proof.code_required`, `password.current_wrong`, INVALID_OTP and REQUESTS_EXCEEDED.
 */
export async function assertOwner(
  deps: Deps,
  session: AccountSession,
  { password, otp }: OwnerProof,
): Promise<void> {
  const { userId } = session;
  const since = new Date(deps.clock.now().getTime() - FRESH_MS);
  const proofs = await deps.db.platform.read((db) => findProofs(db, session, since));
  if (proofs === undefined) throw fail('session.none');
  if (proofs.is_fresh && password === undefined && otp === undefined) return;
  if (password === undefined) {
    const isCodeEnough = proofs.has_codes && (!proofs.has_password || proofs.is_from_company);
    if (otp === undefined || !isCodeEnough) throw fail('proof.required');
  } else {
    if (proofs.has_codes && otp === undefined) throw fail('proof.code_required');
    await assertCurrentPassword(deps, session, password);
  }
  if (!proofs.has_codes) return;
  const context = { on: 'session', id: session.sessionId } as const;
  await assertSecondFactor(deps, { userId, otp, context, userAgent: undefined });
}
