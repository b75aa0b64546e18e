import { DOMAINS } from '@quint/psychometrics/types.ts';
import type { Domain, Facet } from '@quint/psychometrics/types.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { CountRows } from '#features/norms/counting/model.ts';
import type { FormInLanguage } from '#features/norms/queries.ts';

/** Sheets without remarks of people who take part in norms. */
const OK_SHEETS = sql`talents_results r
  join talents t on t.organization_id = r.organization_id and t.id = r.talent_id
    and t.date_deleted is null and t.date_anonymized is null
    and t.norms_withdrawn_at is null
    and t.organization_id <> all (t.ws_ids_of_copied_talent)
  where r.status = 'FINISHED' and r.quality = 'ok'`;

export interface SheetKeys {
  readonly organization_id: string;
  readonly id: string;
}

/** The newest sheet without remarks of each person, per form and language; one address is one person. */
export async function listSheetsToCount(db: Reader): Promise<SheetKeys[]> {
  const { rows } = await readSql<SheetKeys>`
    select distinct on (lower(t.email), r.instrument_version, r.language) r.organization_id, r.id
    from ${OK_SHEETS}
    order by lower(t.email), r.instrument_version, r.language, r.date_finished desc
  `.execute(db);
  return rows;
}

/** What is counted of a sheet. It names nobody. */
export interface SheetToCount extends FormInLanguage {
  readonly domains: Readonly<Partial<Record<Domain, number | null>>>;
  readonly facets: Readonly<Partial<Record<Facet, number | null>>>;
  readonly gender: string | null;
  readonly age: number | null;
  /** The current box of each item. */
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
  { sums, products, boxes }: CountRows,
  now: Date,
): Promise<void> {
  const date_counted = now;
  await tx.deleteFrom('scale_sums').execute();
  await tx.deleteFrom('item_products').execute();
  await tx.deleteFrom('item_counts').execute();
  for (const part of inParts(sums)) {
    const values = part.map((row) => ({ ...row, date_counted }));
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
}

/** Counts the first two sheets of the same people, replacing the previous counts. */
export async function replaceRetestSums(tx: Writer, now: Date): Promise<void> {
  await tx.deleteFrom('retest_sums').execute();
  await sql`
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
    insert into retest_sums (instrument, language, scale, weeks, people, first_total, next_total, first_squares, next_squares, products, date_counted)
    select instrument, language, scale, case when weeks <= 8 then '2-8' when weeks <= 26 then '9-26' else '27-on' end as band,
      count(*), sum(x), sum(y), sum(x * x), sum(y * y), sum(x * y), ${now}
    from pairs where weeks >= 2 and x is not null and y is not null
    group by instrument, language, scale, band
  `.execute(tx);
}
