import type { TalentStatus } from '@quint/domain/people/talents.ts';
import type { InvitationStatus } from '@quint/domain/base/invitation-status.ts';
import { USUAL_MONTHS } from '@quint/domain/privacy/retention.ts';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { isSheetOfRole } from '#features/vacancies/mails/recipients/queries.ts';

/** An open survey of a role. */
export interface RoleSurvey {
  readonly id: string;
  readonly talent_id: string;
  /** It is also for another role that is being filled, and goes on. */
  readonly is_for_another: boolean;
}

/** Condition: the sheet `r` is also for another role in use that does not turn its person down. */
function isForAnother(roleId: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from roles g
    where g.organization_id = r.organization_id and g.id <> ${roleId} and g.date_deleted is null
      and g.date_archived is null and g.date_filled is null
      and (g.id = any(r.invited_for) and not exists (select from roles_talents c
          where c.organization_id = g.organization_id and c.roles_id = g.id and c.talents_id = r.talent_id
            and c.rejected_at is not null)
        or exists (select from assessments a where a.organization_id = g.organization_id and a.id = r.assessment_id
          and a.role_id = g.id and a.date_deleted is null)))`;
}

/** The open surveys for a role, except that of the person who takes it. */
export async function listRoleSurveys(
  db: Reader,
  { organizationId }: OrganizationScope,
  { roleId, takenBy }: { roleId: string; takenBy: string | null },
): Promise<RoleSurvey[]> {
  const { rows } = await readSql<RoleSurvey>`
    select r.id, r.talent_id, ${isForAnother(roleId)} as is_for_another
    from talents_results r
    join roles_talents l on l.organization_id = r.organization_id and l.roles_id = ${roleId} and l.talents_id = r.talent_id
    where r.organization_id = ${organizationId} and r.status in ('SCHEDULED', 'INVITED', 'SENT', 'OPENED', 'PENDING')
      and ${isSheetOfRole('r', roleId)} and r.talent_id is distinct from ${takenBy}::uuid
    order by r.talent_id, r.id
  `.execute(db);
  return rows;
}

/** A survey whose state was changed, with the number of its last invitation. */
export interface ChangedSurvey {
  readonly id: string;
  readonly status: InvitationStatus;
  readonly invitation_count: number;
}

/** Ends surveys with the role. Their links stay, and say so. Returns them with the state they had. */
export async function endSurveys(
  db: Writer,
  { organizationId }: OrganizationScope,
  { roleId, ids, now }: { roleId: string; ids: readonly string[]; now: Date },
): Promise<ChangedSurvey[]> {
  const { rows } = await sql<ChangedSurvey>`
    update talents_results set withdrawn_from = status, status = 'CANCELED', ended_with_role = ${roleId}, remind_at = null,
      date_last_action = ${now}
    where organization_id = ${organizationId} and id = any(${[...ids]}::uuid[])
      and status in ('SCHEDULED', 'INVITED', 'SENT', 'OPENED', 'PENDING')
    returning id, withdrawn_from as status, invitation_count
  `.execute(db);
  return rows;
}

/** Marks a role as filled. */
export async function fillRole(
  db: Writer,
  { organizationId }: OrganizationScope,
  { roleId, takenBy, userId, now }: { roleId: string; takenBy: string | null; userId: string; now: Date },
): Promise<void> {
  await sql`
    update roles set date_filled = ${now}, user_filled = ${userId}, filled_by_talent = ${takenBy}::uuid,
      date_updated = ${now}, user_updated = ${userId}
    where organization_id = ${organizationId} and id = ${roleId}
  `.execute(db);
}

/** Hires a person for a role, and keeps the status they had. */
export async function hire(
  db: Writer,
  { organizationId }: OrganizationScope,
  {
    roleId,
    talentId,
    status,
    userId,
    now,
  }: { roleId: string; talentId: string; status: TalentStatus; userId: string; now: Date },
): Promise<void> {
  await sql`
    update roles_talents set hired_from = ${status},
      hired_by = case when hired_at is null then ${userId} else hired_by end, hired_at = coalesce(hired_at, ${now})
    where organization_id = ${organizationId} and roles_id = ${roleId} and talents_id = ${talentId}
  `.execute(db);
  await setStatus(db, { organizationId }, { talentId, status: 'EMPLOYEE', userId });
}

export async function setStatus(
  db: Writer,
  { organizationId }: Pick<OrganizationScope, 'organizationId'>,
  { talentId, status, userId }: { talentId: string; status: TalentStatus; userId: string },
): Promise<void> {
  await sql`
    update talents set status = ${status}, date_updated = now(), user_updated = ${userId}
    where organization_id = ${organizationId} and id = ${talentId} and status <> ${status}
  `.execute(db);
}

/** The members that count against the plan. */
export async function countMembers(
  db: Reader,
  { organizationId }: Pick<OrganizationScope, 'organizationId'>,
): Promise<number> {
  const { rows } = await readSql<{ count: number }>`
    select count(*)::int as count from talents
    where organization_id = ${organizationId} and status = 'EMPLOYEE' and date_deleted is null and date_anonymized is null
  `.execute(db);
  return rows[0]?.count ?? 0;
}

export interface Deletion {
  readonly count: number;
  readonly months: number | null;
  readonly date: Date | null;
}

/** How many of these people are deleted by the rule for people who are turned down, if they are turned down now. */
export async function countDeletions(
  db: Reader,
  { organizationId }: OrganizationScope,
  { roleId, talentIds, now }: { roleId: string; talentIds: readonly string[]; now: Date },
): Promise<Deletion> {
  const { rows } = await readSql<Deletion>`
    select m.months, ${now}::timestamptz + make_interval(months => m.months) as date, (
      select count(*)::int from talents t
      where t.organization_id = o.id and t.id = any(${[...talentIds]}::uuid[]) and t.status <> 'EMPLOYEE' and not exists (
        select from roles_talents l join roles g on g.organization_id = l.organization_id and g.id = l.roles_id
        where l.organization_id = t.organization_id and l.talents_id = t.id and l.roles_id <> ${roleId}
          and l.rejected_at is null and g.date_deleted is null)
    ) as count
    from organizations o left join retention_settings s on s.organization_id = o.id
    cross join lateral (select case when s.organization_id is null then ${USUAL_MONTHS.rejected}::int else s.rejected_months end as months) m
    where o.id = ${organizationId}
  `.execute(db);
  return rows[0] ?? { count: 0, months: null, date: null };
}

export interface AnswerCounts {
  readonly sentCount: number;
  readonly waitingCount: number;
  readonly first: Date | null;
}

/** The answers of a role that were sent since it was filled, and those that wait. */
export async function countAnswers(
  db: Reader,
  { organizationId }: OrganizationScope,
  { roleId, since }: { roleId: string; since: Date },
): Promise<AnswerCounts> {
  const { rows } = await readSql<AnswerCounts>`
    select (count(*) filter (where date_sent is not null))::int as "sentCount",
      (count(*) filter (where date_sent is null))::int as "waitingCount",
      min(send_at) filter (where date_sent is null) as first
    from vacancy_mails
    where organization_id = ${organizationId} and role_id = ${roleId} and date_stopped is null and kind <> 'interview'
      and date_created >= ${since}
  `.execute(db);
  return rows[0] ?? { sentCount: 0, waitingCount: 0, first: null };
}
