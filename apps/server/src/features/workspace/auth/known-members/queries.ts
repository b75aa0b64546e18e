import { sql } from 'kysely';
import type { Writer } from '#database/gate.ts';

/**
 * Records that an account has verified its address by a mailed link, in every workspace it is a member of: these do not
 * find the person in the pool. Requires the platform role.
 */
export async function recordKnownMember(db: Writer, userId: string): Promise<void> {
  await sql`
    insert into pool_known_people (organization_id, mark)
    select m.organization_id, hash_address(u.email) from memberships m join users u on u.id = m.user_id
    where m.user_id = ${userId} and m.status = 'active'
    on conflict do nothing
  `.execute(db);
}
