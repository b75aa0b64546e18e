import { fail, Failure } from '@quint/contract/base/errors.ts';
import type { RefusedMail } from '@quint/contract/vacancies/mails.ts';
import type { PlanRemindersBody, RemindersPlan } from '@quint/contract/vacancies/reminders.ts';
import { planMails } from '@quint/domain/invitations/mail-budget.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { getErrorMessage } from '@quint/phrases/base/errors/error-message.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { findVacancy } from '#features/vacancies/access/service.ts';
import { daysOf } from '#features/vacancies/mails/delivery/model.ts';
import { planReminder } from '#features/vacancies/people/reminders/model.ts';
import type { ReminderRow } from '#features/vacancies/people/reminders/queries.ts';
import { listReminderRows } from '#features/vacancies/people/reminders/queries.ts';
import { readBudget } from '#outbox/budget.ts';

const NAMES_SHOWN = 3;
const REFUSED_SHOWN = 50;

interface PlannedReminder {
  readonly row: ReminderRow;
  readonly at: Date | null;
}

interface RefusedReminder {
  readonly row: Pick<ReminderRow, 'id' | 'name'>;
  readonly failure: Failure;
}

/** Who would get a reminder and when, and who would not. People who are not of the role are refused. */
function splitRows(rows: readonly ReminderRow[], { body, now }: { body: PlanRemindersBody; now: Date }) {
  const reminders: PlannedReminder[] = [];
  const refusals: RefusedReminder[] = [];
  for (const row of rows) {
    const plan = planReminder(row, now);
    if (plan instanceof Failure) refusals.push({ row, failure: plan });
    else reminders.push({ row, at: plan.at });
  }
  const knownIds = new Set(rows.map(({ id }) => id));
  for (const id of 'talents' in body ? body.talents : []) {
    if (!knownIds.has(id)) refusals.push({ row: { id, name: '' }, failure: fail('role.not_considered') });
  }
  return { reminders, refusals };
}

function toRefusedMail({ row, failure }: RefusedReminder, language: Language): RefusedMail {
  return {
    talent: row.id,
    name: row.name,
    code: failure.code,
    message: getErrorMessage(failure, language),
  };
}

/**
 * Who would be reminded, when, and how many on each day within the mail budget; nothing is changed. The reminders are
 * sent by the action on people. Throws `record.not_found`.
 */
export async function planReminders(
  deps: Deps,
  { actor, language }: { readonly actor: Actor; readonly language: Language },
  { roleId, body }: { readonly roleId: string; readonly body: PlanRemindersBody },
): Promise<RemindersPlan> {
  const scope = scopeOfActor(actor);
  const now = deps.clock.now();
  return deps.db.read(scope, async (db) => {
    const assessmentId = 'group' in body ? body.assessment : undefined;
    await findVacancy(db, scope, { actor, roleId, assessmentId });
    const rows = await listReminderRows(db, { scope, actor, roleId, assessmentId }, { of: body, now });
    const { reminders, refusals } = splitRows(rows, { body, now });
    const budget = await readBudget(deps, db, scope);
    const slots = planMails(
      budget,
      reminders.map(({ at }) => at),
    );
    const inStage = (stage: 'invited' | 'opened') =>
      reminders.filter(({ row }) => row.stage === stage).length;
    return {
      count: reminders.length,
      talents: reminders.map(({ row }) => row.id),
      names: reminders.slice(0, NAMES_SHOWN).map(({ row }) => row.name),
      stages: { invited: inStage('invited'), opened: inStage('opened') },
      days: daysOf(slots.map(({ sendAt }) => sendAt ?? now)),
      mails_per_day: budget.perDay,
      later: reminders.filter(({ at }) => at !== null).length,
      refused: refusals.slice(0, REFUSED_SHOWN).map((refusal) => toRefusedMail(refusal, language)),
      refused_count: refusals.length,
    };
  });
}
