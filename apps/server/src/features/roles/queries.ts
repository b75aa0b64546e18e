import type { Reader } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { RoleRangeColumns } from '#features/roles/model.ts';
import { ROLE_RANGE_COLUMNS } from '#features/roles/model.ts';

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
