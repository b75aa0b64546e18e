import type { InterviewComparison, InterviewParams } from '@quint/contract/vacancies/interviews.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { getDocumentTexts } from '@quint/phrases/measures/documents/bank.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import type { Writer } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { rateEach } from '#features/fit/matching/ranking/model.ts';
import { recordRead } from '#features/fit/matching/ranking/service.ts';
import { listAlphas } from '#features/measures/norms/queries.ts';
import { wordQuestions } from '#features/roles/roles/interview-questions/model.ts';
import { readAsked } from '#features/roles/roles/interview-questions/service.ts';
import { rangesOf } from '#features/roles/roles/model.ts';
import type { ComparedRater } from '#features/vacancies/interviews/comparison/model.ts';
import { compareRatings } from '#features/vacancies/interviews/comparison/model.ts';
import { listRatingChanges } from '#features/vacancies/interviews/comparison/queries.ts';
import { toColleagues } from '#features/vacancies/interviews/model.ts';
import { listRatings } from '#features/vacancies/interviews/queries.ts';
import type { InterviewState } from '#features/vacancies/interviews/state/service.ts';
import { openedAt, readInterview } from '#features/vacancies/interviews/state/service.ts';
import { listResultsOf } from '#features/vacancies/people/queries.ts';

/** Those who submitted, with the questions of their version; the newest version first. */
async function listCompared(
  tx: Writer,
  scope: OrganizationScope,
  { state, language }: { readonly state: InterviewState; readonly language: Language },
): Promise<ComparedRater[]> {
  const { vacancy, raters } = state;
  const role = { id: vacancy.id, ranges: rangesOf(vacancy) };
  const { ownTitle } = getDocumentTexts(language).interview;
  const submittedRaters = raters
    .filter(({ submittedAt }) => submittedAt !== null)
    .toSorted((one, other) => (other.version ?? 0) - (one.version ?? 0));
  const comparedRaters: ComparedRater[] = [];
  for (const { userId, version } of submittedRaters) {
    const questionSet = await readAsked(tx, scope, role, version ?? undefined);
    comparedRaters.push({ userId, questions: wordQuestions(questionSet, language, ownTitle) });
  }
  return comparedRaters;
}

/**
 * The ratings and notes of everybody who submitted, and what the survey said. Throws `interview.not_open` before
 * everybody has submitted, `record.not_found` and `role.not_considered`.
 */
export async function compareInterview(
  deps: Deps,
  actor: Actor,
  { language, ...key }: InterviewParams & { readonly language: Language },
): Promise<InterviewComparison> {
  const scope = scopeOfActor(actor);
  return deps.db.write(scope, async (tx) => {
    const state = await readInterview(tx, scope, { actor, key, now: deps.clock.now() });
    const openTime = openedAt(state);
    const raters = await listCompared(tx, scope, { state, language });
    const userIds = raters.map(({ userId }) => userId);
    const ratings = await listRatings(tx, scope, key, userIds);
    const changes = await listRatingChanges(tx, scope, key);
    const ranges = rangesOf(state.vacancy);
    const { results } = await listResultsOf(tx, scope, { roleId: key.roleId, ids: [key.talentId] });
    const [fit] = [...rateEach(results, ranges, await listAlphas(tx, results))];
    await recordRead(tx, { scope, actor, roleId: key.roleId, isPage: true }, results);
    return {
      opened_at: openTime.toISOString(),
      raters: toColleagues(state.raters, actor.userId).filter(({ user }) => userIds.includes(user)),
      questions: compareRatings({ raters, ratings, changes }),
      fit: fit === undefined || fit.score === null ? null : fit,
    };
  });
}
