import type { SentKind } from '@quint/domain/vacancies/mails.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { IS_STILL_WANTED } from '#features/invitations/invitations/named-roles/queries.ts';
import type { RemindedSheet } from '#features/invitations/invitations/reminders/model.ts';
import { isSheetOfRole } from '#features/vacancies/mails/recipients/queries.ts';

/** The name of a person, before masking. */
export interface NamedPerson {
  readonly id: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly is_directly_invited: boolean;
  readonly is_insight_unlocked: boolean;
}

const PERSON = sql`jsonb_build_object('id', t.id, 'first_name', t.first_name, 'last_name', t.last_name,
  'is_directly_invited', t.is_directly_invited, 'is_insight_unlocked', t.is_insight_unlocked)`;

export interface MailGroup {
  readonly kind: SentKind;
  readonly send_at: Date;
  readonly count: number;
  /** The first of them. */
  readonly people: readonly NamedPerson[];
}

/** The mails of administrators that wait, by kind and time. */
export async function listWaitingGroups(
  db: Reader,
  { organizationId }: OrganizationScope,
  { roleId, limit, names }: { roleId: string; limit: number; names: number },
): Promise<MailGroup[]> {
  const { rows } = await readSql<MailGroup>`
    select v.kind, v.send_at, count(*)::int as count,
      to_jsonb((array_agg(${PERSON} order by t.id))[1:${sql.lit(names)}]) as people
    from vacancy_mails v join talents t on t.organization_id = v.organization_id and t.id = v.talent_id
    where v.organization_id = ${organizationId} and v.role_id = ${roleId} and v.date_sent is null and v.date_stopped is null
      and t.date_deleted is null and t.date_anonymized is null
    group by v.kind, v.send_at order by v.send_at, v.kind limit ${limit}
  `.execute(db);
  return rows;
}

/** A survey of the role that is open, with what decides on its mails. */
export interface OpenSheet extends RemindedSheet {
  readonly id: string;
  readonly send_at: Date | null;
  readonly person: NamedPerson;
}

/** The open surveys of the role. */
export async function listOpenSheets(
  db: Reader,
  { organizationId }: OrganizationScope,
  roleId: string,
): Promise<OpenSheet[]> {
  const { rows } = await readSql<OpenSheet>`
    select r.id, r.status, r.send_at, r.remind_at, r.reminder_count, r.reminders_skipped, r.date_last_invited,
      r.date_last_reminded, r.date_reminder_skipped, r.date_last_action, r.link_expires_at, r.reminders_off_at,
      o.sends_reminders and t.reminders_refused_at is null as sends_reminders, ${IS_STILL_WANTED} as is_wanted,
      (select (a.date_end + 1)::timestamp at time zone 'Europe/Berlin' from assessments a
        where a.organization_id = r.organization_id and a.id = r.assessment_id) as date_end,
      ${PERSON} as person
    from talents_results r
    join talents t on t.organization_id = r.organization_id and t.id = r.talent_id
      and t.date_deleted is null and t.date_anonymized is null
    join organizations o on o.id = r.organization_id
    where r.organization_id = ${organizationId} and r.status in ('SCHEDULED', 'INVITED', 'SENT', 'OPENED', 'PENDING')
      and ${isSheetOfRole('r', roleId)}
    order by t.id
  `.execute(db);
  return rows;
}

/** Cancels scheduled reminders of these surveys; their queued mails are dropped when they are due. */
export async function cancelReminders(
  db: Writer,
  { organizationId }: OrganizationScope,
  { resultIds, at }: { resultIds: readonly string[]; at: Date },
): Promise<void> {
  await sql`
    update talents_results set remind_at = null
    where organization_id = ${organizationId} and id = any(${[...resultIds]}::uuid[]) and remind_at = ${at}
  `.execute(db);
}

/** Skips the next automatic reminder of these surveys. */
export async function skipReminders(
  db: Writer,
  { organizationId }: OrganizationScope,
  { resultIds, due }: { resultIds: readonly string[]; due: Date },
): Promise<void> {
  await sql`
    update talents_results set reminders_skipped = reminders_skipped + 1, date_reminder_skipped = ${due}
    where organization_id = ${organizationId} and id = any(${[...resultIds]}::uuid[])
      and status in ('SENT', 'OPENED', 'PENDING') and remind_at is null
  `.execute(db);
}
