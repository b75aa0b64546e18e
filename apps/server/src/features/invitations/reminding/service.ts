import { fail } from '@quint/contract/errors.ts';
import { mintScope } from '#database/scope.ts';
import type { Deps } from '#deps.ts';
import { REMINDER_MAIL, remindersKey } from '#features/invitations/reminding/emails.ts';
import type { DueReminder } from '#features/invitations/reminding/queries.ts';
import * as queries from '#features/invitations/reminding/queries.ts';
import type { RateLimit } from '#http/rate-limit.ts';
import { countAttempt } from '#http/rate-limit.ts';
import { findTokenOrganization, hashToken, readSignedRecord } from '#http/tokens.ts';
import { queueMails } from '#mail/outbox.ts';

const REMINDERS_PER_RUN = 1000;
const UNKNOWN_LINKS: RateLimit = { action: 'reminder-link-address', hits: 60, windowSeconds: 15 * 60 };

async function remind(deps: Deps, due: DueReminder): Promise<void> {
  const scope = mintScope(due.organization_id);
  const resultId = due.result_id;
  await deps.db.write(scope, async (db) => {
    const reminder = await queries.countReminder(db, scope, { resultId, now: deps.clock.now() });
    if (reminder === undefined) return;
    const { count, email: to, language } = reminder;
    const messageKey = `reminder:${resultId}:${count}`;
    const mail = { messageKey, kind: REMINDER_MAIL.kind, to, language, payload: { resultId } };
    await queueMails(deps, db, scope, { mails: [mail] });
  });
}

/** Reminds the people whose survey waits, each at most as often as the cap and not again within a week. */
export async function sendDueReminders(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const limit = REMINDERS_PER_RUN;
  const due = await deps.db.platform.read((db) => queries.listDueReminders(db, { now, limit }));
  for (const reminder of due) await remind(deps, reminder);
}

/** Ends the reminders of the sheet that a token of a reminder, or else of a survey link, names. */
async function endRemindersBy(deps: Deps, token: string): Promise<boolean> {
  const now = deps.clock.now();
  const signed = readSignedRecord(remindersKey(deps.config), token);
  if (signed !== undefined) {
    const scope = mintScope(signed.organizationId);
    return deps.db.write(scope, (db) => queries.endRemindersOf(db, scope, { resultId: signed.id, now }));
  }
  const organizationId = findTokenOrganization(token);
  if (organizationId === undefined) return false;
  const scope = mintScope(organizationId);
  const tokenHash = hashToken(token);
  return deps.db.write(scope, (db) => queries.endReminders(db, scope, { tokenHash, now }));
}

/** Ends the reminders of a survey. Throws `survey.link_expired` for an unknown token. */
export async function stopReminders(deps: Deps, given: { token: string; address: string }): Promise<void> {
  if (await endRemindersBy(deps, given.token)) return;
  await countAttempt(deps.db, UNKNOWN_LINKS, given.address);
  throw fail('survey.link_expired');
}
