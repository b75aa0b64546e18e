import type { Actor } from '@quint/domain/workspace/actor.ts';
import type { Alphas, QualityVerdict } from '@quint/psychometrics/types.ts';
import { sql } from 'kysely';
import type { Reader } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { alphasOfResult, isDoubtfulSheet } from '#features/measures/norms/queries.ts';
import { isExcluded } from '#features/roles/roles/queries.ts';
import type { OverviewTimes } from '#features/actions/overview/model.ts';

const isThere = sql`t.date_deleted is null and t.date_anonymized is null`;
/** The invitation of the talent `t` is open: invited, sent, opened or begun. */
export const isOpen = sql`t.invitation_status in ('INVITED', 'SENT', 'OPENED', 'PENDING')`;

export interface Counts {
  readonly open: number;
  readonly teams: number;
  /** Up to three: the first steps need no more. */
  readonly talents: number;
  readonly chosen_count: number;
  readonly insights: number;
  /** People with a result who object to rankings. */
  readonly left_out: number;
  readonly results_since_yesterday: number;
  readonly messages_since_yesterday: number;
}

/** The numbers of today. */
export async function findCounts(
  db: Reader,
  { organizationId }: OrganizationScope,
  { yesterday }: Pick<OverviewTimes, 'yesterday'>,
): Promise<Counts> {
  const people = sql`talents t where t.organization_id = ${organizationId} and ${isThere}`;
  const { rows } = await readSql<Counts>`
    select
      (select count(*)::int from ${people} and ${isOpen}) as open,
      (select count(*)::int from teams m where m.organization_id = ${organizationId} and m.date_deleted is null) as teams,
      (select count(*)::int from (select from ${people} limit 3) p) as talents,
      (select count(*)::int from (select from ${people} and t.status in ('FAVOURITE', 'EMPLOYEE') limit 1) p) as chosen_count,
      (select o.talent_insights_budget from organizations o where o.id = ${organizationId}) as insights,
      (select count(*)::int from ${people} and t.ranked_stanines is null and t.stanines is not null) as left_out,
      (select count(*)::int from talents_results r join talents t on t.organization_id = r.organization_id and t.id = r.talent_id
        where r.organization_id = ${organizationId} and r.status = 'FINISHED' and r.date_finished >= ${yesterday} and ${isThere}) as results_since_yesterday,
      (select count(*)::int from inbox_messages m join talents t on t.organization_id = m.organization_id and t.id = m.talent_id
        where m.organization_id = ${organizationId} and m.is_from_talent and m.date_created >= ${yesterday} and ${isThere}) as messages_since_yesterday
  `.execute(db);
  const row = rows[0];
  if (row === undefined) throw new Error('The numbers of a workspace are always one row');
  return row;
}

/** The first sheets of talents, without retakes: their dates tell how many were open at a past time. */
const firstSheets = (organizationId: string) => sql`talents_results r
  join talents t on t.organization_id = r.organization_id and t.id = r.talent_id
  where r.organization_id = ${organizationId} and ${isThere}
    and not exists (select from talents_results l where l.organization_id = r.organization_id and l.talent_id = r.talent_id
      and l.status = 'FINISHED' and l.date_finished < r.date_created)`;

/** How many were sent and how many were withdrawn since a given time. */
export interface MovedSince {
  readonly sent_count: number;
  readonly withdrawn: number;
}

/**
 * What happened to open invitations since each of the given times, except those that were finished: with these, the
 * past numbers follow from today's.
 */
export async function countMoved(
  db: Reader,
  { organizationId }: OrganizationScope,
  { weeksAgo, now }: Pick<OverviewTimes, 'weeksAgo' | 'now'>,
): Promise<MovedSince[]> {
  const [first = now] = weeksAgo;
  const { rows } = await readSql<MovedSince & { week: number }>`
    with moved as (
      select greatest(r.date_created, r.send_at) as date, 1 as step
      from ${firstSheets(organizationId)} and r.date_created > ${first}::timestamptz - interval '60 days'
        and r.status <> 'SCHEDULED' and greatest(r.date_created, r.send_at) > ${first}
      union all
      select r.date_last_action, -1 from ${firstSheets(organizationId)}
        and r.date_finished is null and r.date_last_action > ${first} and r.status = 'CANCELED'
    )
    select width_bucket(date, ${[...weeksAgo]}::timestamptz[]) as week, (count(*) filter (where step = 1))::int as sent_count,
      (count(*) filter (where step = -1))::int as withdrawn from moved group by week
  `.execute(db);
  // Cumulative: includes the week of each time and all later ones.
  return weeksAgo.map((_, index) => {
    const later = rows.filter(({ week }) => week > index);
    const sum = (name: keyof MovedSince) => later.reduce((total, row) => total + row[name], 0);
    return { sent_count: sum('sent_count'), withdrawn: sum('withdrawn') };
  });
}

/** How many finished in each of the weeks, and in the previous week up to the same time of the week. */
export async function countFinished(
  db: Reader,
  { organizationId }: OrganizationScope,
  { mondays, weeksAgo, now }: Pick<OverviewTimes, 'mondays' | 'weeksAgo' | 'now'>,
): Promise<{ weeks: number[]; before: number }> {
  const bounds = [...mondays, now];
  const { rows } = await readSql<{ week: number; people: number }>`
    select width_bucket(r.date_finished, ${bounds}::timestamptz[]) as week, count(*)::int as people
    from talents_results r join talents t on t.organization_id = r.organization_id and t.id = r.talent_id
    where r.organization_id = ${organizationId} and r.status = 'FINISHED' and r.date_finished >= ${mondays[0] ?? now} and ${isThere}
    group by week
  `.execute(db);
  const weeks = mondays.map((_, index) => rows.find(({ week }) => week === index + 1)?.people ?? 0);
  const [from, until] = [mondays.at(-2) ?? now, weeksAgo.at(-2) ?? now];
  const before = await readSql<{ people: number }>`
    select count(*)::int as people
    from talents_results r join talents t on t.organization_id = r.organization_id and t.id = r.talent_id
    where r.organization_id = ${organizationId} and r.status = 'FINISHED' and r.date_finished >= ${from} and r.date_finished < ${until} and ${isThere}
  `.execute(db);
  return { weeks, before: before.rows[0]?.people ?? 0 };
}

/** The newest result of the talent `t` if it is doubtful. */
const doubtfulNow = sql`select from (
  select n.quality from talents_results n where n.organization_id = t.organization_id and n.talent_id = t.id
    and n.status = 'FINISHED' and n.held_until is null order by n.date_finished desc, n.id limit 1) r where ${isDoubtfulSheet}`;

/** People of the same stanines who finished for the first time in the same week, by whole weeks ago. */
export interface RecentKind {
  /** The current stanines; null without five traits, for a doubtful result, and for people who object to rankings. */
  readonly stanines: number | null;
  readonly weeks: number;
  readonly people: number;
}

/** The talents who first finished in the last weeks, by stanines and week; 0 is the last seven days. */
export async function listRecentKinds(
  db: Reader,
  { organizationId }: OrganizationScope,
  { weeksAgo, now }: Pick<OverviewTimes, 'weeksAgo' | 'now'>,
): Promise<RecentKind[]> {
  const { rows } = await readSql<RecentKind>`
    select case when not exists (${doubtfulNow}) then t.ranked_stanines end as stanines, floor(extract(epoch from ${now}::timestamptz - r.date_finished) / 604800)::int as weeks, count(*)::int as people
    from talents_results r join talents t on t.organization_id = r.organization_id and t.id = r.talent_id
    where r.organization_id = ${organizationId} and r.status = 'FINISHED' and r.date_finished > ${weeksAgo[0] ?? now} and ${isThere}
      and not exists (select from talents_results l where l.organization_id = r.organization_id and l.talent_id = r.talent_id
        and l.status = 'FINISHED' and l.date_finished < r.date_finished)
    group by 1, 2
  `.execute(db);
  return rows;
}

/** An unlocked insight: its time, and how many remained. */
export interface Unlock {
  readonly date: Date;
  readonly left: number;
}

/** The insights unlocked since a given time, and the one before, oldest first. */
export async function listUnlocks(
  db: Reader,
  { organizationId }: OrganizationScope,
  { weeksAgo, now }: Pick<OverviewTimes, 'weeksAgo' | 'now'>,
): Promise<Unlock[]> {
  const since = weeksAgo[0] ?? now;
  const { rows } = await readSql<Unlock>`
    select * from (
      (select date_created as date, (details ->> 'talent_insights_budget')::int as left from audit_log
        where organization_id = ${organizationId} and action = 'talents.unlock' and date_created <= ${since}
        order by date_created desc limit 1)
      union all
      (select date_created, (details ->> 'talent_insights_budget')::int from audit_log
        where organization_id = ${organizationId} and action = 'talents.unlock' and date_created > ${since})
    ) u where u.left is not null order by u.date
  `.execute(db);
  return rows;
}

export interface NewestRow {
  readonly talent_id: string;
  readonly name: string;
  readonly date_finished: Date;
  readonly is_new: boolean;
  readonly is_left_out: boolean;
  readonly result_id: string;
  readonly quality: QualityVerdict;
  readonly stanines: number;
  readonly z_o: number | null;
  readonly z_c: number | null;
  readonly z_e: number | null;
  readonly z_a: number | null;
  readonly z_es: number | null;
  readonly alphas: Alphas | null;
  /** The open roles the person is considered for, and up to three finished others of each. */
  readonly considered_roles: readonly { readonly role_id: string; readonly peers: readonly string[] }[];
  /** The roles that turned the person down: none of them is recommended. */
  readonly rejected_roles: readonly string[];
}

/** The talents who finished last, newest first. `name` is the name as the actor may see it. */
export async function listNewest(
  db: Reader,
  { organizationId }: OrganizationScope,
  { actor, name, limit, newSince }: { actor: Actor; name: unknown; limit: number; newSince: Date },
): Promise<NewestRow[]> {
  const { rows } = await readSql<NewestRow>`
    with me as (select ${actor.userId}::uuid as id)
    select t.id as talent_id, ${name} as name, r.date_finished, ${isExcluded} as is_left_out, r.id as result_id, r.quality, t.stanines, r.z_o, r.z_c, r.z_e, r.z_a, r.z_es,
      ${alphasOfResult} as alphas,
      r.date_finished > ${newSince} and t.user_id is distinct from (select id from me) and not exists (
        select from result_reads x where x.organization_id = r.organization_id and x.user_id = (select id from me) and x.result_id = r.id) as is_new,
      coalesce((select jsonb_agg(jsonb_build_object('role_id', c.roles_id, 'peers', array(
          select p.talents_id from roles_talents p join talents q on q.organization_id = p.organization_id and q.id = p.talents_id
          where p.organization_id = c.organization_id and p.roles_id = c.roles_id and p.rejected_at is null and p.talents_id <> t.id
            and q.stanines is not null and q.status <> 'EMPLOYEE' and q.date_deleted is null and q.date_anonymized is null
          order by p.talents_id desc limit 3)))
        from roles_talents c join roles g on g.organization_id = c.organization_id and g.id = c.roles_id
          and g.date_deleted is null and g.date_archived is null and g.date_filled is null
        where c.organization_id = t.organization_id and c.talents_id = t.id and c.rejected_at is null), '[]') as considered_roles,
      array(select c.roles_id from roles_talents c
        where c.organization_id = t.organization_id and c.talents_id = t.id and c.rejected_at is not null) as rejected_roles
    from talents_results r join talents t on t.organization_id = r.organization_id and t.id = r.talent_id
    where r.organization_id = ${organizationId} and r.status = 'FINISHED' and r.held_until is null and t.stanines is not null and ${isThere}
      and not exists (select from talents_results l where l.organization_id = r.organization_id and l.talent_id = r.talent_id
        and l.status = 'FINISHED' and l.held_until is null and l.date_finished > r.date_finished)
    order by r.date_finished desc, r.id limit ${limit}
  `.execute(db);
  return rows;
}
