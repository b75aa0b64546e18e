import { sql } from 'kysely';
import type { Sql } from '#database/sql.ts';
import { sql as text } from '#database/sql.ts';
import type { Reader } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { RoleRangeColumns } from '#features/roles/roles/model.ts';
import { ROLE_RANGE_COLUMNS } from '#features/roles/roles/model.ts';

/**
 * Condition: the talent `t` objects to rankings, and may not be compared with the ranges of a role. For code that
 * computes the fit of single people. Lists read the column `ranked_stanines`, which is null for such a person.
 */
export const isExcluded = sql<boolean>`(t.rankings_objected_at is not null)`;

/** The stage of a person before any decision: by the newest survey of the talent `row`. */
export const stageOfSurvey = (
  row: Sql,
): Sql => text`case when ${row}.invitation_status = 'FINISHED' then 'finished'
  when ${row}.invitation_status in ('OPENED', 'PENDING') then 'opened' else 'invited' end`;

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
