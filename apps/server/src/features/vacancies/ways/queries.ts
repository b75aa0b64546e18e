import type { Reader } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';

export interface WaysRow {
  readonly versions: number;
  readonly is_locked: boolean;
  readonly draws: number;
}

/** The versions of the ranges of a role, whether its ranges are locked by hand, and its draws that were not undone. */
export async function findWays(
  db: Reader,
  { organizationId }: OrganizationScope,
  roleId: string,
): Promise<WaysRow> {
  const { rows } = await readSql<WaysRow>`
    select (select count(*)::int from role_ranges v where v.organization_id = r.organization_id and v.role_id = r.id) as versions,
      r.ranges_locked_at is not null as is_locked,
      (select count(*)::int from role_draws d
        where d.organization_id = r.organization_id and d.role_id = r.id and d.date_undone is null) as draws
    from roles r where r.organization_id = ${organizationId} and r.id = ${roleId}
  `.execute(db);
  return rows[0] ?? { versions: 0, is_locked: false, draws: 0 };
}
