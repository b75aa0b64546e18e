import { DOMAINS } from '@quint/psychometrics/types.ts';
import type { Domain, Facet } from '@quint/psychometrics/types.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { CountRows } from '#features/measures/norms/counts/model.ts';
import type { RetestSum } from '#features/measures/norms/measurement/queries.ts';
import type { FormInLanguage } from '#features/measures/norms/queries.ts';

/**
 * Unflagged sheets of people who take part in norms. A result copied with a talent of the pool has no answers; it
 * belongs to another workspace and is not counted again.
 */
const OK_SHEETS = sql`talents_results r
  join talents t on t.organization_id = r.organization_id and t.id = r.talent_id
    and t.date_deleted is null and t.date_anonymized is null
    and t.norms_withdrawn_at is null
    and t.organization_id <> all (t.ws_ids_of_copied_talent)
  where r.status = 'FINISHED' and r.quality = 'ok' and not (
    exists (select from pool_unlocks u where u.organization_id = r.organization_id and u.talent_id = r.talent_id)
    and not exists (select from survey_answers a where a.organization_id = r.organization_id and a.result_id = r.id)
  )`;

/** Serialises counts of this kind until the transaction ends: two that replace the same rows would collide. */
export async function lockCounts(tx: Writer, kind: 'sheets' | 'fairness'): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`count:${kind}`}, 0))`.execute(tx);
}

export interface SheetKeys {
  readonly organization_id: string;
  readonly id: string;
}

/** The newest unflagged sheet of each person, per form and language; one address is one person. */
export async function listSheetsToCount(db: Reader): Promise<SheetKeys[]> {
  const { rows } = await readSql<SheetKeys>`
    select distinct on (lower(t.email), r.instrument_version, r.language) r.organization_id, r.id
    from ${OK_SHEETS}
    order by lower(t.email), r.instrument_version, r.language, r.date_finished desc, r.id
  `.execute(db);
  return rows;
}

/** The counted values of a sheet, without a name. */
export interface SheetToCount extends FormInLanguage {
  readonly domains: Readonly<Partial<Record<Domain, number | null>>>;
  readonly facets: Readonly<Partial<Record<Facet, number | null>>>;
  readonly gender: string | null;
  readonly age: number | null;
  /** The current response category of each item. */
  readonly answers: Readonly<Record<string, number>>;
}

export async function readSheets(db: Reader, keys: readonly SheetKeys[]): Promise<SheetToCount[]> {
  const { rows } = await readSql<SheetToCount>`
    select r.instrument_version as instrument, r.language, coalesce(r.result -> 'raw' -> 'domains', '{}') as domains,
      coalesce(r.result -> 'raw' -> 'facets', '{}') as facets, d.gender, d.age, coalesce(a.answers, '{}') as answers
    from unnest(${keys.map((key) => key.organization_id)}::uuid[], ${keys.map(({ id }) => id)}::uuid[]) k (organization_id, id)
    join talents_results r on r.organization_id = k.organization_id and r.id = k.id
    left join survey_demographics d on d.organization_id = k.organization_id and d.result_id = k.id
    cross join lateral (
      select jsonb_object_agg(item, value) as answers from (
        select distinct on (item) item, value from (
          select distinct on (session_id, item) session_id, item, value, date_received
          from survey_answers
          where organization_id = k.organization_id and result_id = k.id and item <= 120
          order by session_id, item, seq desc
        ) of_device
        order by item, date_received desc, session_id desc
      ) current
    ) a
  `.execute(db);
  return rows;
}

const ROWS_AT_ONCE = 5000;

function inParts<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / ROWS_AT_ONCE);
  return Array.from({ length: count }, (_, part) =>
    rows.slice(part * ROWS_AT_ONCE, (part + 1) * ROWS_AT_ONCE),
  );
}

/** Stores counts in place of the previous ones. */
export async function replaceCounts(
  tx: Writer,
  { sums, products, boxes, retests }: CountRows & { readonly retests: readonly RetestSum[] },
  now: Date,
): Promise<void> {
  const date_counted = now;
  await tx.deleteFrom('scale_sums').execute();
  await tx.deleteFrom('item_products').execute();
  await tx.deleteFrom('item_counts').execute();
  await tx.deleteFrom('retest_sums').execute();
  for (const part of inParts(sums)) {
    const values = part.map(({ sums: { n, sum, sumOfSquares }, ...key }) => ({
      ...key,
      people: n,
      total: sum,
      total_of_squares: sumOfSquares,
      date_counted,
    }));
    await tx.insertInto('scale_sums').values(values).execute();
  }
  for (const part of inParts(products)) {
    const values = part.map((row) => ({ ...row, date_counted }));
    await tx.insertInto('item_products').values(values).execute();
  }
  for (const part of inParts(boxes)) {
    const values = part.map((row) => ({ ...row, date_counted }));
    await tx.insertInto('item_counts').values(values).execute();
  }
  for (const part of inParts(retests)) {
    const values = part.map(({ sums: { n, x, y, xx, yy, xy }, ...key }) => ({
      ...key,
      people: n,
      first_total: x,
      next_total: y,
      first_squares: xx,
      next_squares: yy,
      products: xy,
      date_counted,
    }));
    await tx.insertInto('retest_sums').values(values).execute();
  }
}

/** Counts the first two sheets of the same people. */
export async function countRetests(db: Reader): Promise<RetestSum[]> {
  const { rows } = await readSql<RetestSum>`
    with sheets as materialized (
      select distinct on (lower(t.email), r.instrument_version, r.language, r.date_finished)
        lower(t.email) as email, r.instrument_version as instrument, r.language, r.date_finished, r.result -> 'raw' -> 'domains' as domains
      from ${OK_SHEETS}
      order by lower(t.email), r.instrument_version, r.language, r.date_finished, r.id
    ),
    ordered as (
      select instrument, language, domains as first, row_number() over person as place,
        lead(domains) over person as next, lead(date_finished) over person - date_finished as between_both
      from sheets window person as (partition by email, instrument, language order by date_finished)
    ),
    pairs as (
      select instrument, language, d.scale, (first ->> d.scale)::float8 as x, (next ->> d.scale)::float8 as y,
        floor(extract(epoch from between_both) / (7 * 24 * 60 * 60)) as weeks
      from ordered cross join unnest(${[...DOMAINS]}::text[]) d (scale)
      where place = 1 and next is not null
    )
    select instrument, language, scale, b.band as weeks, json_build_object('n', count(*), 'x', sum(x), 'y', sum(y),
      'xx', sum(x * x), 'yy', sum(y * y), 'xy', sum(x * y)) as sums
    from pairs cross join lateral (
      select case when weeks <= 8 then '2-8' when weeks <= 26 then '9-26' else '27-on' end as band
    ) b
    where weeks >= 2 and x is not null and y is not null
    group by instrument, language, scale, b.band
  `.execute(db);
  return rows;
}
