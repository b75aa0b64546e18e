import { fail } from '@quint/contract/base/errors.ts';
import type {
  PeopleBody,
  RecallBody,
  ScheduleBody,
  PersonActionAnswer,
  WithdrawBody,
  WriteBody,
} from '@quint/contract/people/people.ts';
import { isRecord } from '@quint/domain/base/is-record.ts';
import { RECALL_SECONDS } from '@quint/domain/people/people.ts';
import type { Deps } from '#deps.ts';
import { INVITATION_MAIL, invitationMessageKey } from '#features/invitations/invitations/emails.ts';
import {
  renewInTransaction,
  reopenInTransaction,
  withdrawInTransaction,
} from '#features/invitations/invitations/follow-up/service.ts';
import { rescheduleInTransaction } from '#features/invitations/invitations/scheduling/service.ts';
import { deleteUnopenedSheet } from '#features/invitations/invitations/reinvitation/queries.ts';
import { reinviteInTransaction } from '#features/invitations/invitations/reinvitation/service.ts';
import { REMINDER_MAIL } from '#features/invitations/invitations/reminders/emails.ts';
import { forgetPlanned, uncountReminder } from '#features/invitations/invitations/status/queries.ts';
import { remindOrPlan } from '#features/invitations/invitations/status/service.ts';
import * as queries from '#features/actions/people/mails/queries.ts';
import type { NewestSheet } from '#features/actions/people/mails/queries.ts';
import type { Caller, PersonChange } from '#features/actions/people/model.ts';
import type { ActionContext, Line } from '#features/actions/people/service.ts';
import { act, attempt } from '#features/actions/people/service.ts';
import { countAttempt } from '#http/rate-limit.ts';
import { recallMail, requeueMails } from '#outbox/outbox.ts';

type Answer = Promise<PersonActionAnswer['data']>;

/** Longer than a mail waits: the request to recall a message travels, too. */
const RECALL_MS = 60_000;
/** Requests, each with many messages. */
const MESSAGE_LIMIT = { action: 'inbox-messages', hits: 200, windowSeconds: 3600 };

function recallableFrom({ now }: ActionContext): Date {
  return new Date(now.getTime() + RECALL_SECONDS * 1000);
}

const recallOf = (sentId: string): PersonChange => ({ undo: { kind: 'recall', sent: sentId } });

/** Does a part for each person with a sheet, one after the other, which audits itself; the others are refused. */
async function forEachSheet(
  context: ActionContext,
  work: (sheet: NewestSheet) => Promise<PersonChange>,
): Promise<undefined> {
  const { db, scope, people, outcome } = context;
  const ids = people.map(({ id }) => id);
  const sheets = await queries.listNewestSheets(db, scope, ids);
  for (const id of ids) {
    const sheet = sheets.get(id);
    if (sheet === undefined) outcome.refuse(id, fail('invitation.none'));
    else await attempt(context, id, () => work(sheet));
  }
  return undefined;
}

/**
 * Reminds people of their open survey. Who got a mail within the last day is reminded when the day is over: the answer
 * says when. Each reminder waits a moment in which it can be recalled.
 */
export function remindPeople(deps: Deps, caller: Caller, { talents }: PeopleBody): Answer {
  return act(deps, caller, {
    talents,
    withMails: true,
    work: (context) =>
      forEachSheet(context, async ({ id: resultId }) => {
        const { db, scope, actor } = context;
        const notBefore = recallableFrom(context);
        const { key, at } = await remindOrPlan(deps, db, { scope, actor, resultId, notBefore });
        return { ...recallOf(key), sendsAt: at };
      }),
  });
}

/**
 * Sends invitations again, withdrawn ones included; a person whose result is doubtful is invited to answer anew. Each
 * mail waits a moment in which it can be recalled.
 */
export function invitePeopleAgain(deps: Deps, caller: Caller, { talents }: PeopleBody): Answer {
  return act(deps, caller, {
    talents,
    withMails: true,
    work: (context) =>
      forEachSheet(context, async ({ id: resultId, status }) => {
        const { db, scope, actor } = context;
        const notBefore = recallableFrom(context);
        if (status === 'FINISHED') {
          const { mailId } = await reinviteInTransaction(deps, db, { scope, actor, resultId, notBefore });
          return recallOf(mailId);
        }
        if (status === 'CANCELED') await reopenInTransaction(deps, db, { scope, actor, resultId });
        const { mailId } = await renewInTransaction(deps, db, { scope, actor, resultId, notBefore });
        return recallOf(mailId);
      }),
  });
}

/** Withdraws invitations, or takes that back: status, link and waiting mail are then as they were. */
export function withdrawPeople(deps: Deps, caller: Caller, { talents, on }: WithdrawBody): Answer {
  const change = on ? withdrawInTransaction : reopenInTransaction;
  return act(deps, caller, {
    talents,
    withSheets: true,
    work: (context) =>
      forEachSheet(context, async ({ id: resultId }) => {
        const { db, scope, actor } = context;
        await change(deps, db, { scope, actor, resultId });
        return {};
      }),
  });
}

/**
 * Sends scheduled invitations now or at another time. Undo has the time it was planned for. Throws `invitation.send_at_past`.
 */
export async function schedulePeople(
  deps: Deps,
  caller: Caller,
  { talents, send_at: sendAtText }: ScheduleBody,
): Answer {
  const sendAt = sendAtText === null ? null : new Date(sendAtText);
  if (sendAt !== null && sendAt <= deps.clock.now()) throw fail('invitation.send_at_past');
  return act(deps, caller, {
    talents,
    withMails: true,
    work: (context) =>
      forEachSheet(context, async ({ id: resultId, status }) => {
        if (status === 'CANCELED') throw fail('invitation.not_open');
        const { db, scope, actor } = context;
        const notBefore = recallableFrom(context);
        const move = { scope, actor, resultId, sendAt, notBefore };
        const { from, to } = await rescheduleInTransaction(deps, db, move);
        return { undo: { kind: 'schedule', send_at: from?.toISOString() ?? null }, sendsAt: to };
      }),
  });
}

/** Writes one message to each person; a person without an account cannot read it and is refused. */
export async function messagePeople(deps: Deps, caller: Caller, { talents, text }: WriteBody): Answer {
  await countAttempt(deps.db, MESSAGE_LIMIT, caller.actor.userId);
  const work = async ({ db, scope, actor, people, outcome }: ActionContext): Promise<Line> => {
    const readers = await queries.listReaders(
      db,
      scope,
      people.map(({ id }) => id),
    );
    for (const { id } of people) if (!readers.has(id)) outcome.refuse(id, fail('inbox.no_account'));
    const talentIds = people.filter(({ id }) => readers.has(id)).map(({ id }) => id);
    const messageIds = await queries.insertMessages(db, scope, { talentIds, userId: actor.userId, text });
    talentIds.forEach((id, index) => {
      const messageId = messageIds[index];
      outcome.complete(id, messageId === undefined ? {} : recallOf(messageId));
    });
    return { action: 'inbox.message' };
  };
  return act(deps, caller, { talents, work });
}

/** Takes back what a recalled mail to a person has changed. */
async function forgetMail(
  { deps, db, scope }: ActionContext,
  { id, talentId }: { id: string; talentId: string },
): Promise<boolean> {
  const mail = await recallMail(db, scope, id);
  if (mail === undefined || !isRecord(mail.payload)) return false;
  const { resultId, remindedBefore, count } = mail.payload;
  if (typeof resultId !== 'string' || !(await queries.isSheetOf(db, scope, { resultId, talentId })))
    return false;
  if (mail.kind === REMINDER_MAIL.kind) {
    const before = typeof remindedBefore === 'string' ? remindedBefore : null;
    await uncountReminder(db, scope, { resultId, before });
    return true;
  }
  if (mail.kind !== INVITATION_MAIL.kind || typeof count !== 'number') return false;
  if (count === 1) {
    // The first mail of a sheet is recalled only where the person was invited to answer anew.
    await deleteUnopenedSheet(db, scope, resultId);
    return true;
  }
  const keysBefore = Array.from({ length: count - 1 }, (_, index) =>
    invitationMessageKey(resultId, index + 1),
  );
  await requeueMails(deps, db, scope, keysBefore.slice(-1));
  await queries.forgetInvitation(db, scope, { resultId, keysBefore });
  return true;
}

/** Recalls mails and messages that were just sent: `sent` has the keys, in the order of the people. */
export function recallFromPeople(deps: Deps, caller: Caller, { talents, sent: sentIds }: RecallBody): Answer {
  const keys = new Map(talents.map((id, index) => [id.toLowerCase(), sentIds[index]]));
  const work = async (context: ActionContext): Promise<Line> => {
    const { db, scope, actor, now, people } = context;
    const after = new Date(now.getTime() - RECALL_MS);
    for (const { id: talentId } of people) {
      await attempt(context, talentId, async () => {
        const id = keys.get(talentId);
        if (id === undefined) throw fail('recall.too_late');
        const message = { id, talentId, userId: actor.userId, after };
        const isBack =
          (await queries.deleteMessage(db, scope, message)) ||
          (await forgetPlanned(db, scope, { resultId: id, talentId })) ||
          (await forgetMail(context, { id, talentId }));
        if (!isBack) throw fail('recall.too_late');
        return {};
      });
    }
    return { action: 'invitations.recall' };
  };
  return act(deps, caller, { talents, withSheets: true, work });
}
