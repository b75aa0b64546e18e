import { recordAudit } from '#database/audit.ts';
import type { Writer } from '#database/gate.ts';
import * as queries from '#features/workspace/auth/addresses/queries.ts';
import { endOtherSessions, revokePersonalTokens } from '#features/workspace/auth/sessions/queries.ts';

/**
 * Ends all access to an account whose address nobody has proved: its password, second factor, passkeys, links to
 * companies, sessions and tokens may be those of a stranger who typed the address. Callers use it in the transaction that
 * proves the address.
 * Does nothing for an account whose address is proved, or which an operator made an administrator of the platform.
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
