import { fail } from '@quint/contract/base/errors.ts';
import type { StoppedMails } from '@quint/contract/vacancies/mails.ts';
import { isAnswer } from '@quint/domain/vacancies/mails.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { recordAudit } from '#database/audit.ts';
import type { Deps } from '#deps.ts';
import { scopeOfActor } from '#database/scopes.ts';
import { lockTalents } from '#features/people/talents/locking/queries.ts';
import { findVacancy } from '#features/vacancies/access/service.ts';
import { vacancyMessageKey } from '#features/vacancies/mails/emails.ts';
import type { MailsToStop, WaitingMail } from '#features/vacancies/mails/queries.ts';
import * as queries from '#features/vacancies/mails/queries.ts';
import type { MailContext } from '#features/vacancies/mails/delivery/service.ts';
import { recallMails } from '#outbox/outbox.ts';

export interface StopResult {
  readonly mails: readonly WaitingMail[];
  /** Mails that are being sent. */
  readonly late: number;
}

/**
 * Stops mails that were not sent, and considers the people again whom their answers turned down. The role and the people
 * must be locked.
 */
export async function stopWaitingMails(
  { db, scope, roleId, now }: MailContext,
  which: MailsToStop,
): Promise<StopResult> {
  const waitingMails = await queries.lockWaitingMails(db, scope, { roleId, which });
  const mailsTakenBack = await recallMails(
    db,
    scope,
    waitingMails.map(({ id }) => vacancyMessageKey(id)),
  );
  const mails = waitingMails.filter(({ id }) => mailsTakenBack.has(vacancyMessageKey(id)));
  await queries.markStopped(db, scope, { ids: mails.map(({ id }) => id), now });
  const answers = mails.filter(({ kind }) => isAnswer(kind));
  await queries.bringAnsweredBack(db, scope, {
    roleId,
    answers: answers.map(({ talent_id, date_created }) => ({
      talentId: talent_id,
      answeredAt: date_created,
    })),
  });
  return { mails, late: waitingMails.length - mails.length };
}

/**
 * Stops mails of a role before they are sent; the people whom an answer turned down are considered again. Throws
 * `record.not_found`, and `recall.too_late` when none of them waits any more.
 */
export async function stopVacancyMails(
  deps: Deps,
  actor: Actor,
  { roleId, which }: { roleId: string; which: MailsToStop },
): Promise<StoppedMails> {
  const scope = scopeOfActor(actor);
  return deps.db.write(scope, async (db) => {
    if (!(await queries.lockRole(db, scope, roleId))) throw fail('record.not_found');
    await findVacancy(db, scope, { actor, roleId });
    const people = await queries.listWaitingPeople(db, scope, { roleId, which });
    await lockTalents(db, scope, people);
    const context = { deps, db, scope, actor, roleId, now: deps.clock.now() };
    const { mails, late } = await stopWaitingMails(context, which);
    if (mails.length === 0) throw fail('recall.too_late');
    await recordAudit(db, {
      scope,
      actor,
      action: 'vacancy_mails.stop',
      items: [roleId],
      talentIds: [...new Set(mails.map((mail) => mail.talent_id))],
      details: { count: mails.length },
    });
    return { stopped: mails.length, late };
  });
}
