import type {
  OwnConsent,
  OwnLogLine,
  OwnWorkspaceData,
  OwnRequest,
} from '@quint/contract/privacy/privacy.ts';
import { USUAL_MONTHS } from '@quint/domain/privacy/retention.ts';
import { sql } from 'kysely';
import type { Reader } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import { CHOICES } from '#features/privacy/choices/queries.ts';
import { ANSWER } from '#features/privacy/requests/queries.ts';

type Facts = Omit<
  OwnWorkspaceData,
  | 'choices'
  | 'consents'
  | 'requests'
  | 'log'
  | 'log_total'
  | 'log_since'
  | 'items'
  | 'ends_at'
  | 'appearances'
>;
export interface WorkspaceDataRow extends Facts {
  readonly organization_id: string;
  readonly is_open_for_work: boolean;
  readonly is_left_out_of_rankings: boolean;
  readonly counts_in_norms: boolean;
  readonly takes_reminders: boolean;
  readonly instrument: string | null;
  readonly consents: readonly OwnConsent[];
  readonly requests: readonly OwnRequest[];
  readonly date_created: Date;
}

const SHEETS = sql`talents_results r where r.organization_id = t.organization_id and r.talent_id = t.id`;

/** As set by the workspace, or by default; members are kept unless a period is set for them. */
const MONTHS = sql`
  case when t.status <> 'EMPLOYEE' then case when s.organization_id is null then ${USUAL_MONTHS.rejected}::int else s.rejected_months end end
    as months_after_rejection,
  case when t.status = 'EMPLOYEE' then s.employees_months when s.organization_id is null then ${USUAL_MONTHS.applicants}::int else s.applicants_months end
    as months_after_last_activity`;

/** The data of each workspace about the person of an account, by workspace name. Requires the platform role. */
export async function listWorkspaceData(db: Reader, userId: string): Promise<readonly WorkspaceDataRow[]> {
  const { rows } = await readSql<WorkspaceDataRow>`
    select t.id as talent_id, t.organization_id, o.name as workspace, coalesce(t.organization_id = u.active_organization_id, false) as is_active,
      t.is_directly_invited, t.date_created, ${CHOICES},
      ${MONTHS}, case when t.status <> 'EMPLOYEE' then s.reason end as kept_because,
      (select count(distinct a.item)::int from survey_answers a
        where a.organization_id = t.organization_id and a.result_id in (select r.id from ${SHEETS})) as answers,
      (select r.instrument_version from ${SHEETS} order by r.date_created desc limit 1) as instrument,
      exists (select from ${SHEETS} and r.status = 'FINISHED') as has_result,
      t.job_preferences is not null or exists (select from job_experiences j
        where j.organization_id = t.organization_id and j.talent_id = t.id) as has_job_profile,
      exists (select from survey_demographics d where d.organization_id = t.organization_id
        and d.result_id in (select r.id from ${SHEETS})) as has_demographics,
      coalesce((select array_agg(distinct w.name) from pool_unlocks p join organizations w on w.id = p.organization_id
        where p.source_organization_id = t.organization_id and p.source_talent_id = t.id), '{}') as unlocked_by,
      coalesce((select json_agg(json_build_object('id', c.id, 'kind', c.kind, 'is_given', c.is_given,
          'text_version', c.text_version, 'date', c.date_created) order by c.date_created desc, c.id)
        from talent_consents c where c.organization_id = t.organization_id and c.talent_id = t.id), '[]') as consents,
      coalesce((select json_agg(json_build_object('id', q.id, 'kind', q.kind, 'date', q.date_created, 'text', asked.text,
          'date_answered', answer.date_created, 'answer', answer.text) order by q.date_created desc, q.id)
        from rights_requests q left join inbox_messages asked on asked.organization_id = q.organization_id and asked.id = q.message_id
          left join lateral (${ANSWER}) answer on true
        where q.organization_id = t.organization_id and q.talent_id = t.id), '[]') as requests
    from talents t join organizations o on o.id = t.organization_id join users u on u.id = t.user_id
      left join retention_settings s on s.organization_id = t.organization_id
    where t.user_id = ${userId} and t.date_deleted is null and t.date_anonymized is null and o.date_deleted is null
    order by is_active desc, o.name collate "und-x-icu", t.id
  `.execute(db);
  return rows;
}

const NOBODY = sql`null::text as opened_by, null::text as device, false as is_live`;

/** Reads are combined by reader, kind and day. */
const FROM_AUDIT = sql`
  select max(l.id::text) as id, l.kind, max(l.date_created) as date, l.user_id, l.token_id, me.workspace, l.role_id, l.document,
    count(*)::int as times, ${NOBODY}
  from me cross join lateral (
    select a.id, a.user_id, a.token_id, a.date_created, a.details ->> 'role' as role_id, case when a.action = 'results.read' then a.details ->> 'kind' end as document,
      case when a.action = 'talents.unlock' then 'unlocked' when a.action = 'talents.export' then 'exported'
        when a.details ->> 'as' = 'document' then 'printed' when a.talent_ids = '{}' then 'listed'
        when a.details ->> 'as' = 'fit' and a.details ? 'role' then 'compared' else 'read' end as kind
    from audit_log a
    where a.organization_id = me.organization_id and a.user_role is distinct from 'ORG_USER' and a.user_id is distinct from me.user_id
      and a.action in ('results.read', 'talents.unlock', 'talents.export') and a.date_created >= me.date_created
      and (a.talent_ids @> array[me.id] or (a.talent_ids = '{}' and a.action <> 'talents.unlock'))
  ) l
  group by l.kind, l.user_id, l.token_id, me.workspace, l.role_id, l.document, (l.date_created at time zone 'Europe/Berlin')::date`;

const FROM_POOL = sql`
  select p.organization_id || ':unlocked', 'unlocked', p.date_unlocked, null::uuid, null::uuid, w.name, null, null, 1, ${NOBODY}
  from me join pool_unlocks p on p.source_organization_id = me.organization_id and p.source_talent_id = me.id
  join organizations w on w.id = p.organization_id`;

const FROM_LINKS = sql`
  select s.id::text, 'opened', s.date_created, null::uuid, null::uuid, me.workspace, null, null, 1, s.opened_by, s.device, s.expires_at > now()
  from me join talents_results r on r.organization_id = me.organization_id and r.talent_id = me.id
  join survey_sessions s on s.organization_id = r.organization_id and s.result_id = r.id
  union all
  select s.id::text, 'copied', s.date_created, s.user_created, null::uuid, me.workspace, null, null, 1, s.kind, null, false
  from me join talents_results r on r.organization_id = me.organization_id and r.talent_id = me.id
  join survey_passes s on s.organization_id = r.organization_id and s.result_id = r.id and s.user_created is not null`;

/** Views of the user's talent: by whom, when and of what, newest first, and the number of entries. */
export async function listLooks(
  db: Reader,
  { talentId, limit }: { talentId: string; limit: number },
): Promise<{ lines: readonly OwnLogLine[]; total: number }> {
  const { rows } = await readSql<{ lines: readonly OwnLogLine[]; total: number }>`
    with me as (
      select t.organization_id, t.id, t.user_id, t.date_created, o.name as workspace
      from talents t join organizations o on o.id = t.organization_id where t.id = ${talentId}
    ), entries as (${FROM_AUDIT} union all ${FROM_POOL} union all ${FROM_LINKS}),
    shown as (select * from entries order by date desc, id desc limit ${limit})
    select (select count(*)::int from entries) as total, coalesce((
      select json_agg(json_build_object('id', s.id, 'kind', s.kind, 'date', s.date, 'workspace', s.workspace,
        'document', s.document, 'times', s.times, 'opened_by', s.opened_by, 'device', s.device, 'is_live', s.is_live,
        'who', nullif(concat_ws(' · ',
          (select nullif(concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')), '') from users u where u.id = s.user_id),
          (select 'API: ' || k.name from api_tokens k where k.id = s.token_id)), ''),
        'role', (select a.name from roles a join me on a.organization_id = me.organization_id where a.id::text = s.role_id))
        order by s.date desc, s.id desc) from shown s), '[]') as lines
  `.execute(db);
  return rows[0] ?? { lines: [], total: 0 };
}
