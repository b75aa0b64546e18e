import { fail } from '@quint/contract/base/errors.ts';
import type { OwnInsights, ResultFeedback, ResultFeedbackBody } from '@quint/contract/measures/insights.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { outerFacets } from '@quint/psychometrics/outer-facets.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import * as queries from '#features/fit/insights/queries.ts';
import { countFeedback, queueFeedback } from '#features/people/messages/feedback/service.ts';
import { getNormOfVersion } from '#features/measures/norms/service.ts';

/** The current user's talent. Throws FORBIDDEN for an account without one. */
function ownOf(actor: Actor): { scope: OrganizationScope; talentId: string } {
  const { talentId } = actor;
  if (talentId === undefined) throw fail('FORBIDDEN');
  return { scope: scopeOfActor(actor), talentId };
}

function feedbackOf({ rating, comment, date_updated }: queries.FeedbackRow): ResultFeedback {
  return { rating, comment, date_updated: date_updated.toISOString() };
}

/** The data that the pages about a talent's own result need besides the result itself. */
export function getOwnInsights(deps: Deps, actor: Actor): Promise<OwnInsights> {
  const { scope, talentId } = ownOf(actor);
  const own = { organizationId: scope.organizationId, talentId };
  return deps.db.read(scope, async (db) => {
    const result = await queries.findNewestResult(db, own);
    const feedback = await queries.listFeedback(db, own);
    const mission = await queries.findMission(db, own);
    const latestFeedback = feedback.find((each) => each.result_id === result?.id);
    const facets =
      result === undefined || result.facets === null
        ? []
        : outerFacets(
            result.facets,
            await getNormOfVersion(db, { instrument: result.instrument, version: result.norm }),
          );
    return {
      result_id: result?.id ?? null,
      facets,
      mission:
        mission === undefined ? null : { ...mission, date_updated: mission.date_updated.toISOString() },
      feedback: latestFeedback === undefined ? null : feedbackOf(latestFeedback),
      has_earlier_feedback: feedback.some((each) => each !== latestFeedback),
    };
  });
}

/** Stores the talent's own text in place of the previous one. */
export async function saveMission(deps: Deps, actor: Actor, text: string): Promise<void> {
  const { scope, talentId } = ownOf(actor);
  await deps.db.write(scope, (db) => queries.storeMission(db, scope, { talentId, text }));
}

/**
 * Stores the feedback with its result in place of the previous one. A new comment is mailed to support, at most 20
 * times a day. Throws `record.not_found` for the result of another talent.
 */
export async function saveFeedback(
  deps: Deps,
  actor: Actor,
  { body, language }: { body: ResultFeedbackBody; language: Language },
): Promise<ResultFeedback> {
  const { scope, talentId } = ownOf(actor);
  const own = { organizationId: scope.organizationId, talentId };
  const { result_id: resultId, rating, comment } = body;
  await countFeedback(deps, actor);
  return await deps.db.write(scope, async (db) => {
    if (!(await queries.isResultOf(db, { ...own, resultId }))) throw fail('record.not_found');
    const before = (await queries.listFeedback(db, own)).find((each) => each.result_id === resultId);
    const storedFeedback = await queries.storeFeedback(db, scope, { resultId, rating, comment });
    if (comment !== null && comment !== before?.comment)
      await queueFeedback(deps, db, scope, {
        userId: actor.userId,
        feedback: { rating, text: comment },
        language,
      });
    return feedbackOf(storedFeedback);
  });
}
