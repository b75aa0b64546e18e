import { readSql } from '#database/read-sql.ts';
import type { Reader } from '#database/gate.ts';
import type { Clock } from '#deps.ts';
import { isOfDeletedWorkspace } from '#outbox/held-mails.ts';

/** Jobs of a kind in one state that is not done. */
export interface QueueFigure {
  readonly name: string;
  readonly state: 'waiting' | 'later' | 'retry' | 'active' | 'failed';
  readonly count: number;
  /** How long the oldest of them has been due, in seconds; 0 for those that are not. */
  readonly oldest_seconds: number;
}

/** Mails in one state that is not sent. */
export interface OutboxFigure {
  readonly state: 'due' | 'later' | 'failed';
  readonly count: number;
  readonly oldest_seconds: number;
}

/** What the queue holds that is not done, and what was given up in the days that it remembers. */
export async function countQueue(db: Reader): Promise<readonly QueueFigure[]> {
  const { rows } = await readSql<QueueFigure>`
    select name, case when state::text <> 'created' then state::text when start_after > now() then 'later' else 'waiting' end as state,
      count(*)::int as count,
      greatest(0, coalesce(max(extract(epoch from now() - start_after)) filter (where state::text in ('created', 'retry')), 0))::float8 as oldest_seconds
    from pgboss.job where state::text in ('created', 'retry', 'active', 'failed')
    group by 1, 2
  `.execute(db);
  return rows;
}

/** The mails that are not sent, without those that wait in deleted workspaces. */
export async function countOutbox(db: Reader, clock: Clock): Promise<readonly OutboxFigure[]> {
  const now = clock.now();
  const { rows } = await readSql<OutboxFigure>`
    select case when status = 'failed' then 'failed' when send_after > ${now} then 'later' else 'due' end as state,
      count(*)::int as count,
      greatest(0, coalesce(max(extract(epoch from ${now}::timestamptz - coalesce(send_after, date_created))) filter (where status = 'queued'), 0))::float8 as oldest_seconds
    from outbox o where status in ('queued', 'failed') and not (status = 'queued' and ${isOfDeletedWorkspace})
    group by 1
  `.execute(db);
  return rows;
}
