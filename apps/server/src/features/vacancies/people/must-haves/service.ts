import type { MustHavesCount, MustHavesCountQuery } from '@quint/contract/vacancies/must-haves.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import type { Reader } from '#database/gate.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { rangesOf } from '#features/roles/roles/model.ts';
import { findVacancy } from '#features/vacancies/access/service.ts';
import type { VacancyRow } from '#features/vacancies/access/queries.ts';
import { countMustHaves } from '#features/vacancies/people/must-haves/queries.ts';
import type { StageQuery } from '#features/vacancies/people/queries.ts';
import { listFirstTalents } from '#features/vacancies/people/ranking/service.ts';

/** The first group of people whose fits are too close to call. */
async function listTiedTalents(db: Reader, role: VacancyRow, query: StageQuery): Promise<readonly string[]> {
  return listFirstTalents(db, query, rangesOf(role));
}

/**
 * How many people of a stage meet the must-haves of the role, miss one, or have a job profile that does not say, because
 * it is locked or empty. Without must-haves everybody meets them. Throws `record.not_found`.
 */
export async function getMustHavesCount(
  deps: Deps,
  actor: Actor,
  { roleId, stage, tied }: MustHavesCountQuery & { readonly roleId: string },
): Promise<MustHavesCount> {
  const scope = scopeOfActor(actor);
  return deps.db.read(scope, async (db) => {
    const role = await findVacancy(db, scope, { actor, roleId });
    const query = { actor, scope, roleId, stage, search: '' };
    const ids = tied ? await listTiedTalents(db, role, query) : undefined;
    const filter = { mustHaves: role.must_haves, today: deps.clock.now().toISOString().slice(0, 10) };
    return countMustHaves(db, query, { filter, ids });
  });
}
