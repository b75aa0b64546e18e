import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type { InvitationStatus } from '@quint/domain/base/invitation-status.ts';
import type { Entrance, Flavour } from '@quint/domain/survey/survey-entrances.ts';
import {
  FIRST_REMINDER_DAYS,
  NEXT_REMINDER_DAYS,
  REMINDERS_PER_INVITATION,
} from '@quint/domain/base/limits.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { Inviter } from '#features/invitations/invitations/queries.ts';
import { IS_STILL_WANTED, ONLY_NAMED_ROLE } from '#features/invitations/invitations/named-roles/queries.ts';

export interface DueReminder {
  readonly organization_id: string;
  readonly result_id: string;
  readonly email: string;
  /** The public form that the person used; null for invited people. */
  readonly public_form: string | null;
}

/**
 * Direct invitations due for a reminder: the mail was sent days ago, there was no activity for a day, the
 * link works for another day, the cap is not reached, the survey still serves a role, and the workspace sends
 * reminders. Workspaces in
 * `without` are left out, and people of the public forms of those in `withoutForms`. Requires the platform
 * role.
 */
export async function listDueReminders(
  db: Reader,
  {
    now,
    limit,
    without,
    withoutForms,
  }: { now: Date; limit: number; without: readonly string[]; withoutForms: readonly string[] },
): Promise<DueReminder[]> {
  const { rows } = await readSql<DueReminder>`
    select r.organization_id, r.id as result_id, t.email, nullif(r.entrance, 'admin') as public_form
    from talents_results r
    join talents t on t.organization_id = r.organization_id and t.id = r.talent_id
    join organizations o on o.id = r.organization_id
    left join assessments a on a.organization_id = r.organization_id and a.id = r.assessment_id
    where r.status in ('SENT', 'OPENED', 'PENDING') and r.reminders_off_at is null
      and r.organization_id <> all(${without}::uuid[])
      and (nullif(r.entrance, 'admin') is null or r.organization_id <> all(${withoutForms}::uuid[]))
      and r.reminder_count + r.reminders_skipped < ${REMINDERS_PER_INVITATION} and r.remind_at is null
      and r.date_last_invited < ${now}::timestamptz - make_interval(days => ${FIRST_REMINDER_DAYS})
      and coalesce(greatest(r.date_last_reminded, r.date_reminder_skipped), '-infinity') < ${now}::timestamptz - make_interval(days => ${NEXT_REMINDER_DAYS})
      and r.date_last_action < ${now}::timestamptz - make_interval(days => 1)
      and r.link_expires_at > ${now}::timestamptz + make_interval(days => 1)
      and (a.id is null or (a.date_end + 1)::timestamp at time zone 'Europe/Berlin' > ${now}::timestamptz + make_interval(days => 1))
      and t.date_deleted is null and t.date_anonymized is null and t.reminders_refused_at is null
      and o.date_deleted is null and not o.is_freezed and o.sends_reminders and ${IS_STILL_WANTED}
    order by r.date_last_invited limit ${limit}
  `.execute(db);
  return rows;
}

export interface CountedReminder {
  readonly count: number;
  readonly talent_id: string;
  readonly email: string;
  readonly language: StoredLanguage;
}

/** Counts one more reminder, unless a concurrent worker did or the person has finished meanwhile. */
export async function countReminder(
  db: Writer,
  scope: OrganizationScope,
  { resultId, now }: { resultId: string; now: Date },
): Promise<CountedReminder | undefined> {
  const { rows } = await sql<CountedReminder>`
    update talents_results r set reminder_count = r.reminder_count + 1, date_last_reminded = ${now}
    from talents t, organizations o
    where r.organization_id = ${scope.organizationId} and r.id = ${resultId}
      and t.organization_id = r.organization_id and t.id = r.talent_id and o.id = r.organization_id and o.sends_reminders
      and t.reminders_refused_at is null
      and r.status in ('SENT', 'OPENED', 'PENDING') and r.reminders_off_at is null
      and r.reminder_count + r.reminders_skipped < ${REMINDERS_PER_INVITATION} and r.remind_at is null
      and coalesce(greatest(r.date_last_reminded, r.date_reminder_skipped), '-infinity') < ${now}::timestamptz - make_interval(days => ${NEXT_REMINDER_DAYS})
      and ${IS_STILL_WANTED}
    returning r.reminder_count as count, t.id as talent_id, t.email, r.language
  `.execute(db);
  return rows[0];
}

export interface ReminderToMail extends Inviter {
  readonly status: InvitationStatus;
  readonly flavour: Flavour;
  readonly entrance: Entrance | null;
  readonly survey_path: string | null;
  readonly link_expires_at: Date;
  readonly link_id: string;
  readonly reminder_subject: string | null;
  readonly reminder_message: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly workspace: string;
  /** See ONLY_NAMED_ROLE. */
  readonly only_role: string | null;
}

/**
 * The data of the reminder; undefined when it should no longer be sent. `plannedFor` is the time that an administrator
 * scheduled, null when they sent it at once, and undefined for an automatic reminder.
 */
export async function findReminderToMail(
  db: Reader,
  scope: OrganizationScope,
  { resultId, now, plannedFor }: { resultId: string; now: Date; plannedFor: Date | null | undefined },
): Promise<ReminderToMail | undefined> {
  const wantedCondition =
    plannedFor === undefined
      ? sql`(o.sends_reminders and ${IS_STILL_WANTED})`
      : sql`(${plannedFor}::timestamptz is null or r.remind_at = ${plannedFor}::timestamptz)`;
  const { rows } = await readSql<ReminderToMail>`
    select r.status, r.flavour, r.entrance, r.survey_path, r.link_expires_at, l.id as link_id, r.reminder_subject, r.reminder_message, t.first_name, t.last_name, o.name as workspace,
      ${ONLY_NAMED_ROLE} as only_role,
      u.first_name as inviter_first_name, u.last_name as inviter_last_name, u.email as inviter_email
    from talents_results r
    join talents t on t.organization_id = r.organization_id and t.id = r.talent_id
    join organizations o on o.id = r.organization_id
    join survey_links l on l.organization_id = r.organization_id and l.result_id = r.id and l.date_revoked is null
    left join outbox m on m.organization_id = r.organization_id
      and m.message_key = 'invitation:' || r.id || ':' || r.invitation_count
    left join users u on u.id = (m.payload ->> 'invitedBy')::uuid
    where r.organization_id = ${scope.organizationId} and r.id = ${resultId}
      and r.status in ('SENT', 'OPENED', 'PENDING') and r.reminders_off_at is null and r.link_expires_at > ${now}
      and t.date_deleted is null and t.date_anonymized is null and o.date_deleted is null and ${wantedCondition}
      and t.reminders_refused_at is null
    order by l.id desc limit 1
  `.execute(db);
  return rows[0];
}

/** Records that a scheduled reminder was sent. */
export async function settlePlanned(
  db: Writer,
  scope: OrganizationScope,
  { resultId, now }: { resultId: string; now: Date },
): Promise<void> {
  await sql`
    update talents_results set remind_at = null, date_last_reminded = ${now}, reminder_count = reminder_count + 1
    where organization_id = ${scope.organizationId} and id = ${resultId} and remind_at is not null
  `.execute(db);
}
