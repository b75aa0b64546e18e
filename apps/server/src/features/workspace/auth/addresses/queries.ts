import { sql } from 'kysely';
import type { Writer } from '#database/gate.ts';

// All of these require the platform role.

export interface LockedAccount {
  readonly password_hash: string | null;
  readonly is_confirmed: boolean;
  /** Condition: nobody has verified the address yet, and no operator has created the account. */
  readonly is_unproved: boolean;
}

/** Locks an account against a concurrent verification, sign-up or removal; undefined when it is deleted. */
export async function lockAccount(db: Writer, userId: string): Promise<LockedAccount | undefined> {
  const { rows } = await sql<LockedAccount>`
    select password_hash, is_confirmed, email_proven_at is null and not is_app_admin as is_unproved
    from users where id = ${userId} for update
  `.execute(db);
  return rows[0];
}

/** Removes the password, the second factor, the passkeys and the links to companies of an account. */
export async function removeFactors(db: Writer, userId: string): Promise<void> {
  await sql`update users set password_hash = null, date_updated = now() where id = ${userId}`.execute(db);
  await sql`delete from two_factor_secrets where user_id = ${userId}`.execute(db);
  await sql`delete from recovery_codes where user_id = ${userId}`.execute(db);
  await sql`delete from passkeys where user_id = ${userId}`.execute(db);
  await sql`delete from passkey_challenges where user_id = ${userId}`.execute(db);
  await sql`
    delete from sso_identities i using memberships m
    where m.user_id = ${userId} and i.organization_id = m.organization_id and i.membership_id = m.id
  `.execute(db);
}

/** Revokes the workspace tokens that the account created or is responsible for, and returns them for the audit log. */
export async function revokeMadeTokens(
  db: Writer,
  userId: string,
): Promise<{ organization_id: string; id: string }[]> {
  const { rows } = await sql<{ organization_id: string; id: string }>`
    update api_tokens set date_revoked = now()
    where (created_by = ${userId} or responsible_id = ${userId}) and user_id is null and date_revoked is null returning organization_id, id
  `.execute(db);
  return rows;
}
