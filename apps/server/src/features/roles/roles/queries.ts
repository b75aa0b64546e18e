import { sql } from 'kysely';
import type { Reader } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { RoleRangeColumns } from '#features/roles/roles/model.ts';
import { ROLE_RANGE_COLUMNS } from '#features/roles/roles/model.ts';

/**
 * The talent `t` objects to rankings, and may not be compared with the ranges of a role: what works out the fit of single
 * people asks this. Lists read the column `ranked_stanines`, which such a person does not have.
 */
export const isExcluded = sql<boolean>`(t.rankings_objected_at is not null)`;

/** A role that is not deleted, with its ranges. */
export function findRole(
  db: Reader,
  scope: OrganizationScope,
  roleId: string,
): Promise<({ name: string } & RoleRangeColumns) | undefined> {
  return db
    .selectFrom('roles')
    .select(['name', ...ROLE_RANGE_COLUMNS])
    .where('organization_id', '=', scope.organizationId)
    .where('id', '=', roleId)
    .where('date_deleted', 'is', null)
    .executeTakeFirst();
}
