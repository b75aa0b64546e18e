import type { TalentStatus } from '@quint/domain/people/talents.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { ChangedSurvey } from '#features/vacancies/fill/queries.ts';

/** The people whom reopening concerns: with a survey that ended, an answer, or the decision to hire them. */
export async function listPeopleOfFilling(
  db: Reader,
  { organizationId }: OrganizationScope,
  { roleId, filledAt }: { roleId: string; filledAt: Date },
): Promise<string[]> {
  const { rows } = await readSql<{ talent_id: string }>`
    select talents_id as talent_id from roles_talents
    where organization_id = ${organizationId} and roles_id = ${roleId} and (rejected_at = ${filledAt} or hired_from is not null)
    union
    select talent_id from talents_results where organization_id = ${organizationId} and ended_with_role = ${roleId}
  `.execute(db);
  return rows.map((row) => row.talent_id);
}

/** The surveys that ended with the role, without those that their person has continued for themselves. */
export async function listEndedSurveys(
  db: Reader,
  { organizationId }: OrganizationScope,
  roleId: string,
): Promise<string[]> {
  const { rows } = await readSql<{ id: string }>`
    select id from talents_results
    where organization_id = ${organizationId} and ended_with_role = ${roleId} and status = 'CANCELED'
      and withdrawn_from is not null and not is_for_person_only
    order by id
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Opens surveys again that ended with the role, in the state they had. Returns them with it. */
export async function restoreSurveys(
  db: Writer,
  { organizationId }: OrganizationScope,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<ChangedSurvey[]> {
  const { rows } = await sql<ChangedSurvey>`
    update talents_results set status = withdrawn_from, withdrawn_from = null, ended_with_role = null, date_last_action = ${now}
    where organization_id = ${organizationId} and id = any(${[...ids]}::uuid[]) and status = 'CANCELED'
    returning id, status, invitation_count
  `.execute(db);
  return rows;
}

/** Considers the people again whom the filling turned down. Returns them. */
export async function considerAgain(
  db: Writer,
  { organizationId }: OrganizationScope,
  { roleId, filledAt }: { roleId: string; filledAt: Date },
): Promise<string[]> {
  const { rows } = await sql<{ talents_id: string }>`
    update roles_talents set rejected_at = null, rejected_by = null, rejected_reason = null, rejected_note = null
    where organization_id = ${organizationId} and roles_id = ${roleId} and rejected_at = ${filledAt}
      and rejected_reason = 'other_person'
    returning talents_id
  `.execute(db);
  return rows.map((row) => row.talents_id);
}

export interface HiredPerson {
  readonly talents_id: string;
  readonly hired_from: TalentStatus;
}

/**
 * Takes back the hiring that came with the filling; a decision to hire made before stays. Returns the person with their
 * former status; undefined when nobody was hired.
 */
export async function takeHiringBack(
  db: Writer,
  { organizationId }: OrganizationScope,
  { roleId, filledAt }: { roleId: string; filledAt: Date },
): Promise<HiredPerson | undefined> {
  const { rows } = await sql<HiredPerson>`
    with hired as (
      select id, hired_from from roles_talents
      where organization_id = ${organizationId} and roles_id = ${roleId} and hired_from is not null
    )
    update roles_talents l set hired_from = null,
      hired_at = case when l.hired_at = ${filledAt} then null else l.hired_at end,
      hired_by = case when l.hired_at = ${filledAt} then null else l.hired_by end
    from hired h where l.organization_id = ${organizationId} and l.id = h.id
    returning l.talents_id, h.hired_from
  `.execute(db);
  return rows[0];
}

/** Reopens a role: it is recruiting again. */
export async function reopenRole(
  db: Writer,
  { organizationId }: OrganizationScope,
  { roleId, userId, now }: { roleId: string; userId: string; now: Date },
): Promise<void> {
  await sql`
    update roles set date_filled = null, date_updated = ${now}, user_updated = ${userId}
    where organization_id = ${organizationId} and id = ${roleId}
  `.execute(db);
}
