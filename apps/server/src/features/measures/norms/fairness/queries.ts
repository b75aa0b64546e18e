import type { Trait } from '@quint/psychometrics/types.ts';
import { sql } from 'kysely';
import type { Reader } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { ComparedRate } from '#features/measures/norms/fairness/counts/queries.ts';
import type { RoleRangeColumns } from '#features/roles/roles/model.ts';
import { ROLE_RANGE_COLUMNS } from '#features/roles/roles/model.ts';

/** The number of sheets of a workspace: all, the unflagged ones as `sheets`, or those with one flag. */
export interface SheetCount {
  readonly measure: string;
  readonly people: number;
  readonly hits: number;
  readonly date_counted: Date;
}

/** The counts of all sheets of a workspace. */
export function listSheetCounts(db: Reader, { organizationId }: OrganizationScope): Promise<SheetCount[]> {
  return db
    .selectFrom('fairness_counts')
    .select(['measure', 'people', 'hits', 'date_counted'])
    .where('organization_id', '=', organizationId)
    .where('dimension', '=', 'all')
    .orderBy('measure')
    .execute();
}

export type Rate = Omit<ComparedRate, 'organization_id' | 'role_id'>;

/** The rates of a role; without a role, those of all roles together. */
export async function listRates(
  db: Reader,
  { organizationId }: OrganizationScope,
  roleId: string | undefined,
): Promise<Rate[]> {
  const { rows } = await readSql<Rate>`
    select dimension, group_name, outcome, period, people, hits, reference, ratio_low, ratio_high, ratio_method, fisher_p
    from fairness_rates
    where organization_id = ${organizationId} and role_id is not distinct from ${roleId ?? null}::uuid
    order by dimension desc, group_name, period
  `.execute(db);
  return rows;
}

/** Roles that have their own rates, by name. */
export async function listRolesWithRates(
  db: Reader,
  { organizationId }: OrganizationScope,
): Promise<{ readonly id: string; readonly name: string }[]> {
  const { rows } = await readSql<{ id: string; name: string }>`
    select r.id, r.name from roles r
    where r.organization_id = ${organizationId} and r.date_deleted is null
      and exists (select from fairness_rates f where f.organization_id = r.organization_id and f.role_id = r.id)
    order by r.name collate "und-x-icu", r.id
  `.execute(db);
  return rows;
}

export interface MeanSums {
  readonly dimension: 'gender' | 'age';
  readonly group_name: string;
  readonly trait: Trait;
  readonly n: number;
  readonly sum: number;
  readonly sumOfSquares: number;
}

/** The sums of the traits of each group. */
export async function listMeanSums(db: Reader, { organizationId }: OrganizationScope): Promise<MeanSums[]> {
  const { rows } = await readSql<MeanSums>`
    select dimension, group_name, trait, people as n, total as sum, total_of_squares as "sumOfSquares"
    from fairness_means where organization_id = ${organizationId}
    order by dimension desc, group_name, trait
  `.execute(db);
  return rows;
}

export interface RoleInUse extends RoleRangeColumns {
  readonly id: string;
  readonly name: string;
  readonly is_published: boolean;
}

/** Roles that are neither drafts nor archived: published ones first, then the newest. */
export async function listRolesInUse(
  db: Reader,
  { organizationId }: OrganizationScope,
  limit: number,
): Promise<RoleInUse[]> {
  const { rows } = await readSql<RoleInUse>`
    select id, name, is_published_to_pool as is_published, ${sql.join(ROLE_RANGE_COLUMNS.map((name) => sql.ref(name)))}
    from roles
    where organization_id = ${organizationId} and date_deleted is null and draft_state is null and date_archived is null
    order by is_published_to_pool desc, date_created desc, id limit ${limit}
  `.execute(db);
  return rows;
}
