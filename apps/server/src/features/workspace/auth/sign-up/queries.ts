import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import { sql } from 'kysely';
import { UNCONFIRMED_SIGN_UP_DAYS } from '@quint/domain/base/limits.ts';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import { lockAccount } from '#features/workspace/auth/addresses/queries.ts';

// All of these require the platform role.

export interface SignUpAccount {
  readonly id: string;
  readonly organizationId: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The language of the person's screens; null follows the browser. */
  readonly language: StoredLanguage | null;
}

/**
 * Whether an account was only invited and is unused, so that a person with its address may sign up. Otherwise any
 * workspace could prevent people from signing up by inviting them.
 */
export async function isOnlyInvited(db: Reader, userId: string): Promise<boolean> {
  const { rows } = await readSql`
    select from users u where u.id = ${userId} and u.password_hash is null and u.email_proven_at is null
      and not u.is_app_admin
      and not exists (select from memberships m where m.user_id = u.id and m.status <> 'invited')
      and not exists (select from talents t where t.user_id = u.id)
  `.execute(db);
  return rows.length > 0;
}

/** Converts an account that was only invited to one of a sign-up, with an unverified address. */
export async function signUpInvited(db: Writer, account: SignUpAccount): Promise<void> {
  await sql`
    update users set password_hash = ${account.passwordHash}, first_name = ${account.firstName},
      last_name = ${account.lastName}, active_organization_id = ${account.organizationId},
      platform_language = ${account.language}, is_confirmed = false,
      date_created = now(), date_updated = now()
    where id = ${account.id}
  `.execute(db);
}

/** Creates an account with an unverified address. Returns false when the address is taken. */
export async function insertUnconfirmedAccount(db: Writer, account: SignUpAccount): Promise<boolean> {
  const { rows } = await sql`
    insert into users (id, email, password_hash, first_name, last_name, active_organization_id, platform_language,
      is_confirmed)
    values (${account.id}, ${account.email}, ${account.passwordHash}, ${account.firstName}, ${account.lastName},
      ${account.organizationId}, ${account.language}, false)
    on conflict (lower(email)) do nothing returning id
  `.execute(db);
  return rows.length > 0;
}

/**
 * Locks the workspaces of an unconfirmed sign-up until the transaction ends. A transaction that deletes one calls this
 * before it locks the account: approving a workspace locks the workspace, and then refers to the account.
 */
export async function lockFounded(db: Writer, userId: string): Promise<void> {
  await sql`
    select from organizations where id in (
      select m.organization_id from memberships m join users u on u.id = m.user_id and not u.is_confirmed
      where m.user_id = ${userId} and m.status = 'active' and m.user_role = 'ORG_ADMIN')
    order by id for no key update
  `.execute(db);
}

/**
 * Deletes an unconfirmed sign-up, workspace and account. No session was possible yet, so they are empty. An account
 * that another workspace has invited meanwhile stays, without its password, its names and the links of its mails. A
 * sign-up that is being confirmed concurrently stays. Returns whether the address is free.
 */
export async function removeUnconfirmed(db: Writer, userId: string): Promise<boolean> {
  await lockFounded(db, userId);
  const account = await lockAccount(db, userId);
  if (account === undefined) return true;
  if (account.is_confirmed) return false;
  await sql`
    delete from organizations o using memberships m
    where m.user_id = ${userId} and m.organization_id = o.id and m.status = 'active' and m.user_role = 'ORG_ADMIN'
      and exists (select from users u where u.id = ${userId} and not u.is_confirmed)
      and not exists (select from memberships other where other.organization_id = o.id and other.user_id <> ${userId})
  `.execute(db);
  const { rows } = await sql`
    delete from users u where u.id = ${userId} and not u.is_confirmed
      and not exists (select from memberships m where m.user_id = u.id) returning id
  `.execute(db);
  if (rows.length > 0) return true;
  // A later sign-up gets the same account: the mails of this one must not confirm it.
  await sql`delete from account_tokens where user_id = ${userId} and purpose = 'email_confirmation'`.execute(
    db,
  );
  // The names and the language were entered in the sign-up.
  await sql`
    update users set password_hash = null, is_confirmed = true, first_name = null, last_name = null,
      platform_language = null, date_updated = now()
    where id = ${userId} and not is_confirmed
  `.execute(db);
  return false;
}

/** Accounts unconfirmed for days, without those that wait for approval. */
export async function listOutlivedSignUps(db: Reader): Promise<string[]> {
  const { rows } = await readSql<{ id: string }>`
    select u.id from users u
    where not u.is_confirmed and u.date_created < now() - make_interval(days => ${UNCONFIRMED_SIGN_UP_DAYS})
      and not exists (
        select from memberships m join organizations o on o.id = m.organization_id where m.user_id = u.id and o.is_on_hold
      )
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Marks the address of an account as verified; a new password replaces the current one. */
export async function confirmAddress(
  db: Writer,
  { userId, passwordHash }: { userId: string; passwordHash: string | undefined },
): Promise<void> {
  await sql`
    update users set is_confirmed = true, email_proven_at = now(), date_updated = now(),
      password_hash = coalesce(${passwordHash ?? null}, password_hash)
    where id = ${userId}
  `.execute(db);
}

/** An account and the data of its confirmation page. */
export interface AccountToConfirm {
  readonly email: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly is_confirmed: boolean;
  readonly password_hash: string | null;
  /** Whether nobody has verified the address yet, and no operator has created the account. */
  readonly is_unproved: boolean;
  /** The workspace that an unconfirmed sign-up created. */
  readonly workspace: string | null;
  readonly date_created: Date;
}

export async function findAccountToConfirm(
  db: Reader,
  userId: string,
): Promise<AccountToConfirm | undefined> {
  const { rows } = await readSql<AccountToConfirm>`
    select u.email, u.first_name, u.last_name, u.is_confirmed, u.password_hash, u.date_created,
      u.email_proven_at is null and not u.is_app_admin as is_unproved,
      case when not u.is_confirmed then o.name end as workspace
    from users u left join organizations o on o.id = u.active_organization_id
    where u.id = ${userId}
  `.execute(db);
  return rows[0];
}

/** The workspace of an unconfirmed sign-up, and the end of its trial. */
export async function findSignUp(
  db: Reader,
  userId: string,
): Promise<{ workspace: string; trial_ends_at: Date | null } | undefined> {
  const { rows } = await readSql<{ workspace: string; trial_ends_at: Date | null }>`
    select o.name as workspace, o.trial_ends_at from users u
    join organizations o on o.id = u.active_organization_id and not o.is_on_hold
    where u.id = ${userId} and not u.is_confirmed
  `.execute(db);
  return rows[0];
}

/** The unconfirmed accounts of a workspace. */
export async function listUnconfirmed(db: Reader, organizationId: string): Promise<string[]> {
  const { rows } = await readSql<{ id: string }>`
    select u.id from memberships m join users u on u.id = m.user_id
    where m.organization_id = ${organizationId} and not u.is_confirmed
  `.execute(db);
  return rows.map(({ id }) => id);
}
