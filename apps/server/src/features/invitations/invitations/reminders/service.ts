import { recordAudit } from '#database/audit.ts';
import { scopeOfJob } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { REMINDER_MAIL } from '#features/invitations/invitations/reminders/emails.ts';
import type { DueReminder } from '#features/invitations/invitations/reminders/queries.ts';
import * as queries from '#features/invitations/invitations/reminders/queries.ts';
import { scheduleSends } from '#outbox/budget.ts';
import { queueMails } from '#outbox/outbox.ts';

const REMINDERS_PER_RUN = 1000;

/** Reminds a person, unless today's budget is used up: then the reminder stays due. */
async function remind(deps: Deps, due: DueReminder): Promise<'reminded' | 'gone' | 'full'> {
  const scope = scopeOfJob({ organizationId: due.organization_id });
  const resultId = due.result_id;
  return deps.db.write(scope, async (db) => {
    const wantedMails = [{ to: due.email, from: null }];
    const [slot] = await scheduleSends(deps, db, {
      scope,
      mails: wantedMails,
      purpose: 'reminder',
      publicForm: due.public_form,
    });
    if (slot === undefined || slot.sendAt !== null) return 'full';
    const reminder = await queries.countReminder(db, scope, { resultId, now: deps.clock.now() });
    if (reminder === undefined) return 'gone';
    const { count, talent_id, email: to, language } = reminder;
    const messageKey = `reminder:${resultId}:${count}`;
    const mail = { messageKey, kind: REMINDER_MAIL.kind, to, language, payload: { resultId }, slot };
    await queueMails(deps, db, scope, { mails: [mail] });
    const line = { scope, actor: undefined, action: 'invitations.remind', items: [resultId] };
    await recordAudit(db, { ...line, talentIds: [talent_id] });
    return 'reminded';
  });
}

/**
 * Reminds the people with an unfinished survey, each at most as often as the cap and at most once a week. Workspaces
 * whose daily budget is used up continue on the next day, and do not block others.
 */
export async function sendDueReminders(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const full = new Set<string>();
  const fullForms = new Set<string>();
  for (;;) {
    const page = { now, limit: REMINDERS_PER_RUN, without: [...full], withoutForms: [...fullForms] };
    const due = await deps.db.platform.read((db) => queries.listDueReminders(db, page));
    let isNew = false;
    for (const reminder of due) {
      const exhaustedWorkspaces = reminder.public_form === null ? full : fullForms;
      if (exhaustedWorkspaces.has(reminder.organization_id)) continue;
      const outcome = await remind(deps, reminder);
      if (outcome === 'full') exhaustedWorkspaces.add(reminder.organization_id);
      isNew ||= outcome !== 'gone';
    }
    if (due.length < REMINDERS_PER_RUN || !isNew) return;
  }
}
