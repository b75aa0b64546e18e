import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type { MemberRole } from '@quint/domain/workspace/actor.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';

// All of these require the platform role, because accounts belong to no workspace. The scope names the workspace.

interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

export interface Member {
  readonly membership: string;
  readonly user_id: string;
  readonly user_role: MemberRole;
  readonly is_app_admin: boolean;
}

/** The active member linked to a user of the provider; records that the link was used. */
export async function takeIdentity(
  db: Writer,
  scope: OrganizationScope,
  { issuer, subject }: Identity,
): Promise<Member | undefined> {
  const { rows } = await sql<Member>`
    update sso_identities i set date_last_used = now() from memberships m join users u on u.id = m.user_id
    where i.organization_id = ${scope.organizationId} and i.issuer = ${issuer} and i.subject = ${subject}
      and m.organization_id = i.organization_id and m.id = i.membership_id and m.status = 'active'
    returning m.id as membership, m.user_id, m.user_role, u.is_app_admin
  `.execute(db);
  return rows[0];
}

export interface Candidate {
  readonly user_id: string;
  readonly is_app_admin: boolean;
  readonly is_confirmed: boolean;
  /** Whether the account has a password and a verified address. */
  readonly has_password: boolean;
  /** Whether it is active in another workspace; an unconfirmed sign-up does not count. */
  readonly is_elsewhere: boolean;
  readonly membership: string | null;
  readonly status: string | null;
  readonly user_role: MemberRole | null;
}

/** The account with an address (lower case), as seen from the workspace. */
export async function findCandidate(
  db: Reader,
  scope: OrganizationScope,
  email: string,
): Promise<Candidate | undefined> {
  const { rows } = await readSql<Candidate>`
    select u.id as user_id, u.is_app_admin, u.is_confirmed,
      u.password_hash is not null and (u.email_proven_at is not null or u.is_app_admin) as has_password,
      u.is_confirmed and exists (
        select from memberships e where e.user_id = u.id and e.status = 'active' and e.organization_id <> ${scope.organizationId}
      ) as is_elsewhere,
      m.id as membership, m.status, m.user_role
    from users u left join memberships m on m.user_id = u.id and m.organization_id = ${scope.organizationId}
    where lower(u.email) = ${email}
  `.execute(db);
  return rows[0];
}

/** Links a user of the provider to a member. Returns false when the member is linked to another user there. */
export async function linkIdentity(
  db: Writer,
  scope: OrganizationScope,
  { membership, issuer, subject }: Identity & { membership: string },
): Promise<boolean> {
  const { rows } = await sql`
    insert into sso_identities (organization_id, id, membership_id, issuer, subject)
    values (${scope.organizationId}, ${newId()}, ${membership}, ${issuer}, ${subject})
    on conflict do nothing returning id
  `.execute(db);
  return rows.length > 0;
}

/** Records that the provider has verified the address of an account, and fills in missing names and language. */
export async function confirmAccount(
  db: Writer,
  account: {
    userId: string;
    firstName: string | null;
    lastName: string | null;
    /** The language of the page where the sign-in started; null when unknown. */
    language: StoredLanguage | null;
  },
): Promise<void> {
  await sql`
    update users set is_confirmed = true, email_proven_at = now(), date_updated = now(),
      first_name = coalesce(nullif(first_name, ''), ${account.firstName}), last_name = coalesce(nullif(last_name, ''), ${account.lastName}),
      platform_language = coalesce(platform_language, ${account.language})
    where id = ${account.userId}
  `.execute(db);
}

export async function insertMember(
  db: Writer,
  scope: OrganizationScope,
  { membership, userId, userRole }: { membership: string; userId: string; userRole: MemberRole },
): Promise<void> {
  await sql`
    insert into memberships (organization_id, id, user_id, user_role)
    values (${scope.organizationId}, ${membership}, ${userId}, ${userRole})
  `.execute(db);
}

export interface Factors {
  readonly user_role: MemberRole;
  /** Whether it is active in another workspace. */
  readonly is_elsewhere: boolean;
  /** Whether the person has confirmed SSO for the account. */
  readonly is_confirmed_here: boolean;
}

/** The values that decide whether an account needs its own second factor after the provider. */
export async function findFactors(
  db: Reader,
  scope: OrganizationScope,
  userId: string,
): Promise<Factors | undefined> {
  const { rows } = await readSql<Factors>`
    select m.user_role, exists (
      select from memberships e where e.user_id = m.user_id and e.status = 'active' and e.organization_id <> m.organization_id
    ) as is_elsewhere, exists (
      select from sso_identities i
      where i.organization_id = m.organization_id and i.membership_id = m.id and i.date_confirmed is not null
    ) as is_confirmed_here
    from memberships m join users u on u.id = m.user_id and not u.is_app_admin
    where m.organization_id = ${scope.organizationId} and m.user_id = ${userId} and m.status = 'active'
  `.execute(db);
  return rows[0];
}

/** Records that a person allows SSO for their account. Returns false when the link no longer exists. */
export async function confirmIdentity(
  db: Writer,
  scope: OrganizationScope,
  { userId, issuer }: { userId: string; issuer: string },
): Promise<boolean> {
  const { rows } = await sql`
    update sso_identities i set date_confirmed = now() from memberships m
    where i.organization_id = ${scope.organizationId} and i.issuer = ${issuer} and m.organization_id = i.organization_id
      and m.id = i.membership_id and m.user_id = ${userId} and m.status = 'active' returning i.id
  `.execute(db);
  return rows.length > 0;
}
