import { REFRESH_ABSOLUTE_DAYS, REFRESH_GRACE_SECONDS, REFRESH_IDLE_DAYS } from '@quint/domain/limits.ts';
import { sql } from 'kysely';
import type { Reader } from '#database/gate.ts';

export interface AccountRow {
  readonly id: string;
  readonly email: string;
  readonly password_hash: string | null;
  readonly is_app_admin: boolean;
}

/** The account of an address, without regard to case. Platform role. */
export function findAccountByEmail(db: Reader, email: string): Promise<AccountRow | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'password_hash', 'is_app_admin'])
    .where(sql`lower(email)`, '=', email)
    .executeTakeFirst();
}

/** Starts a family of refresh tokens with its first token. */
export async function insertSession(
  db: Reader,
  session: { familyId: string; userId: string; tokenHash: Buffer },
): Promise<void> {
  await sql`
    with family as (
      insert into session_families (id, user_id, expires_at)
      values (${session.familyId}, ${session.userId}, now() + make_interval(days => ${REFRESH_ABSOLUTE_DAYS}))
      returning id
    ), seen as (
      update users set last_access = now() where id = ${session.userId}
    )
    insert into refresh_tokens (token_hash, family_id, expires_at)
    select ${session.tokenHash}, id, now() + make_interval(days => ${REFRESH_IDLE_DAYS}) from family
  `.execute(db);
}

export type Rotation = { readonly userId: string } | { readonly refused: 'unknown' | 'replayed' };

/**
 * Exchanges a refresh token for a new one in one statement. A token already used is good for another exchange within
 * the grace window, so that tabs refreshing at once all get a live token; later than that it is a replay, and the
 * whole family ends.
 */
export async function rotateRefreshToken(
  db: Reader,
  tokens: { presentedHash: Buffer; nextHash: Buffer },
): Promise<Rotation> {
  const { rows } = await sql<{ user_id: string; outcome: 'fresh' | 'replayed' }>`
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
    ), ended as (
      update session_families f set ended_at = now(), ended_because = 'replay'
      from presented p where f.id = p.family_id and not p.usable
    )
    select user_id, case when usable then 'fresh' else 'replayed' end as outcome from presented
  `.execute(db);
  const row = rows[0];
  if (row === undefined) return { refused: 'unknown' };
  return row.outcome === 'fresh' ? { userId: row.user_id } : { refused: 'replayed' };
}

/** Ends the family a refresh token belongs to, its grace tokens included. Returns whether there was one. */
export async function endSessionByToken(db: Reader, tokenHash: Buffer): Promise<boolean> {
  const result = await sql`
    update session_families f set ended_at = now(), ended_because = 'logout'
    from refresh_tokens t where t.token_hash = ${tokenHash} and t.family_id = f.id and f.ended_at is null
  `.execute(db);
  return (result.numAffectedRows ?? 0n) > 0n;
}
