import { sql } from 'kysely';
import type { Reader } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';

/** Condition: the role `g` can be named in an invitation. */
const IS_ROLE_IN_USE = sql`g.date_deleted is null and g.date_archived is null and g.date_filled is null and g.draft_state is null`;

/**
 * The roles in use `g` that the person of the sheet `r` was invited for, unless rejected, and the role of the assessment.
 */
const FROM_NAMED_ROLES = sql`from roles g
  where g.organization_id = r.organization_id and ${IS_ROLE_IN_USE} and (
      (g.id = any(r.invited_for) and exists (select from roles_talents c
        where c.organization_id = r.organization_id and c.roles_id = g.id
          and c.talents_id = r.talent_id and c.rejected_at is null))
      or exists (select from assessments a where a.organization_id = r.organization_id
        and a.id = r.assessment_id and a.role_id = g.id and a.date_deleted is null))`;

/** The names of these roles. */
export const NAMED_ROLES = sql<string[]>`array(
  select g.name ${FROM_NAMED_ROLES} order by g.name collate "und-x-icu", g.id
)`;

/** The only one of these roles, whose own words its mails contain; null for none or several. */
export const ONLY_NAMED_ROLE = sql<string | null>`(
  select case when count(*) = 1 then min(g.id::text) end::uuid ${FROM_NAMED_ROLES}
)`;

/**
 * Whether the survey of the sheet `r` still serves a role: one that the person was invited for is neither filled nor
 * archived, and they were not turned down for it. Also true for a survey without a role.
 */
export const STILL_WANTED = `(
  (r.invited_for = '{}' or exists (select from roles g
    where g.organization_id = r.organization_id and g.id = any(r.invited_for)
      and g.date_deleted is null and g.date_archived is null and g.date_filled is null
      and not exists (select from roles_talents c
        where c.organization_id = g.organization_id and c.roles_id = g.id and c.talents_id = r.talent_id
          and (c.rejected_at is not null or c.hired_at is not null))))
  and not exists (select from assessments w join roles g on g.organization_id = w.organization_id and g.id = w.role_id
    where w.organization_id = r.organization_id and w.id = r.assessment_id and w.purpose = 'recruiting'
      and (g.date_deleted is not null or g.date_archived is not null or g.date_filled is not null)))`;
export const IS_STILL_WANTED = sql<boolean>`${sql.raw(STILL_WANTED)}`;

/** Those of these roles that are in use, by name. */
export async function listRolesInUse(
  db: Reader,
  scope: OrganizationScope,
  ids: readonly string[],
): Promise<readonly { readonly id: string; readonly name: string }[]> {
  const { rows } = await readSql<{ id: string; name: string }>`
    select g.id, g.name from roles g
    where g.organization_id = ${scope.organizationId} and g.id = any(${ids}::uuid[]) and ${IS_ROLE_IN_USE}
    order by g.name collate "und-x-icu", g.id
  `.execute(db);
  return rows;
}
