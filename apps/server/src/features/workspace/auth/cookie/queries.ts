import { REFRESH_GRACE_SECONDS } from '@quint/domain/base/limits.ts';
import type { Reader } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';

/** The account and session of an active refresh token, without changing it. Requires the platform role. */
export async function findAccountOfToken(
  db: Reader,
  tokenHash: Buffer,
): Promise<{ userId: string; sessionId: string } | undefined> {
  const { rows } = await readSql<{ userId: string; sessionId: string }>`
    select f.user_id as "userId", f.id as "sessionId" from refresh_tokens t join session_families f on f.id = t.family_id
    where t.token_hash = ${tokenHash} and t.expires_at > now() and f.expires_at > now() and f.ended_at is null
      and (t.used_at is null or t.used_at > now() - make_interval(secs => ${REFRESH_GRACE_SECONDS}))
  `.execute(db);
  return rows[0];
}
