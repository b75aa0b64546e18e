import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';

/** What strangers try first as the password of an account: names and address of the person and of the workspaces. */
export async function listOwnWords(db: Reader, userId: string): Promise<string[]> {
  const { rows } = await readSql<{ word: string }>`
    select unnest(array[u.email, u.first_name, u.last_name, u.first_name || u.last_name, u.last_name || u.first_name]) as word
    from users u where u.id = ${userId}
    union
    select o.name from memberships m join organizations o on o.id = m.organization_id where m.user_id = ${userId}
  `.execute(db);
  return rows.map(({ word }) => word).filter((word) => word !== null);
}

/**
 * Gives an account a new password that came with the proof of its address, which is confirmed by it too. Platform
 * role.
 */
export async function setProvenPassword(db: Writer, userId: string, passwordHash: string): Promise<void> {
  await sql`
    update users set password_hash = ${passwordHash}, is_confirmed = true, email_proven_at = now(), date_updated = now()
    where id = ${userId}
  `.execute(db);
}
