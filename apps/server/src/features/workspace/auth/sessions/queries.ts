import type { OwnSession } from '@quint/contract/workspace/session.ts';
import { SECURITY_EVENT_DAYS } from '@quint/domain/base/limits.ts';
import { sql } from 'kysely';
import type { Reader, StatementWriter, Writer } from '#database/gate.ts';
import { recordAudit } from '#database/audit.ts';
import { readSql } from '#database/read-sql.ts';
import { newId } from '#database/ids.ts';

type SessionRow = Omit<OwnSession, 'current' | 'date_created' | 'date_last_used'> & {
  readonly date_created: Date;
  readonly date_last_used: Date;
};

/** The active sessions of an account, last used first. Requires the platform role. */
export async function listSessions(db: Reader, userId: string): Promise<SessionRow[]> {
  const { rows } = await readSql<SessionRow>`
    select f.id, f.date_created, f.method, f.browser, f.os, f.device, t.date_last_used
    from session_families f
    join lateral (
      select max(t.date_created) as date_last_used, max(t.expires_at) as expires_at
      from refresh_tokens t where t.family_id = f.id
    ) t on t.expires_at > now()
    where f.user_id = ${userId} and f.ended_at is null and f.expires_at > now()
    order by t.date_last_used desc, f.id desc
  `.execute(db);
  return rows;
}

/**
 * Ends one session of an account. Returns whether there was one. Requires the platform role.
 * Triggers: access versions (see triggers.md).
 */
export async function endSession(db: StatementWriter, userId: string, id: string): Promise<boolean> {
  const result = await sql`
    with ended as (
      update session_families set ended_at = now(), ended_because = 'ended_by_user'
      where user_id = ${userId} and id = ${id} and ended_at is null and expires_at > now()
      returning id, browser, os, device
    )
    insert into security_events (id, user_id, kind, session_id, browser, os, device)
    select ${newId()}, ${userId}, 'session_ended', id, browser, os, device from ended
  `.execute(db);
  return (result.numAffectedRows ?? 0n) > 0n;
}

/**
 * Ends all sessions of an account except the given one. Returns how many were active. Requires the platform role.
 * Triggers: access versions (see triggers.md).
 */
export async function endOtherSessions(
  db: StatementWriter,
  userId: string,
  options: { stays?: string | undefined; because: 'password' | 'ended_by_user' | 'two_factor' | 'platform' },
): Promise<number> {
  const { rows } = await sql<{ is_alive: boolean }>`
    update session_families set ended_at = now(), ended_because = ${options.because}
    where user_id = ${userId} and ended_at is null and id is distinct from ${options.stays ?? null}::uuid
    returning expires_at > now() as is_alive
  `.execute(db);
  return rows.filter((row) => row.is_alive).length;
}

/**
 * Revokes the personal API tokens of accounts in all workspaces, and audits it there. Returns their number. Requires
 * the platform role.
 */
export async function revokePersonalTokens(
  db: Writer,
  userIds: readonly string[],
  because: 'password' | 'ended_by_user' | 'two_factor' | 'company' | 'platform',
): Promise<number> {
  const { rows } = await sql<{ organization_id: string; id: string }>`
    update api_tokens set date_revoked = now() where user_id = any (${userIds}::uuid[]) and date_revoked is null
    returning organization_id, id
  `.execute(db);
  for (const { organization_id: organizationId, id } of rows) {
    const line = { scope: { organizationId }, actor: undefined, items: [id], details: { because } };
    await recordAudit(db, { ...line, action: 'api_tokens.revoke' });
  }
  return rows.length;
}

/**
 * Deletes expired data: sessions that ended a month ago, expired links and challenges, counters days old, and security
 * events past their retention. Requires the platform role.
 */
export async function removeOutlived(db: Writer): Promise<void> {
  await sql`delete from session_families where coalesce(ended_at, expires_at) < now() - interval '30 days'`.execute(
    db,
  );
  await sql`delete from refresh_tokens where expires_at < now() - interval '1 day'`.execute(db);
  await sql`delete from account_tokens where expires_at < now() - interval '30 days'`.execute(db);
  await sql`delete from passkey_challenges where expires_at < now()`.execute(db);
  await sql`
    delete from security_events where date_created < now() - make_interval(days => ${SECURITY_EVENT_DAYS})
  `.execute(db);
  await sql`delete from rate_limits where window_started_at < now() - interval '3 days'`.execute(db);
}
