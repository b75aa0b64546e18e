import type { Interview, InterviewParams } from '@quint/contract/vacancies/interviews.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { hiddenFrom, isAdmin } from '@quint/domain/workspace/actor.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { recordAudit } from '#database/audit.ts';
import type { Writer } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import type { ReportedPerson } from '#features/measures/reports/people/queries.ts';
import { findReportedPeople } from '#features/measures/reports/people/queries.ts';
import { nameOf, sheetsOf } from '#features/measures/reports/people/service.ts';
import { recordAskedQuestions } from '#features/roles/roles/interview-questions/service.ts';
import { toColleagues, toOwnRatings } from '#features/vacancies/interviews/model.ts';
import * as queries from '#features/vacancies/interviews/queries.ts';
import type { InterviewState } from '#features/vacancies/interviews/state/service.ts';
import { lockInterview, raterOf, readInterview } from '#features/vacancies/interviews/state/service.ts';

interface SheetRequest extends InterviewParams {
  readonly language: Language;
}

function whyWithoutMarks(person: ReportedPerson): Interview['without_marks'] {
  if (person.result === null) return person.is_held ? 'held' : 'unfinished';
  return person.is_left_out ? 'left_out' : null;
}

/** Where to probe deeper is derived from the result, so reading it is audited. */
async function recordRead(
  tx: Writer,
  scope: OrganizationScope,
  { actor, person }: { readonly actor: Actor; readonly person: ReportedPerson },
): Promise<void> {
  await recordAudit(tx, {
    scope,
    actor,
    action: 'results.read',
    items: person.result_id === null ? [] : [person.result_id],
    talentIds: [person.talent_id],
    details: { collection: 'talents_results', as: 'interview', count: 1 },
  });
}

async function toInterview(
  tx: Writer,
  scope: OrganizationScope,
  {
    actor,
    language,
    state,
  }: { readonly actor: Actor; readonly language: Language; readonly state: InterviewState },
): Promise<Interview> {
  const { key, vacancy, interview, raters } = state;
  const own = raterOf(state, actor.userId);
  const hides = hiddenFrom(actor);
  const people = await findReportedPeople(tx, scope, [key.talentId]);
  const [person] = people;
  if (person === undefined) throw new Error('the person of an interview exists');
  const { sheets, questionSet } = await sheetsOf(tx, scope, {
    roleId: key.roleId,
    version: own?.version ?? undefined,
    language,
    hides,
    people,
  });
  const [sheet] = sheets.sheets;
  await recordAskedQuestions(tx, scope, { roleId: key.roleId, questionSet, talentIds: [key.talentId] });
  if (sheet !== undefined) await recordRead(tx, scope, { actor, person });
  const ratings = await queries.listRatings(tx, scope, key, [actor.userId]);
  const isRunning = vacancy.state === 'recruiting' && interview.ratings_opened_at === null;
  const isWaiting = (own?.submittedAt ?? own?.excusedAt ?? null) === null;
  return {
    role: { id: vacancy.id, name: vacancy.name, state: vacancy.state },
    person: { id: key.talentId, name: nameOf(person, hides) },
    workspace: person.workspace,
    interview_at: interview.interview_at?.toISOString() ?? null,
    version: sheets.version,
    questions: sheets.questions,
    marks: sheet?.marks ?? [],
    without_marks: whyWithoutMarks(person),
    quality: sheet?.quality ?? null,
    caution: sheet?.caution ?? null,
    statement: sheet?.statement ?? null,
    own: toOwnRatings(own, ratings),
    raters: toColleagues(raters, actor.userId),
    opened_at: interview.ratings_opened_at?.toISOString() ?? null,
    may_rate: isRunning && isWaiting && sheets.version !== null && sheets.questions.length > 0,
    may_excuse: isAdmin(actor) && isRunning,
  };
}

/**
 * The interview of a person for a role: the questions, where to probe deeper, the reader's own ratings, and which
 * colleagues are done. Throws `record.not_found` and `role.not_considered`.
 */
export async function getInterview(
  deps: Deps,
  actor: Actor,
  { language, ...key }: SheetRequest,
): Promise<Interview> {
  const scope = scopeOfActor(actor);
  return deps.db.write(scope, async (tx) => {
    const state = await readInterview(tx, scope, { actor, key, now: deps.clock.now() });
    return toInterview(tx, scope, { actor, language, state });
  });
}

/**
 * Sets when the interview takes place, or that it has no date. Throws `record.not_found`, `role.not_considered`,
 * `role.filled` and `role.archived`.
 */
export async function setInterviewDate(
  deps: Deps,
  actor: Actor,
  { date, ...key }: InterviewParams & { readonly date: Date | null },
): Promise<{ readonly interview_at: string | null }> {
  const scope = scopeOfActor(actor);
  return deps.db.write(scope, async (tx) => {
    const { interview } = await lockInterview(tx, scope, { actor, key });
    if (interview.interview_at?.getTime() !== date?.getTime()) {
      await queries.setInterviewDate(tx, scope, key, date);
      await recordAudit(tx, {
        scope,
        actor,
        action: 'interviews.schedule',
        items: [key.roleId],
        talentIds: [key.talentId],
        details: { at: date?.toISOString() ?? null },
      });
    }
    return { interview_at: date?.toISOString() ?? null };
  });
}
