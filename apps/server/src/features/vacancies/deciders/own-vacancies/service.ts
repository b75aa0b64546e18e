import type { OwnVacanciesAnswer } from '@quint/contract/vacancies/deciders.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { isAdmin, isHiringManager } from '@quint/domain/workspace/actor.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { listUnreadMentions } from '#features/people/notes/mentions/service.ts';
import * as queries from '#features/vacancies/deciders/own-vacancies/queries.ts';

const MENTIONS_SHOWN = 10;

/**
 * The roles that the actor decides about, and for hiring managers the notes that mention them. A former hiring manager without a workspace gets none, and the name of whom to
 * ask.
 */
export async function listOwnVacancies(deps: Deps, actor: Actor): Promise<OwnVacanciesAnswer['data']> {
  const { userId, organizationId } = actor;
  if (organizationId === undefined) {
    const formerContact = await deps.db.platform.read((db) => queries.findFormerContact(db, userId));
    return { vacancies: [], mentions: [], ended: formerContact ?? null };
  }
  const scope = scopeOfActor(actor);
  return deps.db.read(scope, async (db) => {
    const vacancies = await queries.listDecidedVacancies(db, scope, { userId, withDrafts: isAdmin(actor) });
    // Administrators have these lines on their overview.
    const mentions = isHiringManager(actor)
      ? await listUnreadMentions(db, scope, { actor, limit: MENTIONS_SHOWN })
      : [];
    return { vacancies, mentions, ended: null };
  });
}
