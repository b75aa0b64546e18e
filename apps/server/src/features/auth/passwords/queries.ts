import { sql } from 'kysely';
import type { Writer } from '#database/gate.ts';

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
