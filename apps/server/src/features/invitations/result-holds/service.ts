import { fail } from '@quint/contract/base/errors.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { isAdmin } from '@quint/domain/workspace/actor.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { recordSeenByPerson, recordSeenByReader } from '#features/invitations/result-holds/queries.ts';
import type { RespondentSession } from '#http/access.ts';

/**
 * Records that the person of a survey session has opened their result, which ends its hold. Pages report it with the
 * first key or pointer press, because programs load pages, too. Idempotent.
 */
export async function openResultOfSession(deps: Deps, { scope, resultId }: RespondentSession): Promise<void> {
  await deps.db.write(scope, (db) => recordSeenByPerson(db, scope, { resultId }));
}

/**
 * The same for a result of the actor's own profile. For an administrator who opens another person's result, it is
 * marked as no longer new. Throws `record.not_found` for a result that the actor may not see.
 */
export async function openResult(deps: Deps, actor: Actor, resultId: string): Promise<void> {
  const { talentId, userId } = actor;
  const scope = scopeOfActor(actor);
  const isFound = await deps.db.write(scope, async (db) => {
    const isOwn = talentId !== undefined && (await recordSeenByPerson(db, scope, { resultId, talentId }));
    return isOwn || (isAdmin(actor) && (await recordSeenByReader(db, scope, { resultId, userId })));
  });
  if (!isFound) throw fail('record.not_found');
}
