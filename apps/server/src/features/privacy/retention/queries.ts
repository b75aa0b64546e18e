import type { RetentionRule } from '@quint/domain/privacy/retention.ts';
import { USUAL_MONTHS } from '@quint/domain/privacy/retention.ts';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { TALENT_LANGUAGE } from '#mail/account-language.ts';

/** Months of each rule. As `months` they are numbers that are tried out. */
export type Months = Readonly<Record<RetentionRule, number | null>>;

const monthsOf = (rule: RetentionRule, months: Months | undefined) =>
  months === undefined
    ? sql`case when s.organization_id is null then ${USUAL_MONTHS[rule]}::int else s.${sql.ref(`${rule}_months`)} end`
    : sql`${months[rule]}::int`;

/**
 * The talents `t` that are there, with the rule that holds for each and the end of their data, null without one. A
 * rejection counts as long as no other role considers the person; for a person who asked to be kept the time starts anew.
 */
const endings = (months?: Months): RawBuilder<unknown> => sql`
  talents t
  join organizations o on o.id = t.organization_id and o.date_deleted is null
  left join retention_settings s on s.organization_id = t.organization_id
  left join retention_notices n on n.organization_id = t.organization_id and n.talent_id = t.id
  cross join lateral (
    select max(l.rejected_at) as rejected_at, bool_or(l.rejected_at is null and r.date_deleted is null) as is_considered,
      max(l.date_created) as linked_at
    from roles_talents l join roles r on r.organization_id = l.organization_id and r.id = l.roles_id
    where l.organization_id = t.organization_id and l.talents_id = t.id
  ) l
  cross join lateral (
    select max(r.date_last_action) as answered_at, max(r.date_last_invited) as invited_at from talents_results r
    where r.organization_id = t.organization_id and r.talent_id = t.id
  ) r
  cross join lateral (
    select max(i.date_created) as wrote_at from inbox_messages i
    where i.organization_id = t.organization_id and i.talent_id = t.id
  ) i
  left join job_preferences p on p.organization_id = t.organization_id and p.id = t.job_preferences
  left join users u on u.id = t.user_id
  cross join lateral (
    select case when t.status = 'EMPLOYEE' then 'employees'
      when l.rejected_at is not null and l.is_considered is not true then 'rejected' else 'applicants' end as name
  ) rule
  cross join lateral (
    select case rule.name
      when 'rejected' then greatest(l.rejected_at, r.invited_at, n.date_kept)
        + make_interval(months => ${monthsOf('rejected', months)})
      when 'applicants' then greatest(t.date_created, l.linked_at, r.answered_at, i.wrote_at, p.date_updated, u.last_access, n.date_kept)
        + make_interval(months => ${monthsOf('applicants', months)})
      else greatest(t.date_created, l.linked_at, r.answered_at, i.wrote_at, p.date_updated, u.last_access, n.date_kept)
        + make_interval(months => ${monthsOf('employees', months)}) end as computed_end
  ) e
  where t.date_deleted is null and t.date_anonymized is null`;

export interface Ending {
  readonly organizationId: string;
  readonly talentId: string;
  readonly email: string;
  readonly language: 'EN' | 'DE';
  readonly rule: RetentionRule;
  readonly ends_at: Date;
}

const ENDING = sql`t.organization_id as "organizationId", t.id as "talentId", t.email, ${TALENT_LANGUAGE} as language,
  rule.name as rule`;

/** People of all workspaces whose end is near and who were not told, some of each workspace at a time. Requires the platform role. */
export async function listToNotice(
  db: Reader,
  { until, limit }: { until: Date; limit: number },
): Promise<Ending[]> {
  const { rows } = await readSql<Ending & { readonly place: number }>`
    select x.* from (
      select ${ENDING}, e.computed_end as ends_at,
        row_number() over (partition by t.organization_id order by e.computed_end, t.id) as place
      from ${endings()} and n.ends_at is null and e.computed_end <= ${until}
    ) x where x.place <= ${limit} order by x."organizationId", x.place
  `.execute(db);
  return rows;
}

/** People who were told and whose time is over; `computed_end` is later when something has happened since. Requires the platform role. */
export async function listNoticed(
  db: Reader,
  { now, limit }: { now: Date; limit: number },
): Promise<(Ending & { readonly computed_end: Date | null })[]> {
  const { rows } = await readSql<Ending & { readonly computed_end: Date | null }>`
    select ${ENDING}, n.ends_at, e.computed_end from ${endings()} and n.ends_at <= ${now}
    order by n.ends_at, t.id limit ${limit}
  `.execute(db);
  return rows;
}

export interface EndOfData {
  readonly rule: RetentionRule;
  /** By the rule; null when it never ends. */
  readonly computed_end: Date | null;
  /** As the person was told; null before. */
  readonly announced_end: Date | null;
}

/** When the data of a person ends. Undefined for an unknown person. */
export async function findEnding(
  db: Reader,
  { organizationId, talentId }: Pick<Ending, 'organizationId' | 'talentId'>,
): Promise<EndOfData | undefined> {
  const { rows } = await readSql<EndOfData>`
    select rule.name as rule, e.computed_end, n.ends_at as announced_end from ${endings()}
      and t.organization_id = ${organizationId} and t.id = ${talentId}
  `.execute(db);
  return rows[0];
}

export interface ComingRow {
  readonly id: string;
  readonly name: string;
  readonly rule: RetentionRule;
  readonly ends_at: Date;
  readonly match_count: number;
}

/**
 * People of a workspace who were told of their end and have done nothing since, the first ones first, under the name that
 * the reader may see. Nobody else is erased by the night, and notices are few: this asks nothing of all other people.
 */
export async function listComing(
  db: Reader,
  { organizationId }: OrganizationScope,
  { limit, name, userId }: { limit: number; name: RawBuilder<string>; userId: string },
): Promise<ComingRow[]> {
  const { rows } = await readSql<ComingRow>`
    with me as (select ${userId}::uuid as id)
    select t.id, ${name} as name, rule.name as rule, n.ends_at, (count(*) over ())::int as match_count
    from ${endings()} and t.organization_id = ${organizationId} and n.ends_at is not null and e.computed_end <= n.ends_at
    order by n.ends_at, t.id limit ${limit}
  `.execute(db);
  return rows;
}

export interface NearRow {
  readonly id: string;
  readonly name: string;
  readonly rule: RetentionRule;
  readonly ends_at: Date;
  readonly is_noticed: boolean;
  readonly match_count: number;
}

/** People of a workspace whose data ends until a moment, the first ones first, under the name that the reader may see. */
export async function listNear(
  db: Reader,
  { organizationId }: OrganizationScope,
  { until, limit, name, userId }: { until: Date; limit: number; name: RawBuilder<string>; userId: string },
): Promise<NearRow[]> {
  const { rows } = await readSql<NearRow>`
    with me as (select ${userId}::uuid as id)
    select t.id, ${name} as name, rule.name as rule, coalesce(n.ends_at, e.computed_end) as ends_at,
      n.ends_at is not null as is_noticed, (count(*) over ())::int as match_count
    from ${endings()} and t.organization_id = ${organizationId} and coalesce(n.ends_at, e.computed_end) <= ${until}
    order by 4, t.id limit ${limit}
  `.execute(db);
  return rows;
}

/** How many people of a workspace other numbers would concern until a moment, by rule. */
export async function countUnder(
  db: Reader,
  { organizationId }: OrganizationScope,
  { months, until }: { months: Months; until: Date },
): Promise<Readonly<Record<RetentionRule, number>>> {
  const { rows } = await readSql<{ rule: RetentionRule; people: number }>`
    select rule.name as rule, count(*)::int as people from ${endings(months)}
      and t.organization_id = ${organizationId} and e.computed_end <= ${until}
    group by 1
  `.execute(db);
  const counts = { rejected: 0, applicants: 0, employees: 0 };
  for (const { rule, people } of rows) counts[rule] = people;
  return counts;
}

/** Notes that people are told; returns those who were not yet. Requires the platform role. */
export async function insertNotices(db: Writer, endings: readonly Ending[], now: Date): Promise<Set<string>> {
  const { rows } = await sql<{ talent_id: string }>`
    insert into retention_notices as n (organization_id, talent_id, rule, ends_at, date_noticed)
    select x.organization_id, x.talent_id, x.rule, x.ends_at, ${now}
    from unnest(${endings.map((each) => each.organizationId)}::uuid[], ${endings.map((each) => each.talentId)}::uuid[],
      ${endings.map(({ rule }) => rule)}::text[], ${endings.map((each) => each.ends_at)}::timestamptz[])
      as x (organization_id, talent_id, rule, ends_at)
    order by x.organization_id, x.talent_id
    on conflict (organization_id, talent_id) do update
      set rule = excluded.rule, ends_at = excluded.ends_at, date_noticed = excluded.date_noticed
      where n.ends_at is null
    returning talent_id
  `.execute(db);
  return new Set(rows.map((row) => row.talent_id));
}

/** Takes a notice back: something has happened with the person since. Requires the platform role. */
export async function dropNotice(db: Writer, { organizationId, talentId }: Ending): Promise<void> {
  await sql`
    delete from retention_notices where organization_id = ${organizationId} and talent_id = ${talentId} and date_kept is null
  `.execute(db);
  await sql`
    update retention_notices set ends_at = null where organization_id = ${organizationId} and talent_id = ${talentId}
  `.execute(db);
}

/** Notes that a person asked to be kept. Returns the name of the workspace; undefined for a person who is gone. */
export async function recordRetention(
  db: Writer,
  { organizationId }: OrganizationScope,
  { talentId, now }: { talentId: string; now: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    with kept as (
      insert into retention_notices (organization_id, talent_id, rule, ends_at, date_noticed, date_kept)
      select organization_id, id, 'applicants', null, ${now}, ${now} from talents
      where organization_id = ${organizationId} and id = ${talentId} and date_deleted is null and date_anonymized is null
      on conflict (organization_id, talent_id) do update set ends_at = null, date_kept = excluded.date_kept
      returning organization_id
    )
    select o.name from kept k join organizations o on o.id = k.organization_id
  `.execute(db);
  return rows[0]?.name;
}
