import type { RoleHistoryEntry } from '@quint/contract/vacancies/history.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { sql } from 'kysely';
import type { Reader } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { toKysely } from '#database/sql.ts';
import { fullname } from '#features/people/talents/queries.ts';
import { readerOf } from '#features/vacancies/people/queries.ts';

type WithoutFrame<Entry> = Entry extends unknown ? Omit<Entry, 'id' | 'date' | 'by'> : never;

export interface HistoryRow {
  readonly id: string;
  readonly date: Date;
  /** The same in microseconds since 1970, as text. */
  readonly micros: string;
  readonly by: string | null;
  readonly entry: WithoutFrame<RoleHistoryEntry>;
}

/** The position after which a page begins. */
export interface HistoryPosition {
  readonly micros: string;
  readonly id: string;
}

interface HistoryPage {
  readonly actor: Actor;
  readonly roleId: string;
  readonly limit: number;
  readonly before: HistoryPosition | undefined;
}

const NAME = sql`nullif(btrim(concat_ws(' ', u.first_name, u.last_name)), '')`;

/** A time inside JSON as the API has it. */
const isoOf = (column: string) =>
  sql`to_char(${sql.raw(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * What the tables of the role keep: states, ranges, draws, questions, signatures. Of entries with one time, the creation
 * is the oldest by its id.
 */
function fromTables(scope: OrganizationScope, { actor, roleId }: HistoryPage) {
  const name = toKysely<string>(fullname(readerOf(actor, scope.organizationId)));
  const isCurrent = sql`t.date_deleted is null and t.date_anonymized is null`;
  const ofRole = sql`e.organization_id = ${scope.organizationId} and e.role_id = ${roleId}`;
  return sql`
    select case when e.state_before is null then 'created:' else 'state:' end || e.id as id, e.date_created as date, e.user_created as user_id,
      jsonb_build_object('kind', 'state', 'state', e.state, 'before', e.state_before, 'person',
        (select ${name} from talents t where t.organization_id = e.organization_id and t.id = e.talent_id and ${isCurrent})) as entry
    from role_state_changes e where ${ofRole}
    union all
    select 'ranges:' || e.id, e.date_created, e.user_created, jsonb_build_object('kind', 'ranges',
      'number', row_number() over in_order, 'ranges', e.ranges, 'before', lag(e.ranges) over in_order,
      'sources', e.sources, 'reason', e.reason, 'results', e.results)
    from role_ranges e where ${ofRole} window in_order as (order by e.date_created, e.id)
    union all
    select 'draw:' || e.id, e.date_created, e.user_created, jsonb_build_object('kind', 'draw', 'pool', cardinality(e.pool),
      'seed', e.seed, 'reason', e.reason, 'date_undone', ${isoOf('e.date_undone')},
      'names', coalesce((select jsonb_agg((select ${name} from talents t
          where t.organization_id = e.organization_id and t.id = p.id and ${isCurrent}) order by p.place)
        from unnest(e.drawn_talents) with ordinality as p (id, place)), '[]'))
    from role_draws e where ${ofRole}
    union all
    select 'questions:' || e.version, e.date_created, e.user_created,
      jsonb_build_object('kind', 'questions', 'version', e.version)
    from interview_questions e where ${ofRole}
    union all
    select 'decision:' || s.note_id || ':' || s.user_id, s.date_signed, s.user_id, jsonb_build_object('kind', 'decision',
      'decision', e.decision, 'person', ${name}, 'is_complete', e.date_complete is not distinct from s.date_signed)
    from decision_notes e
    join decision_signatures s on s.organization_id = e.organization_id and s.note_id = e.id
    join talents t on t.organization_id = e.organization_id and t.id = e.talent_id and ${isCurrent}
    where ${ofRole}`;
}

/** What only the audit log keeps: who decides, and mails with their numbers. */
function fromLog(scope: OrganizationScope, { roleId }: HistoryPage) {
  return sql`
    select 'log:' || l.id as id, l.date_created as date, l.user_id, case l.action
      when 'role_deciders.create' then jsonb_build_object('kind', 'decider_added', 'name', d.name)
      when 'role_deciders.delete' then jsonb_build_object('kind', 'decider_removed', 'name', d.name)
      when 'vacancy_mails.send' then jsonb_build_object('kind', 'mails_sent', 'count', c.count, 'mail', l.details ->> 'kind')
      when 'roles.fill' then jsonb_build_object('kind', 'mails_sent', 'count', c.count, 'mail', null)
      else jsonb_build_object('kind', 'mails_stopped', 'count', c.count, 'mail', null) end as entry
    from audit_log l
    cross join lateral (select coalesce(l.details ->> 'count', l.details ->> 'mails', l.details ->> 'mails_stopped')::int as count) c
    left join lateral (
      -- The names of an unconfirmed sign-up may be another person's.
      select coalesce(case when u.is_confirmed then ${NAME} end, u.email) as name from users u
      where u.id = (l.details ->> 'user')::uuid) d on true
    where l.organization_id = ${scope.organizationId} and l.items[1] = ${roleId}
      and l.action in ('role_deciders.create', 'role_deciders.delete', 'vacancy_mails.send', 'vacancy_mails.stop', 'roles.fill',
        'roles.reopen')
      and (l.action in ('role_deciders.create', 'role_deciders.delete') or c.count > 0)`;
}

/** A page of the history of a role, newest first. */
export async function listHistory(
  db: Reader,
  scope: OrganizationScope,
  page: HistoryPage,
): Promise<HistoryRow[]> {
  const { before, limit } = page;
  const { rows } = await readSql<HistoryRow>`
    with entries as materialized (
      select e.*, (extract(epoch from e.date) * 1000000)::bigint as micros
      from (${fromTables(scope, page)} union all ${fromLog(scope, page)}) e
    )
    select e.id, e.date, e.micros::text as micros, e.entry,
      (select ${NAME} from users u where u.id = e.user_id) as by
    from entries e
    where ${before?.micros ?? null}::bigint is null
      or (e.micros, e.id collate "C") < (${before?.micros ?? null}::bigint, ${before?.id ?? ''} collate "C")
    order by e.micros desc, e.id collate "C" desc limit ${limit}
  `.execute(db);
  return rows;
}
