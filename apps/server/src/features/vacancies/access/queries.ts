import type { MustHaves } from '@quint/domain/vacancies/must-haves.ts';
import type { RoleState } from '@quint/domain/roles/stages.ts';
import type { Reader } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { RoleRangeColumns } from '#features/roles/roles/model.ts';

export interface VacancyRow extends RoleRangeColumns {
  readonly id: string;
  readonly name: string;
  readonly state: RoleState;
  readonly date_recruiting: Date | null;
  readonly date_filled: Date | null;
  readonly filled_by_talent: string | null;
  readonly must_haves: MustHaves;
  /** Whether the account decides about the role. */
  readonly is_decider: boolean;
}

/** A role that is not deleted, and whether an account decides about it. */
export async function findVacancyRow(
  db: Reader,
  { organizationId }: OrganizationScope,
  { roleId, userId }: { readonly roleId: string; readonly userId: string },
): Promise<VacancyRow | undefined> {
  const { rows } = await readSql<VacancyRow>`
    select r.id, r.name, case when r.date_archived is not null then 'archived' when r.date_filled is not null then 'filled'
        else coalesce(r.draft_state, 'recruiting') end as state,
      r.date_recruiting, r.date_filled, r.filled_by_talent, r.must_haves,
      r.o_min, r.o_max, r.o_weight, r.c_min, r.c_max, r.c_weight, r.e_min, r.e_max, r.e_weight,
      r.a_min, r.a_max, r.a_weight, r.es_min, r.es_max, r.es_weight,
      exists (select from role_deciders d
        where d.organization_id = r.organization_id and d.role_id = r.id and d.user_id = ${userId}) as is_decider
    from roles r where r.organization_id = ${organizationId} and r.id = ${roleId} and r.date_deleted is null
  `.execute(db);
  return rows[0];
}

/** Whether an assessment that is not deleted is about a role. */
export async function isAssessmentOf(
  db: Reader,
  { organizationId }: OrganizationScope,
  { roleId, assessmentId }: { readonly roleId: string; readonly assessmentId: string },
): Promise<boolean> {
  const { rows } = await readSql`
    select from assessments where organization_id = ${organizationId} and id = ${assessmentId} and role_id = ${roleId}
      and date_deleted is null
  `.execute(db);
  return rows.length > 0;
}
