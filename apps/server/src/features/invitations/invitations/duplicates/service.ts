import type { Actor } from '@quint/domain/workspace/actor.ts';
import { normalizeEmail } from '@quint/domain/base/email.ts';
import { ADDRESS_CHECKS_PER_PERSON, ADDRESS_CHECKS_PER_WORKSPACE } from '@quint/domain/base/limits.ts';
import { recordAudit } from '#database/audit.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { listVisibleEmails } from '#features/invitations/invitations/queries.ts';
import type { RateLimit } from '#http/rate-limit.ts';
import { countAttempts } from '#http/rate-limit.ts';

// Counts addresses, not requests: a list may be sent in parts.
const PER_PERSON: RateLimit = {
  action: 'address-check-person',
  hits: ADDRESS_CHECKS_PER_PERSON,
  windowSeconds: 3600,
};
const PER_WORKSPACE: RateLimit = {
  action: 'address-check-workspace',
  hits: ADDRESS_CHECKS_PER_WORKSPACE,
  windowSeconds: 24 * 3600,
};

/**
 * The normalised addresses that belong to talents visible to the actor. People whose address is masked are left out, so
 * that a list of guesses reveals nobody. Audited with the number of addresses. Throws REQUESTS_EXCEEDED after thousands
 * of addresses.
 */
export async function listDuplicates(deps: Deps, actor: Actor, emails: readonly string[]): Promise<string[]> {
  const scope = scopeOfActor(actor);
  const uniqueEmails = [...new Set(emails.map(normalizeEmail))];
  if (uniqueEmails.length === 0) return [];
  await countAttempts(deps.db, PER_PERSON, { subject: actor.userId, count: uniqueEmails.length });
  await countAttempts(deps.db, PER_WORKSPACE, { subject: scope.organizationId, count: uniqueEmails.length });
  return deps.db.write(scope, async (db) => {
    const visibleEmails = await listVisibleEmails(db, scope, {
      emails: uniqueEmails,
      readerId: actor.userId,
    });
    const details = { addresses: uniqueEmails.length, found: visibleEmails.length };
    await recordAudit(db, { scope, actor, action: 'invitations.check', details });
    return visibleEmails;
  });
}
