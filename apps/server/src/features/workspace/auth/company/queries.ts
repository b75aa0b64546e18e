import { domainOfEmail } from '@quint/domain/workspace/single-sign-on.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { SignInMethod } from '#features/workspace/auth/queries.ts';

// All of these require the platform role.

/**
 * Whether an account signs in through its company only: a member of a workspace that enforces SSO, with an address of a
 * verified domain. Exceptions: administrators of the platform, and the emergency administrator with a second factor.
 */
export async function isCompanyRequired(
  db: Reader,
  { userId, method }: { userId: string; method: SignInMethod },
): Promise<boolean> {
  const { rows } = await readSql<{ email: string; domains: readonly string[] }>`
    select u.email, array_agg(d.domain) as domains
    from users u
    join memberships m on m.user_id = u.id and m.status = 'active'
    join organizations o on o.id = m.organization_id and o.date_deleted is null
    join sso_connections c on c.organization_id = m.organization_id and c.is_enforced
    join sso_domains d on d.organization_id = c.organization_id and d.date_proved is not null
    where u.id = ${userId} and not u.is_app_admin and not (c.emergency_member is not distinct from m.id and (${method === 'passkey'}
      or exists (select from two_factor_secrets s where s.user_id = u.id and s.date_enabled is not null)))
    group by u.email
  `.execute(db);
  return rows.some(({ email, domains }) => domains.includes(domainOfEmail(email) ?? ''));
}

/** Ends the sessions of a workspace's members that were not started through its company, for those who must use it. */
export async function endSignInsPastCompany(db: Writer, organizationId: string): Promise<void> {
  const { rows } = await readSql<{ user_id: string; email: string; domains: readonly string[] }>`
    select m.user_id, u.email, array_agg(d.domain) as domains
    from memberships m join users u on u.id = m.user_id and not u.is_app_admin
    join sso_connections c on c.organization_id = m.organization_id and c.is_enforced
    join sso_domains d on d.organization_id = m.organization_id and d.date_proved is not null
    where m.organization_id = ${organizationId} and m.status = 'active' and c.emergency_member is distinct from m.id
    group by m.user_id, u.email
  `.execute(db);
  const companyAccounts = rows.filter(({ email, domains }) => domains.includes(domainOfEmail(email) ?? ''));
  await sql`
    update session_families set ended_at = now(), ended_because = 'company'
    where user_id = any (${companyAccounts.map(({ user_id: userId }) => userId)}::uuid[]) and ended_at is null and method <> 'company'
  `.execute(db);
}
