import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';

/** The words attackers try first: names and address of the person, names of the workspaces. */
export async function listOwnWords(db: Reader, userId: string): Promise<string[]> {
  const { rows } = await readSql<{ word: string }>`
    select unnest(array[u.email, u.first_name, u.last_name, u.first_name || u.last_name, u.last_name || u.first_name]) as word
    from users u where u.id = ${userId}
    union
    select o.name from memberships m join organizations o on o.id = m.organization_id where m.user_id = ${userId}
  `.execute(db);
  return rows.map(({ word }) => word).filter((word) => word !== null);
}

/** Sets a new password through a mailed link, which also confirms the address. Requires the platform role. */
export async function setProvenPassword(db: Writer, userId: string, passwordHash: string): Promise<void> {
  await sql`
    update users set password_hash = ${passwordHash}, is_confirmed = true, email_proven_at = now(), date_updated = now()
    where id = ${userId}
  `.execute(db);
}
