import type { OwnVacanciesAnswer } from '@quint/contract/vacancies/deciders.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { isAdmin } from '@quint/domain/workspace/actor.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import * as queries from '#features/vacancies/deciders/own-vacancies/queries.ts';

/**
 * The roles that the actor decides about. A former hiring manager without a workspace gets none, and the name of whom to
 * ask.
 */
export async function listOwnVacancies(deps: Deps, actor: Actor): Promise<OwnVacanciesAnswer['data']> {
  const { userId, organizationId } = actor;
  if (organizationId === undefined) {
    const formerContact = await deps.db.platform.read((db) => queries.findFormerContact(db, userId));
    return { vacancies: [], ended: formerContact ?? null };
  }
  const scope = scopeOfActor(actor);
  const vacancies = await deps.db.read(scope, (db) =>
    queries.listDecidedVacancies(db, scope, { userId, withDrafts: isAdmin(actor) }),
  );
  return { vacancies, ended: null };
}
