import { fail } from '@quint/contract/base/errors.ts';
import type { VacancyComparisonAnswer } from '@quint/contract/vacancies/people.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { isHiringManager } from '@quint/domain/workspace/actor.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { rateEach } from '#features/fit/matching/ranking/model.ts';
import { recordRead } from '#features/fit/matching/ranking/service.ts';
import { recordSeenByReader } from '#features/invitations/result-holds/queries.ts';
import { listAlphas } from '#features/measures/norms/queries.ts';
import { rangesOf } from '#features/roles/roles/model.ts';
import { findVacancy } from '#features/vacancies/access/service.ts';
import { findNewestResult, listStatements } from '#features/vacancies/people/comparison/queries.ts';
import { askOf } from '#features/vacancies/people/model.ts';
import { listResultsOf } from '#features/vacancies/people/queries.ts';
import { HIDDEN_FROM_MANAGERS, readRows } from '#features/vacancies/people/service.ts';

/**
 * People of a role side by side, in the order of the request, with their fits and what they say about them. Hiring
 * managers get people from the stage finished on. People who are not considered for the role are left out. Reading
 * results is audited. Throws `record.not_found`.
 */
export async function comparePeople(
  deps: Deps,
  actor: Actor,
  { roleId, talents: ids }: { readonly roleId: string; readonly talents: readonly string[] },
): Promise<VacancyComparisonAnswer> {
  const scope = scopeOfActor(actor);
  return deps.db.write(scope, async (tx) => {
    const ranges = rangesOf(await findVacancy(tx, scope, { actor, roleId }));
    const { results, isAnyOutdated } = await listResultsOf(tx, scope, { roleId, ids });
    const alphas = await listAlphas(tx, results);
    const rows = await readRows(tx, scope, {
      actor,
      roleId,
      ids,
      fits: [...rateEach(results, ranges, alphas)],
      asks: new Map(results.map((result) => [result.talent_id, askOf(result, ranges, alphas)])),
      mustHaves: undefined,
    });
    const visibleRows = rows.filter(
      ({ stage }) => !isHiringManager(actor) || !HIDDEN_FROM_MANAGERS.includes(stage),
    );
    const visibleIds = new Set(visibleRows.map(({ id }) => id));
    // Statements are for readers who may see the name.
    const namedIds = visibleRows.filter(({ is_masked: isMasked }) => !isMasked).map(({ id }) => id);
    const statements = await listStatements(tx, scope, namedIds);
    const readResults = results.filter(({ talent_id: id }) => visibleIds.has(id));
    await recordRead(tx, { scope, actor, roleId, isPage: true }, readResults);
    return {
      data: visibleRows.map((row) => ({ ...row, statement: statements.get(row.id) ?? null })),
      meta: { state: isAnyOutdated ? 'recalculating' : 'calculated' },
    };
  });
}

/**
 * Marks the newest result of a person as opened by the reader, who reads it on the page of the role. Repeating it changes
 * nothing. Throws `record.not_found`, also without a visible result.
 */
export async function openPerson(
  deps: Deps,
  actor: Actor,
  { roleId, talentId }: { readonly roleId: string; readonly talentId: string },
): Promise<void> {
  const scope = scopeOfActor(actor);
  await deps.db.write(scope, async (tx) => {
    await findVacancy(tx, scope, { actor, roleId });
    const resultId = await findNewestResult(tx, scope, { roleId, talentId });
    if (resultId === undefined) throw fail('record.not_found');
    await recordSeenByReader(tx, scope, { resultId, userId: actor.userId });
  });
}
