import { fail } from '@quint/contract/base/errors.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { recordAudit } from '#database/audit.ts';
import type { Deps } from '#deps.ts';
import { recordAndNotify } from '#features/workspace/auth/notices/emails.ts';
import { endOtherSessions, revokePersonalTokens } from '#features/workspace/auth/sessions/queries.ts';
import { removePasskeys, removeTwoFactor } from '#features/workspace/auth/two-factor/queries.ts';
import type { AccountToHelp } from '#features/workspace/auth/two-factor/reset/queries.ts';
import { findAccountToHelp } from '#features/workspace/auth/two-factor/reset/queries.ts';
import { scopeOfActor } from '#database/scopes.ts';

/**
 * Whether a person may reset another's second factor. Nobody resets their own: a stolen session would bypass it. And an
 * administrator decides for their own workspace only, not for others of the person.
 */
function getAccountToHelp(actor: Actor, userId: string, account: AccountToHelp | undefined): AccountToHelp {
  const isPlatform = actor.userRole === 'APP_ADMIN';
  const { organizationId } = actor;
  const isOwn = organizationId !== undefined && account?.workspaces.includes(organizationId) === true;
  if (account === undefined || !(isPlatform || isOwn)) throw fail('record.not_found');
  if (actor.userId === userId) throw fail('two_factor.own_reset');
  if (!isPlatform && (account.is_app_admin || account.workspaces.length > 1)) {
    throw fail('two_factor.platform_only');
  }
  return account;
}

/**
 * Removes the second factor of an account whose owner lost it, one-time codes and passkeys alike. All its sessions and personal API tokens end, and the
 * person is notified by mail. Throws `record.not_found`, `two_factor.own_reset`, `two_factor.platform_only`, `two_factor.not_on`.
 */
export async function resetTwoFactor(deps: Deps, actor: Actor, userId: string): Promise<void> {
  await deps.db.platform.write(async (db) => {
    const account = getAccountToHelp(actor, userId, await findAccountToHelp(db, userId));
    if (!account.has_second_factor) throw fail('two_factor.not_on');
    await removeTwoFactor(db, userId);
    await removePasskeys(db, userId);
    await endOtherSessions(db, userId, { because: 'two_factor' });
    await revokePersonalTokens(db, [userId], 'two_factor');
    await recordAndNotify(deps, db, { userId, sessionId: undefined, event: 'two_factor_reset' });
    // Audited in every workspace of the person; for a person without one, in that of the administrator.
    const { workspaces } = account;
    const witnesses = workspaces.length === 0 ? [scopeOfActor(actor).organizationId] : workspaces;
    for (const organizationId of witnesses) {
      const scope = { organizationId };
      await recordAudit(db, { scope, actor, action: 'two_factor.reset', items: [userId] });
    }
  });
}
