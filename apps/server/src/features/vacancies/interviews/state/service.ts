import { fail } from '@quint/contract/base/errors.ts';
import { areAllSubmitted } from '@quint/domain/vacancies/interviews.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { isHiringManager } from '@quint/domain/workspace/actor.ts';
import type { Reader, Writer } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { VacancyRow } from '#features/vacancies/access/queries.ts';
import { findVacancy } from '#features/vacancies/access/service.ts';
import type { Rater } from '#features/vacancies/interviews/model.ts';
import { toRater } from '#features/vacancies/interviews/model.ts';
import type { InterviewKey, InterviewRow } from '#features/vacancies/interviews/queries.ts';
import * as queries from '#features/vacancies/interviews/queries.ts';

/** An interview as its reader may work on it. */
export interface InterviewState {
  readonly key: InterviewKey;
  readonly vacancy: VacancyRow;
  readonly interview: InterviewRow;
  readonly raters: readonly Rater[];
}

interface InterviewRequest {
  readonly actor: Actor;
  readonly key: InterviewKey;
}

/**
 * The interview of a person for a role. Throws `record.not_found` for a role that the actor may not work on,
 * `interview.person_gone` for a person who does not exist any more or whom a hiring manager may not see, and
 * `role.not_considered` for another person of the workspace.
 */
async function readState(
  db: Reader,
  scope: OrganizationScope,
  { actor, key }: InterviewRequest,
): Promise<InterviewState> {
  const vacancy = await findVacancy(db, scope, { actor, roleId: key.roleId });
  const interview = await queries.findInterview(db, scope, key);
  if (interview === undefined) throw fail('interview.person_gone');
  if (isHiringManager(actor) && !(interview.is_considered && interview.is_named))
    throw fail('interview.person_gone');
  if (!interview.is_considered) throw fail('role.not_considered');
  const raters = (await queries.listRaters(db, scope, key)).map(toRater);
  return { key, vacancy, interview, raters };
}

/** Makes the ratings visible once everybody has submitted. Returns the state after that. */
export async function openWhenSubmitted(
  tx: Writer,
  scope: OrganizationScope,
  state: InterviewState,
  now: Date,
): Promise<InterviewState> {
  const { key, interview } = state;
  if (interview.ratings_opened_at !== null || !areAllSubmitted(state.raters)) return state;
  await queries.openRatings(tx, scope, key, now);
  return { ...state, interview: { ...interview, ratings_opened_at: now } };
}

/**
 * The interview for reading. Its ratings become visible here if the last person they waited for lost access. Throws as
 * `readState`.
 */
export async function readInterview(
  tx: Writer,
  scope: OrganizationScope,
  { now, ...request }: InterviewRequest & { readonly now: Date },
): Promise<InterviewState> {
  const state = await readState(tx, scope, request);
  const isDue = state.interview.ratings_opened_at === null && areAllSubmitted(state.raters);
  if (!isDue) return state;
  await queries.lockInterview(tx, scope, request.key);
  return openWhenSubmitted(tx, scope, await readState(tx, scope, request), now);
}

/**
 * The interview for changing it, locked: the role, the person, their link. Throws as `readState`, and `role.filled` or
 * `role.archived` for a role that is no longer being filled.
 */
export async function lockInterview(
  tx: Writer,
  scope: OrganizationScope,
  request: InterviewRequest,
): Promise<InterviewState> {
  await queries.holdRole(tx, scope, request.key.roleId);
  await findVacancy(tx, scope, { actor: request.actor, roleId: request.key.roleId });
  await queries.lockInterview(tx, scope, request.key);
  const state = await readState(tx, scope, request);
  if (state.vacancy.state === 'archived') throw fail('role.archived');
  if (state.vacancy.state === 'filled') throw fail('role.filled');
  return state;
}

/** The rater of an account; undefined for one who has nothing to do with the interview. */
export function raterOf({ raters }: Pick<InterviewState, 'raters'>, userId: string): Rater | undefined {
  return raters.find((rater) => rater.userId === userId);
}

/** The time at which the ratings became visible. Throws `interview.not_open` before. */
export function openedAt({ interview }: InterviewState): Date {
  if (interview.ratings_opened_at === null) throw fail('interview.not_open');
  return interview.ratings_opened_at;
}
