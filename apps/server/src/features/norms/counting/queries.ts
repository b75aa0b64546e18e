import { sql } from 'kysely';
import type { Writer } from '#database/gate.ts';

/** The newest sheet without remarks of each person, per form and language; one address is one person. */
const SHEETS = sql`
  select distinct on (lower(t.email), r.instrument_version, r.language)
    r.organization_id, r.id, r.instrument_version as instrument, r.language, r.result
  from talents_results r
  join talents t on t.organization_id = r.organization_id and t.id = r.talent_id
    and t.date_deleted is null and t.date_anonymized is null
    and t.norms_withdrawn_at is null
    and t.organization_id <> all (t.ws_ids_of_copied_talent)
  where r.status = 'FINISHED' and r.quality = 'ok'
  order by lower(t.email), r.instrument_version, r.language, r.date_finished desc`;

/** Counts all scales and items, replacing the previous counts. */
export async function replaceScaleSums(tx: Writer, now: Date): Promise<void> {
  await sql`delete from scale_sums`.execute(tx);
  await sql`
    with sheets as materialized (${SHEETS}),
    measured as (
      select s.instrument, s.language, e.key as measure, e.value::float8 as value
      from sheets s
      cross join lateral (
        select * from jsonb_each_text(s.result -> 'raw' -> 'domains')
        union all select * from jsonb_each_text(s.result -> 'raw' -> 'facets')
      ) e
      where e.value is not null
      union all
      select s.instrument, s.language, 'item:' || a.item, a.value
      from sheets s
      cross join lateral (
        select distinct on (item) item, value from (
          select distinct on (session_id, item) session_id, item, value, date_received
          from survey_answers
          where organization_id = s.organization_id and result_id = s.id and item <= 120
          order by session_id, item, seq desc
        ) of_device
        order by item, date_received desc, session_id desc
      ) a
    )
    insert into scale_sums (instrument, language, measure, people, total, total_of_squares, date_counted)
    select instrument, language, measure, count(*), sum(value), sum(value * value), ${now}
    from measured group by instrument, language, measure
  `.execute(tx);
}
