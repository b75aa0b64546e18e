import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';

/** The keys of the roles that an account decides about. */
export async function listDecidedRoles(
  db: Reader,
  scope: OrganizationScope,
  userId: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('role_deciders')
    .select('role_id')
    .where('organization_id', '=', scope.organizationId)
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ role_id: roleId }) => roleId);
}

/** Makes an account decide about roles; returns the keys of those it did not decide about before. */
export async function insertDeciders(
  db: Writer,
  scope: OrganizationScope,
  { roleIds, userId, by }: { roleIds: readonly string[]; userId: string; by: string | null },
): Promise<string[]> {
  const { rows } = await sql<{ role_id: string }>`
    insert into role_deciders (organization_id, role_id, user_id, user_created)
    select ${scope.organizationId}, r.id, ${userId}, ${by} from unnest(${roleIds}::uuid[]) as r (id)
    on conflict do nothing returning role_id
  `.execute(db);
  return rows.map(({ role_id: roleId }) => roleId);
}
