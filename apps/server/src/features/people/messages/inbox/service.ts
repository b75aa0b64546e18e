import { fail } from '@quint/contract/base/errors.ts';
import type { InboxMessage, InboxThread, Thread } from '@quint/contract/people/inbox.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { isAdmin } from '@quint/domain/workspace/actor.ts';
import type { Reader } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { Deps } from '#deps.ts';
import {
  countUnseen,
  findMessage,
  findPartner,
  listMessages,
  listThreads,
  markSeen,
} from '#features/people/messages/inbox/queries.ts';
import { scopeOfActor } from '#database/scopes.ts';
import { countAttempt } from '#http/rate-limit.ts';

const LIMIT = { action: 'inbox-message', hits: 200, windowSeconds: 3600 };

/** The talent of a thread in which this person takes part. Throws `record.not_found` for other threads. */
async function partnerOf(
  db: Reader,
  scope: OrganizationScope,
  { actor, talentId }: { actor: Actor; talentId: string },
): Promise<{ hasAccount: boolean }> {
  const isOwn = isAdmin(actor) || actor.talentId === talentId;
  const partner = isOwn ? await findPartner(db, scope, talentId) : undefined;
  if (partner === undefined) throw fail('record.not_found');
  return partner;
}

/** The threads of this person with the number of unread messages. */
export function getInbox(deps: Deps, actor: Actor): Promise<InboxThread[]> {
  const scope = scopeOfActor(actor);
  return deps.db.read(scope, (db) => listThreads(db, scope, actor));
}

/** The number of unread messages for this person's side. */
export function getUnseen(deps: Deps, actor: Actor): Promise<number> {
  const scope = scopeOfActor(actor);
  return deps.db.read(scope, (db) => countUnseen(db, scope, actor));
}

/** A page of the thread with a talent: the newest messages, or those before a given one. */
export function getThread(
  deps: Deps,
  actor: Actor,
  { talentId, before }: { talentId: string; before: string | undefined },
): Promise<Thread> {
  const scope = scopeOfActor(actor);
  return deps.db.read(scope, async (db) => {
    await partnerOf(db, scope, { actor, talentId });
    return listMessages(db, scope, { actor, talentId, before });
  });
}

/** Sends a message. Throws `inbox.no_account` for a talent without an account. At most 200 an hour. */
export async function sendMessage(
  deps: Deps,
  actor: Actor,
  { talentId, text }: { talentId: string; text: string },
): Promise<InboxMessage> {
  const scope = scopeOfActor(actor);
  await countAttempt(deps.db, LIMIT, actor.userId);
  return deps.db.write(scope, async (db) => {
    const { hasAccount } = await partnerOf(db, scope, { actor, talentId });
    if (!hasAccount) throw fail('inbox.no_account');
    const id = newId();
    const from = { organization_id: scope.organizationId, user_id: actor.userId };
    await db
      .insertInto('inbox_messages')
      .values({ ...from, id, talent_id: talentId, is_from_talent: !isAdmin(actor), text })
      .execute();
    const message = await findMessage(db, scope, { actor, id });
    if (message === undefined) throw fail('record.not_found');
    return message;
  });
}

/** Marks a thread as read up to a message; later messages stay unread. */
export async function seeThread(
  deps: Deps,
  actor: Actor,
  { talentId, until }: { talentId: string; until: string },
): Promise<void> {
  const scope = scopeOfActor(actor);
  await deps.db.write(scope, async (db) => {
    await partnerOf(db, scope, { actor, talentId });
    await markSeen(db, scope, { actor, talentId, until, now: deps.clock.now() });
  });
}
