import { fail } from '@quint/contract/base/errors.ts';
import type {
  InterviewParams,
  OwnRatings,
  RatingChangeBody,
  RatingsBody,
} from '@quint/contract/vacancies/interviews.ts';
import { newestChanges } from '@quint/domain/vacancies/interviews.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { recordAudit } from '#database/audit.ts';
import type { Writer } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { countQuestions } from '#features/roles/roles/interview-questions/model.ts';
import { readAsked } from '#features/roles/roles/interview-questions/service.ts';
import { rangesOf } from '#features/roles/roles/model.ts';
import type { Rater } from '#features/vacancies/interviews/model.ts';
import { missingQuestions, toOwnRatings, toRater } from '#features/vacancies/interviews/model.ts';
import { listRaters, listRatings } from '#features/vacancies/interviews/queries.ts';
import * as queries from '#features/vacancies/interviews/ratings/queries.ts';
import type { InterviewState } from '#features/vacancies/interviews/state/service.ts';
import {
  lockInterview,
  openedAt,
  openWhenSubmitted,
  raterOf,
} from '#features/vacancies/interviews/state/service.ts';

interface RatingRequest<Body> extends InterviewParams {
  readonly body: Body;
}

/** The number of questions in a version. Throws `interview.version_changed` for an unknown one. */
async function countOf(
  tx: Writer,
  scope: OrganizationScope,
  { vacancy }: InterviewState,
  version: number,
): Promise<number> {
  const role = { id: vacancy.id, ranges: rangesOf(vacancy) };
  const questionSet = await readAsked(tx, scope, role, version).catch(() => {
    throw fail('interview.version_changed');
  });
  return countQuestions(questionSet);
}

/** Throws unless the ratings of the account may still change. */
function assertMayRate({ interview }: InterviewState, own: Rater | undefined): void {
  if (own !== undefined && own.submittedAt !== null) throw fail('interview.submitted');
  if (own !== undefined && own.excusedAt !== null) throw fail('interview.excused');
  if (interview.ratings_opened_at !== null) throw fail('interview.opened');
}

/** Begins to rate: by the version of the first change, and as one of those who decide. Throws `interview.members_only`. */
async function begin(
  tx: Writer,
  scope: OrganizationScope,
  {
    actor,
    state,
    version,
  }: { readonly actor: Actor; readonly state: InterviewState; readonly version: number },
): Promise<void> {
  const rater = { ...state.key, userId: actor.userId };
  const own = raterOf(state, actor.userId);
  const isMember = own?.isDecider === true || (await queries.joinDeciders(tx, scope, rater));
  if (!isMember) throw fail('interview.members_only');
  if (own?.version !== undefined && own.version !== null) return;
  await queries.insertRater(tx, scope, rater, version);
  await recordAudit(tx, {
    scope,
    actor,
    action: 'interviews.begin',
    items: [state.key.roleId],
    talentIds: [state.key.talentId],
    details: { version },
  });
}

async function readOwn(
  tx: Writer,
  scope: OrganizationScope,
  { actor, state }: { readonly actor: Actor; readonly state: InterviewState },
): Promise<OwnRatings> {
  const raters = (await listRaters(tx, scope, state.key)).map(toRater);
  const ratings = await listRatings(tx, scope, state.key, [actor.userId]);
  return toOwnRatings(raterOf({ raters }, actor.userId), ratings);
}

/**
 * Stores changes of the actor's ratings and notes. Changes that newer ones have overtaken are ignored, also once the
 * ratings are submitted, so that a repeated or late request changes nothing. Throws `interview.submitted`,
 * `interview.excused`, `interview.opened`, `interview.version_changed`, `interview.question_unknown`,
 * `interview.members_only`, and as `lockInterview`.
 */
export async function saveRatings(
  deps: Deps,
  actor: Actor,
  { body, ...key }: RatingRequest<RatingsBody>,
): Promise<OwnRatings> {
  const scope = scopeOfActor(actor);
  return deps.db.write(scope, async (tx) => {
    const state = await lockInterview(tx, scope, { actor, key });
    const own = raterOf(state, actor.userId);
    const storedRows = await listRatings(tx, scope, key, [actor.userId]);
    const changes = newestChanges(body.changes).filter(({ question, sequence }) =>
      storedRows.every((row) => row.question !== question || Number(row.sequence) < sequence),
    );
    if (changes.length === 0) return readOwn(tx, scope, { actor, state });
    assertMayRate(state, own);
    if ((own?.version ?? body.version) !== body.version) throw fail('interview.version_changed');
    const count = await countOf(tx, scope, state, body.version);
    const unknownChange = changes.find(({ question }) => question > count);
    if (unknownChange !== undefined)
      throw fail('interview.question_unknown', { question: unknownChange.question });
    await begin(tx, scope, { actor, state, version: body.version });
    await queries.saveRatings(
      tx,
      scope,
      { ...key, userId: actor.userId },
      // A rating and "could not tell" exclude each other.
      changes.map((change) => ({
        ...change,
        could_not_tell: change.could_not_tell && change.rating === null,
      })),
    );
    return readOwn(tx, scope, { actor, state });
  });
}

/**
 * Submits the actor's ratings for good, and makes the ratings of everybody visible if they are the last. Submitting
 * again does nothing. Throws `interview.no_questions`, `interview.ratings_missing`, `interview.excused`,
 * `interview.opened`, and as `lockInterview`.
 */
export async function submitRatings(deps: Deps, actor: Actor, key: InterviewParams): Promise<OwnRatings> {
  const scope = scopeOfActor(actor);
  return deps.db.write(scope, async (tx) => {
    const state = await lockInterview(tx, scope, { actor, key });
    const own = raterOf(state, actor.userId);
    if (own?.submittedAt instanceof Date) return readOwn(tx, scope, { actor, state });
    assertMayRate(state, own);
    const role = { id: state.vacancy.id, ranges: rangesOf(state.vacancy) };
    const questionSet = await readAsked(tx, scope, role, own?.version ?? undefined);
    const count = countQuestions(questionSet);
    if (count === 0 || questionSet.version === null) throw fail('interview.no_questions');
    const missingNumbers = missingQuestions(count, await listRatings(tx, scope, key, [actor.userId]));
    if (missingNumbers.length > 0)
      throw fail('interview.ratings_missing', { questions: missingNumbers.join(', ') });
    await begin(tx, scope, { actor, state, version: questionSet.version });
    const now = deps.clock.now();
    await queries.submitRater(tx, scope, { ...key, userId: actor.userId }, now);
    const raters = (await listRaters(tx, scope, key)).map(toRater);
    await openWhenSubmitted(tx, scope, { ...state, raters }, now);
    await recordAudit(tx, {
      scope,
      actor,
      action: 'interviews.submit',
      items: [key.roleId],
      talentIds: [key.talentId],
    });
    return readOwn(tx, scope, { actor, state });
  });
}

/**
 * Changes one of the actor's own ratings after all became visible; the former one stays readable with the reason.
 * Throws `interview.not_open`, `interview.not_rated`, and as `lockInterview`.
 */
export async function changeRating(
  deps: Deps,
  actor: Actor,
  { question, body, ...key }: RatingRequest<RatingChangeBody> & { readonly question: number },
): Promise<OwnRatings> {
  const scope = scopeOfActor(actor);
  return deps.db.write(scope, async (tx) => {
    const state = await lockInterview(tx, scope, { actor, key });
    openedAt(state);
    const own = raterOf(state, actor.userId);
    const storedRows = await listRatings(tx, scope, key, [actor.userId]);
    const row = storedRows.find((each) => each.question === question);
    if (!(own?.submittedAt instanceof Date) || row === undefined) throw fail('interview.not_rated');
    const { rating, reason } = body;
    // The same value again, perhaps sent twice.
    if (row.rating === rating) return readOwn(tx, scope, { actor, state });
    const change = { question, before: row.rating, after: rating, reason };
    await queries.changeRating(tx, scope, { ...key, userId: actor.userId }, change);
    await recordAudit(tx, {
      scope,
      actor,
      action: 'interviews.change_rating',
      items: [key.roleId],
      talentIds: [key.talentId],
      details: { question },
    });
    return readOwn(tx, scope, { actor, state });
  });
}
