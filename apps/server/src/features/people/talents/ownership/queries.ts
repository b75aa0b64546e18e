import { sql } from 'kysely';
import type { Writer } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';

/**
 * Links an account to the talent with its address, if allowed; not for a works council account. Returns the linked
 * talent.
 */
export async function takeTalent(
  db: Writer,
  scope: OrganizationScope,
  userId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    update talents t set user_id = u.id, date_updated = now() from users u
    where u.id = ${userId} and t.organization_id = ${scope.organizationId} and lower(t.email) = lower(u.email)
      and t.user_id is null and t.date_deleted is null and t.date_anonymized is null
      and can_claim_talent(u.id, t.organization_id, t.id)
      and not exists (
        select from memberships m
        where m.organization_id = t.organization_id and m.user_id = u.id and m.user_role = 'WORKS_COUNCIL'
      )
    returning t.id
  `.execute(db);
  return rows[0]?.id;
}

/** Whether an account must verify the address again for the talent with this address (lower case). */
export async function isOpenToProof(db: Writer, scope: OrganizationScope, email: string): Promise<boolean> {
  const { rows } = await sql`
    select from talents where organization_id = ${scope.organizationId} and lower(email) = ${email}
      and user_id is null and is_claimable and date_deleted is null and date_anonymized is null
  `.execute(db);
  return rows.length > 0;
}
