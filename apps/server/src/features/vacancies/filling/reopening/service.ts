import { fail } from '@quint/contract/base/errors.ts';
import type { Reopening } from '@quint/contract/vacancies/filling.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { recordAudit } from '#database/audit.ts';
import { scopeOfActor } from '#database/scopes.ts';
import { lockWorkspace } from '#database/workspace-lock.ts';
import type { Deps } from '#deps.ts';
import { invitationMessageKey } from '#features/invitations/invitations/emails.ts';
import { lockSheetsOf, lockTalents } from '#features/people/talents/locking/queries.ts';
import { findVacancy } from '#features/vacancies/access/service.ts';
import { pagesOf } from '#features/vacancies/filling/model.ts';
import { countAnswers, setStatus } from '#features/vacancies/filling/queries.ts';
import * as queries from '#features/vacancies/filling/reopening/queries.ts';
import { lockRole } from '#features/vacancies/mails/queries.ts';
import type { MailContext } from '#features/vacancies/mails/sending/service.ts';
import { stopWaitingMails } from '#features/vacancies/mails/stopping/service.ts';
import { lockMailBudget } from '#outbox/budget.ts';
import { requeueMails } from '#outbox/outbox.ts';

async function restoreSurveys({ deps, db, scope, roleId, now }: MailContext): Promise<number> {
  const ended = await queries.listEndedSurveys(db, scope, roleId);
  for (const ids of pagesOf(ended)) {
    const restored = await queries.restoreSurveys(db, scope, { ids, now });
    const keys = restored
      .filter(({ status }) => status === 'SCHEDULED' || status === 'INVITED')
      .map(({ id, invitation_count: count }) => invitationMessageKey(id, count));
    await requeueMails(deps, db, scope, keys);
  }
  return ended.length;
}

async function takeHiringBack(context: MailContext, filledAt: Date): Promise<void> {
  const { db, scope, actor, roleId } = context;
  const hired = await queries.takeHiringBack(db, scope, { roleId, filledAt });
  if (hired === undefined || hired.hired_from === 'EMPLOYEE') return;
  const { talents_id: talentId, hired_from: status } = hired;
  await setStatus(db, scope, { talentId, status, userId: actor.userId });
  const line = { scope, actor, action: 'talents.move', items: [talentId], talentIds: [talentId] };
  await recordAudit(db, { ...line, details: { status } });
}

/**
 * Reopens a filled role: its state, the stages that the filling set, its surveys and their links are as before, and
 * answers that were not sent are stopped. Answers that were sent stay. Throws `record.not_found` and `role.not_filled`.
 */
export async function reopenRole(deps: Deps, actor: Actor, roleId: string): Promise<Reopening> {
  const scope = scopeOfActor(actor);
  return deps.db.write(scope, async (db) => {
    await lockWorkspace(db, scope.organizationId);
    await lockMailBudget(db, scope);
    if (!(await lockRole(db, scope, roleId))) throw fail('record.not_found');
    const { state, date_filled: filledAt } = await findVacancy(db, scope, { actor, roleId });
    if (state !== 'filled' || filledAt === null) throw fail('role.not_filled');
    const context: MailContext = { deps, db, scope, actor, roleId, now: deps.clock.now() };
    const concerned = await queries.listPeopleOfFilling(db, scope, { roleId, filledAt });
    await lockSheetsOf(db, scope, concerned);
    await lockTalents(db, scope, concerned);
    await queries.reopenRole(db, scope, { roleId, userId: actor.userId, now: context.now });
    const { sent } = await countAnswers(db, scope, { roleId, since: filledAt });
    const { mails, late } = await stopWaitingMails(context, { plannedAt: filledAt });
    const considered = await queries.considerAgain(db, scope, { roleId, filledAt });
    await takeHiringBack(context, filledAt);
    const surveys = await restoreSurveys(context);
    const people = new Set([...mails.map(({ talent_id: talentId }) => talentId), ...considered]).size;
    const answer = { surveys, people, mails_stopped: mails.length, mails_sent: sent + late };
    await recordAudit(db, {
      scope,
      actor,
      action: 'roles.reopen',
      items: [roleId],
      talentIds: concerned,
      details: answer,
    });
    return answer;
  });
}
