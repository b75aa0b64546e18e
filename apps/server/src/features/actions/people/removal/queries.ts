import { sql } from 'kysely';
import type { Writer } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';

export async function markDeleted(
  db: Writer,
  scope: OrganizationScope,
  { ids, userId, now }: { ids: readonly string[]; userId: string; now: Date },
): Promise<void> {
  await sql`
    update talents set date_deleted = ${now}, user_deleted = ${userId}, date_updated = now()
    where organization_id = ${scope.organizationId} and id = any(${ids}::uuid[])
  `.execute(db);
}
