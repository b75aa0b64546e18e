import type { MemberRole } from '@quint/domain/workspace/actor.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';

/** An interview: a person and a role. */
export interface InterviewKey {
  readonly roleId: string;
  readonly talentId: string;
}

/** Locks a role, so that its state stays until the transaction ends. */
export async function holdRole(
  db: Writer,
  { organizationId }: OrganizationScope,
  roleId: string,
): Promise<void> {
  await sql`
    select from roles where organization_id = ${organizationId} and id = ${roleId} for share
  `.execute(db);
}

/** Locks a person and then their link to the role, which serialises the changes of an interview. */
export async function lockInterview(
  db: Writer,
  { organizationId }: OrganizationScope,
  { roleId, talentId }: InterviewKey,
): Promise<void> {
  await sql`
    select from talents where organization_id = ${organizationId} and id = ${talentId} for no key update
  `.execute(db);
  await sql`
    select from roles_talents
    where organization_id = ${organizationId} and roles_id = ${roleId} and talents_id = ${talentId} for no key update
  `.execute(db);
}

export interface InterviewRow {
  /** The person is considered for the role. */
  readonly is_considered: boolean;
  /** The person has finished the survey, or is further: hiring managers see their name. */
  readonly is_named: boolean;
  readonly interview_at: Date | null;
  readonly ratings_opened_at: Date | null;
}

/** The interview of a person; undefined for a person who does not exist any more. */
export async function findInterview(
  db: Reader,
  { organizationId }: OrganizationScope,
  { roleId, talentId }: InterviewKey,
): Promise<InterviewRow | undefined> {
  const { rows } = await readSql<InterviewRow>`
    select l.id is not null as is_considered, l.interview_at, l.ratings_opened_at,
      (t.invitation_status = 'FINISHED' or l.shortlisted_at is not null or l.hired_at is not null
        or l.rejected_at is not null) is true as is_named
    from talents t
    left join roles_talents l on l.organization_id = t.organization_id and l.talents_id = t.id and l.roles_id = ${roleId}
    where t.organization_id = ${organizationId} and t.id = ${talentId}
      and t.date_deleted is null and t.date_anonymized is null
  `.execute(db);
  return rows[0];
}

export interface RaterRow {
  readonly user_id: string;
  /** The name, otherwise the address; null for a colleague who has left the workspace. */
  readonly name: string | null;
  readonly user_role: MemberRole | null;
  /** Among those who decide about the role. */
  readonly is_listed: boolean;
  readonly version: number | null;
  readonly submitted_at: Date | null;
  readonly excused_at: Date | null;
}

/** Those who decide about the role, and those who began to rate the interview, in the order in which they came. */
export async function listRaters(
  db: Reader,
  { organizationId }: OrganizationScope,
  { roleId, talentId }: InterviewKey,
): Promise<readonly RaterRow[]> {
  const { rows } = await readSql<RaterRow>`
    with deciders as (
      select user_id, date_created from role_deciders where organization_id = ${organizationId} and role_id = ${roleId}
    ), raters as (
      select * from interview_raters
      where organization_id = ${organizationId} and role_id = ${roleId} and talent_id = ${talentId}
    )
    select coalesce(d.user_id, r.user_id) as user_id, m.user_role, d.user_id is not null as is_listed,
      coalesce(nullif(concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')), ''), u.email) as name,
      r.version, r.submitted_at, r.excused_at
    from deciders d
    full join raters r on r.user_id = d.user_id
    left join memberships m on m.organization_id = ${organizationId} and m.user_id = coalesce(d.user_id, r.user_id)
    left join users u on u.id = m.user_id
    order by coalesce(d.date_created, r.date_created), user_id
  `.execute(db);
  return rows;
}

/** Makes the ratings visible. */
export async function openRatings(
  db: Writer,
  { organizationId }: OrganizationScope,
  { roleId, talentId }: InterviewKey,
  at: Date,
): Promise<void> {
  await sql`
    update roles_talents set ratings_opened_at = ${at}
    where organization_id = ${organizationId} and roles_id = ${roleId} and talents_id = ${talentId}
      and ratings_opened_at is null
  `.execute(db);
}

/** Sets when the interview takes place. */
export async function setInterviewDate(
  db: Writer,
  { organizationId }: OrganizationScope,
  { roleId, talentId }: InterviewKey,
  at: Date | null,
): Promise<void> {
  await sql`
    update roles_talents set interview_at = ${at}
    where organization_id = ${organizationId} and roles_id = ${roleId} and talents_id = ${talentId}
  `.execute(db);
}

export interface RatingRow {
  readonly user_id: string;
  readonly question: number;
  readonly rating: number | null;
  readonly is_untold: boolean;
  readonly note: string;
  /** A number below 2^53, as text. */
  readonly sequence: string;
}

/** The ratings of colleagues for one interview, by question. */
export async function listRatings(
  db: Reader,
  { organizationId }: OrganizationScope,
  { roleId, talentId }: InterviewKey,
  userIds: readonly string[],
): Promise<readonly RatingRow[]> {
  const { rows } = await readSql<RatingRow>`
    select user_id, question, rating, is_untold, note, sequence::text as sequence from interview_ratings
    where organization_id = ${organizationId} and role_id = ${roleId} and talent_id = ${talentId}
      and user_id = any(${[...userIds]}::uuid[])
    order by question, user_id
  `.execute(db);
  return rows;
}
