import { sql } from 'kysely';
import type { Writer } from '#database/gate.ts';

/**
 * Locks a workspace until the transaction ends; undefined for an unknown one. A transaction that needs this lock takes
 * it before all others, to avoid deadlocks. The key of a workspace does not change, so rows that refer to it can be
 * written meanwhile.
 */
export async function lockWorkspace(
  db: Writer,
  organizationId: string,
): Promise<{ readonly isDeleted: boolean } | undefined> {
  const { rows } = await sql<{ isDeleted: boolean }>`
    select date_deleted is not null as "isDeleted" from organizations where id = ${organizationId} for no key update
  `.execute(db);
  return rows[0];
}
