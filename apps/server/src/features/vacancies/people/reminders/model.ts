import type { Failure } from '@quint/contract/base/errors.ts';
import { fail } from '@quint/contract/base/errors.ts';
import { isOpen } from '@quint/domain/base/invitation-status.ts';
import { RESEND_AFTER_HOURS } from '@quint/domain/base/limits.ts';
import { REMINDABLE_STATUSES } from '#features/invitations/invitations/reminders/model.ts';
import type { ReminderRow } from '#features/vacancies/people/reminders/queries.ts';

const HOUR_MS = 3_600_000;

/** When a person would be reminded, null for at once; or why not. The same rules as `remindOrPlan` of invitations. */
export function planReminder(row: ReminderRow, now: Date): { readonly at: Date | null } | Failure {
  const { status, link_expires_at: expiresAt, last_mail: lastMail } = row;
  if (status === null || expiresAt === null) return fail('invitation.none');
  if (!isOpen(status) || row.is_submitted === true) return fail('invitation.not_open');
  if (!REMINDABLE_STATUSES.includes(status)) return fail('invitation.not_sent_yet');
  if (row.reminders_off_at !== null) return fail('invitation.reminders_refused');
  const restsUntil = lastMail === null ? now : new Date(lastMail.getTime() + RESEND_AFTER_HOURS * HOUR_MS);
  const isRested = restsUntil <= now;
  if (expiresAt <= (isRested ? now : restsUntil)) return fail('invitation.link_expired');
  if (isRested) return { at: null };
  return row.remind_at === null ? { at: restsUntil } : fail('reminder.planned');
}
