import type { OwnVacancy } from '@quint/contract/vacancies/deciders.ts';
import type { Reader } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';

/** The roles that an account decides about: those being filled first. Drafts are left out unless `withDrafts`. */
export async function listDecidedVacancies(
  db: Reader,
  { organizationId }: OrganizationScope,
  { userId, withDrafts }: { readonly userId: string; readonly withDrafts: boolean },
): Promise<OwnVacancy[]> {
  const { rows } = await readSql<OwnVacancy>`
    select * from (
      select r.id, r.name, case when r.date_archived is not null then 'archived' when r.date_filled is not null then 'filled'
        else coalesce(r.draft_state, 'recruiting') end as state
      from role_deciders d join roles r on r.organization_id = d.organization_id and r.id = d.role_id
      where d.organization_id = ${organizationId} and d.user_id = ${userId} and r.date_deleted is null
    ) v where v.state <> 'draft' or ${withDrafts}::boolean
    order by array_position(array['recruiting', 'draft', 'filled', 'archived'], v.state), v.name collate "und-x-icu", v.id
  `.execute(db);
  return rows;
}

/**
 * For an account that was a hiring manager and belongs to no workspace: the administrator who removed it, or the
 * longest-serving one of that workspace. Undefined for all other accounts. Requires the platform role.
 */
export async function findFormerContact(
  db: Reader,
  userId: string,
): Promise<{ readonly contact: string | null } | undefined> {
  const { rows } = await readSql<{ contact: string | null }>`
    select (
      select nullif(btrim(concat_ws(' ', u.first_name, u.last_name)), '') from memberships m join users u on u.id = m.user_id
      where m.organization_id = l.organization_id and m.user_role = 'ORG_ADMIN' and m.status = 'active'
      order by m.user_id is not distinct from l.user_id desc, m.date_created, m.id limit 1
    ) as contact
    from audit_log l join organizations o on o.id = l.organization_id and o.date_deleted is null
    where l.action = 'memberships.remove' and l.details ->> 'role' = 'HIRING_MANAGER' and l.details ->> 'user' = ${userId}
      and not exists (select from memberships m where m.user_id = ${userId} and m.status = 'active')
    order by l.date_created desc limit 1
  `.execute(db);
  return rows[0];
}
