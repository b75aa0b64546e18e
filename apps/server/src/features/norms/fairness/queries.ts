import { QUALITY_INDICES } from '@quint/psychometrics/types.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { isLeftOut } from '#features/roles/queries.ts';
import type { RoleRangeColumns } from '#features/roles/model.ts';
import { ROLE_RANGE_COLUMNS } from '#features/roles/model.ts';

/** The outcome of a group on one measure. */
export interface FairnessCount {
  readonly dimension: 'all' | 'gender' | 'age';
  readonly group_name: string;
  readonly measure: string;
  readonly people: number;
  readonly hits: number;
}

/** Age bands of working adults. */
const AGE_BAND = sql`case when d.age < 30 then '16-29' when d.age < 45 then '30-44' when d.age < 60 then '45-59' else '60+' end`;

/** One row per person who finished, with the newest sheet that is not held back and the demographic groups given in it. */
const PEOPLE = sql`
  select distinct on (r.organization_id, r.talent_id)
    r.organization_id, r.o, r.c, r.e, r.a, r.es, r.quality, r.result, d.gender, ${AGE_BAND} as age
  from talents_results r
  join talents t on t.organization_id = r.organization_id and t.id = r.talent_id and t.date_anonymized is null and t.norms_withdrawn_at is null
  left join survey_demographics d on d.organization_id = r.organization_id and d.result_id = r.id
  where r.status = 'FINISHED' and r.held_until is null
  order by r.organization_id, r.talent_id, r.date_finished desc`;

/** Counts sheets, remarks and traits in the high band, replacing the previous counts. */
export async function replaceFairnessCounts(tx: Writer, now: Date): Promise<void> {
  await sql`delete from fairness_counts`.execute(tx);
  await sql`
    with people as materialized (${PEOPLE}),
    measured as (
      select organization_id, gender, age, m.measure, m.hit from people
      cross join lateral (values ('O', o >= 7), ('C', c >= 7), ('E', e >= 7), ('A', a >= 7), ('ES', es >= 7),
        ('unremarkable', quality = 'ok')) m (measure, hit)
      where m.hit is not null and gender is not null
    ),
    grouped as (
      select organization_id, 'gender' as dimension, gender as group_name, measure, hit from measured
      union all select organization_id, 'age', age, measure, hit from measured
      union all select organization_id, 'all', 'all', 'sheets', quality = 'ok' from people
      union all
      select p.organization_id, 'all', 'all', 'flag:' || i.name,
        exists (select from jsonb_array_elements(p.result -> 'quality' -> 'flags') f where f ->> 'index' = i.name)
      from people p
      cross join unnest(${[...QUALITY_INDICES]}::text[]) i (name)
    )
    insert into fairness_counts (organization_id, dimension, group_name, measure, people, hits, date_counted)
    select organization_id, dimension, group_name, measure, count(*), count(*) filter (where hit), ${now}
    from grouped group by organization_id, dimension, group_name, measure
  `.execute(tx);
}

/** A sheet with the ranges of its assessment's role. It contains no name and no id of a person. */
export interface AssessedSheet extends RoleRangeColumns {
  readonly organization_id: string;
  readonly gender: string;
  readonly age: string;
  readonly is_hired: boolean;
  /** The person objects to rankings: no fit is counted. */
  readonly is_left_out: boolean;
  readonly o: number;
  readonly c: number;
  readonly e: number;
  readonly a: number;
  readonly es: number;
}

/** Sheets of assessments, to be compared with the ranges of the role. */
export async function listAssessedSheets(db: Reader): Promise<AssessedSheet[]> {
  const columns = sql.join(ROLE_RANGE_COLUMNS.map((name) => sql.ref(`l.${name}`)));
  const { rows } = await readSql<AssessedSheet>`
    select r.organization_id, d.gender, ${AGE_BAND} as age, t.status = 'EMPLOYEE' as is_hired, ${isLeftOut} as is_left_out, r.o, r.c, r.e, r.a, r.es, ${columns}
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
    where s.purpose = 'recruiting' and num_nulls(r.o, r.c, r.e, r.a, r.es) = 0
  `.execute(db);
  return rows;
}

/** Adds counts to a workspace. */
export async function insertFairnessCounts(
  tx: Writer,
  rows: readonly (FairnessCount & { readonly organization_id: string })[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('fairness_counts')
    .values(rows.map((row) => ({ ...row, date_counted: now })))
    .execute();
}

/** The counts of a workspace. */
export async function listFairnessCounts(
  db: Reader,
  { organizationId }: OrganizationScope,
): Promise<(FairnessCount & { readonly date_counted: Date })[]> {
  return db
    .selectFrom('fairness_counts')
    .select(['dimension', 'group_name', 'measure', 'people', 'hits', 'date_counted'])
    .where('organization_id', '=', organizationId)
    .orderBy('dimension')
    .orderBy('group_name')
    .orderBy('measure')
    .$castTo<FairnessCount & { date_counted: Date }>()
    .execute();
}
