import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';

export interface JobRow {
  readonly name: string;
  readonly waiting: number;
  readonly running: number;
  readonly failed: number;
  readonly oldest: Date | null;
  readonly is_scheduled: boolean;
  readonly last_run: Date | null;
  readonly has_last_failed: boolean | null;
  /** Failed runs that the queue would have retried by itself. */
  readonly repeatable: number;
}

/** Kinds of jobs with their runs of the last two days, which the queue retains. Requires the platform role. */
export async function listJobs(db: Reader): Promise<JobRow[]> {
  const { rows } = await readSql<JobRow>`
    select q.name, coalesce(j.waiting, 0) as waiting, coalesce(j.running, 0) as running, coalesce(j.failed, 0) as failed,
      j.oldest, s.name is not null as is_scheduled, j.last_run, j.has_last_failed, coalesce(j.repeatable, 0) as repeatable
    from pgboss.queue q
    left join (select distinct name from pgboss.schedule) s on s.name = q.name
    left join (
      select name,
        (count(*) filter (where state in ('created', 'retry') and start_after <= now()))::int as waiting,
        (count(*) filter (where state = 'active'))::int as running,
        (count(*) filter (where state = 'failed'))::int as failed,
        (count(*) filter (where state = 'failed' and retry_limit > 0))::int as repeatable,
        min(start_after) filter (where state in ('created', 'retry') and start_after <= now()) as oldest,
        max(completed_on) as last_run,
        (array_agg(state = 'failed' order by completed_on desc) filter (where completed_on is not null))[1] as has_last_failed
      from pgboss.job group by name
    ) j on j.name = q.name
    where q.name !~ '^__pgboss'
    order by q.name collate "C"
  `.execute(db);
  return rows;
}

/**
 * Repeats failed jobs of a kind: all of them, or the last one of a scheduled kind. Returns their number. Requires the
 * platform role.
 */
export async function retryJobs(
  db: Writer,
  { name, isScheduled }: { name: string; isScheduled: boolean },
): Promise<number> {
  const { rows } = await sql`
    update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, start_after = now(), completed_on = null
    where name = ${name} and state = 'failed' and id in (
      select id from pgboss.job where name = ${name} and state = 'failed' and (retry_limit > 0 or ${isScheduled})
      order by completed_on desc limit ${isScheduled ? 1 : null}::bigint
    )
    returning id
  `.execute(db);
  return rows.length;
}
