import type { Reader } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { AccountSession } from '#http/account-session.ts';

export interface KnownProofs {
  readonly has_password: boolean;
  /** Whether one-time codes are on. */
  readonly has_codes: boolean;
  /** Whether the session of the request was started through the company. */
  readonly is_from_company: boolean;
  /** Whether it was started through the company or with a passkey since the given time. */
  readonly is_fresh: boolean;
}

/** The ways in which an account can reauthenticate, and how the session was started. Requires the platform role. */
export async function findProofs(
  db: Reader,
  { userId, sessionId }: AccountSession,
  since: Date,
): Promise<KnownProofs | undefined> {
  const { rows } = await readSql<KnownProofs>`
    select u.password_hash is not null as has_password,
      exists (select from two_factor_secrets s where s.user_id = u.id and s.date_enabled is not null) as has_codes,
      coalesce(f.method = 'company', false) as is_from_company,
      coalesce(f.method in ('company', 'passkey') and f.date_created >= ${since}, false) as is_fresh
    from users u left join session_families f on f.user_id = u.id and f.id = ${sessionId ?? null}::uuid
    where u.id = ${userId}
  `.execute(db);
  return rows[0];
}
