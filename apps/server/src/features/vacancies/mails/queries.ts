import type { SentKind } from '@quint/domain/vacancies/mails.ts';
import { ANSWER_KINDS } from '@quint/domain/vacancies/mails.ts';
import { USUAL_MONTHS } from '@quint/domain/privacy/retention.ts';
import type { AddressForm } from '@quint/domain/workspace/address-form.ts';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';

/** A mail that was not sent or stopped yet, with what its text needs. */
export interface MailToCompose {
  readonly role_id: string;
  readonly talent_id: string;
  readonly kind: SentKind;
  readonly words: string | null;
  readonly interview_at: Date | null;
  readonly role: string;
  readonly is_role_filled: boolean;
  readonly workspace: string;
  readonly sender_first_name: string | null;
  readonly sender_last_name: string | null;
  readonly sender_email: string | null;
}

/** A waiting mail; undefined once it was sent or stopped, or its role, person or workspace is deleted. */
export async function findMailToCompose(
  db: Reader,
  { organizationId }: OrganizationScope,
  mailId: string,
): Promise<MailToCompose | undefined> {
  const { rows } = await readSql<MailToCompose>`
    select v.role_id, v.talent_id, v.kind, v.words, v.interview_at, g.name as role,
      g.date_filled is not null as is_role_filled, o.name as workspace,
      u.first_name as sender_first_name, u.last_name as sender_last_name, u.email as sender_email
    from vacancy_mails v
    join roles g on g.organization_id = v.organization_id and g.id = v.role_id and g.date_deleted is null
    join organizations o on o.id = v.organization_id and o.date_deleted is null
    left join users u on u.id = v.user_created
    where v.organization_id = ${organizationId} and v.id = ${mailId} and v.date_sent is null and v.date_stopped is null
  `.execute(db);
  return rows[0];
}

/**
 * When the data of a person is deleted if they are turned down for a role at that time, by the rule of the workspace for
 * people who are turned down. Null without a period, for a hired person, and while another role considers them.
 */
export async function findDeletionDate(
  db: Reader,
  { organizationId }: OrganizationScope,
  { roleId, talentId, from }: { roleId: string; talentId: string; from: Date },
): Promise<Date | null> {
  const { rows } = await readSql<{ date: Date | null }>`
    select greatest(${from}::timestamptz, n.date_kept, (select max(r.date_last_invited) from talents_results r
        where r.organization_id = t.organization_id and r.talent_id = t.id))
      + make_interval(months => case when s.organization_id is null then ${USUAL_MONTHS.rejected}::int else s.rejected_months end) as date
    from talents t
    left join retention_settings s on s.organization_id = t.organization_id
    left join retention_notices n on n.organization_id = t.organization_id and n.talent_id = t.id
    where t.organization_id = ${organizationId} and t.id = ${talentId} and t.status <> 'EMPLOYEE' and not exists (
      select from roles_talents l join roles g on g.organization_id = l.organization_id and g.id = l.roles_id
      where l.organization_id = t.organization_id and l.talents_id = t.id and l.roles_id <> ${roleId}
        and l.rejected_at is null and g.date_deleted is null)
  `.execute(db);
  return rows[0]?.date ?? null;
}

/** The settings of the workspace about mails and names. */
export interface MailTerms {
  readonly address_form: AddressForm;
  readonly sends_reminders: boolean;
  readonly hide_personal_data: boolean;
  readonly hide_everybody: boolean;
}

export async function getMailTerms(db: Reader, { organizationId }: OrganizationScope): Promise<MailTerms> {
  const { rows } = await readSql<MailTerms>`
    select address_form, sends_reminders, hide_personal_data, hide_everybody from organizations where id = ${organizationId}
  `.execute(db);
  const [terms] = rows;
  if (terms === undefined) throw new Error('The workspace does not exist');
  return terms;
}

export interface NewMail {
  readonly id: string;
  readonly talentId: string;
  readonly words: string | null;
  readonly sendAt: Date;
}

/** Inserts mails of one kind. */
export async function insertVacancyMails(
  db: Writer,
  { organizationId }: OrganizationScope,
  {
    roleId,
    kind,
    mails,
    interviewAt,
    userId,
    now,
  }: {
    roleId: string;
    kind: SentKind;
    mails: readonly NewMail[];
    interviewAt: Date | null;
    userId: string;
    now: Date;
  },
): Promise<void> {
  await sql`
    insert into vacancy_mails (organization_id, id, role_id, talent_id, kind, words, interview_at, send_at, user_created, date_created)
    select ${organizationId}, m.id, ${roleId}, m.talent_id, ${kind}, m.words, ${interviewAt}::timestamptz, m.send_at, ${userId}, ${now}
    from unnest(${mails.map(({ id }) => id)}::uuid[], ${mails.map(({ talentId }) => talentId)}::uuid[],
      ${mails.map(({ words }) => words)}::text[], ${mails.map(({ sendAt }) => sendAt)}::timestamptz[])
      as m (id, talent_id, words, send_at)
  `.execute(db);
}

/**
 * Marks people as not moving forward, with the time of their answer. Those who are hired or turned down already stay as
 * they are. Returns the people who were changed.
 */
export async function rejectAnswered(
  db: Writer,
  { organizationId }: OrganizationScope,
  {
    roleId,
    talentIds,
    reason,
    userId,
    now,
  }: {
    roleId: string;
    talentIds: readonly string[];
    reason: 'other_person' | null;
    userId: string;
    now: Date;
  },
): Promise<string[]> {
  const { rows } = await sql<{ talents_id: string }>`
    update roles_talents set rejected_at = ${now}, rejected_by = ${userId}, rejected_reason = ${reason}
    where organization_id = ${organizationId} and roles_id = ${roleId} and talents_id = any(${[...talentIds]}::uuid[])
      and rejected_at is null and hired_at is null
    returning talents_id
  `.execute(db);
  return rows.map((row) => row.talents_id);
}

/** Considers people again who were marked as not moving forward with an answer at that time. */
export async function bringAnsweredBack(
  db: Writer,
  { organizationId }: OrganizationScope,
  { roleId, answers }: { roleId: string; answers: readonly { talentId: string; answeredAt: Date }[] },
): Promise<string[]> {
  const { rows } = await sql<{ talents_id: string }>`
    update roles_talents l set rejected_at = null, rejected_by = null, rejected_reason = null, rejected_note = null
    from unnest(${answers.map(({ talentId }) => talentId)}::uuid[], ${answers.map(({ answeredAt }) => answeredAt)}::timestamptz[])
      as a (talent_id, answered_at)
    where l.organization_id = ${organizationId} and l.roles_id = ${roleId} and l.talents_id = a.talent_id
      and l.rejected_at = a.answered_at
    returning l.talents_id
  `.execute(db);
  return rows.map((row) => row.talents_id);
}

/** Records the interviews to which people are invited. */
export async function setInterviewTime(
  db: Writer,
  { organizationId }: OrganizationScope,
  { roleId, talentIds, at }: { roleId: string; talentIds: readonly string[]; at: Date },
): Promise<void> {
  await sql`
    update roles_talents set interview_at = ${at}
    where organization_id = ${organizationId} and roles_id = ${roleId} and talents_id = any(${[...talentIds]}::uuid[])
  `.execute(db);
}

/** Locks a role until the transaction ends; false for a deleted one. */
export async function lockRole(
  db: Writer,
  { organizationId }: OrganizationScope,
  roleId: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from roles where organization_id = ${organizationId} and id = ${roleId} and date_deleted is null
    for no key update
  `.execute(db);
  return rows.length > 0;
}

/** The mails to stop: some by their ids, those of a kind and time, or all that wait. */
export type MailsToStop =
  | { readonly ids: readonly string[] }
  | { readonly kind: SentKind; readonly sendAt: Date }
  | { readonly plannedAt: Date }
  | 'answers'
  | 'all';

export interface WaitingMail {
  readonly id: string;
  readonly talent_id: string;
  readonly kind: SentKind;
  readonly date_created: Date;
}

function isChosen(which: MailsToStop): RawBuilder<boolean> {
  if (which === 'all') return sql<boolean>`true`;
  if (which === 'answers') return sql<boolean>`kind = any(${[...ANSWER_KINDS]}::text[])`;
  if ('ids' in which) return sql<boolean>`id = any(${[...which.ids]}::uuid[])`;
  if ('plannedAt' in which) return sql<boolean>`date_created = ${which.plannedAt}`;
  return sql<boolean>`kind = ${which.kind} and send_at = ${which.sendAt}`;
}

const IS_WAITING = sql`date_sent is null and date_stopped is null`;

/** The recipients of mails of a role that were not sent or stopped. */
export async function listWaitingPeople(
  db: Reader,
  { organizationId }: OrganizationScope,
  { roleId, which }: { roleId: string; which: MailsToStop },
): Promise<string[]> {
  const { rows } = await readSql<{ talent_id: string }>`
    select distinct talent_id from vacancy_mails
    where organization_id = ${organizationId} and role_id = ${roleId} and ${IS_WAITING} and ${isChosen(which)}
  `.execute(db);
  return rows.map((row) => row.talent_id);
}

/** Mails of a role that were not sent or stopped, locked until the transaction ends. */
export async function lockWaitingMails(
  db: Writer,
  { organizationId }: OrganizationScope,
  { roleId, which }: { roleId: string; which: MailsToStop },
): Promise<WaitingMail[]> {
  const { rows } = await sql<WaitingMail>`
    select id, talent_id, kind, date_created from vacancy_mails
    where organization_id = ${organizationId} and role_id = ${roleId} and ${IS_WAITING} and ${isChosen(which)}
    order by id for update
  `.execute(db);
  return rows;
}

/** Marks mails as stopped. */
export async function markStopped(
  db: Writer,
  { organizationId }: OrganizationScope,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<void> {
  await sql`
    update vacancy_mails set date_stopped = ${now}
    where organization_id = ${organizationId} and id = any(${[...ids]}::uuid[]) and date_sent is null
  `.execute(db);
}
