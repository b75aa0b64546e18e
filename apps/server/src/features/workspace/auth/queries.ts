import {
  REFRESH_ABSOLUTE_DAYS,
  REFRESH_GRACE_SECONDS,
  REFRESH_IDLE_DAYS,
} from '@quint/domain/base/limits.ts';
import { sql } from 'kysely';
import type { Reader, StatementWriter, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import { newId } from '#database/ids.ts';
import type { DeviceDescription } from '#features/workspace/auth/sessions/model.ts';

export interface AccountRow {
  readonly id: string;
  readonly email: string;
  readonly password_hash: string | null;
  readonly is_confirmed: boolean;
  /** Whether the person signed up with a workspace that waits for approval. */
  readonly is_on_hold: boolean;
}

/**
 * The account of an address in normal form. `typedEmail` is the address in lower case as its user entered it: it
 * distinguishes two accounts that have the address in two spellings. Requires the platform role.
 */
export async function findAccountByEmail(
  db: Reader,
  email: string,
  typedEmail = email,
): Promise<AccountRow | undefined> {
  const { rows } = await readSql<AccountRow>`
    select u.id, u.email, u.password_hash, u.is_confirmed, not u.is_confirmed and exists (
      select from memberships m join organizations o on o.id = m.organization_id where m.user_id = u.id and o.is_on_hold
    ) as is_on_hold
    from users u where lower(u.email) = any(${[typedEmail, email]})
    order by lower(u.email) = ${typedEmail} desc limit 1
  `.execute(db);
  return rows[0];
}

/** Address and password hash of an account. Requires the platform role. */
export function findPassword(
  db: Reader,
  userId: string,
): Promise<{ email: string; password_hash: string | null } | undefined> {
  return db
    .selectFrom('users')
    .select(['email', 'password_hash'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** The method used for signing in. */
export type SignInMethod =
  | 'password'
  | 'passkey'
  | 'password_reset'
  | 'invitation'
  | 'confirmation'
  | 'company';

export interface NewSession {
  readonly familyId: string;
  readonly userId: string;
  readonly tokenHash: Buffer;
  readonly method: SignInMethod;
  readonly device: DeviceDescription;
}

/** Starts a family of refresh tokens with its first token. */
export async function insertSession(db: StatementWriter, session: NewSession): Promise<void> {
  const { browser, os, device } = session.device;
  await sql`
    with family as (
      insert into session_families (id, user_id, expires_at, method, browser, os, device)
      values (${session.familyId}, ${session.userId}, now() + make_interval(days => ${REFRESH_ABSOLUTE_DAYS}),
        ${session.method}, ${browser}, ${os}, ${device})
      returning id
    ), seen as (
      update users set last_access = now() where id = ${session.userId}
    ), noted as (
      insert into security_events (id, user_id, kind, method, session_id, browser, os, device)
      values (${newId()}, ${session.userId}, 'signed_in', ${session.method}, ${session.familyId}, ${browser}, ${os}, ${device})
    )
    insert into refresh_tokens (token_hash, family_id, expires_at)
    select ${session.tokenHash}, id, now() + make_interval(days => ${REFRESH_IDLE_DAYS}) from family
  `.execute(db);
}

export type Rotation =
  | { readonly outcome: 'fresh' | 'replayed'; readonly userId: string; readonly familyId: string }
  | { readonly outcome: 'unknown' };

/**
 * Rotates a refresh token in one statement. A used token can be exchanged again within the grace period, so that
 * concurrent tabs all get an active token; later use is a replay, which ends the whole family.
 */
export async function rotateRefreshToken(
  db: StatementWriter,
  tokens: { presentedHash: Buffer; nextHash: Buffer },
): Promise<Rotation> {
  const { rows } = await sql<{ user_id: string; family_id: string; outcome: 'fresh' | 'replayed' }>`
    with presented as (
      select t.token_hash, t.used_at, f.id as family_id, f.user_id,
        t.used_at is null or t.used_at > now() - make_interval(secs => ${REFRESH_GRACE_SECONDS}) as usable
      from refresh_tokens t join session_families f on f.id = t.family_id
      where t.token_hash = ${tokens.presentedHash} and t.expires_at > now() and f.expires_at > now() and f.ended_at is null
      for update of t
    ), used as (
      update refresh_tokens t set used_at = coalesce(t.used_at, now())
      from presented p where t.token_hash = p.token_hash and p.usable
    ), issued as (
      insert into refresh_tokens (token_hash, family_id, expires_at)
      select ${tokens.nextHash}, family_id, now() + make_interval(days => ${REFRESH_IDLE_DAYS}) from presented where usable
    ), seen as (
      update users u set last_access = now() from presented p where u.id = p.user_id and p.usable
    )
    select user_id, family_id, case when usable then 'fresh' else 'replayed' end as outcome from presented
  `.execute(db);
  const row = rows[0];
  if (row === undefined) return { outcome: 'unknown' };
  return { outcome: row.outcome, userId: row.user_id, familyId: row.family_id };
}

/** Ends a family after a replay. Returns false when it had ended before. Requires the platform role. */
export async function endReplayedSession(db: Writer, familyId: string): Promise<boolean> {
  const result = await sql`
    update session_families set ended_at = now(), ended_because = 'replay' where id = ${familyId} and ended_at is null
  `.execute(db);
  return (result.numAffectedRows ?? 0n) > 0n;
}

/** Ends the family of a refresh token, including tokens of the grace period. */
export async function endSessionByToken(db: StatementWriter, tokenHash: Buffer): Promise<void> {
  await sql`
    with ended as (
      update session_families f set ended_at = now(), ended_because = 'logout'
      from refresh_tokens t where t.token_hash = ${tokenHash} and t.family_id = f.id and f.ended_at is null
      returning f.id, f.user_id, f.browser, f.os, f.device
    )
    insert into security_events (id, user_id, kind, session_id, browser, os, device)
    select ${newId()}, user_id, 'signed_out', id, browser, os, device from ended
  `.execute(db);
}
