import type { AssessmentProgress } from '@quint/contract/people/assessment-progress.ts';
import { sql } from 'kysely';
import type { Reader } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';

export interface ProgressRow extends Omit<AssessmentProgress, 'last_opened' | 'last_finished'> {
  readonly last_opened: Date | null;
  readonly last_finished: Date | null;
}

/** The active participants, with the times of their newest invitation in the assessment. */
function sheetsOf(scope: OrganizationScope, assessmentId: string) {
  return sql`
    select r.status,
      case when r.status in ('SCHEDULED', 'CANCELED') then null else coalesce(r.send_at, r.date_created) end as invited,
      case when r.status in ('OPENED', 'PENDING', 'FINISHED') then coalesce(o.opened, r.date_started, r.date_last_action) end as opened,
      case when r.status in ('PENDING', 'FINISHED') then coalesce(r.date_started, r.date_last_action) end as started,
      r.date_finished as finished
    from assessments a
    join assessment_participants p on p.organization_id = a.organization_id and p.assessment_id = a.id
      and p.canceled_at is null
    join talents t on t.organization_id = p.organization_id and t.id = p.talent_id
      and t.date_deleted is null and t.date_anonymized is null
    left join lateral (
      select * from talents_results i
      where i.organization_id = p.organization_id and i.talent_id = p.talent_id and i.assessment_id = p.assessment_id
      order by i.date_created desc, i.id desc limit 1
    ) r on true
    left join lateral (
      select min(s.date_created) as opened from survey_sessions s
      where s.organization_id = r.organization_id and s.result_id = r.id
    ) o on true
    where a.organization_id = ${scope.organizationId} and a.id = ${assessmentId} and a.date_deleted is null
  `;
}

/**
 * The participants of an assessment by the progress of their newest invitation in it, and the days of each step;
 * undefined when the assessment does not exist. Removed participants are not counted.
 */
export async function readProgress(
  db: Reader,
  scope: OrganizationScope,
  assessmentId: string,
): Promise<ProgressRow | undefined> {
  const { rows } = await readSql<ProgressRow>`
    with sheets as materialized (
      ${sheetsOf(scope, assessmentId)}
    ), events as (
      select invited as at, 'invited' as step from sheets where invited is not null
      union all select opened, 'opened' from sheets where invited is not null and opened is not null
      union all select finished, 'finished' from sheets where invited is not null and finished is not null
    ), days as (
      select (at at time zone 'Europe/Berlin')::date::text as day, count(*) filter (where step = 'invited')::int as invited,
        count(*) filter (where step = 'opened')::int as opened, count(*) filter (where step = 'finished')::int as finished
      from events group by 1
    )
    select (select count(*)::int from sheets) as total,
      c.invited, c.opened, c.started, c.finished, c.scheduled, c.withdrawn, c.last_opened, c.last_finished,
      coalesce((select json_agg(d order by d.day) from days d), '[]') as days
    from assessments a
    cross join (
      select count(invited)::int as invited, count(opened) filter (where invited is not null)::int as opened,
        count(started) filter (where invited is not null)::int as started,
        count(finished) filter (where invited is not null)::int as finished,
        count(*) filter (where status = 'SCHEDULED')::int as scheduled,
        count(*) filter (where status = 'CANCELED')::int as withdrawn,
        max(opened) as last_opened, max(finished) as last_finished
      from sheets
    ) c
    where a.organization_id = ${scope.organizationId} and a.id = ${assessmentId} and a.date_deleted is null
  `.execute(db);
  return rows[0];
}
