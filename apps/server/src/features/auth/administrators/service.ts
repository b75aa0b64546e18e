import { normalizeEmail } from '@quint/domain/email.ts';
import { PASSWORD_RESET_MINUTES } from '@quint/domain/limits.ts';
import { newId } from '#database/ids.ts';
import type { Deps } from '#deps.ts';
import { getAccountTokenUrl, issueAccountToken } from '#features/auth/account-tokens/service.ts';
import { makePlatformAdministrator } from '#features/auth/administrators/queries.ts';

/**
 * Makes an address a platform administrator and returns a link that sets a password once. Other sessions and the
 * password so far stay until it is used; a second factor is still asked for.
 */
export async function appointPlatformAdministrator(
  deps: Pick<Deps, 'config' | 'clock' | 'db'>,
  address: string,
): Promise<{ email: string; isNew: boolean; link: string; minutes: number }> {
  const email = normalizeEmail(address);
  const purpose = 'password_reset';
  return deps.db.platform.write(async (db) => {
    const { id: userId, isNew } = await makePlatformAdministrator(db, { id: newId(), email });
    const lifeMs = PASSWORD_RESET_MINUTES * 60_000;
    const id = await issueAccountToken(deps, db, { userId, purpose, path: null, lifeMs });
    const link = getAccountTokenUrl(deps.config, purpose, { id, path: null });
    return { email, isNew, link, minutes: PASSWORD_RESET_MINUTES };
  });
}
