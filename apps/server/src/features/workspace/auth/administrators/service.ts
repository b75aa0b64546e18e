import { normalizeEmail } from '@quint/domain/base/email.ts';
import { PASSWORD_RESET_MINUTES } from '@quint/domain/base/limits.ts';
import { newId } from '#database/ids.ts';
import type { Deps } from '#deps.ts';
import { getAccountTokenUrl, issueAccountToken } from '#features/workspace/auth/account-tokens/service.ts';
import { makePlatformAdministrator } from '#features/workspace/auth/administrators/queries.ts';
import { recordSecurityEvent } from '#features/workspace/auth/security-events/queries.ts';
import { endOtherSessions } from '#features/workspace/auth/sessions/queries.ts';
import { removePasskeys, removeTwoFactor } from '#features/workspace/auth/two-factor/queries.ts';

/**
 * Makes an address a platform administrator and returns a link that sets a password once. Other sessions and the
 * current password stay until it is used; a second factor is still required, unless `resetsFactor` removes a lost one.
 */
export async function appointPlatformAdministrator(
  deps: Pick<Deps, 'config' | 'clock' | 'db'>,
  address: string,
  { resetsFactor = false }: { resetsFactor?: boolean } = {},
): Promise<{ email: string; isNew: boolean; link: string; minutes: number }> {
  const email = normalizeEmail(address);
  const purpose = 'password_reset';
  return deps.db.platform.write(async (db) => {
    const { id: userId, isNew } = await makePlatformAdministrator(db, { id: newId(), email });
    if (resetsFactor) {
      await removeTwoFactor(db, userId);
      await removePasskeys(db, userId);
      await endOtherSessions(db, userId, { because: 'two_factor' });
      await recordSecurityEvent(db, { userId, kind: 'two_factor_reset' });
    }
    const lifetimeMs = PASSWORD_RESET_MINUTES * 60_000;
    const id = await issueAccountToken(deps, db, { userId, purpose, path: null, lifetimeMs });
    const link = getAccountTokenUrl(deps.config, purpose, { id, path: null });
    return { email, isNew, link, minutes: PASSWORD_RESET_MINUTES };
  });
}
