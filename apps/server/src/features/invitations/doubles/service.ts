import type { Actor } from '@quint/domain/actor.ts';
import { normalizeEmail } from '@quint/domain/email.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { listInvitedEmails } from '#features/invitations/queries.ts';

/** Which of the addresses an invitation would refuse because their people are talents already; normalised. */
export async function listDoubles(deps: Deps, actor: Actor, emails: readonly string[]): Promise<string[]> {
  const scope = scopeOfActor(actor);
  const wanted = [...new Set(emails.map(normalizeEmail))];
  return [...(await deps.db.read(scope, (db) => listInvitedEmails(db, scope, wanted)))];
}
