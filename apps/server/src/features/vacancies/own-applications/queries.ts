import type { ApplicationEvent } from '@quint/contract/vacancies/own-applications.ts';
import type { Reader } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';

export interface ApplicationEventRow {
  readonly role_id: string;
  readonly role: string;
  readonly kind: ApplicationEvent['kind'];
  readonly date: Date;
  readonly interview_at: Date | null;
}

/**
 * What happened to the applications of a talent and was told to them: surveys for a role that were sent or finished, and
 * mails that were sent. Decisions appear with their mail, and that a role is filled only to people who know of the role,
 * when their answer does not wait any more. Oldest first.
 */
export async function listApplicationEvents(
  db: Reader,
  { organizationId }: OrganizationScope,
  talentId: string,
): Promise<ApplicationEventRow[]> {
  const { rows } = await readSql<ApplicationEventRow>`
    with sheets as (
      select r.*, g.id as role_id from talents_results r
      join roles g on g.organization_id = r.organization_id and (g.id = any(r.invited_for) or exists (
        select from assessments a where a.organization_id = r.organization_id and a.id = r.assessment_id and a.role_id = g.id))
      where r.organization_id = ${organizationId} and r.talent_id = ${talentId}
        and coalesce(r.withdrawn_from, r.status) not in ('SCHEDULED', 'INVITED')
    ), mails as (
      select * from vacancy_mails where organization_id = ${organizationId} and talent_id = ${talentId}
    ), told as (
      select role_id, case when entrance is null then 'invited' else 'signed_up' end as kind,
        min(greatest(date_created, send_at)) as date, null::timestamptz as interview_at
      from sheets group by role_id, 2
      union all
      select role_id, 'finished', max(date_finished), null from sheets where status = 'FINISHED' group by role_id
      union all
      select role_id, case when kind = 'interview' then 'interview' else 'answered' end, date_sent,
        case when kind = 'interview' then interview_at end
      from mails where date_sent is not null
    ), events as (
      select * from told
      union all
      select g.id, 'filled', g.date_filled, null from roles g
      where g.organization_id = ${organizationId} and g.date_filled is not null and g.id in (select role_id from told)
        and not exists (select from roles_talents l where l.organization_id = g.organization_id and l.roles_id = g.id
          and l.talents_id = ${talentId} and l.hired_at is not null)
        and not exists (select from mails m where m.role_id = g.id and m.kind <> 'interview'
          and m.date_sent is null and m.date_stopped is null)
    )
    select e.role_id, g.name as role, e.kind, e.date, e.interview_at
    from events e join roles g on g.organization_id = ${organizationId} and g.id = e.role_id
    where g.date_deleted is null and g.draft_state is null
    order by e.date, array_position(array['invited', 'signed_up', 'finished', 'interview', 'filled', 'answered'], e.kind)
  `.execute(db);
  return rows;
}
