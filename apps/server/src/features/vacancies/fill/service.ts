import type { Failure } from '@quint/contract/base/errors.ts';
import { fail } from '@quint/contract/base/errors.ts';
import type {
  FillBody,
  FilledRole,
  FillingPreview,
  PreviewFillingBody,
} from '@quint/contract/vacancies/filling.ts';
import type { RoleState } from '@quint/domain/roles/stages.ts';
import { getErrorMessage } from '@quint/phrases/base/errors/error-message.ts';
import { recordAudit } from '#database/audit.ts';
import type { Reader } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { scopeOfActor } from '#database/scopes.ts';
import { lockWorkspace } from '#database/workspace-lock.ts';
import type { Deps } from '#deps.ts';
import { invitationMessageKey } from '#features/invitations/invitations/emails.ts';
import { assertOwnWordsAllowed } from '#features/invitations/mail-words/service.ts';
import { lockSheetsOf, lockTalents } from '#features/people/talents/locking/queries.ts';
import { findVacancy } from '#features/vacancies/access/service.ts';
import type { FillingPeople, FillingPlan } from '#features/vacancies/fill/model.ts';
import { fingerprintOf, mailsOf, pagesOf, planFilling } from '#features/vacancies/fill/model.ts';
import * as queries from '#features/vacancies/fill/queries.ts';
import { readFillingIn } from '#features/vacancies/fill/state/service.ts';
import { lockRole } from '#features/vacancies/mails/queries.ts';
import { isConsidered, nameFor } from '#features/vacancies/mails/recipients/model.ts';
import type { Recipient } from '#features/vacancies/mails/recipients/queries.ts';
import { listRecipients } from '#features/vacancies/mails/recipients/queries.ts';
import { findOptedOutOfRole } from '#features/vacancies/mails/recipients/service.ts';
import { daysOf, earliestOf, hasOwnWords, wordsFor } from '#features/vacancies/mails/delivery/model.ts';
import type { MailCaller, MailContext } from '#features/vacancies/mails/delivery/service.ts';
import { planMails, refusalsOf } from '#features/vacancies/mails/delivery/service.ts';
import { namePeople } from '#features/vacancies/mails/service.ts';
import type { Limits } from '#features/workspace/plans/service.ts';
import { limitDetails, lockLimits, readLimits } from '#features/workspace/plans/service.ts';
import { lockMailBudget, planApplicationMails } from '#outbox/budget.ts';
import { cancelMails } from '#outbox/outbox.ts';

/** People of a list that are named. */
const NAMES_SHOWN = 200;
const CANDIDATES_SHOWN = 50;

/** Throws the reason why a role in that state cannot be filled. */
function assertRecruiting(state: RoleState): void {
  if (state === 'filled') throw fail('role.filled');
  if (state !== 'recruiting') throw fail('role.not_recruiting');
}

async function readPeople(
  db: Reader,
  scope: OrganizationScope,
  { roleId, takenBy, now }: { roleId: string; takenBy: string | null; now: Date },
): Promise<Omit<FillingPeople, 'optedOut'>> {
  return {
    people: await listRecipients(db, scope, { roleId, now }),
    surveys: await queries.listRoleSurveys(db, scope, { roleId, takenBy }),
  };
}

/** Why the person cannot take the role: not considered for it, or no room in the plan; undefined when they can. */
async function findProblem(
  db: Reader,
  scope: OrganizationScope,
  { takenBy, talentId, limits }: { takenBy: Recipient | undefined; talentId: string | null; limits: Limits },
): Promise<Failure | undefined> {
  if (talentId === null) return undefined;
  if (takenBy === undefined || takenBy.rejected_at !== null) return fail('role.not_considered');
  if (takenBy.status === 'EMPLOYEE' || limits.members === undefined) return undefined;
  const members = await queries.countMembers(db, scope);
  return members >= limits.members ? fail('plan.limit_reached', limitDetails(limits, 'members')) : undefined;
}

/** Those who could take the role: people under consideration, the shortlist first. */
function candidatesOf(people: readonly Recipient[]): Recipient[] {
  const consideredPeople = people.filter(({ rejected_at: rejectedAt }) => rejectedAt === null);
  const isListed = ({ shortlisted_at: listedAt, hired_at: hiredAt }: Recipient) =>
    listedAt !== null || hiredAt !== null;
  return [
    ...consideredPeople.filter(isListed),
    ...consideredPeople.filter((person) => !isListed(person) && person.has_finished),
  ];
}

/** The only candidate who is marked as hired; null for none or several. */
function suggestedOf(people: readonly Recipient[]): string | null {
  const [first, ...others] = candidatesOf(people).filter(({ hired_at: hiredAt }) => hiredAt !== null);
  return first === undefined || others.length > 0 ? null : first.id;
}

/** The people under consideration who hear nothing. */
function silentPeople(plan: FillingPlan, mails: PreviewFillingBody['mails']): Recipient[] {
  return [
    ...plan.answers.filter(({ kind }) => kind === null || !mails[kind]).map(({ person }) => person),
    ...plan.refused.map(({ person }) => person),
  ];
}

async function describeDeletion(
  db: Reader,
  scope: OrganizationScope,
  { roleId, people, now }: { roleId: string; people: readonly Recipient[]; now: Date },
): Promise<FillingPreview['deletion']> {
  const talentIds = people.map(({ id }) => id);
  const { count, date, months } = await queries.countDeletions(db, scope, { roleId, talentIds, now });
  if (count === 0 || date === null || months === null) return null;
  return { count, date: date.toISOString(), months };
}

/** Who would get which answer, who hears nothing and why, and who has been answered before. */
function describeAnswers(
  caller: MailCaller,
  { plan, mails, now }: { plan: FillingPlan; mails: PreviewFillingBody['mails']; now: Date },
): Pick<FillingPreview, 'mails' | 'silent' | 'refused' | 'told' | 'untold'> {
  const { actor } = caller;
  return {
    mails: mailsOf(plan, mails).map(({ kind, isSent, people }) => ({
      kind,
      is_sent: isSent,
      count: people.length,
      people: people.slice(0, NAMES_SHOWN).map((person) => ({
        id: person.id,
        name: nameFor(actor, person),
        language: person.language,
      })),
    })),
    silent: namePeople(actor, silentPeople(plan, mails), NAMES_SHOWN),
    refused: refusalsOf(plan.refused, caller).slice(0, NAMES_SHOWN),
    told: {
      count: plan.notifiedPeople.length,
      people: plan.notifiedPeople.slice(0, NAMES_SHOWN).map((person) => ({
        id: person.id,
        name: nameFor(actor, person),
        at: (person.answer_at ?? now).toISOString(),
        is_sent: person.is_answer_sent,
      })),
    },
    untold: namePeople(actor, plan.untold, NAMES_SHOWN),
  };
}

/**
 * Everything that marking a role as filled would do: who is hired, which surveys end, who gets which answer and when,
 * and who hears nothing. Changes nothing. Throws `record.not_found`, `role.filled`, `role.not_recruiting` and
 * `vacancy_mail.*` for the time of the answers.
 */
export async function previewFilling(
  deps: Deps,
  caller: MailCaller,
  { roleId, body }: { roleId: string; body: PreviewFillingBody },
): Promise<FillingPreview> {
  const { actor, language } = caller;
  const scope = scopeOfActor(actor);
  const now = deps.clock.now();
  const from = earliestOf('filled', body.send_at, now);
  const optedOut = await findOptedOutOfRole(deps, scope, { roleId });
  return deps.db.read(scope, async (db) => {
    const { id, name, state } = await findVacancy(db, scope, { actor, roleId });
    assertRecruiting(state);
    const { taken_by: takenBy, mails } = body;
    const readings = await readPeople(db, scope, { roleId, takenBy, now });
    const plan = planFilling({ ...readings, optedOut }, body);
    const toSend = mailsOf(plan, mails).flatMap(({ isSent, people }) => (isSent ? people : []));
    const slots = await planApplicationMails(deps, db, { scope, times: toSend.map(() => from) });
    const times = slots.map(({ sendAt }) => sendAt ?? now);
    const limits = await readLimits(db, scope.organizationId);
    const problem = await findProblem(db, scope, { takenBy: plan.takenBy, talentId: takenBy, limits });
    const byId = new Map(readings.people.map((person) => [person.id, person]));
    const ending = plan.ending.flatMap(({ talent_id: talentId }) => byId.get(talentId) ?? []);
    const days = daysOf(times);
    return {
      fingerprint: fingerprintOf(readings),
      role: { id, name },
      candidates: namePeople(actor, candidatesOf(readings.people), CANDIDATES_SHOWN),
      suggested: suggestedOf(readings.people),
      taken_by:
        plan.takenBy === undefined ? null : { id: plan.takenBy.id, name: nameFor(actor, plan.takenBy) },
      surveys: { ending: namePeople(actor, ending, NAMES_SHOWN), continuing: plan.surveysToContinue },
      ...describeAnswers(caller, { plan, mails, now }),
      days,
      first_mail_at: days[0]?.send_at ?? null,
      deletion: await describeDeletion(db, scope, { roleId, people: toSend, now }),
      problem:
        problem === undefined ? null : { code: problem.code, message: getErrorMessage(problem, language) },
    };
  });
}

/** Ends the surveys of the plan; scheduled invitations are not sent. */
async function endSurveys({ db, scope, roleId, now }: MailContext, { ending }: FillingPlan): Promise<void> {
  for (const page of pagesOf(ending)) {
    const ids = page.map(({ id }) => id);
    const surveys = await queries.endSurveys(db, scope, { roleId, ids, now });
    const keys = surveys
      .filter(({ status }) => status === 'SCHEDULED' || status === 'INVITED')
      .map(({ id, invitation_count: count }) => invitationMessageKey(id, count));
    await cancelMails(db, scope, keys);
  }
}

async function hire({ db, scope, actor, roleId, now }: MailContext, { takenBy }: FillingPlan): Promise<void> {
  if (takenBy === undefined) return;
  const { id: talentId, status } = takenBy;
  await queries.hire(db, scope, { roleId, talentId, status, userId: actor.userId, now });
  if (status === 'EMPLOYEE') return;
  const line = { scope, actor, action: 'talents.move', items: [talentId], talentIds: [talentId] };
  await recordAudit(db, { ...line, details: { status: 'EMPLOYEE' } });
}

/** Plans the chosen answers. Returns the people who get one. */
async function sendAnswers(
  context: MailContext,
  plan: FillingPlan,
  { body, from }: { body: FillBody; from: Date | null },
): Promise<string[]> {
  const talentIds: string[] = [];
  for (const { kind, isSent, people } of mailsOf(plan, body.mails)) {
    if (!isSent) continue;
    const letterRequest = { words: body.words?.[kind], words_for: body.words_for };
    const mails = await planMails(context, {
      kind,
      people: people.map((person) => ({ person, words: wordsFor(letterRequest, person) })),
      from,
      interviewAt: null,
      reason: 'other_person',
    });
    talentIds.push(...mails.map(({ person }) => person.id));
  }
  return talentIds;
}

function containsOwnWords({ words = {}, words_for }: FillBody): boolean {
  return [words.after_interview, words.no_interview, words.filled].some((texts) =>
    hasOwnWords({ words: texts, words_for }),
  );
}

/**
 * Marks a role as filled: hires the person, ends the surveys that are for this role only, and plans the chosen answers,
 * in one transaction. Who gets an answer is marked as not moving forward. Throws `record.not_found`, `role.filled` for
 * the second of two requests, `role.not_recruiting`, `role.people_changed` if the people are others than in the
 * preview, `role.not_considered`, `plan.limit_reached` and `invitation.own_words_locked`; nothing is changed then.
 */
export async function fillRole(
  deps: Deps,
  caller: MailCaller,
  { roleId, body }: { roleId: string; body: FillBody },
): Promise<FilledRole> {
  const { actor } = caller;
  const scope = scopeOfActor(actor);
  const now = deps.clock.now();
  const from = earliestOf('filled', body.send_at, now);
  const { taken_by: takenBy } = body;
  const optedOut = await findOptedOutOfRole(deps, scope, { roleId });
  return deps.db.write(scope, async (db) => {
    await lockWorkspace(db, scope.organizationId);
    await lockMailBudget(db, scope);
    if (!(await lockRole(db, scope, roleId))) throw fail('record.not_found');
    const { state } = await findVacancy(db, scope, { actor, roleId });
    assertRecruiting(state);
    const before = await readPeople(db, scope, { roleId, takenBy, now });
    const ids = before.people.map(({ id }) => id);
    await lockSheetsOf(
      db,
      scope,
      before.surveys.map(({ talent_id: talentId }) => talentId),
    );
    await lockTalents(db, scope, ids);
    const readings = await readPeople(db, scope, { roleId, takenBy, now });
    if (fingerprintOf(readings) !== body.fingerprint) throw fail('role.people_changed');
    if (containsOwnWords(body)) await assertOwnWordsAllowed(deps, db, scope);
    const plan = planFilling({ ...readings, optedOut }, body);
    const limits = await lockLimits(db, scope.organizationId);
    const problem = await findProblem(db, scope, { takenBy: plan.takenBy, talentId: takenBy, limits });
    if (problem !== undefined) throw problem;
    const context: MailContext = { deps, db, scope, actor, roleId, now };
    await hire(context, plan);
    await endSurveys(context, plan);
    const talentIds = await sendAnswers(context, plan, { body, from });
    await queries.fillRole(db, scope, { roleId, takenBy, userId: actor.userId, now });
    const details = {
      taken_by: takenBy,
      surveys: plan.ending.length,
      mails: talentIds.length,
      silent: readings.people.filter(isConsidered).length - talentIds.length - (takenBy === null ? 0 : 1),
    };
    await recordAudit(db, { scope, actor, action: 'roles.fill', items: [roleId], talentIds, details });
    return readFillingIn(db, scope, { actor, roleId });
  });
}
