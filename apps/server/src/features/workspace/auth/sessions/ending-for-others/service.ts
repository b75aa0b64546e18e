import { fail } from '@quint/contract/base/errors.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { normalizeEmail } from '@quint/domain/base/email.ts';
import { recordAudit } from '#database/audit.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { recordAndNotify } from '#features/workspace/auth/notices/emails.ts';
import { findAccountByEmail } from '#features/workspace/auth/queries.ts';
import { endOtherSessions, revokePersonalTokens } from '#features/workspace/auth/sessions/queries.ts';
import { findAccountToHelp } from '#features/workspace/auth/two-factor/reset/queries.ts';

/**
 * Ends all sign-ins and personal API tokens of the account with an address, and notifies its person by mail. It is
 * audited in every workspace of the person; for a person without one, in that of the administrator. Returns how many of
 * each there were. Throws `account.not_found`.
 */
export async function endSessionsOf(
  deps: Deps,
  actor: Actor,
  email: string,
): Promise<{ sessions: number; tokens: number }> {
  return deps.db.platform.write(async (db) => {
    const account = await findAccountByEmail(db, normalizeEmail(email));
    if (account === undefined) throw fail('account.not_found');
    const userId = account.id;
    const sessions = await endOtherSessions(db, userId, { because: 'platform' });
    const tokens = await revokePersonalTokens(db, [userId], 'platform');
    await recordAndNotify(deps, db, { userId, sessionId: undefined, event: 'ended_by_platform' });
    const workspaces = (await findAccountToHelp(db, userId))?.workspaces ?? [];
    const witnesses = workspaces.length === 0 ? [scopeOfActor(actor).organizationId] : workspaces;
    for (const organizationId of witnesses) {
      const line = { scope: { organizationId }, actor, items: [userId], details: { sessions, tokens } };
      await recordAudit(db, { ...line, action: 'sessions.end' });
    }
    return { sessions, tokens };
  });
}
