import type { MaskableTalent, HidingWorkspace } from '@quint/domain/base/masking.ts';
import type { MemberRole } from '@quint/domain/workspace/actor.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';

// All of these require the platform role, because accounts belong to no workspace. The scope names the workspace.

export interface DeciderRow {
  readonly id: string;
  readonly name: string | null;
  readonly email: string;
  readonly user_role: MemberRole;
  readonly status: 'active' | 'invited';
  readonly since: Date;
  readonly mail_error: string | null;
  readonly date_mail_failed: Date | null;
}

const NAME = sql`nullif(btrim(concat_ws(' ', u.first_name, u.last_name)), '')`;

/** Who decides about a role: administrators first, then hiring managers, each in the order in which they were added. */
export async function listDeciders(
  db: Reader,
  { organizationId }: OrganizationScope,
  roleId: string,
): Promise<DeciderRow[]> {
  const { rows } = await readSql<DeciderRow>`
    -- The names of an unconfirmed sign-up may be another person's.
    select d.user_id as id, case when u.is_confirmed then ${NAME} end as name, u.email, m.user_role, m.status,
      d.date_created as since, m.mail_error, m.date_mail_failed
    from role_deciders d join users u on u.id = d.user_id
    join memberships m on m.organization_id = d.organization_id and m.user_id = d.user_id
    where d.organization_id = ${organizationId} and d.role_id = ${roleId}
    order by m.user_role = 'ORG_ADMIN' desc, d.date_created, d.user_id
  `.execute(db);
  return rows;
}

export interface MemberToAdd extends HidingWorkspace {
  /** The membership. */
  readonly id: string;
  readonly user_id: string;
  readonly user_role: MemberRole;
  readonly status: 'active' | 'invited';
  /** The account's talent in the workspace. */
  readonly talent: MaskableTalent | null;
  /** Whether that talent is considered for the role. */
  readonly is_considered: boolean;
}

/** The member of the workspace with an address (lower case), active or invited. */
export async function findMember(
  db: Reader,
  { organizationId }: OrganizationScope,
  { email, roleId }: { readonly email: string; readonly roleId: string },
): Promise<MemberToAdd | undefined> {
  const { rows } = await readSql<MemberToAdd>`
    select m.id, m.user_id, m.user_role, m.status, o.hide_personal_data, o.hide_everybody,
      case when t.id is not null then jsonb_build_object('first_name', t.first_name, 'last_name', t.last_name,
        'is_directly_invited', t.is_directly_invited, 'is_insight_unlocked', t.is_insight_unlocked) end as talent,
      exists (select from roles_talents l where l.organization_id = t.organization_id and l.talents_id = t.id
        and l.roles_id = ${roleId} and l.rejected_at is null) as is_considered
    from memberships m join users u on u.id = m.user_id join organizations o on o.id = m.organization_id
    left join talents t on t.organization_id = m.organization_id and t.user_id = m.user_id
      and t.date_deleted is null and t.date_anonymized is null
    where m.organization_id = ${organizationId} and lower(u.email) = ${email}
    order by is_considered desc limit 1
  `.execute(db);
  return rows[0];
}

/** Makes a talent a hiring manager, who keeps the talent. */
export async function becomeHiringManager(
  db: Writer,
  { organizationId }: OrganizationScope,
  id: string,
): Promise<void> {
  await sql`
    update memberships set user_role = 'HIRING_MANAGER'
    where organization_id = ${organizationId} and id = ${id} and user_role = 'ORG_USER'
  `.execute(db);
}

/** Removes an account from those who decide about a role; returns whether it was one of them. */
export async function deleteDecider(
  db: Writer,
  { organizationId }: OrganizationScope,
  { roleId, userId }: { readonly roleId: string; readonly userId: string },
): Promise<boolean> {
  const { rows } = await sql`
    delete from role_deciders where organization_id = ${organizationId} and role_id = ${roleId} and user_id = ${userId}
    returning user_id
  `.execute(db);
  return rows.length > 0;
}

export interface AddedDecider {
  readonly first_name: string | null;
  readonly role: string;
  readonly workspace: string;
  /** Null for an account that has left the workspace or has no name. */
  readonly inviter: string | null;
  readonly inviter_email: string | null;
}

/** What the mail to an added hiring manager says; undefined when they no longer decide about the role. */
export async function findAdded(
  db: Reader,
  { organizationId }: OrganizationScope,
  { roleId, userId, by }: { readonly roleId: string; readonly userId: string; readonly by: string },
): Promise<AddedDecider | undefined> {
  const { rows } = await readSql<AddedDecider>`
    select a.first_name, r.name as role, o.name as workspace, i.name as inviter, i.email as inviter_email
    from role_deciders d join users a on a.id = d.user_id
    join roles r on r.organization_id = d.organization_id and r.id = d.role_id and r.date_deleted is null
    join organizations o on o.id = d.organization_id and o.date_deleted is null
    left join lateral (
      select ${NAME} as name, u.email from users u join memberships s on s.user_id = u.id and s.status = 'active'
      where u.id = ${by} and s.organization_id = d.organization_id
    ) i on true
    where d.organization_id = ${organizationId} and d.role_id = ${roleId} and d.user_id = ${userId}
  `.execute(db);
  return rows[0];
}
