import type { Actor } from '@quint/domain/workspace/actor.ts';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Reader } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { OverviewTimes } from '#features/actions/overview/model.ts';
import { ASSESSMENT_DAYS, DAY_MS, GOAL_DAYS, LINES_OF_KIND } from '#features/actions/overview/model.ts';
import { IS_STILL_WANTED } from '#features/invitations/invitations/named-roles/queries.ts';
import { fullname, lastSign, NEW_RESULT_DAYS } from '#features/people/talents/queries.ts';
import { raw, toKysely } from '#database/sql.ts';

const NAMES_SHOWN = 3;
const TALENTS_SHOWN = 100;
const ROLES_SHOWN = 3;

/** The name of the talent `t` as the actor may see it. */
export function displayName(actor: Actor): RawBuilder<string> {
  const organization = raw('t.organization_id');
  const user = raw('(select id from me)');
  return toKysely<string>(fullname({ row: raw('t'), actor, organization, isOwn: true, user }));
}

/** Condition: the talent `t` exists. */
const isThere = sql`t.date_deleted is null and t.date_anonymized is null`;

/**
 * Open invitations of talents without a result, with their newest sheet `r`. A retake does not count, nor a survey for
 * roles that are filled or turned the person down.
 */
const openSheets = (scope: OrganizationScope) => sql`talents_results r
  join talents t on t.organization_id = r.organization_id and t.id = r.talent_id
  where r.organization_id = ${scope.organizationId} and r.date_finished is null
    and r.status in ('SENT', 'OPENED', 'PENDING') and t.invitation_status in ('SENT', 'OPENED', 'PENDING') and ${isThere}
    and ${IS_STILL_WANTED}
    and r.id = (select l.id from talents_results l where l.organization_id = r.organization_id and l.talent_id = r.talent_id
      order by l.date_created desc limit 1)`;

const sign = toKysely<Date>(lastSign(raw('r')));

export interface WaitingRow {
  readonly count: number;
  readonly never: number;
  readonly once: number;
  readonly first_invited: Date | null;
  readonly last_invited: Date | null;
}

/** People with an open survey and no activity since a given time: the same as `is_quiet` finds. */
export async function countWaiting(
  db: Reader,
  scope: OrganizationScope,
  { quietSince }: Pick<OverviewTimes, 'quietSince'>,
): Promise<WaitingRow | undefined> {
  const { rows } = await readSql<WaitingRow>`
    select count(*)::int as count, (count(*) filter (where told = 0))::int as never, (count(*) filter (where told = 1))::int as once,
      min(invited) as first_invited, max(invited) as last_invited
    from (select r.reminder_count + greatest(r.invitation_count - 1, 0) as told, coalesce(r.date_last_invited, r.date_created) as invited
      from ${openSheets(scope)} and r.date_last_action < ${quietSince} and ${sign} < ${quietSince}) w
  `.execute(db);
  return rows[0];
}

/** When the next person will have been inactive for that long; null without open invitations. */
export async function findNextWaiting(
  db: Reader,
  scope: OrganizationScope,
  { quietSince }: Pick<OverviewTimes, 'quietSince'>,
): Promise<Date | null> {
  const { rows } = await readSql<{ date: Date | null }>`
    select min(${sign}) as date from ${openSheets(scope)} and ${sign} >= ${quietSince}
  `.execute(db);
  return rows[0]?.date ?? null;
}

export interface NewResults {
  readonly count: number;
  readonly names: readonly string[];
  readonly talents: readonly string[];
}

/** Results of the last weeks that the actor has not opened, newest first: the same as `is_new_result` finds. */
export async function findNewResults(
  db: Reader,
  scope: OrganizationScope,
  { actor, now }: { actor: Actor; now: Date },
): Promise<NewResults> {
  const since = new Date(now.getTime() - NEW_RESULT_DAYS * DAY_MS);
  const { rows } = await readSql<{ count: number; id: string; name: string }>`
    with me as (select ${actor.userId}::uuid as id)
    select count(*) over ()::int as count, t.id, ${displayName(actor)} as name
    from talents_results r join talents t on t.organization_id = r.organization_id and t.id = r.talent_id
    where r.organization_id = ${scope.organizationId} and r.status = 'FINISHED' and r.held_until is null
      and r.date_finished > ${since} and ${isThere} and ${IS_STILL_WANTED}
      and t.user_id is distinct from (select id from me)
      and not exists (select from talents_results l where l.organization_id = r.organization_id and l.talent_id = r.talent_id
        and l.status = 'FINISHED' and l.held_until is null and l.date_finished > r.date_finished)
      and not exists (select from result_reads x where x.organization_id = r.organization_id
        and x.user_id = (select id from me) and x.result_id = r.id)
    order by r.date_finished desc, r.id limit ${TALENTS_SHOWN}
  `.execute(db);
  return {
    count: rows[0]?.count ?? 0,
    names: rows.slice(0, NAMES_SHOWN).map(({ name }) => name),
    talents: rows.map(({ id }) => id),
  };
}

/** People whose newest mail failed permanently: those whose `mail_error` is set. */
export async function findUndelivered(
  db: Reader,
  scope: OrganizationScope,
  actor: Actor,
): Promise<{ readonly count: number; readonly names: readonly string[] }> {
  const { rows } = await readSql<{ count: number; name: string }>`
    with me as (select ${actor.userId}::uuid as id)
    select count(*) over ()::int as count, ${displayName(actor)} as name
    from talents t where t.organization_id = ${scope.organizationId} and t.mail_error is not null and ${isThere}
    order by t.id limit ${NAMES_SHOWN}
  `.execute(db);
  return { count: rows[0]?.count ?? 0, names: rows.map(({ name }) => name) };
}

export interface AssessmentRow {
  readonly id: string;
  readonly name: string;
  readonly role_id: string;
  readonly date_end: string;
  readonly total: number;
  readonly finished: number;
  readonly compare: readonly string[];
}

/** Condition: the role `o` is neither filled nor archived. */
const isRoleOpen = sql`o.date_deleted is null and o.date_archived is null and o.date_filled is null`;

/**
 * Running assessments of open roles that end within the coming days, with the number of participants who have finished.
 */
export async function listEndingAssessments(
  db: Reader,
  scope: OrganizationScope,
  { today }: Pick<OverviewTimes, 'today'>,
): Promise<AssessmentRow[]> {
  const { rows } = await readSql<AssessmentRow>`
    select a.id, coalesce(a.name, o.name) as name, a.role_id, a.date_end::text as date_end, p.total, p.finished, p.compare
    from assessments a
    join roles o on o.organization_id = a.organization_id and o.id = a.role_id
    cross join lateral (
      select count(*)::int as total, (count(*) filter (where t.stanines is not null))::int as finished,
        coalesce((array_agg(t.id order by t.id) filter (where t.stanines is not null))[1:5], '{}') as compare
      from assessment_participants p join talents t on t.organization_id = p.organization_id and t.id = p.talent_id
      where p.organization_id = a.organization_id and p.assessment_id = a.id
        and p.canceled_at is null and p.rejected_at is null and ${isThere}
    ) p
    where a.organization_id = ${scope.organizationId} and a.date_deleted is null and ${isRoleOpen}
      and a.date_start <= ${today}::date and a.date_end between ${today}::date and ${today}::date + ${ASSESSMENT_DAYS}::int
    order by a.date_end, a.id limit ${LINES_OF_KIND}
  `.execute(db);
  return rows;
}

/** The next assessment to end after that. */
export async function findNextAssessment(
  db: Reader,
  scope: OrganizationScope,
  { today }: Pick<OverviewTimes, 'today'>,
): Promise<{ name: string; date_end: string } | undefined> {
  const { rows } = await readSql<{ name: string; date_end: string }>`
    select coalesce(a.name, o.name) as name, a.date_end::text as date_end
    from assessments a join roles o on o.organization_id = a.organization_id and o.id = a.role_id
    where a.organization_id = ${scope.organizationId} and a.date_deleted is null and a.date_end > ${today}::date and ${isRoleOpen}
    order by a.date_end, a.id limit 1
  `.execute(db);
  return rows[0];
}

export interface PlannedRow {
  readonly count: number;
  readonly date: Date | null;
  readonly on_date: number;
  readonly roles: readonly string[];
}

/** Scheduled invitations, the day on which the next are sent, and the roles they are for. */
export async function countPlanned(
  db: Reader,
  scope: OrganizationScope,
  { zone }: Pick<OverviewTimes, 'zone'>,
): Promise<PlannedRow | undefined> {
  const { organizationId } = scope;
  const { rows } = await readSql<PlannedRow>`
    with planned as materialized (
      select t.id, r.send_at from talents_results r join talents t on t.organization_id = r.organization_id and t.id = r.talent_id
      where r.organization_id = ${organizationId} and r.date_finished is null and r.status = 'SCHEDULED'
        and t.invitation_status = 'SCHEDULED' and r.send_at is not null and ${isThere}
    )
    select count(distinct id)::int as count, min(send_at) as date,
      (count(distinct id) filter (where (send_at at time zone ${zone})::date = (select (min(send_at) at time zone ${zone})::date from planned)))::int as on_date,
      array(select o.name from planned p
        join roles_talents l on l.organization_id = ${organizationId} and l.talents_id = p.id and l.rejected_at is null
        join roles o on o.organization_id = ${organizationId} and o.id = l.roles_id and ${isRoleOpen}
        group by o.id, o.name order by count(*) desc, o.name collate "und-x-icu" limit ${ROLES_SHOWN}) as roles
    from planned
  `.execute(db);
  return rows[0];
}

export interface GoalRow {
  readonly id: string;
  readonly name: string;
  readonly date_due: string;
  readonly progress: number | null;
  readonly date_updated: Date;
}

const goalsDue = (scope: OrganizationScope) => sql`(
  select g.id, g.objective as name, g.due_date::text as date_due, g.due_date, g.date_updated,
    (select round(avg(case when k.is_done then 100 else k.percent end))::int from key_results k
      where k.organization_id = g.organization_id and k.goal_id = g.id) as progress
  from goals g where g.organization_id = ${scope.organizationId} and g.date_deleted is null and g.due_date is not null) g
  where g.progress is distinct from 100`;

/** Goals that are due within the coming days or overdue, and not reached. */
export async function listDueGoals(
  db: Reader,
  scope: OrganizationScope,
  { today }: Pick<OverviewTimes, 'today'>,
): Promise<GoalRow[]> {
  const { rows } = await readSql<GoalRow>`
    select g.id, g.name, g.date_due, g.progress, g.date_updated from ${goalsDue(scope)}
      and g.due_date <= ${today}::date + ${GOAL_DAYS}::int
    order by g.due_date, g.id limit ${LINES_OF_KIND}
  `.execute(db);
  return rows;
}

/** The next goal that is due later than today. */
export async function findNextGoal(
  db: Reader,
  scope: OrganizationScope,
  { today }: Pick<OverviewTimes, 'today'>,
): Promise<Pick<GoalRow, 'name' | 'date_due'> | undefined> {
  const { rows } = await readSql<Pick<GoalRow, 'name' | 'date_due'>>`
    select g.name, g.date_due from ${goalsDue(scope)} and g.due_date > ${today}::date order by g.due_date, g.id limit 1
  `.execute(db);
  return rows[0];
}

/** The lines that a person has snoozed beyond now. */
export async function listSnoozed(
  db: Reader,
  scope: OrganizationScope,
  { actor, now }: { actor: Actor; now: Date },
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('put_offs')
    .select('line')
    .where('organization_id', '=', scope.organizationId)
    .where('user_id', '=', actor.userId)
    .where('date_until', '>', now)
    .execute();
  return new Set(rows.map(({ line }) => line));
}
