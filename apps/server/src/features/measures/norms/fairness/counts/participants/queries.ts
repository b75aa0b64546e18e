import { sql } from 'kysely';
import type { Reader } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { AGE_BAND } from '#features/measures/norms/fairness/counts/queries.ts';
import { isDoubtfulSheet } from '#features/measures/norms/queries.ts';
import type { RoleRangeColumns } from '#features/roles/roles/model.ts';
import { ROLE_RANGE_COLUMNS } from '#features/roles/roles/model.ts';
import { isExcluded } from '#features/roles/roles/queries.ts';

/** A sheet with the ranges of its assessment's role. It contains no name and no id of a person. */
export interface AssessedSheet extends RoleRangeColumns {
  readonly role_id: string;
  readonly gender: string;
  readonly age: string;
  readonly date_finished: Date;
  readonly is_shortlisted: boolean;
  readonly is_hired: boolean;
  /** The person was turned down for the role of each of their assessments. */
  readonly is_rejected: boolean;
  /** The person objects to rankings: no fit is counted. */
  readonly is_left_out: boolean;
  /** A doubtful result is no high agreement, so its agreement is not counted at all. */
  readonly is_doubtful: boolean;
  /** The last sheet of the person for this role, unless it is deleted, and the last for any. */
  readonly is_last_of_role: boolean;
  readonly is_last: boolean;
  readonly o: number;
  readonly c: number;
  readonly e: number;
  readonly a: number;
  readonly es: number;
}

/** Workspaces with assessments of applicants. */
export async function listAssessing(db: Reader): Promise<{ readonly organizationId: string }[]> {
  const { rows } = await readSql<{ organizationId: string }>`
    select distinct organization_id as "organizationId" from assessments where purpose = 'recruiting' and date_deleted is null
  `.execute(db);
  return rows;
}

/** Sheets of people who took part in assessments of a workspace to the end, to be compared with the ranges of the role. */
export async function listAssessedSheets(
  db: Reader,
  { organizationId }: OrganizationScope,
): Promise<AssessedSheet[]> {
  const columns = sql.join(ROLE_RANGE_COLUMNS.map((name) => sql.ref(`l.${name}`)));
  const { rows } = await readSql<AssessedSheet>`
    select s.role_id, d.gender, ${AGE_BAND} as age, r.date_finished,
      t.status in ('FAVOURITE', 'EMPLOYEE') as is_shortlisted, t.status = 'EMPLOYEE' as is_hired,
      bool_and(p.rejected_at is not null or exists (
        select from roles_talents c where c.organization_id = t.organization_id and c.roles_id = s.role_id
          and c.talents_id = t.id and c.rejected_at is not null
      )) over (partition by t.organization_id, t.id) as is_rejected, ${isExcluded} as is_left_out, ${isDoubtfulSheet} as is_doubtful,
      row_number() over (partition by t.organization_id, t.id, s.role_id order by r.date_finished desc, r.id, s.id) = 1 and l.date_deleted is null as is_last_of_role,
      row_number() over (partition by t.organization_id, t.id order by r.date_finished desc, r.id, s.id) = 1 as is_last,
      r.o, r.c, r.e, r.a, r.es, ${columns}
    from assessment_participants p
    join assessments s on s.organization_id = p.organization_id and s.id = p.assessment_id and s.date_deleted is null
    join roles l on l.organization_id = s.organization_id and l.id = s.role_id
    join talents t on t.organization_id = p.organization_id and t.id = p.talent_id and t.date_anonymized is null and t.norms_withdrawn_at is null
    join lateral (
      select * from talents_results i
      where i.organization_id = p.organization_id and i.talent_id = p.talent_id and i.assessment_id = p.assessment_id
        and i.status = 'FINISHED' and i.held_until is null
      order by i.date_finished desc limit 1
    ) r on true
    join survey_demographics d on d.organization_id = r.organization_id and d.result_id = r.id
    where s.organization_id = ${organizationId} and s.purpose = 'recruiting' and p.canceled_at is null and num_nulls(r.o, r.c, r.e, r.a, r.es) = 0
  `.execute(db);
  return rows;
}
