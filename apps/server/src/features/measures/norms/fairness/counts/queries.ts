import type { FairnessOutcome } from '@quint/domain/measures/fairness.ts';
import { GENDER_GROUPS } from '@quint/domain/people/talents.ts';
import { normFor } from '@quint/psychometrics/norms.ts';
import { DOMAINS, INSTRUMENTS, QUALITY_INDICES } from '@quint/psychometrics/types.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import { LEAST_PEOPLE } from '#features/measures/norms/model.ts';

/** The rate of a group of at least ten people. */
export interface CountedRate {
  readonly organization_id: string;
  /** Null for the assessments of all roles together. */
  readonly role_id: string | null;
  readonly dimension: 'gender' | 'age';
  readonly group_name: string;
  readonly outcome: FairnessOutcome;
  /** A year, a half-year as `2026-1`, or `all`. */
  readonly period: string;
  readonly people: number;
  readonly hits: number;
}

/** A rate before it is decided whether it can be shown. */
export interface CountedPart extends CountedRate {
  /** The people who are counted with this role when all roles are counted together. */
  readonly in_total: number;
}

/** A rate with the comparison to the largest group, if there is one. */
export interface ComparedRate extends CountedRate {
  readonly reference: string | null;
  readonly ratio_low: number | null;
  readonly ratio_high: number | null;
  readonly ratio_method: 'exact' | 'score' | null;
  readonly fisher_p: number | null;
}

/** Age bands of working adults. */
export const AGE_BAND = sql`case when d.age < 30 then '16-29' when d.age < 45 then '30-44' when d.age < 60 then '45-59' else '60+' end`;

/** One row per finished person, with the newest sheet that is not on hold and its demographic groups. */
const PEOPLE = sql`
  select distinct on (r.organization_id, r.talent_id)
    r.organization_id, r.instrument_version, r.quality, r.result, d.gender, ${AGE_BAND} as age,
    r.date_finished at time zone 'UTC' as finished
  from talents_results r
  join talents t on t.organization_id = r.organization_id and t.id = r.talent_id and t.date_anonymized is null and t.norms_withdrawn_at is null
  left join survey_demographics d on d.organization_id = r.organization_id and d.result_id = r.id
  where r.status = 'FINISHED' and r.held_until is null
  order by r.organization_id, r.talent_id, r.date_finished desc`;

/** A gender and an age band. */
export interface CountedGroup {
  readonly gender: string;
  readonly age: string;
}

/**
 * Counts sheets and flags, replacing the previous counts. In a workspace of `restrictedIds`, only people of the groups
 * in `countedGroups` are counted. The number of people who prefer not to say their gender is stored in steps of five,
 * and as none below ten.
 */
export async function replaceSheetCounts(
  tx: Writer,
  {
    restrictedIds,
    countedGroups,
    now,
  }: {
    readonly restrictedIds: readonly string[];
    readonly countedGroups: readonly (CountedGroup & { readonly organization_id: string })[];
    readonly now: Date;
  },
): Promise<void> {
  await sql`delete from fairness_counts`.execute(tx);
  await sql`
    with people as materialized (${PEOPLE}),
    counted as (
      select * from people p
      where not p.organization_id = any(${[...restrictedIds]}::uuid[]) or exists (
        select from jsonb_to_recordset(${JSON.stringify(countedGroups)}::jsonb) g (organization_id uuid, gender text, age text)
        where g.organization_id = p.organization_id and g.gender = p.gender and g.age = p.age
      )
    ),
    measured as (
      select organization_id, 'sheets' as measure, quality = 'ok' as hit from counted
      union all
      select p.organization_id, 'flag:' || i.name,
        exists (select from jsonb_array_elements(p.result -> 'quality' -> 'flags') f where f ->> 'index' = i.name)
      from counted p
      cross join unnest(${[...QUALITY_INDICES]}::text[]) i (name)
    ),
    undisclosed as (
      select organization_id, count(*) as people, count(*) filter (where gender = 'undisclosed') as hits
      from people group by organization_id
    )
    insert into fairness_counts (organization_id, dimension, group_name, measure, people, hits, date_counted)
    select organization_id, 'all', 'all', measure, count(*), count(*) filter (where hit), ${now}::timestamptz
    from measured group by organization_id, measure
    union all
    select organization_id, 'all', 'all', 'undisclosed', people, case when hits < ${LEAST_PEOPLE} then 0 else hits - hits % 5 end, ${now}::timestamptz
    from undisclosed
  `.execute(tx);
}

/** The published norms of all forms; emotional stability is neuroticism reversed. */
const PUBLISHED_NORMS = INSTRUMENTS.flatMap((instrument) =>
  DOMAINS.map((domain) => {
    const { mean, sd } = normFor(instrument).domains[domain];
    return domain === 'N'
      ? { instrument, domain, trait: 'ES', mean, sd: -sd }
      : { instrument, domain, trait: domain, mean, sd };
  }),
);

/** The sums of a trait over the people of a gender and an age band. */
export interface MeanCell extends CountedGroup {
  readonly organization_id: string;
  readonly trait: string;
  readonly people: number;
  readonly total: number;
  readonly total_of_squares: number;
}

/**
 * Sums the traits by gender and age band. Standard scores are computed from the raw sums under the published norm,
 * whatever norm a result was computed with, so that they can be added. The order of adding is fixed: the last digits of
 * a sum depend on it, and the same people must give the same figures.
 */
export async function sumTraits(db: Reader): Promise<MeanCell[]> {
  const { rows } = await readSql<MeanCell>`
    with people as materialized (${PEOPLE})
    select organization_id, gender, age, m.trait, count(*)::int as people, sum(m.z order by m.z) as total,
      sum(m.z * m.z order by abs(m.z)) as total_of_squares
    from people
    cross join lateral (
      select n.trait, ((result -> 'raw' -> 'domains' ->> n.domain)::double precision - n.mean) / n.sd as z
      from jsonb_to_recordset(${JSON.stringify(PUBLISHED_NORMS)}::jsonb)
        n (instrument text, domain text, trait text, mean double precision, sd double precision)
      where n.instrument = instrument_version
    ) m
    where gender = any(${[...GENDER_GROUPS]}) and m.z is not null
    group by organization_id, gender, age, m.trait
    order by organization_id, m.trait, gender, age
  `.execute(db);
  return rows;
}

/** The sums of a trait over a group of at least ten people. */
export interface GroupMean {
  readonly organization_id: string;
  readonly dimension: 'gender' | 'age';
  readonly group_name: string;
  readonly trait: string;
  readonly people: number;
  readonly total: number;
  readonly total_of_squares: number;
}

/** Replaces all sums of traits. Leaves out those of workspaces that were deleted since they were counted. */
export async function replaceMeans(tx: Writer, means: readonly GroupMean[], now: Date): Promise<void> {
  await sql`delete from fairness_means`.execute(tx);
  await sql`
    insert into fairness_means (organization_id, dimension, group_name, trait, people, total, total_of_squares, date_counted)
    select m.organization_id, m.dimension, m.group_name, m.trait, m.people, m.total, m.total_of_squares, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(means)}::jsonb) m (organization_id uuid, dimension text, group_name text,
      trait text, people integer, total double precision, total_of_squares double precision)
    join organizations o on o.id = m.organization_id
  `.execute(tx);
}

/** People of a gender and an age band: their number, and for how many of them a condition holds. */
export interface CountedCell {
  readonly gender: string;
  readonly age: string;
  people: number;
  hits: number;
  /** The people who are counted with this role when all roles are counted together. */
  in_total: number;
}

/** The number of unflagged sheets of a workspace, by gender and age band, in total and by year and half-year. */
export interface UnremarkableCell extends Readonly<CountedCell> {
  readonly organization_id: string;
  readonly period: string;
}

export async function countUnremarkable(db: Reader): Promise<UnremarkableCell[]> {
  const { rows } = await readSql<UnremarkableCell>`
    with people as materialized (${PEOPLE})
    select organization_id, p.period, gender, age,
      count(*)::int as people, (count(*) filter (where quality = 'ok'))::int as hits, count(*)::int as in_total
    from people
    cross join lateral (values ('all'), (to_char(finished, 'YYYY')),
      (to_char(finished, 'YYYY') || case when extract(month from finished) <= 6 then '-1' else '-2' end)) p (period)
    where gender = any(${[...GENDER_GROUPS]})
    group by organization_id, p.period, gender, age
    order by organization_id, p.period, gender, age
  `.execute(db);
  return rows;
}

/** How many people of each workspace have a counted sheet, whatever demographic data they gave. */
export async function countPeople(
  db: Reader,
): Promise<{ readonly organization_id: string; readonly people: number }[]> {
  const { rows } = await readSql<{ organization_id: string; people: number }>`
    with people as materialized (${PEOPLE})
    select organization_id, count(*)::int as people from people group by organization_id
  `.execute(db);
  return rows;
}

const ROWS_PER_INSERT = 1000;

const uniqueOf = (ids: readonly (string | null)[]): string[] => [
  ...new Set(ids.flatMap((id) => (id === null ? [] : [id]))),
];

/** The rates whose workspace and role still exist; locks these until the transaction ends. */
async function lockExisting(tx: Writer, rates: readonly ComparedRate[]): Promise<ComparedRate[]> {
  const organizationIds = uniqueOf(rates.map(({ organization_id: id }) => id));
  const roleIds = uniqueOf(rates.map(({ role_id: id }) => id));
  const { rows: organizations } = await sql<{ id: string }>`
    select id from organizations where id = any(${organizationIds}::uuid[]) order by id for key share
  `.execute(tx);
  const { rows: roles } = await sql<{ id: string }>`
    select id from roles where id = any(${roleIds}::uuid[]) order by id for key share
  `.execute(tx);
  const existingIds = new Set([...organizations, ...roles].map(({ id }) => id));
  return rates.filter(
    ({ organization_id, role_id }) =>
      existingIds.has(organization_id) && (role_id === null || existingIds.has(role_id)),
  );
}

/** Replaces all rates. Leaves out those of workspaces or roles that were deleted since they were counted. */
export async function replaceRates(tx: Writer, rates: readonly ComparedRate[], now: Date): Promise<void> {
  const existingRates = await lockExisting(tx, rates);
  await sql`delete from fairness_rates`.execute(tx);
  for (let start = 0; start < existingRates.length; start += ROWS_PER_INSERT) {
    const rows = existingRates.slice(start, start + ROWS_PER_INSERT);
    await tx
      .insertInto('fairness_rates')
      .values(rows.map((row) => ({ ...row, date_counted: now })))
      .execute();
  }
}
