import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type { MemberRole } from '@quint/domain/workspace/actor.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { lockWorkspace } from '#database/workspace-lock.ts';
import { ACCOUNT_LANGUAGE } from '#mail/account-language.ts';

// All of these require the platform role, because accounts belong to no workspace. The scope names the workspace.

export interface ActiveMember {
  readonly organization_id: string;
  readonly user_id: string;
  readonly user_role: MemberRole;
  /** Whether the person has a talent in the workspace that is not deleted. */
  readonly is_talent: boolean;
  /** The emergency administrator, who may sign in with a password where SSO is enforced. */
  readonly is_emergency: boolean;
}

/** The member of a membership in any workspace; undefined while the invitation is open. */
export async function findActiveMember(db: Reader, id: string): Promise<ActiveMember | undefined> {
  const { rows } = await readSql<ActiveMember>`
    select m.organization_id, m.user_id, m.user_role, exists (
      select from talents t where t.organization_id = m.organization_id and t.user_id = m.user_id and t.date_deleted is null
    ) as is_talent, exists (
      select from sso_connections c where c.organization_id = m.organization_id and c.is_enforced and c.emergency_member = m.id
    ) as is_emergency
    from memberships m join organizations o on o.id = m.organization_id and o.date_deleted is null
    where m.id = ${id} and m.status = 'active'
  `.execute(db);
  return rows[0];
}

export interface HiringManager {
  /** The membership. */
  readonly id: string;
  readonly user_id: string;
  readonly status: 'active' | 'invited';
  /** Whether the person has a talent in the workspace; for an open invitation, one with the invited address. */
  readonly is_talent: boolean;
}

/** A hiring manager of the workspace, active or invited, who decides about no role. */
export async function findIdleHiringManager(
  db: Reader,
  scope: OrganizationScope,
  userId: string,
): Promise<HiringManager | undefined> {
  const { rows } = await readSql<HiringManager>`
    select m.id, m.user_id, m.status, exists (
      select from talents t where t.organization_id = m.organization_id and t.date_deleted is null and t.date_anonymized is null
        and (t.user_id = m.user_id or (m.status = 'invited' and t.user_id is null and lower(t.email) = lower(u.email)))
    ) as is_talent
    from memberships m join users u on u.id = m.user_id
    where m.organization_id = ${scope.organizationId} and m.user_id = ${userId} and m.user_role = 'HIRING_MANAGER'
      and not exists (select from role_deciders d where d.organization_id = m.organization_id and d.user_id = m.user_id)
  `.execute(db);
  return rows[0];
}

/** Locks the workspace until the transaction ends, so that concurrent removals cannot remove the last administrator. */
export async function countActiveAdministrators(db: Writer, scope: OrganizationScope): Promise<number> {
  await lockWorkspace(db, scope.organizationId);
  const { count } = await db
    .selectFrom('memberships')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('organization_id', '=', scope.organizationId)
    .where('user_role', '=', 'ORG_ADMIN')
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Ends what an account does as a hiring manager, and leaves it the membership of a talent. Returns false when a
 * concurrent request was faster.
 */
export async function becomeTalent(
  db: Writer,
  scope: OrganizationScope,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  await sql`
    delete from role_deciders where organization_id = ${scope.organizationId} and user_id = ${userId}
  `.execute(db);
  const result = await sql`
    update memberships set user_role = 'ORG_USER'
    where organization_id = ${scope.organizationId} and id = ${id} and user_role = 'HIRING_MANAGER'
  `.execute(db);
  return (result.numAffectedRows ?? 0n) > 0n;
}

/**
 * Removes a member: unlinks their talent there from the account, and ends sessions in this workspace or without another
 * one, unless `keepsSessions`. Returns false when a concurrent request was faster.
 */
export async function removeMember(
  db: Writer,
  scope: OrganizationScope,
  { id, userId, keepsSessions = false }: { id: string; userId: string; keepsSessions?: boolean },
): Promise<boolean> {
  const result = await sql`
    delete from memberships where organization_id = ${scope.organizationId} and id = ${id} and status = 'active'
  `.execute(db);
  if ((result.numAffectedRows ?? 0n) === 0n) return false;
  await sql`
    update talents set user_id = null, date_updated = now()
    where organization_id = ${scope.organizationId} and user_id = ${userId}
  `.execute(db);
  await sql`
    update session_families f set ended_at = now(), ended_because = 'membership' from users u
    where u.id = ${userId} and f.user_id = u.id and f.ended_at is null and not u.is_app_admin and not ${keepsSessions}::boolean
      and (u.active_organization_id = ${scope.organizationId}
        or not exists (select from memberships m where m.user_id = u.id and m.status = 'active'))
  `.execute(db);
  await sql`
    update users set active_organization_id = null, date_updated = now()
    where id = ${userId} and active_organization_id = ${scope.organizationId} and not is_app_admin
  `.execute(db);
  return true;
}

/** The active administrators of the workspace, with the language of their mails. */
export async function listAdministratorContacts(
  db: Reader,
  scope: Pick<OrganizationScope, 'organizationId'>,
): Promise<{ user_id: string; email: string; language: StoredLanguage }[]> {
  const { rows } = await readSql<{ user_id: string; email: string; language: StoredLanguage }>`
    select m.user_id, u.email, ${ACCOUNT_LANGUAGE} as language
    from memberships m join users u on u.id = m.user_id join organizations o on o.id = m.organization_id
    where m.organization_id = ${scope.organizationId} and m.status = 'active' and m.user_role = 'ORG_ADMIN' order by m.id
  `.execute(db);
  return rows;
}
