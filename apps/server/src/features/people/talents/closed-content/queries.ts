import type { RowSql } from '#items/declare/collection.ts';
import type { Sql } from '#database/sql.ts';
import { sql } from '#database/sql.ts';

/**
 * The locked content of a talent, as `ClosedContent` in jsonb; null once it is unlocked. Name and address are locked
 * when the person was not invited directly, and stay locked if the workspace hides personal data: an insight does not
 * unlock them there. Skills are counted as in the pool.
 */
export function closedContent({ row, organization }: Pick<RowSql, 'row' | 'organization'>): Sql {
  return sql`case when not ${row}.is_insight_unlocked then (
    select jsonb_build_object('person', not ${row}.is_directly_invited and not o.hide_personal_data,
      'skills', (select count(*) from unnest(string_to_array(j.skills, ',')) one where btrim(one) <> ''),
      'jobs', (select count(*) from job_experiences e where e.organization_id = ${organization} and e.talent_id = ${row}.id),
      'languages', coalesce(jsonb_array_length(j.languages), 0),
      'work_mode', coalesce(cardinality(j.work_mode), 0) > 0,
      'salary', j.salary is not null,
      'earliest_start', j.earliest_start is not null)
    from organizations o left join job_preferences j on j.organization_id = o.id and j.id = ${row}.job_preferences
    where o.id = ${organization}) end`;
}
