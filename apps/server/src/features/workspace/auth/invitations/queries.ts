import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type { MemberRole } from '@quint/domain/workspace/actor.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';

// All of these require the platform role, because accounts belong to no workspace. The scope names the workspace.

/** Administrators of the workspace, invited ones included. */
export async function countAdministrators(db: Reader, scope: OrganizationScope): Promise<number> {
  const { count } = await db
    .selectFrom('memberships')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('organization_id', '=', scope.organizationId)
    .where('user_role', '=', 'ORG_ADMIN')
    .executeTakeFirstOrThrow();
  return count;
}

/** Which of the addresses (lower case) belong to members of the workspace, invited or active. */
export async function listMemberEmails(
  db: Reader,
  scope: OrganizationScope,
  emails: readonly string[],
): Promise<Set<string>> {
  const { rows } = await readSql<{ email: string }>`
    select lower(u.email) as email from memberships m join users u on u.id = m.user_id
    where m.organization_id = ${scope.organizationId} and lower(u.email) = any(${emails})
  `.execute(db);
  return new Set(rows.map(({ email }) => email));
}

export interface NewAccount {
  readonly id: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/**
 * Creates accounts for addresses without one, and returns all accounts by address (lower case). A new account has no
 * language until its person activates it.
 */
export async function ensureAccounts(
  db: Writer,
  accounts: readonly NewAccount[],
): Promise<Map<string, string>> {
  await sql`
    insert into users (id, email, first_name, last_name)
    select p.*
    from unnest(
      ${accounts.map(({ id }) => id)}::uuid[], ${accounts.map(({ email }) => email)}::text[],
      ${accounts.map(({ firstName }) => firstName)}::text[], ${accounts.map(({ lastName }) => lastName)}::text[]
    ) as p (id, email, first_name, last_name)
    order by lower(p.email)
    on conflict (lower(email)) do nothing
  `.execute(db);
  const emails = accounts.map(({ email }) => email.toLowerCase());
  const { rows } = await sql<{ id: string; email: string }>`
    select id, lower(email) as email from users where lower(email) = any(${emails})
  `.execute(db);
  return new Map(rows.map(({ id, email }) => [email, id]));
}

/**
 * The language of an account's invitation: the one its person selected, that of the page on which they requested it,
 * that of the newest sheet or record with the address in the workspace, or the workspace's.
 */
export async function findInvitedLanguage(
  db: Reader,
  { organizationId }: OrganizationScope,
  userId: string,
  pageLanguage?: StoredLanguage,
): Promise<StoredLanguage> {
  const { rows } = await readSql<{ language: StoredLanguage }>`
    select coalesce(u.platform_language, ${pageLanguage ?? null}, (
      select coalesce(r.language, t.language) from talents t
      left join talents_results r on r.organization_id = t.organization_id and r.talent_id = t.id
      where t.organization_id = o.id and lower(t.email) = lower(u.email) and t.date_deleted is null
      order by r.date_created desc nulls last, r.id desc limit 1
    ), o.language) as language
    from users u, organizations o where u.id = ${userId} and o.id = ${organizationId}
  `.execute(db);
  return rows[0]?.language ?? 'EN';
}

export interface NewMembership {
  readonly id: string;
  readonly userId: string;
  readonly userRole: MemberRole;
  readonly tokenHash: Buffer;
}

export interface InvitationTerms {
  readonly path: string | null;
  readonly invitedBy: string | null;
  readonly now: Date;
  readonly expiresAt: Date;
  readonly isMailed: boolean;
  /** Whether the people request the account themselves. */
  readonly isRequested: boolean;
}

export async function insertMemberships(
  db: Writer,
  scope: OrganizationScope,
  { memberships, terms }: { memberships: readonly NewMembership[]; terms: InvitationTerms },
): Promise<void> {
  await db
    .insertInto('memberships')
    .values(
      memberships.map(({ id, userId, userRole, tokenHash }) => ({
        organization_id: scope.organizationId,
        id,
        user_id: userId,
        user_role: userRole,
        status: 'invited',
        invitation_hash: tokenHash,
        invitation_expires_at: terms.expiresAt,
        invitation_path: terms.path,
        invitation_count: terms.isMailed ? 1 : 0,
        date_invited: terms.now,
        invited_by: terms.invitedBy,
        is_requested: terms.isRequested,
      })),
    )
    .execute();
}

export interface MemberInvitation {
  readonly id: string;
  readonly user_id: string;
  readonly user_role: MemberRole;
  readonly email: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  /** Whether the account has a password and a verified address. */
  readonly has_account: boolean;
  readonly workspace: string;
  readonly workspace_language: StoredLanguage;
  readonly inviter: string | null;
  /** Null for an account that has left the workspace. */
  readonly inviter_email: string | null;
  readonly invitation_path: string | null;
  readonly invitation_count: number;
  readonly invitation_expires_at: Date;
  /** Whether the person requested the account; otherwise the workspace invited them. */
  readonly is_requested: boolean;
  /** The names of the roles that a hiring manager is invited to decide about. */
  readonly roles: readonly string[];
}

const SELECT_INVITATION = sql`
  select m.id, m.user_id, m.user_role, u.email,
    -- The names of an unconfirmed sign-up may be another person's.
    case when u.is_confirmed then u.first_name end as first_name,
    case when u.is_confirmed then u.last_name end as last_name,
    u.password_hash is not null and u.is_confirmed and (u.email_proven_at is not null or u.is_app_admin) as has_account, o.name as workspace, o.language as workspace_language,
    nullif(concat_ws(' ', nullif(i.first_name, ''), nullif(i.last_name, '')), '') as inviter,
    case when exists (select from memberships s where s.organization_id = m.organization_id and s.user_id = i.id
      and s.status = 'active') then i.email end as inviter_email,
    m.invitation_path, m.invitation_count, m.invitation_expires_at, m.is_requested,
    array(select r.name from role_deciders d join roles r on r.organization_id = d.organization_id and r.id = d.role_id
      where d.organization_id = m.organization_id and d.user_id = m.user_id and m.user_role = 'HIRING_MANAGER' and r.date_deleted is null
      order by r.name collate "und-x-icu", r.id) as roles
  from memberships m
  join users u on u.id = m.user_id
  join organizations o on o.id = m.organization_id and o.date_deleted is null
  left join users i on i.id = m.invited_by
  where m.status = 'invited' and m.invitation_hash is not null`;

/** The open invitation of a membership. */
export async function findInvitation(
  db: Reader,
  scope: OrganizationScope,
  id: string,
): Promise<MemberInvitation | undefined> {
  const { rows } = await readSql<MemberInvitation>`
    ${SELECT_INVITATION} and m.organization_id = ${scope.organizationId} and m.id = ${id}
  `.execute(db);
  return rows[0];
}

/** Locks the membership of an invitation until the transaction ends, before its mails. */
export async function lockMembership(db: Writer, scope: OrganizationScope, id: string): Promise<void> {
  await sql`
    select from memberships where organization_id = ${scope.organizationId} and id = ${id} for no key update
  `.execute(db);
}

/** The open invitation of a token, which may have expired. */
export async function findInvitationByToken(
  db: Reader,
  scope: OrganizationScope,
  tokenHash: Buffer,
): Promise<MemberInvitation | undefined> {
  const { rows } = await readSql<MemberInvitation>`
    ${SELECT_INVITATION} and m.organization_id = ${scope.organizationId} and m.invitation_hash = ${tokenHash}
  `.execute(db);
  return rows[0];
}

/** The workspace and state of a membership in any workspace. */
export async function findMembership(
  db: Reader,
  id: string,
): Promise<{ organization_id: string; status: string } | undefined> {
  return db
    .selectFrom('memberships')
    .select(['organization_id', 'status'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/**
 * Makes the invited person a member; the mailed link has verified the address. Access by a password from before the
 * first verification must have ended (`endUnprovedAccess`). Returns false when the invitation was accepted or withdrawn
 * meanwhile.
 */
export async function acceptMembership(
  db: Writer,
  scope: OrganizationScope,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const result = await sql`
    with accepted as (
      update memberships set status = 'active', invitation_hash = null, invitation_expires_at = null, invitation_path = null,
        mail_error = null, date_mail_failed = null
      where organization_id = ${scope.organizationId} and id = ${id} and status = 'invited' and invitation_hash is not null
      returning user_id
    )
    update users u set active_organization_id = ${scope.organizationId}, email_proven_at = now(), date_updated = now()
    from accepted a where u.id = a.user_id and u.id = ${userId}
  `.execute(db);
  return (result.numAffectedRows ?? 0n) > 0n;
}

/** Gives an account its first password and the entered names. The mailed link has verified the address. */
export async function completeAccount(
  db: Writer,
  account: {
    userId: string;
    passwordHash: string;
    firstName: string | null;
    lastName: string | null;
    /** The language of the page; null when it is not known. */
    language: StoredLanguage | null;
  },
): Promise<void> {
  await sql`
    update users set password_hash = ${account.passwordHash}, is_confirmed = true, date_updated = now(),
      first_name = coalesce(${account.firstName}, first_name), last_name = coalesce(${account.lastName}, last_name),
      platform_language = coalesce(platform_language, ${account.language})
    where id = ${account.userId}
  `.execute(db);
}

/** Counts another mail of an open invitation and extends its link. */
export async function renewInvitation(
  db: Writer,
  scope: OrganizationScope,
  renewal: { id: string; now: Date; expiresAt: Date },
): Promise<void> {
  await sql`
    update memberships set invitation_count = invitation_count + 1, date_invited = ${renewal.now},
      invitation_expires_at = ${renewal.expiresAt}, mail_error = null, date_mail_failed = null
    where organization_id = ${scope.organizationId} and id = ${renewal.id}
  `.execute(db);
}

/**
 * Deletes an open invitation, and its account if it was created only for this invitation. Returns the number of its
 * mails.
 */
export async function removeInvitation(
  db: Writer,
  scope: OrganizationScope,
  id: string,
): Promise<{ invitation_count: number } | undefined> {
  const { rows } = await sql<{ user_id: string; invitation_count: number }>`
    delete from memberships where organization_id = ${scope.organizationId} and id = ${id} and status = 'invited'
    returning user_id, invitation_count
  `.execute(db);
  const [membership] = rows;
  if (membership === undefined) return undefined;
  await sql`
    delete from users u where u.id = ${membership.user_id} and u.password_hash is null and not u.is_app_admin
      and not exists (select from memberships m where m.user_id = u.id)
      and not exists (select from talents t where t.user_id = u.id)
  `.execute(db);
  return membership;
}
