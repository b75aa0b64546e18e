import { fail } from '@quint/contract/base/errors.ts';
import type { ReopenResult } from '@quint/contract/vacancies/filling.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { recordAudit } from '#database/audit.ts';
import { scopeOfActor } from '#database/scopes.ts';
import { lockWorkspace } from '#database/workspace-lock.ts';
import type { Deps } from '#deps.ts';
import { invitationMessageKey } from '#features/invitations/invitations/emails.ts';
import { lockSheetsOf, lockTalents } from '#features/people/talents/locking/queries.ts';
import { findVacancy } from '#features/vacancies/access/service.ts';
import { pagesOf } from '#features/vacancies/fill/model.ts';
import { countAnswers, setStatus } from '#features/vacancies/fill/queries.ts';
import * as queries from '#features/vacancies/fill/reopen/queries.ts';
import { lockRole } from '#features/vacancies/mails/queries.ts';
import type { MailContext } from '#features/vacancies/mails/delivery/service.ts';
import { stopWaitingMails } from '#features/vacancies/mails/recall/service.ts';
import { lockMailBudget } from '#outbox/budget.ts';
import { requeueMails } from '#outbox/outbox.ts';

async function restoreSurveys({ deps, db, scope, roleId, now }: MailContext): Promise<number> {
  const surveys = await queries.listEndedSurveys(db, scope, roleId);
  for (const ids of pagesOf(surveys)) {
    const openSurveys = await queries.restoreSurveys(db, scope, { ids, now });
    const keys = openSurveys
      .filter(({ status }) => status === 'SCHEDULED' || status === 'INVITED')
      .map(({ id, invitation_count: count }) => invitationMessageKey(id, count));
    await requeueMails(deps, db, scope, keys);
  }
  return surveys.length;
}

async function takeHiringBack(context: MailContext, filledAt: Date): Promise<void> {
  const { db, scope, actor, roleId } = context;
  const hiredPeople = await queries.takeHiringBack(db, scope, { roleId, filledAt });
  if (hiredPeople === undefined || hiredPeople.hired_from === 'EMPLOYEE') return;
  const { talents_id: talentId, hired_from: status } = hiredPeople;
  await setStatus(db, scope, { talentId, status, userId: actor.userId });
  const line = { scope, actor, action: 'talents.move', items: [talentId], talentIds: [talentId] };
  await recordAudit(db, { ...line, details: { status } });
}

/**
 * Reopens a filled role: its state, the stages that the filling set, its surveys and their links are as before, and
 * answers that were not sent are stopped. Answers that were sent stay. Throws `record.not_found` and `role.not_filled`.
 */
export async function reopenRole(deps: Deps, actor: Actor, roleId: string): Promise<ReopenResult> {
  const scope = scopeOfActor(actor);
  return deps.db.write(scope, async (db) => {
    await lockWorkspace(db, scope.organizationId);
    await lockMailBudget(db, scope);
    if (!(await lockRole(db, scope, roleId))) throw fail('record.not_found');
    const { state, date_filled: filledAt } = await findVacancy(db, scope, { actor, roleId });
    if (state !== 'filled' || filledAt === null) throw fail('role.not_filled');
    const context: MailContext = { deps, db, scope, actor, roleId, now: deps.clock.now() };
    const talentIds = await queries.listPeopleOfFilling(db, scope, { roleId, filledAt });
    await lockSheetsOf(db, scope, talentIds);
    await lockTalents(db, scope, talentIds);
    await queries.reopenRole(db, scope, { roleId, userId: actor.userId, now: context.now });
    const { sentCount } = await countAnswers(db, scope, { roleId, since: filledAt });
    const { mails, late } = await stopWaitingMails(context, { plannedAt: filledAt });
    const consideredPeople = await queries.considerAgain(db, scope, { roleId, filledAt });
    await takeHiringBack(context, filledAt);
    const surveys = await restoreSurveys(context);
    const people = new Set([...mails.map(({ talent_id: talentId }) => talentId), ...consideredPeople]).size;
    const answer = { surveys, people, mails_stopped: mails.length, mails_sent: sentCount + late };
    await recordAudit(db, {
      scope,
      actor,
      action: 'roles.reopen',
      items: [roleId],
      talentIds,
      details: answer,
    });
    return answer;
  });
}
