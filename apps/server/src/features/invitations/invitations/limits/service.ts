import type { InvitationTermsAnswer, InviteTalentsBody } from '@quint/contract/invitations/invitations.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import type { Reader } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { Deps } from '#deps.ts';
import { scopeOfActor } from '#database/scopes.ts';
import { getWorkspace } from '#features/invitations/invitations/queries.ts';
import { assertOwnWordsAllowed } from '#features/invitations/mail-words/service.ts';
import { readBudget, readTrust } from '#outbox/budget.ts';

/** Throws `invitation.own_words_locked` for a custom text in a workspace that may not use one yet. */
export async function assertCustomTextAllowed(
  deps: Deps,
  db: Reader,
  { scope, texts }: { scope: OrganizationScope; texts: Pick<InviteTalentsBody, 'subject' | 'message'> },
): Promise<void> {
  if (texts.subject === undefined && texts.message === undefined) return;
  await assertOwnWordsAllowed(deps, db, scope);
}

/** The limits of inviting: daily budget, mails already scheduled by day, the conditions of custom texts, and the form of address. */
export async function getInvitationTerms(deps: Deps, actor: Actor): Promise<InvitationTermsAnswer['data']> {
  const scope = scopeOfActor(actor);
  return deps.db.read(scope, async (db) => {
    const { perDay, mailsByDay } = await readBudget(deps, db, scope);
    const days = [...mailsByDay].map(([day, mails]) => ({ day, mails }));
    const { address_form } = await getWorkspace(db, scope);
    return { mails_per_day: perDay, days, trust: await readTrust(deps, db, scope), address_form };
  });
}
