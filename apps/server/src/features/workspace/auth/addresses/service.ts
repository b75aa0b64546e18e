import { recordAudit } from '#database/audit.ts';
import type { Writer } from '#database/gate.ts';
import * as queries from '#features/workspace/auth/addresses/queries.ts';
import { endOtherSessions, revokePersonalTokens } from '#features/workspace/auth/sessions/queries.ts';

/**
 * Ends all access to an account with an unverified address: its password, second factor, passkeys, links to companies,
 * sessions and tokens may belong to another person who entered the address. Called in the transaction that verifies the
 * address. Does nothing when the address is verified, or an operator made the account an administrator of the platform.
 * Returns whether access was ended. Requires the platform role.
 */
export async function endUnprovedAccess(db: Writer, userId: string): Promise<boolean> {
  const account = await queries.lockAccount(db, userId);
  if (account?.is_unproved !== true) return false;
  await queries.removeFactors(db, userId);
  await endOtherSessions(db, userId, { because: 'password' });
  await revokePersonalTokens(db, [userId], 'password');
  for (const { organization_id: organizationId, id } of await queries.revokeMadeTokens(db, userId)) {
    const line = {
      scope: { organizationId },
      actor: undefined,
      items: [id],
      details: { because: 'password' },
    };
    await recordAudit(db, { ...line, action: 'api_tokens.revoke' });
  }
  return true;
}
