import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import { RESEND_AFTER_HOURS } from '@quint/domain/base/limits.ts';
import type { Entrance } from '@quint/domain/survey/survey-entrances.ts';
import type { AddressForm } from '@quint/domain/workspace/address-form.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { IS_STILL_WANTED } from '#features/invitations/invitations/named-roles/queries.ts';
import type { RemindedSheet } from '#features/invitations/invitations/reminders/model.ts';

export interface StatusSheet extends RemindedSheet {
  readonly id: string;
  readonly talent_id: string;
  readonly email: string;
  readonly workspace: string;
  readonly address_form: AddressForm;
  readonly language: StoredLanguage;
  readonly entrance: Entrance | null;
  readonly instrument_version: string;
  readonly reminder_subject: string | null;
  readonly reminder_message: string | null;
  readonly watchers: readonly string[];
  readonly is_submitted: boolean;
  readonly date_opened: Date | null;
  readonly answered_count: number;
  /** Seconds per answer so far; null with too few answers. */
  readonly pace: number | null;
  readonly date_last_answer: Date | null;
}

/** Minimum answers before the pace is estimated. */
const ENOUGH_FOR_A_PACE = 5;
/** A longer stay on a statement is a break. */
const LONGEST_STAY_SECONDS = 60;

/** An invitation with its progress and the values that decide on reminders; undefined for a deleted talent. */
export async function findStatusSheet(
  db: Reader,
  scope: OrganizationScope,
  resultId: string,
): Promise<StatusSheet | undefined> {
  const { rows } = await readSql<StatusSheet>`
    select r.id, r.talent_id, t.email, o.name as workspace, o.address_form, r.status, r.language, r.entrance, r.instrument_version,
      r.reminder_subject, r.reminder_message, r.watchers, r.remind_at, r.reminder_count, r.reminders_skipped,
      r.date_last_invited, r.date_last_reminded, r.date_reminder_skipped, r.date_last_action, r.link_expires_at,
      r.reminders_off_at, r.date_handed_in is not null as is_submitted, o.sends_reminders, ${IS_STILL_WANTED} as is_wanted,
      (select (a.date_end + 1)::timestamp at time zone 'Europe/Berlin' from assessments a
        where a.organization_id = r.organization_id and a.id = r.assessment_id) as date_end,
      coalesce((select min(s.date_created) from survey_sessions s
        where s.organization_id = r.organization_id and s.result_id = r.id), r.date_started) as date_opened,
      p.answered_count, p.pace, p.date_last_answer
    from talents_results r
    join talents t on t.organization_id = r.organization_id and t.id = r.talent_id
    join organizations o on o.id = r.organization_id
    cross join lateral (
      select count(distinct a.item)::int as answered_count, max(a.date_received) as date_last_answer,
        case when count(distinct a.item) >= ${ENOUGH_FOR_A_PACE}
          then (sum(least(a.seconds, ${LONGEST_STAY_SECONDS})) / count(distinct a.item))::float8 end as pace
      from survey_answers a where a.organization_id = r.organization_id and a.result_id = r.id
    ) p
    where r.organization_id = ${scope.organizationId} and r.id = ${resultId}
      and t.date_deleted is null and t.date_anonymized is null
  `.execute(db);
  return rows[0];
}

/** Locks the sheet while its settings are decided on. */
export async function lockInvitation(db: Writer, scope: OrganizationScope, resultId: string): Promise<void> {
  await sql`
    select from talents_results where organization_id = ${scope.organizationId} and id = ${resultId} for no key update
  `.execute(db);
}

export interface Settings {
  readonly link_expires_at?: Date;
  readonly reminder_subject?: string | null;
  readonly reminder_message?: string | null;
  readonly remind_at?: Date | null;
  readonly reminders_skipped?: number;
  readonly date_reminder_skipped?: Date;
  readonly watchers?: readonly string[];
}

/** Changes settings of an invitation. */
export async function changeSettings(
  db: Writer,
  scope: OrganizationScope,
  { resultId, settings }: { resultId: string; settings: Settings },
): Promise<void> {
  const { watchers, ...columns } = settings;
  await db
    .updateTable('talents_results')
    .set({ ...columns, ...(watchers === undefined ? {} : { watchers: [...watchers] }) })
    .where('organization_id', '=', scope.organizationId)
    .where('id', '=', resultId)
    .execute();
}

/** Counts a reminder that is sent now, unless the person got a mail within the last day. Returns its number. */
export async function countAskedReminder(
  db: Writer,
  scope: OrganizationScope,
  { resultId, now }: { resultId: string; now: Date },
): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`
    update talents_results set reminder_count = reminder_count + 1, date_last_reminded = ${now}, remind_at = null
    where organization_id = ${scope.organizationId} and id = ${resultId}
      and greatest(date_last_invited, date_last_reminded) <= ${now}::timestamptz - make_interval(hours => ${RESEND_AFTER_HOURS})
    returning reminder_count as count
  `.execute(db);
  return rows[0]?.count;
}

/** Reverts the count of a reminder that was not sent. */
export async function uncountReminder(
  db: Writer,
  scope: OrganizationScope,
  { resultId, before }: { resultId: string; before: string | null },
): Promise<void> {
  await sql`
    update talents_results
    set reminder_count = greatest(reminder_count - 1, 0), date_last_reminded = ${before}::timestamptz
    where organization_id = ${scope.organizationId} and id = ${resultId}
  `.execute(db);
}

/** Cancels the scheduled reminder of a sheet of a person. Returns whether there was one. */
export async function forgetPlanned(
  db: Writer,
  scope: OrganizationScope,
  { resultId, talentId }: { resultId: string; talentId: string },
): Promise<boolean> {
  const { rows } = await sql`
    update talents_results set remind_at = null
    where organization_id = ${scope.organizationId} and id = ${resultId} and talent_id = ${talentId}
      and remind_at is not null
    returning id
  `.execute(db);
  return rows.length > 0;
}
