import type { HistoryKind } from '@quint/contract/people/history.ts';
import type { TalentStatus } from '@quint/domain/people/talents.ts';
import { sql } from 'kysely';
import type { Reader } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';

/** A row inside JSON, where times are strings. */
export interface HistoryRow {
  readonly id: string;
  readonly kind: HistoryKind;
  readonly date: string;
  readonly by: string | null;
  readonly records: string[];
  readonly status: TalentStatus | null;
  readonly until: string | null;
  readonly minutes: number | null;
  readonly answered: number | null;
  readonly instrument: string | null;
}

export interface HistoryPage {
  readonly talentId: string;
  readonly limit: number;
  readonly offset: number;
  readonly withoutReads: boolean;
}

/** A result that took more than an hour was probably left open; its duration is meaningless. */
const LONGEST_SURVEY_MINUTES = 60;

/** Actions of the audit log and their entries in the history. */
const KIND_OF_ACTION = sql`case l.action
  when 'talents.move' then 'moved' when 'talents.unlock' then 'unlocked' when 'talents.export' then 'exported'
  when 'talents.change_email' then 'address_changed' when 'talents.claim' then 'account_linked'
  when 'survey_links.copy' then 'link_copied' when 'invitations.remind' then 'reminded'
  when 'invitations.plan_reminder' then 'reminder_planned' when 'invitations.skip_reminder' then 'reminder_skipped'
  when 'invitations.extend' then 'extended' when 'invitations.resend' then 'invited_again'
  when 'invitations.schedule' then 'scheduled'
  when 'invitations.cancel' then 'withdrawn' when 'invitations.withdraw' then 'withdrawn'
  when 'invitations.reopen' then 'reopened' when 'invitations.recall' then 'recalled' when 'inbox.message' then 'messaged'
  when 'roles_talents.create' then 'considered' when 'roles_talents.delete' then 'considered_no_more'
  when 'roles_talents.update' then case when (l.details #>> '{values,rejected}')::boolean then 'rejected'
    when not (l.details #>> '{values,rejected}')::boolean then 'rejected_no_more'
    when l.details -> 'fields' @> '["rejected_reason"]' then 'reason_changed' end
  when 'decisions.sign' then 'decision_signed'
  when 'decisions.complete' then case l.details ->> 'decision' when 'hire' then 'hired'
    when 'meet_again' then 'shortlisted' else 'rejected' end
  when 'rankings.object' then 'objected' when 'rankings.allow' then 'objected_no_more'
  when 'teams_talents.create' then 'grouped' when 'teams_talents.delete' then 'grouped_no_more' end`;

/** The audit log entries about the person; reads are combined by reader and day. */
function fromLog(scope: OrganizationScope, { talentId, withoutReads }: HistoryPage) {
  const lines = sql`audit_log l where l.organization_id = ${scope.organizationId} and l.talent_ids @> array[${talentId}::uuid]`;
  return sql`
    select * from (
      select l.id::text as id, ${KIND_OF_ACTION} as kind, l.date_created as date, l.user_id, l.user_role, l.items as records,
        l.details ->> 'status' as status, coalesce(l.details ->> 'until', l.details ->> 'at')::timestamptz as until,
        null::int as minutes, null::int as answered, null::text as instrument
      from ${lines} and l.action <> 'results.read'
    ) noted where kind is not null
    union all
    select max(l.id::text), 'read', max(l.date_created), l.user_id, max(l.user_role), '{}', null, null, null, null, null
    from ${lines} and l.action = 'results.read' and l.user_role <> 'ORG_USER' and not ${withoutReads}::boolean
      -- The log contains each read; before there was a result there was nothing to read.
      and exists (select from sheets r where r.status = 'FINISHED' and r.date_finished <= l.date_created)
    group by l.user_id, (l.date_created at time zone 'Europe/Berlin')::date`;
}

/** The events of sheets: invited, opened, answered, finished. A sheet from the pool came with its result. */
const FROM_SHEETS = sql`
  select r.id || ':invited', case when r.entrance is null then 'invited' else 'came' end, r.date_created,
    case when r.entrance is null then t.user_created end, 'ORG_ADMIN',
    array(select c.roles_id from roles_talents c where c.organization_id = r.organization_id
      and c.talents_id = r.talent_id and c.date_created = r.date_created), null, null, null, null, null
  from sheets r join talents t on t.organization_id = r.organization_id and t.id = r.talent_id
  where (r.date_finished is null or r.date_finished > r.date_created or not exists (
      select from pool_unlocks u where u.organization_id = r.organization_id and u.talent_id = r.talent_id))
    -- The log names who asked a person of a public form to retake the survey.
    and not (r.entrance is not null
      and exists (select from sheets o where o.status = 'FINISHED' and o.date_finished <= r.date_created)
      and exists (select from audit_log l where l.organization_id = r.organization_id
        and l.talent_ids @> array[r.talent_id] and l.action = 'invitations.resend' and r.id = any(l.items)))
  union all
  select r.id || ':opened', 'opened', min(s.date_created), null, null, '{}', null, null, null, null, null
  from sheets r join survey_sessions s on s.organization_id = r.organization_id and s.result_id = r.id
  group by r.id
  union all
  select r.id || ':confirmed', 'confirmed', r.date_confirmed, null, null, '{}', null, null, null, null, null
  from sheets r where r.date_confirmed is not null and r.entrance is not null
  union all
  select r.id || ':reminded', 'reminded', r.date_last_reminded, null, null, '{}', null, null, null, null, null
  from sheets r where r.date_last_reminded is not null and not exists (
    select from audit_log l where l.organization_id = r.organization_id and l.talent_ids @> array[r.talent_id]
      and l.action in ('invitations.remind', 'invitations.plan_reminder'))
  union all
  select r.id || ':withdrawn', 'withdrawn', r.date_last_action, null, null, '{}', null, null, null, null, null
  from sheets r where r.status = 'CANCELED' and not exists (
    select from audit_log l where l.organization_id = r.organization_id and l.talent_ids @> array[r.talent_id]
      and l.action in ('invitations.cancel', 'invitations.withdraw', 'talents.change_email'))
  union all
  select r.id || ':answers', case when r.status = 'FINISHED' then 'finished' else 'answered' end,
    coalesce(r.date_finished, a.last), null, null, '{}', null, null,
    case when r.status = 'FINISHED' and a.minutes <= ${LONGEST_SURVEY_MINUTES} then a.minutes end, a.answered, r.instrument_version
  from sheets r cross join lateral (
    select max(a.date_received) as last, count(distinct a.item)::int as answered,
      greatest(1, round(sum(a.seconds) / 60))::int as minutes
    from survey_answers a where a.organization_id = r.organization_id and a.result_id = r.id
  ) a
  where r.status = 'FINISHED' or a.answered > 0`;

/** Roles the person is considered for since before the audit log contained them, and not since an invitation. */
const FROM_ROLES = sql`
  select c.id || ':considered', 'considered', c.date_created, null, null, array[c.roles_id], null, null, null, null, null
  from roles_talents c
  where c.organization_id = (select organization_id from me) and c.talents_id = (select id from me)
    and not exists (select from sheets r where r.date_created = c.date_created)
    and not exists (select from audit_log l where l.organization_id = c.organization_id
      and l.talent_ids @> array[c.talents_id] and l.action = 'roles_talents.create' and c.roles_id = any(l.items))`;

/** A page of a person's history, newest first, and the number of its entries. */
export async function listHistory(
  db: Reader,
  scope: OrganizationScope,
  page: HistoryPage,
): Promise<{ rows: readonly HistoryRow[]; total: number } | undefined> {
  const { rows } = await readSql<{ total: number; entries: readonly HistoryRow[] }>`
    with me as (
      select organization_id, id from talents where organization_id = ${scope.organizationId} and id = ${page.talentId}
        and date_deleted is null and date_anonymized is null
    ), sheets as (
      select r.* from talents_results r join me on r.organization_id = me.organization_id and r.talent_id = me.id
    ), entries as (
      ${fromLog(scope, page)} union all ${FROM_SHEETS} union all ${FROM_ROLES}
    ), page as (
      select * from entries order by date desc, id desc limit ${page.limit} offset ${page.offset}
    )
    select (select count(*)::int from entries) as total, coalesce((
      select json_agg(json_build_object('id', p.id, 'kind', p.kind, 'date', p.date, 'status', p.status, 'until', p.until,
        'minutes', p.minutes, 'answered', p.answered, 'instrument', p.instrument,
        'by', (select nullif(concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')), '') from users u
          where u.id = p.user_id and p.user_role is distinct from 'ORG_USER'),
        'records', coalesce((select json_agg(n.name order by n.name collate "und-x-icu") from (
          select name from roles where organization_id = ${scope.organizationId} and id = any(p.records)
          union all select name from teams where organization_id = ${scope.organizationId} and id = any(p.records)) n), '[]'))
        order by p.date desc, p.id desc) from page p), '[]') as entries
    from me
  `.execute(db);
  const [row] = rows;
  return row && { rows: row.entries, total: row.total };
}
